//! Places: points and extents of the world, sizes of the screen.

/// A point: of the world in its units, or of the frame in pixels. y points downwards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// A point.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// How far apart two points lie.
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// What leads from the other point to this one.
    pub fn since(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }

    /// Halfway between two points.
    pub fn halfway(self, other: Point) -> Point {
        Point::new((self.x + other.x) / 2.0, (self.y + other.y) / 2.0)
    }
}

/// A rectangle of the world, in its units.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Extent {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Extent {
    /// What lies around a point, so far to each side.
    pub fn around(middle: Point, reach: f64) -> Extent {
        Extent {
            left: middle.x - reach,
            top: middle.y - reach,
            width: 2.0 * reach,
            height: 2.0 * reach,
        }
    }

    /// The smallest extent with all of these points; none without any.
    pub fn of(points: impl IntoIterator<Item = Point>) -> Option<Extent> {
        let mut points = points.into_iter();
        let first = points.next()?;
        let (low, high) = points.fold((first, first), |(low, high), point| {
            let low = Point::new(low.x.min(point.x), low.y.min(point.y));
            (low, Point::new(high.x.max(point.x), high.y.max(point.y)))
        });
        let Point { x: width, y: height } = high.since(low);
        Some(Extent { left: low.x, top: low.y, width, height })
    }

    /// The same with so much more on each side.
    #[must_use]
    pub fn grown(self, by: f64) -> Extent {
        Extent {
            left: self.left - by,
            top: self.top - by,
            width: self.width + 2.0 * by,
            height: self.height + 2.0 * by,
        }
    }

    /// Its middle.
    pub fn middle(self) -> Point {
        Point::new(self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// Its right edge.
    pub fn right(self) -> f64 {
        self.left + self.width
    }

    /// Its lower edge.
    pub fn bottom(self) -> f64 {
        self.top + self.height
    }
}

/// How large the frame is, in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Size {
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Size {
    /// Is there anything to see in it?
    pub fn is_empty(self) -> bool {
        self.width < 1.0 || self.height < 1.0
    }

    /// Its middle, from its upper left corner.
    pub fn middle(self) -> Point {
        Point::new(self.width / 2.0, self.height / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extent_holds_all_its_points_and_no_more() {
        let points = [Point::new(3.0, -2.0), Point::new(-1.0, 5.0), Point::new(0.0, 0.0)];
        let extent = Extent::of(points).expect("three points");
        assert_eq!(extent, Extent { left: -1.0, top: -2.0, width: 4.0, height: 7.0 });
        assert_eq!((extent.right(), extent.bottom()), (3.0, 5.0));
        assert_eq!(Extent::of([]), None);
    }

    #[test]
    fn what_lies_around_a_point_has_it_in_its_middle() {
        let at = Point::new(40.0, 70.0);
        assert_eq!(Extent::around(at, 10.0).middle(), at);
        assert_eq!(Extent::around(at, 10.0), Extent::around(at, 4.0).grown(6.0));
    }
}
