//! Exact questions about convex polygons, listed counter-clockwise (§3.4).

use engine::List;

use crate::measure::{Point, Sea, TOUCH, cross, dot};

/// The corners of a convex shape, counter-clockwise.
pub type Polygon = List<Point, 8>;

/// Do the insides meet? Shapes that only touch do not overlap.
#[inline]
pub fn overlap(a: &[Point], b: &[Point]) -> bool {
    !parts(a, b) && !parts(b, a)
}

/// Has `a` an edge with all of `b` on its outer side?
#[inline]
fn parts(a: &[Point], b: &[Point]) -> bool {
    edges(a).any(|(from, to)| b.iter().all(|&corner| cross(to - from, corner - from) <= 0))
}

/// Are they at most `range` units apart?
pub fn within(a: &[Point], b: &[Point], range: i32) -> bool {
    let square = i64::from(range) * i64::from(range);
    any_distance(a, b, |dividend, divisor| dividend <= square * divisor)
}

/// Are they less than `range` units apart?
pub fn nearer(a: &[Point], b: &[Point], range: i32) -> bool {
    let square = i64::from(range) * i64::from(range);
    any_distance(a, b, |dividend, divisor| dividend < square * divisor)
}

/// Do they touch: is there at most [`TOUCH`] between them?
pub fn touch(a: &[Point], b: &[Point]) -> bool {
    within(a, b, TOUCH)
}

/// Do they overlap, or is one of the distances between a corner and an edge near enough? Its
/// square is a fraction, dividend and divisor; the largest product stays below 2⁵⁶ on every map.
#[inline]
fn any_distance(a: &[Point], b: &[Point], near: impl Fn(i64, i64) -> bool + Copy) -> bool {
    overlap(a, b) || any_corner(a, b, near) || any_corner(b, a, near)
}

#[inline]
fn any_corner(a: &[Point], b: &[Point], near: impl Fn(i64, i64) -> bool) -> bool {
    edges(b).any(|(from, to)| {
        let edge = to - from;
        let length = dot(edge, edge);
        a.iter().any(|&corner| {
            let along = dot(corner - from, edge);
            if along <= 0 {
                near(corner.square_to(from), 1)
            } else if along >= length {
                near(corner.square_to(to), 1)
            } else {
                let aside = cross(edge, corner - from);
                near(aside * aside, length)
            }
        })
    })
}

/// A straight line between two points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Segment {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

impl Segment {
    /// Does a point of it lie strictly inside the polygon?
    pub fn is_inside(self, polygon: &[Point]) -> bool {
        let Segment { from: p, to: q } = self;
        let not_outside =
            edges(polygon).all(|(a, b)| cross(b - a, p - a) > 0 || cross(b - a, q - a) > 0);
        let side = |corner: &Point| cross(q - p, *corner - p);
        not_outside
            && polygon.iter().any(|corner| side(corner) < 0)
            && polygon.iter().any(|corner| side(corner) > 0)
    }

    /// Do the two share a point, be it an end?
    pub fn crosses(self, other: Segment) -> bool {
        let side =
            |line: Segment, point: Point| cross(line.to - line.from, point - line.from).signum();
        let (a, b) = (side(self, other.from), side(self, other.to));
        let (c, d) = (side(other, self.from), side(other, self.to));
        if a != b && c != d {
            return true;
        }
        (a == 0 && self.spans(other.from))
            || (b == 0 && self.spans(other.to))
            || (c == 0 && other.spans(self.from))
            || (d == 0 && other.spans(self.to))
    }

    /// Does its box hold the point?
    fn spans(self, point: Point) -> bool {
        let Segment { from, to } = self;
        (from.x.min(to.x)..=from.x.max(to.x)).contains(&point.x)
            && (from.y.min(to.y)..=from.y.max(to.y)).contains(&point.y)
    }
}

impl Sea {
    /// Is the whole polygon on the map?
    pub fn holds_all(self, polygon: &[Point]) -> bool {
        polygon.iter().all(|&corner| self.holds(corner))
    }
}

/// A polygon's edges, each as the point where it begins and the one where it ends.
#[inline]
fn edges(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    let last = polygon[polygon.len() - 1];
    polygon.iter().scan(last, |from, &to| Some((std::mem::replace(from, to), to)))
}
