//! The step at which a bow meets an obstacle, without trying every step.
//!
//! The bow is a constant that moves: its rounded corners relative to the tip depend on size and
//! heading alone, and the tip moves by `way(k)`. So it overlaps the obstacle at step k exactly if
//! `way(k)`, seen from the obstacle, lies strictly inside a fixed convex polygon, which has a
//! half-plane for each edge of either shape.

use std::sync::LazyLock;

use super::Obstacle;
use super::passage::way;
use crate::hull::{Corner, MOST_MASTS, Plan, corner, plan};
use crate::island::Shape;
use crate::measure::{FIXED, Heading, Point, STEP};

/// The places of the bow tip, seen from an obstacle, where the two overlap as far as one edge is
/// concerned: `cross(edge, place) < bound`.
#[derive(Clone, Copy, Default)]
struct HalfPlane {
    edge: Corner,
    bound: i32,
}

/// The first step, 1 to `steps`, at which the bow of a ship with so many masts, sailing on this
/// heading from the origin, overlaps the obstacle.
#[inline]
pub(super) fn contact(masts: u8, heading: Heading, obstacle: Obstacle, steps: u8) -> Option<u8> {
    let unit = heading.unit();
    match obstacle.masts() {
        None => first_inside(land_planes(obstacle.kind, masts, heading), obstacle.at, unit, steps),
        Some(other) => {
            let hull = &plan(other, obstacle.heading).hull;
            first_inside(&planes::<6, 11>(plan(masts, heading), hull), obstacle.at, unit, steps)
        }
    }
}

/// The first step, 1 to `steps`, that lies strictly inside all half-planes; `at` is where the
/// obstacle is.
#[inline]
fn first_inside(planes: &[HalfPlane], at: Point, unit: Point, steps: u8) -> Option<u8> {
    if planes.iter().all(|plane| plane.holds(way(unit, 1) - at)) {
        return Some(1);
    }
    let mut first = 2;
    for plane in planes {
        first = plane.first_candidate(at, unit, first)?;
    }
    while first <= i64::from(steps) {
        let place = way(unit, first as u8) - at;
        match planes.iter().find(|plane| !plane.holds(place)) {
            None => return Some(first as u8),
            // One step on, unless she has passed the obstacle.
            Some(plane) => first = plane.first_candidate(at, unit, first)? + 1,
        }
    }
    None
}

impl HalfPlane {
    /// Does it hold this place, exactly?
    #[inline]
    fn holds(self, place: Point) -> bool {
        cross(corner(self.edge), place) < self.bound
    }

    /// The first step from `from` on that it may hold; none if it holds no more.
    ///
    /// A way is rounded by at most ½ in each coordinate. So `k · speed < limit` is necessary, both
    /// in fixed point: |speed| < 2²⁶, |limit| < 2³⁵.
    #[inline]
    fn first_candidate(self, at: Point, unit: Point, from: i64) -> Option<i64> {
        let edge = corner(self.edge);
        let speed = i64::from(STEP * cross(edge, unit));
        let limit = (i64::from(self.bound + cross(edge, at)) << FIXED)
            + (i64::from(edge.x.abs() + edge.y.abs()) << (FIXED - 1));
        if from * speed < limit {
            Some(from)
        } else if speed < 0 {
            Some(limit / speed + 1)
        } else {
            None
        }
    }
}

/// The half-planes of a bow and an island of this shape.
#[inline]
fn land_planes(shape: u8, masts: u8, heading: Heading) -> &'static [HalfPlane; 13] {
    let size = (shape * MOST_MASTS + masts - 1) as usize;
    &LAND[size * Heading::COUNT as usize + heading.index()]
}

/// By shape, masts and heading.
static LAND: LazyLock<Vec<[HalfPlane; 13]>> = LazyLock::new(|| {
    let shapes = Shape::all().flat_map(|shape| (1..=MOST_MASTS).map(move |masts| (shape, masts)));
    let of = |(shape, masts): (Shape, u8)| {
        Heading::all().map(move |heading| planes(plan(masts, heading), shape.corners()))
    };
    shapes.flat_map(of).collect()
});

/// The half-planes of a bow and an obstacle.
#[inline]
fn planes<const N: usize, const EDGES: usize>(
    plan: &Plan,
    obstacle: &[Corner; N],
) -> [HalfPlane; EDGES] {
    let mut planes = [HalfPlane::default(); EDGES];
    let (by_bow, by_obstacle) = planes.split_at_mut(5);
    put_planes(by_bow, &plan.bow, obstacle);
    put_planes(by_obstacle, obstacle, &plan.bow);
    // Moving the bow one way is moving the obstacle the other way.
    for plane in by_obstacle {
        plane.edge = plane.edge.map(|side| -side);
    }
    planes
}

/// A half-plane for each edge of `a`, for places of `a` seen from `b`.
#[inline]
fn put_planes(planes: &mut [HalfPlane], a: &[Corner], b: &[Corner]) {
    let mut from = corner(a[a.len() - 1]);
    for (plane, &to) in planes.iter_mut().zip(a) {
        let to = corner(to);
        let edge = to - from;
        let farthest = b.iter().map(|&at| cross(edge, corner(at))).max();
        let bound = farthest.expect("a shape has corners") - cross(edge, from);
        *plane = HalfPlane { edge: [edge.x as i16, edge.y as i16], bound };
        from = to;
    }
}

/// As in [`crate::measure`], for what is near: below 2³¹.
#[inline]
fn cross(u: Point, v: Point) -> i32 {
    u.x * v.y - u.y * v.x
}
