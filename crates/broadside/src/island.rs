//! Islands: six shapes, and where ships lie at them (§3.3, §3.6).

use std::sync::LazyLock;

use crate::hull::{Corner, Hull, MOST_MASTS, corner};
use crate::measure::{Heading, Point, Pose, STEP};
use crate::polygon::{self, Polygon, overlap};

mod lattice;

pub use lattice::{Lattice, Spacing};

/// The outline of an island, one of six.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Shape(u8);

impl Shape {
    /// How many there are.
    pub const COUNT: u8 = 6;

    /// The shape of this number; they repeat after the sixth.
    #[inline]
    pub const fn new(number: u8) -> Shape {
        Shape(number % Shape::COUNT)
    }

    /// All of them, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Shape> + ExactSizeIterator + Clone {
        (0..Shape::COUNT).map(Shape)
    }

    /// Its number, 0 to 5.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its corners round the centre, counter-clockwise.
    #[inline]
    pub(crate) fn corners(self) -> &'static [Corner; 8] {
        &SHAPES[self.0 as usize]
    }
}

/// Corners round the centre.
static SHAPES: [[Corner; 8]; Shape::COUNT as usize] = [
    [
        [280, 0],
        [210, 170],
        [40, 250],
        [-160, 210],
        [-270, 60],
        [-230, -140],
        [-60, -250],
        [170, -200],
    ],
    [
        [260, 60],
        [180, 200],
        [-20, 240],
        [-210, 180],
        [-280, 0],
        [-200, -160],
        [20, -220],
        [200, -140],
    ],
    [
        [240, 110],
        [110, 240],
        [-90, 260],
        [-240, 120],
        [-260, -80],
        [-130, -230],
        [80, -250],
        [230, -100],
    ],
    [
        [280, -40],
        [240, 130],
        [90, 230],
        [-140, 220],
        [-270, 90],
        [-260, -110],
        [-90, -230],
        [160, -200],
    ],
    [
        [220, 0],
        [190, 120],
        [70, 210],
        [-110, 200],
        [-210, 70],
        [-200, -90],
        [-70, -200],
        [120, -180],
    ],
    [
        [275, 50],
        [150, 170],
        [-60, 200],
        [-240, 130],
        [-280, -30],
        [-180, -150],
        [30, -190],
        [220, -110],
    ],
];

/// A piece of land in the sea.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Island {
    /// Its outline.
    pub shape: Shape,
    /// Its centre.
    pub at: Point,
}

impl Island {
    /// How many berths it has, one every 15°.
    pub const BERTHS: u8 = 24;
    /// No corner of any island is farther from its centre.
    pub(crate) const RADIUS: i32 = 285;

    /// The island of this shape with its centre here.
    #[inline]
    pub const fn new(shape: Shape, at: Point) -> Island {
        Island { shape, at }
    }

    /// Its shoreline.
    pub fn outline(self) -> Polygon {
        self.shape.corners().iter().map(|&relative| self.at + corner(relative)).collect()
    }

    /// Is the other island less than `range` away, shore to shore?
    pub fn is_nearer(self, other: Island, range: i32) -> bool {
        polygon::nearer(&self.outline(), &other.outline(), range)
    }

    /// The pose of a ship with so many masts in berth `k`, 0 to 23: bow towards the centre on
    /// heading 3`k`, as near as she gets in whole steps (§3.6).
    #[inline]
    pub fn berth(self, masts: u8, k: u8) -> Pose {
        let size = self.shape.0 as usize * MOST_MASTS as usize + masts as usize - 1;
        let relative = BERTHS[size * Island::BERTHS as usize + k as usize];
        Pose::new(self.at + corner(relative), berth_heading(k))
    }
}

#[inline]
const fn berth_heading(k: u8) -> Heading {
    Heading::new(3 * k)
}

/// Bow tips round the centre, by shape, masts and berth.
static BERTHS: LazyLock<Vec<Corner>> = LazyLock::new(|| {
    let mut berths = Vec::new();
    for shape in Shape::all() {
        for masts in 1..=MOST_MASTS {
            berths.extend((0..Island::BERTHS).map(|k| berth_at(shape, masts, k)));
        }
    }
    berths
});

fn berth_at(shape: Shape, masts: u8, k: u8) -> Corner {
    let heading = berth_heading(k);
    let shore = Island::new(shape, Point::default()).outline();
    let bow_from = |t: i32| -heading.way(t, 0);
    let is_ashore =
        |t: i32| overlap(&Hull::new(masts, Pose::new(bow_from(t), heading)).outline(), &shore);
    // Counted down from 600; but no part of her is nearer to the centre than her bow tip, so
    // nothing overlaps as long as that is off every shore.
    let mut t = 300;
    while !is_ashore(t - STEP) {
        t -= STEP;
    }
    let bow = bow_from(t);
    [bow.x as i16, bow.y as i16]
}
