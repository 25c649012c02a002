//! Which of many marks is meant: by a tap among them, or by an arrow key from one of them.

use super::space::Point;

/// Marks whose middles lie nearer together than so many pixels cannot be told apart by a finger.
const TOO_NEAR: f64 = 24.0;
/// A tap reaches a mark at least so many pixels from its middle.
const REACH: f64 = 22.0;

/// A mark that can be touched, in pixels of the frame.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Target {
    /// Its middle.
    pub middle: Point,
    /// Half its width and height.
    pub half: Point,
    /// Does touching it do more than say why not?
    pub acts: bool,
}

impl Target {
    fn is_reached(&self, at: Point) -> bool {
        let off = at.since(self.middle);
        off.x.abs() <= self.half.x.max(REACH) && off.y.abs() <= self.half.y.max(REACH)
    }
}

/// What a tap means.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Tap {
    /// No mark.
    Misses,
    /// The mark at this place.
    Hits(usize),
    /// One of two that can act and lie too near together: a closer look, by this factor around
    /// this place, tells them apart.
    LooksCloser(Point, f64),
}

/// What a tap there means. The chart can be made larger by the factor `room` at most.
pub fn tapped(at: Point, targets: &[Target], room: f64) -> Tap {
    let mut reached: Vec<usize> =
        (0..targets.len()).filter(|place| targets[*place].is_reached(at)).collect();
    let far = |place: &usize| targets[*place].middle.distance(at);
    reached.sort_by(|one, other| far(one).total_cmp(&far(other)));
    let Some(&nearest) = reached.first() else { return Tap::Misses };
    let first = targets[nearest];
    let rival = reached[1..].iter().map(|place| targets[*place]).find(|other| {
        let apart = other.middle.distance(first.middle);
        // What lies in the same place stays together however near one looks.
        first.acts && other.acts && apart < TOO_NEAR && apart * room >= TOO_NEAR
    });
    rival.map_or(Tap::Hits(nearest), |rival| {
        let wanted = 2.0 * TOO_NEAR / rival.middle.distance(first.middle);
        Tap::LooksCloser(first.middle.halfway(rival.middle), wanted.min(room))
    })
}

/// Where an arrow key points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// ←
    Left,
    /// →
    Right,
    /// ↑
    Up,
    /// ↓
    Down,
}

impl Way {
    /// The way of a key, by the name browsers give it.
    pub fn of_key(key: &str) -> Option<Way> {
        match key {
            "ArrowLeft" => Some(Way::Left),
            "ArrowRight" => Some(Way::Right),
            "ArrowUp" => Some(Way::Up),
            "ArrowDown" => Some(Way::Down),
            _ => None,
        }
    }

    /// So far along it.
    pub fn by(self, far: f64) -> Point {
        match self {
            Way::Left => Point::new(-far, 0.0),
            Way::Right => Point::new(far, 0.0),
            Way::Up => Point::new(0.0, -far),
            Way::Down => Point::new(0.0, far),
        }
    }

    /// How far something lies along it, and how far beside it.
    fn along(self, off: Point) -> (f64, f64) {
        match self {
            Way::Left => (-off.x, off.y.abs()),
            Way::Right => (off.x, off.y.abs()),
            Way::Up => (-off.y, off.x.abs()),
            Way::Down => (off.y, off.x.abs()),
        }
    }
}

/// The nearest of the places in this direction: one that lies more ahead than beside, if there is
/// any. So every place can be reached: each step comes nearer to it.
pub fn toward(from: Point, way: Way, places: &[Point]) -> Option<usize> {
    let cost = |place: usize| {
        let (ahead, beside) = way.along(places[place].since(from));
        (ahead > 1.0).then_some((place, beside > ahead, ahead + beside))
    };
    let nearer = |one: &(usize, bool, f64), other: &(usize, bool, f64)| {
        one.1.cmp(&other.1).then(one.2.total_cmp(&other.2))
    };
    (0..places.len()).filter_map(cost).min_by(nearer).map(|(place, ..)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(x: f64, y: f64, acts: bool) -> Target {
        Target { middle: Point::new(x, y), half: Point::new(22.0, 22.0), acts }
    }

    #[test]
    fn the_nearest_mark_wins_a_tap() {
        let marks = [target(100.0, 100.0, true), target(130.0, 100.0, true)];
        assert_eq!(tapped(Point::new(117.0, 100.0), &marks, 3.0), Tap::Hits(1));
        assert_eq!(tapped(Point::new(113.0, 100.0), &marks, 3.0), Tap::Hits(0));
        assert_eq!(tapped(Point::new(200.0, 100.0), &marks, 3.0), Tap::Misses);
    }

    #[test]
    fn a_large_mark_is_reached_all_over() {
        let large = Target { half: Point::new(80.0, 22.0), ..target(100.0, 100.0, true) };
        assert_eq!(tapped(Point::new(175.0, 110.0), &[large], 3.0), Tap::Hits(0));
        assert_eq!(tapped(Point::new(175.0, 130.0), &[large], 3.0), Tap::Misses);
    }

    #[test]
    fn two_that_can_act_and_lie_too_near_are_looked_at_closer() {
        let marks = [target(100.0, 100.0, true), target(120.0, 100.0, true)];
        let between = Point::new(110.0, 100.0);
        let tap = Point::new(104.0, 100.0);
        assert_eq!(tapped(tap, &marks, 4.0), Tap::LooksCloser(between, 2.4));
        assert_eq!(tapped(tap, &marks, 1.5), Tap::LooksCloser(between, 1.5));
    }

    #[test]
    fn where_a_closer_look_would_not_help_the_nearest_wins() {
        let tap = Point::new(104.0, 100.0);
        let same = [target(100.0, 100.0, true), target(100.0, 100.0, true)];
        assert_eq!(tapped(tap, &same, 4.0), Tap::Hits(0), "in the same place");
        let near = [target(100.0, 100.0, true), target(120.0, 100.0, true)];
        assert_eq!(tapped(tap, &near, 1.0), Tap::Hits(0), "as near as can be");
        let mute = [target(100.0, 100.0, true), target(120.0, 100.0, false)];
        assert_eq!(tapped(tap, &mute, 4.0), Tap::Hits(0), "the other does nothing");
    }

    #[test]
    fn an_arrow_goes_to_the_nearest_mark_that_way() {
        let places = [(200.0, 110.0), (150.0, 220.0), (100.0, 40.0), (20.0, 100.0), (100.5, 100.0)];
        let places = places.map(|(x, y)| Point::new(x, y));
        let from = Point::new(100.0, 100.0);
        for (key, place) in [
            ("ArrowRight", Some(0)),
            ("ArrowDown", Some(1)),
            ("ArrowUp", Some(2)),
            ("ArrowLeft", Some(3)),
        ] {
            let way = Way::of_key(key).expect("an arrow");
            assert_eq!(toward(from, way, &places), place, "{key}");
        }
        assert_eq!(toward(Point::new(300.0, 0.0), Way::Right, &places), None, "the last one");
        assert_eq!(Way::of_key("Enter"), None);
    }
}
