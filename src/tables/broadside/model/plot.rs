//! From the sea of the rules to the chart: y points down there, and angles turn clockwise. Nothing
//! else turns anything round.

use broadside::{Heading, Point, Pose, Sea};

/// A point of the chart, in units; y points down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spot {
    /// To the right.
    pub x: i32,
    /// Down.
    pub y: i32,
}

impl Spot {
    /// A point.
    pub const fn new(x: i32, y: i32) -> Spot {
        Spot { x, y }
    }

    /// The square of the way to another.
    pub fn square_to(self, other: Spot) -> i64 {
        let (x, y) = (i64::from(self.x - other.x), i64::from(self.y - other.y));
        x * x + y * y
    }
}

/// Where something lies and where it points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lie {
    /// The tip of the bow.
    pub at: Spot,
    /// Degrees clockwise from the right.
    pub angle: i32,
}

/// The chart of a sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plot {
    /// Its size.
    pub sea: Sea,
}

impl Plot {
    /// A point of the sea on the chart.
    pub fn spot(self, at: Point) -> Spot {
        Spot::new(at.x, self.sea.height - at.y)
    }

    /// A point of the chart at sea.
    pub fn point(self, at: Spot) -> Point {
        Point::new(at.x, self.sea.height - at.y)
    }

    /// A pose on the chart.
    pub fn lie(self, pose: Pose) -> Lie {
        Lie { at: self.spot(pose.at), angle: angle(pose.heading) }
    }
}

/// A heading in degrees clockwise from the right, −180 to 175.
pub fn angle(heading: Heading) -> i32 {
    let fives = i32::from(heading.number());
    if fives > 36 { 5 * (72 - fives) } else { -5 * fives }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn north_is_up_and_port_is_anticlockwise() {
        let plot = Plot { sea: Sea::of(2) };
        let north = Pose::new(Point::new(100, 700), Heading::new(18));
        assert_eq!(plot.lie(north), Lie { at: Spot::new(100, 7000), angle: -90 });
        assert_eq!(plot.point(plot.spot(north.at)), north.at);
        assert_eq!(angle(Heading::EAST.turned(-1)), 5, "to starboard");
        assert_eq!(angle(Heading::new(36)), -180);
        assert_eq!(angle(Heading::new(37)), 175);
    }
}
