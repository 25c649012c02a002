//! The step at which a bow meets an obstacle, without trying every step.
//!
//! The bow is a constant that moves: its rounded corners relative to the tip depend on size and
//! heading alone, and the tip moves by `way(k)`. So it overlaps the obstacle at step k exactly if
//! `way(k)` lies strictly inside a fixed convex polygon, given by a half-plane for each edge of
//! either shape.

use super::passage::way;
use crate::hull::{Corner, corner};
use crate::measure::{FIXED, Point, STEP};

/// The ways that bring the two shapes together as far as one edge is concerned:
/// `cross(edge, way) < bound`.
#[derive(Clone, Copy, Default)]
struct HalfPlane {
    edge: Point,
    bound: i32,
}

/// The first step, 1 to `steps`, at which the bow, moving along `unit` from the origin, overlaps
/// the obstacle at `at`.
#[inline]
pub(super) fn contact(
    bow: &[Corner; 5],
    obstacle: &[Corner],
    at: Point,
    unit: Point,
    steps: u8,
) -> Option<u8> {
    match (obstacle.try_into(), obstacle.try_into()) {
        (Ok(ship), _) => between::<6, 11>(bow, ship, at, unit, steps),
        (_, Ok(island)) => between::<8, 13>(bow, island, at, unit, steps),
        _ => unreachable!("ships have six corners, islands eight"),
    }
}

fn between<const N: usize, const EDGES: usize>(
    bow: &[Corner; 5],
    obstacle: &[Corner; N],
    at: Point,
    unit: Point,
    steps: u8,
) -> Option<u8> {
    let bow = bow.map(corner);
    let obstacle = obstacle.map(|relative| corner(relative) + at);
    let mut planes = [HalfPlane::default(); EDGES];
    let mut first = 1;
    let halves = half_planes(&bow, &obstacle)
        .chain(half_planes(&obstacle, &bow).map(|plane| HalfPlane { edge: -plane.edge, ..plane }));
    for (place, plane) in planes.iter_mut().zip(halves) {
        *place = plane;
        first = first.max(plane.first_candidate(unit, first)?);
        if first > i64::from(steps) {
            return None;
        }
    }
    for step in first as u8..=steps {
        let way = way(unit, step);
        match planes.iter().find(|plane| !plane.holds(way)) {
            None => return Some(step),
            Some(plane) => plane.first_candidate(unit, i64::from(step))?,
        };
    }
    None
}

/// A half-plane for each edge of `a`, for ways that move `a`.
#[inline]
fn half_planes<'a>(a: &'a [Point], b: &'a [Point]) -> impl Iterator<Item = HalfPlane> + 'a {
    let last = a[a.len() - 1];
    a.iter().scan(last, |from, &to| {
        let from = std::mem::replace(from, to);
        let edge = to - from;
        let farthest = b.iter().map(|&corner| cross(edge, corner)).max();
        let bound = farthest.expect("a shape has corners") - cross(edge, from);
        Some(HalfPlane { edge, bound })
    })
}

impl HalfPlane {
    /// Does it hold this way, exactly?
    #[inline]
    fn holds(self, way: Point) -> bool {
        cross(self.edge, way) < self.bound
    }

    /// The first step from `from` on that it may hold; none if it holds no more.
    ///
    /// A way is rounded by at most ½ in each coordinate. So `k · speed < limit` is necessary, both
    /// in fixed point: |speed| < 2²⁶, |limit| < 2³⁵.
    #[inline]
    fn first_candidate(self, unit: Point, from: i64) -> Option<i64> {
        let Point { x, y } = self.edge;
        let speed = i64::from(STEP * cross(self.edge, unit));
        let limit =
            (i64::from(self.bound) << FIXED) + (i64::from(x.abs() + y.abs()) << (FIXED - 1));
        if from * speed < limit {
            Some(from)
        } else if speed < 0 {
            Some(limit / speed + 1)
        } else {
            None
        }
    }
}

/// As in [`crate::measure`], for what is near: below 2³¹.
#[inline]
fn cross(u: Point, v: Point) -> i32 {
    u.x * v.y - u.y * v.x
}
