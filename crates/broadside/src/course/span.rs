//! How far obstacles reach along a course and to its sides: enough to set most of them aside
//! before anything exact is asked.

use std::sync::LazyLock;

use super::Obstacle;
use crate::hull::{Hull, MOST_MASTS, corner};
use crate::island::Shape;
use crate::measure::{FIXED, Heading, Point, Pose};

/// What an obstacle covers ahead and to port of where it is, as seen on some heading: whole units,
/// rounded outwards.
#[derive(Clone, Copy)]
pub(super) struct Span {
    pub(super) ahead: [i16; 2],
    pub(super) port: [i16; 2],
}

impl Obstacle {
    /// Its span on this heading.
    #[inline]
    pub(super) fn span(self, heading: Heading) -> &'static Span {
        // A ship turned with the course looks the same, but for the rounding of her corners.
        let seen = heading.turn_from(self.heading).rem_euclid(Heading::COUNT as i8);
        &SPANS[self.kind as usize * Heading::COUNT as usize + seen as usize]
    }
}

/// By kind of obstacle and heading, for ships that point east.
static SPANS: LazyLock<Vec<Span>> = LazyLock::new(|| {
    let islands = Shape::all().map(|shape| (shape.corners().map(corner).to_vec(), 0));
    // Every corner of a turned ship is rounded by less than a unit.
    let ships = (1..=MOST_MASTS).map(|masts| {
        let pose = Pose::new(Point::default(), Heading::EAST);
        (Hull::new(masts, pose).outline().to_vec(), 1)
    });
    let kinds: Vec<(Vec<Point>, i32)> = islands.chain(ships).collect();
    let of = |(corners, spare): &(Vec<Point>, i32)| {
        let (corners, spare) = (corners.clone(), *spare);
        Heading::all().map(move |heading| Span::new(&corners, heading.unit(), spare))
    };
    kinds.iter().flat_map(of).collect()
});

impl Span {
    fn new(corners: &[Point], unit: Point, spare: i32) -> Span {
        let along = |towards: Point| {
            let reach = corners.iter().map(|at| at.x * towards.x + at.y * towards.y);
            let low = reach.clone().min().expect("an outline has corners") >> FIXED;
            let high = -(-reach.max().expect("an outline has corners") >> FIXED);
            [(low - spare) as i16, (high + spare) as i16]
        };
        Span { ahead: along(unit), port: along(Point::new(-unit.y, unit.x)) }
    }
}
