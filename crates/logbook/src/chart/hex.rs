//! Cells of the sea and directions between them (L-072, L-095, L-127).

use std::fmt;
use std::ops::{Add, Sub};

/// A hexagon, flat side up, in axial coordinates: `q` to the south-east, `r` to the south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell {
    /// To the south-east.
    pub q: i8,
    /// To the south.
    pub r: i8,
}

/// One of six absolute directions, clockwise from north (L-072).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Dir(u8);

const STEPS: [Cell; 6] = [
    Cell::new(0, -1),
    Cell::new(1, -1),
    Cell::new(1, 0),
    Cell::new(0, 1),
    Cell::new(-1, 1),
    Cell::new(-1, 0),
];

impl Dir {
    /// All six, clockwise from north.
    pub const ALL: [Dir; 6] = [Dir(0), Dir(1), Dir(2), Dir(3), Dir(4), Dir(5)];
    /// North.
    pub const NORTH: Dir = Dir(0);

    /// The direction so many sixths of a turn clockwise from north.
    #[inline]
    pub const fn new(sixths: u8) -> Dir {
        Dir(sixths % 6)
    }

    /// Its place in every list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// So many sixths of a turn clockwise from here.
    #[inline]
    pub const fn turned(self, sixths: u8) -> Dir {
        Dir((self.0 + sixths) % 6)
    }

    /// How many sixths of a turn clockwise this lies from another direction.
    #[inline]
    pub const fn from(self, other: Dir) -> u8 {
        (self.0 + 6 - other.0) % 6
    }

    /// One cell that way.
    #[inline]
    pub const fn step(self) -> Cell {
        STEPS[self.0 as usize]
    }
}

impl Cell {
    /// Where all charts begin.
    pub const CENTRE: Cell = Cell::new(0, 0);

    /// A cell by its coordinates.
    #[inline]
    pub const fn new(q: i8, r: i8) -> Cell {
        Cell { q, r }
    }

    /// The third cube coordinate.
    #[inline]
    pub const fn s(self) -> i8 {
        -self.q - self.r
    }

    /// The neighbour that way.
    #[inline]
    pub const fn to(self, dir: Dir) -> Cell {
        let step = dir.step();
        Cell::new(self.q + step.q, self.r + step.r)
    }

    /// The six neighbours, clockwise from north.
    #[inline]
    pub fn around(self) -> [Cell; 6] {
        Dir::ALL.map(|dir| self.to(dir))
    }

    /// How many steps apart two cells lie (L-095).
    #[inline]
    pub const fn distance(self, other: Cell) -> u8 {
        let (q, r) = (self.q - other.q, self.r - other.r);
        let s = -q - r;
        let (q, r, s) = (q.unsigned_abs(), r.unsigned_abs(), s.unsigned_abs());
        let qr = if q > r { q } else { r };
        if qr > s { qr } else { s }
    }

    /// The cell turned about the centre by so many sixths of a turn clockwise.
    pub const fn turned(self, sixths: u8) -> Cell {
        let mut cell = self;
        let mut left = sixths % 6;
        while left > 0 {
            cell = Cell::new(-cell.r, cell.q + cell.r);
            left -= 1;
        }
        cell
    }

    /// The direction of a neighbour.
    pub fn dir_to(self, neighbour: Cell) -> Option<Dir> {
        Dir::ALL.into_iter().find(|dir| self.to(*dir) == neighbour)
    }
}

impl Add for Cell {
    type Output = Cell;
    #[inline]
    fn add(self, other: Cell) -> Cell {
        Cell::new(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Cell {
    type Output = Cell;
    #[inline]
    fn sub(self, other: Cell) -> Cell {
        Cell::new(self.q - other.q, self.r - other.r)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.q, self.r)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_and_a_turn_go_clockwise_from_north() {
        for dir in Dir::ALL {
            assert_eq!(dir.step().turned(1), dir.turned(1).step(), "L-072: {dir:?}");
            assert_eq!(Cell::CENTRE.dir_to(dir.step()), Some(dir));
            assert_eq!(dir.turned(3).step(), Cell::CENTRE - dir.step());
        }
    }

    #[test]
    fn distance_counts_steps() {
        assert_eq!(Cell::CENTRE.distance(Cell::new(2, -3)), 3, "L-095");
        assert!(Cell::CENTRE.around().iter().all(|cell| cell.distance(Cell::CENTRE) == 1));
    }
}
