//! Units, headings and rounding of the board (§3.1): whole numbers only, the same everywhere.

use std::fmt;
use std::ops::{Add, Neg, Sub};

/// One step of a sailed segment, in units of 1/200 inch (§3.5).
pub const STEP: i32 = 10;

/// Things at most this far apart touch (§3.4): more than a step and its rounding, so that a ship
/// stopped by something always touches it.
pub const TOUCH: i32 = 12;

/// The lattice of island centres: half an L (§3.3).
pub const NODE: i32 = 350;

/// Bits behind the point in unit vectors.
pub(crate) const FIXED: u32 = 14;

/// `round(16384·sin 5k°)` for k = 0 … 18 (§3.1).
const SINE: [i16; 19] = [
    0, 1428, 2845, 4240, 5604, 6924, 8192, 9397, 10531, 11585, 12551, 13421, 14189, 14849, 15396,
    15826, 16135, 16322, 16384,
];

/// Out of fixed point into whole units. Nothing else rounds (§3.1).
#[inline]
pub const fn rdiv(fixed: i32) -> i32 {
    (fixed + (1 << (FIXED - 1))) >> FIXED
}

/// The two edges of a card that everything is measured with, S and L (B-50).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Measure {
    /// The short edge, 500 units.
    #[default]
    S,
    /// The long edge, 700 units.
    L,
}

impl Measure {
    /// Its length in units.
    #[inline]
    pub const fn units(self) -> i32 {
        match self {
            Measure::S => 500,
            Measure::L => 700,
        }
    }

    /// Its length in steps of a segment.
    #[inline]
    pub const fn steps(self) -> u8 {
        (self.units() / STEP) as u8
    }

    /// The whole steps in so many quarters of it, 1 to 4: where a ship may stop short.
    #[inline]
    pub const fn quarters(self, quarters: u8) -> u8 {
        (self.units() * quarters as i32 / (4 * STEP)) as u8
    }
}

/// A point of the sea in units, or the way from one point to another; x grows east, y north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Point {
    /// Units east.
    pub x: i32,
    /// Units north.
    pub y: i32,
}

impl Point {
    /// The point of these coordinates.
    #[inline]
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// The square of the distance to another point.
    #[inline]
    pub fn square_to(self, other: Point) -> i64 {
        let way = other - self;
        dot(way, way)
    }
}

/// `uₓvᵧ − uᵧvₓ`: positive when `v` points to the left of `u` (§3.4).
#[inline]
pub(crate) fn cross(u: Point, v: Point) -> i64 {
    i64::from(u.x) * i64::from(v.y) - i64::from(u.y) * i64::from(v.x)
}

/// `uₓvₓ + uᵧvᵧ`: positive when `v` points forward along `u`.
#[inline]
pub(crate) fn dot(u: Point, v: Point) -> i64 {
    i64::from(u.x) * i64::from(v.x) + i64::from(u.y) * i64::from(v.y)
}

impl Add for Point {
    type Output = Point;
    #[inline]
    fn add(self, way: Point) -> Point {
        Point::new(self.x + way.x, self.y + way.y)
    }
}

impl Sub for Point {
    type Output = Point;
    #[inline]
    fn sub(self, from: Point) -> Point {
        Point::new(self.x - from.x, self.y - from.y)
    }
}

impl Neg for Point {
    type Output = Point;
    #[inline]
    fn neg(self) -> Point {
        Point::new(-self.x, -self.y)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

/// One of 72 directions, 5° apart, counter-clockwise from east (§3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Heading(u8);

impl Heading {
    /// How many there are.
    pub const COUNT: u8 = 72;
    /// Along the x axis.
    pub const EAST: Heading = Heading(0);
    /// How far a ship may turn before a segment, in headings either way: 90° (B-52, R-02).
    pub const MOST_TURNED: i8 = 18;

    /// The heading at `fives` × 5°; full turns do not count.
    #[inline]
    pub const fn new(fives: u8) -> Heading {
        Heading(fives % Heading::COUNT)
    }

    /// All of them, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Heading> + ExactSizeIterator + Clone {
        (0..Heading::COUNT).map(Heading)
    }

    /// Its number, 0 to 71.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// This heading turned by so many headings (±72 at most), to port if positive.
    #[inline]
    pub const fn turned(self, by: i8) -> Heading {
        Heading(((self.0 as i16 + by as i16 + 72) % 72) as u8)
    }

    /// The turn that leads from another heading to this one: −35 to 36, to port if positive.
    #[inline]
    pub const fn turn_from(self, other: Heading) -> i8 {
        let by = (self.0 as i16 - other.0 as i16 + 72) % 72;
        (if by > 36 { by - 72 } else { by }) as i8
    }

    /// The way back.
    #[inline]
    pub const fn opposite(self) -> Heading {
        self.turned(36)
    }

    /// The unit vector that points there, 14 bits behind the point (§3.1).
    #[inline]
    pub const fn unit(self) -> Point {
        let [x, y] = UNITS[self.index()];
        Point::new(x as i32, y as i32)
    }

    /// The way `forward` along this heading and `port` to the left of it, in whole units (§3.2).
    #[inline]
    pub const fn way(self, forward: i32, port: i32) -> Point {
        let Point { x: c, y: s } = self.unit();
        Point::new(rdiv(forward * c - port * s), rdiv(forward * s + port * c))
    }

    /// This heading as a place in a table.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "h{}", self.0)
    }
}

static UNITS: [[i16; 2]; Heading::COUNT as usize] = units();

const fn units() -> [[i16; 2]; Heading::COUNT as usize] {
    let mut units = [[0; 2]; Heading::COUNT as usize];
    let mut h = 0;
    while h < units.len() {
        let (quarter, rest) = (h / 18, h % 18);
        let (s, c) = (SINE[rest], SINE[18 - rest]);
        units[h] = match quarter {
            0 => [c, s],
            1 => [-s, c],
            2 => [-c, -s],
            _ => [s, -c],
        };
        h += 1;
    }
    units
}

/// Where a ship lies: her bow tip and her heading (§3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Pose {
    /// The tip of the bow.
    pub at: Point,
    /// Where it points.
    pub heading: Heading,
}

impl Pose {
    /// The pose with its bow tip here.
    #[inline]
    pub const fn new(at: Point, heading: Heading) -> Pose {
        Pose { at, heading }
    }
}

/// The map, from (0, 0) to its north-east corner. Its edge is a wall (B-58, R-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sea {
    /// Units from west to east.
    pub width: i32,
    /// Units from south to north.
    pub height: i32,
}

impl Sea {
    /// The sea for this many players, 2 to 4 (§3.1, B-190).
    pub const fn of(players: u8) -> Sea {
        match players {
            0..=2 => Sea { width: 10_500, height: 7_700 },
            3 => Sea { width: 12_600, height: 9_100 },
            _ => Sea { width: 14_000, height: 10_500 },
        }
    }

    /// Is the point on the map, its border included?
    #[inline]
    pub const fn holds(self, point: Point) -> bool {
        0 <= point.x && point.x <= self.width && 0 <= point.y && point.y <= self.height
    }

    /// Its middle.
    pub const fn centre(self) -> Point {
        Point::new(self.width / 2, self.height / 2)
    }
}
