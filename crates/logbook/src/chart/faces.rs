//! On which side of a ship a cell lies (L-072, L-127).

use super::hex::{Cell, Dir};

/// What leads from one cell to another: `along` cells in direction `dir` and `aside` cells in the
/// next direction clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bearing {
    /// The first of the two directions.
    pub dir: Dir,
    /// Cells in that direction: at least one between different cells.
    pub along: u8,
    /// Cells in the next direction clockwise.
    pub aside: u8,
}

impl Bearing {
    /// The way from one cell to another; nothing along and nothing aside on the same cell.
    #[inline]
    pub const fn of(from: Cell, to: Cell) -> Bearing {
        let (q, r) = (to.q - from.q, to.r - from.r);
        let s = -q - r;
        let (sixths, along, aside) = if q >= 0 && s > 0 {
            (0, s, q)
        } else if r < 0 && s <= 0 {
            (1, -r, -s)
        } else if q > 0 && r >= 0 {
            (2, q, r)
        } else if q <= 0 && s < 0 {
            (3, -s, -q)
        } else if r > 0 && s >= 0 {
            (4, r, s)
        } else {
            (5, -q, -r)
        };
        Bearing { dir: Dir::new(sixths), along: along.unsigned_abs(), aside: aside.unsigned_abs() }
    }
}

/// The one or two faces on which a cell lies, none for a ship's own cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Faces(u8);

impl Faces {
    /// Each of them, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(move |dir| self.0 & 1 << dir.index() != 0)
    }
}

/// The faces of `from` on which `to` lies: that of the direction nearest to the line between the
/// centres, both where it runs through a corner (L-127, D-08).
#[inline]
pub const fn faces(from: Cell, to: Cell) -> Faces {
    let Bearing { dir, along, aside } = Bearing::of(from, to);
    let mut faces = 0;
    if along >= aside && along > 0 {
        faces |= 1 << dir.index();
    }
    if aside >= along && along > 0 {
        faces |= 1 << dir.turned(1).index();
    }
    Faces(faces)
}

/// Does a cell lie on a flank of a ship, a front or a rear side? A corner counts as flank if either
/// face is one (L-072, L-127).
#[inline]
pub const fn on_flank(at: Cell, heading: Dir, other: Cell) -> bool {
    let bow_and_stern = 1 << heading.index() | 1 << heading.turned(3).index();
    faces(at, other).0 & !bow_and_stern != 0
}

/// Does a cell lie straight on the bow or the stern face of a ship, no corner (L-133)?
#[inline]
pub fn on_bow_or_stern(at: Cell, heading: Dir, other: Cell) -> bool {
    at != other && !on_flank(at, heading, other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(q: i8, r: i8) -> Vec<usize> {
        faces(Cell::CENTRE, Cell::new(q, r)).iter().map(Dir::index).collect()
    }

    #[test]
    fn a_corner_lies_on_two_faces() {
        assert_eq!(listed(0, -3), [0], "L-127");
        assert_eq!(listed(1, -2), [0, 1], "D-08: a corner");
        assert_eq!(listed(-1, -1), [0, 5], "the corner beside north-west");
        assert_eq!(listed(1, -3), [0]);
        assert_eq!(listed(2, -3), [1]);
        assert_eq!(listed(0, 0), [], "no face looks at the ship's own cell");
    }

    #[test]
    fn the_face_is_the_direction_of_the_largest_product() {
        for (q, r) in (-6..=6).flat_map(|q| (-6..=6).map(move |r| (q, r))) {
            let cell = Cell::new(q, r);
            let product = |dir: Dir| {
                let step = dir.step();
                q * step.q + r * step.r + cell.s() * step.s()
            };
            let most = Dir::ALL.into_iter().map(product).max();
            let largest = Dir::ALL.into_iter().filter(|dir| Some(product(*dir)) == most);
            let largest: Vec<_> = largest.map(Dir::index).collect();
            if cell != Cell::CENTRE {
                assert_eq!(listed(q, r), largest, "L-127: {cell:?}");
            }
        }
    }

    #[test]
    fn flanks_are_all_but_bow_and_stern() {
        let north = |q, r| {
            let other = Cell::new(q, r);
            let at = (Cell::CENTRE, Dir::NORTH);
            (on_flank(at.0, at.1, other), on_bow_or_stern(at.0, at.1, other))
        };
        assert_eq!(north(1, -2), (true, false), "L-127: a corner counts as flank");
        assert_eq!(north(1, -3), (false, true), "L-072: on the bow");
        assert_eq!(north(2, -3), (true, false));
        assert_eq!(north(0, 2), (false, true), "astern");
        assert_eq!(north(0, 0), (false, false), "its own cell");
    }
}
