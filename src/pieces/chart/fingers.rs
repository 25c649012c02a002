//! What fingers on the chart mean: a tap, a drag, a pinch. A mouse is a finger.

use super::space::Point;

/// A finger that strays by no more than so many pixels has tapped.
const SLOP: f64 = 6.0;

/// The fingers on the chart. Places are pixels of the frame.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Fingers {
    /// At most two; a third means nothing.
    down: Vec<Finger>,
    /// Has one of them gone farther than a tap may?
    strayed: bool,
    /// Did the first come down on something that can be dragged, and is it still that?
    grips: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Finger {
    id: i32,
    from: Point,
    at: Point,
}

/// What fingers do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gesture {
    /// The water follows a finger by so much.
    Pan(Point),
    /// Two fingers spread or close by a factor around a place, and move by so much.
    Pinch {
        /// Between the fingers, before they moved.
        about: Point,
        /// How much farther apart they are now.
        factor: f64,
        /// How far the place between them has moved.
        by: Point,
    },
    /// Something is dragged, or tapped, from one place to another.
    Grip(Phase, Point, Point),
}

/// How far a drag has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// It is no drag: a finger came down and was lifted.
    Tapped,
    /// The finger has strayed: the drag begins.
    Began,
    /// It goes on.
    Moved,
    /// The finger was lifted: what was dragged is let go here.
    Ended,
    /// A second finger came, or the browser took the first away: as if nothing had been dragged.
    Cancelled,
}

impl Fingers {
    /// A finger comes down, perhaps on something that can be dragged.
    pub fn press(&mut self, id: i32, at: Point, grips: bool) -> Option<Gesture> {
        if self.down.len() > 1 || self.down.iter().any(|finger| finger.id == id) {
            return None;
        }
        let before = self.down.first().copied();
        self.down.push(Finger { id, from: at, at });
        let Some(first) = before else {
            (self.strayed, self.grips) = (false, grips);
            return None;
        };
        // Two fingers mean the water, whatever lies under them, and are never a tap.
        let dragged = std::mem::take(&mut self.grips) && self.strayed;
        self.strayed = true;
        dragged.then_some(Gesture::Grip(Phase::Cancelled, first.from, first.at))
    }

    /// A finger moves.
    pub fn shift(&mut self, id: i32, at: Point) -> Option<Gesture> {
        let place = self.down.iter().position(|finger| finger.id == id)?;
        let Finger { from, at: before, .. } = self.down[place];
        if !self.strayed && from.distance(at) <= SLOP {
            return None;
        }
        let other = self.down.get(1 - place.min(1)).filter(|other| other.id != id).map(|f| f.at);
        self.down[place].at = at;
        let begins = !std::mem::replace(&mut self.strayed, true);
        Some(match other {
            Some(other) => {
                let apart = |one: Point| one.distance(other).max(1.0);
                Gesture::Pinch {
                    about: before.halfway(other),
                    factor: apart(at) / apart(before),
                    by: at.halfway(other).since(before.halfway(other)),
                }
            }
            None if self.grips => {
                Gesture::Grip(if begins { Phase::Began } else { Phase::Moved }, from, at)
            }
            // What was taken hold of stays under the finger: the slop is made up for.
            None => Gesture::Pan(at.since(if begins { from } else { before })),
        })
    }

    /// A finger is lifted, or taken away by the browser.
    pub fn lift(&mut self, id: i32, cancelled: bool) -> Option<Gesture> {
        let place = self.down.iter().position(|finger| finger.id == id)?;
        let Finger { from, at, .. } = self.down.remove(place);
        let phase = match (cancelled, self.strayed) {
            (true, false) => return None,
            (true, true) => Phase::Cancelled,
            (false, false) => Phase::Tapped,
            (false, true) => Phase::Ended,
        };
        self.grips.then_some(Gesture::Grip(phase, from, at))
    }

    /// Is there any on the chart?
    pub fn are_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// Have they done something else than tap? Then the click that follows means nothing.
    pub fn have_strayed(&self) -> bool {
        self.strayed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f64, y: f64) -> Point {
        Point::new(x, y)
    }

    #[test]
    fn a_trembling_finger_taps() {
        let mut fingers = Fingers::default();
        fingers.press(1, at(100.0, 100.0), false);
        assert_eq!(fingers.shift(1, at(104.0, 104.0)), None, "5.7 pixels");
        assert_eq!(fingers.lift(1, false), None);
        assert!(!fingers.have_strayed() && !fingers.are_down());
    }

    #[test]
    fn one_finger_drags_the_water_and_its_click_is_none() {
        let mut fingers = Fingers::default();
        fingers.press(1, at(100.0, 100.0), false);
        assert_eq!(fingers.shift(1, at(110.0, 100.0)), Some(Gesture::Pan(at(10.0, 0.0))));
        assert_eq!(fingers.shift(1, at(111.0, 98.0)), Some(Gesture::Pan(at(1.0, -2.0))));
        assert_eq!(fingers.lift(1, false), None);
        assert!(fingers.have_strayed(), "until the next finger comes");
        fingers.press(1, at(0.0, 0.0), false);
        assert!(!fingers.have_strayed());
    }

    #[test]
    fn two_fingers_pinch_and_one_of_them_drags_on() {
        let mut fingers = Fingers::default();
        fingers.press(1, at(100.0, 100.0), false);
        fingers.press(2, at(200.0, 100.0), false);
        let pinch = Gesture::Pinch { about: at(150.0, 100.0), factor: 1.5, by: at(25.0, 0.0) };
        assert_eq!(fingers.shift(2, at(250.0, 100.0)), Some(pinch));
        fingers.lift(1, false);
        assert_eq!(fingers.shift(2, at(251.0, 101.0)), Some(Gesture::Pan(at(1.0, 1.0))));
        fingers.lift(2, false);
        assert!(fingers.have_strayed(), "no pinch ends in a tap");
    }

    #[test]
    fn a_third_finger_means_nothing() {
        let mut fingers = Fingers::default();
        for (id, x) in [(1, 0.0), (2, 100.0), (3, 500.0)] {
            assert_eq!(fingers.press(id, at(x, 0.0), false), None);
        }
        assert_eq!(fingers.shift(3, at(900.0, 0.0)), None);
        assert_eq!(fingers.lift(3, false), None);
        assert!(matches!(fingers.shift(1, at(10.0, 0.0)), Some(Gesture::Pinch { .. })));
    }

    #[test]
    fn what_can_be_dragged_is_told_of_every_phase() {
        let (from, to) = (at(10.0, 10.0), at(30.0, 10.0));
        let mut fingers = Fingers::default();
        fingers.press(1, from, true);
        assert_eq!(fingers.shift(1, at(12.0, 10.0)), None);
        assert_eq!(fingers.shift(1, to), Some(Gesture::Grip(Phase::Began, from, to)));
        let on = at(40.0, 20.0);
        assert_eq!(fingers.shift(1, on), Some(Gesture::Grip(Phase::Moved, from, on)));
        assert_eq!(fingers.lift(1, false), Some(Gesture::Grip(Phase::Ended, from, on)));
        assert!(fingers.have_strayed());
    }

    #[test]
    fn what_can_be_dragged_can_be_tapped_as_well() {
        let mut fingers = Fingers::default();
        fingers.press(1, at(10.0, 10.0), true);
        let tapped = Gesture::Grip(Phase::Tapped, at(10.0, 10.0), at(10.0, 10.0));
        assert_eq!(fingers.lift(1, false), Some(tapped));
        assert!(!fingers.have_strayed());
    }

    #[test]
    fn a_second_finger_and_the_browser_end_a_drag_without_letting_go() {
        let (from, to) = (at(10.0, 10.0), at(30.0, 10.0));
        let cancelled = Some(Gesture::Grip(Phase::Cancelled, from, to));
        let mut fingers = Fingers::default();
        fingers.press(1, from, true);
        fingers.shift(1, to);
        let mut taken = fingers.clone();
        assert_eq!(fingers.press(2, at(99.0, 0.0), true), cancelled);
        assert!(matches!(fingers.shift(1, from), Some(Gesture::Pinch { .. })));
        assert_eq!(fingers.lift(1, false), None, "it is a pinch now");
        assert_eq!(taken.lift(1, true), cancelled);
        assert!(!taken.are_down());
    }
}
