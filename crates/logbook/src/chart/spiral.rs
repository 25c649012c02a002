//! Where tiles lie: the slots of the standard map and the cells of a tile (L-014).

use super::hex::Cell;

/// Slots of the standard map: the centre and three rings.
pub const SLOTS: usize = 37;
/// Cells of a tile.
pub const CELLS: usize = 19;

/// From the centre of a tile to those around it (L-014).
const TOWARDS: [Cell; 6] = [
    Cell::new(3, -5),
    Cell::new(5, -2),
    Cell::new(2, 3),
    Cell::new(-3, 5),
    Cell::new(-5, 2),
    Cell::new(-2, -3),
];

/// The centre of every slot: ring after ring (L-014).
pub const CENTRES: [Cell; SLOTS] = {
    let mut centres = [Cell::CENTRE; SLOTS];
    let (mut slot, mut ring) = (1, 1);
    while ring <= 3 {
        let mut at = Cell::new(TOWARDS[4].q * ring, TOWARDS[4].r * ring);
        let mut walked = 0;
        while walked < 6 * ring {
            centres[slot] = at;
            let side = TOWARDS[(walked / ring) as usize];
            at = Cell::new(at.q + side.q, at.r + side.r);
            walked += 1;
            slot += 1;
        }
        ring += 1;
    }
    centres
};

/// The cells of a tile around its centre, by `r`, then by `q`.
pub const OFFSETS: [Cell; CELLS] = {
    let mut offsets = [Cell::CENTRE; CELLS];
    let (mut index, mut r) = (0, -2);
    while r <= 2 {
        let mut q = -2;
        while q <= 2 {
            if Cell::new(q, r).distance(Cell::CENTRE) <= 2 {
                offsets[index] = Cell::new(q, r);
                index += 1;
            }
            q += 1;
        }
        r += 1;
    }
    offsets
};

/// Which of a tile's cells has this residue: the 19 cells of a tile have 19 different ones.
const BY_RESIDUE: [u8; CELLS] = {
    let mut by_residue = [0; CELLS];
    let mut index = 0;
    while index < CELLS {
        by_residue[residue(OFFSETS[index])] = index as u8;
        index += 1;
    }
    by_residue
};

/// No cell of any slot lies farther from the middle, in either coordinate.
const REACH: i8 = 17;
const WIDTH: usize = 2 * REACH as usize + 1;

/// Cells of the largest map.
pub const CELLS_IN_ALL: usize = SLOTS * CELLS;

/// The place of every cell within reach, row by row.
const PLACES: [Option<Place>; WIDTH * WIDTH] = {
    let mut places = [None; WIDTH * WIDTH];
    let mut number = 0;
    while number < CELLS_IN_ALL as u16 {
        let place = Place::numbered(number);
        if let Some(at) = within_reach(place.cell()) {
            places[at] = Some(place);
        }
        number += 1;
    }
    places
};

const fn within_reach(cell: Cell) -> Option<usize> {
    let (q, r) = (cell.q as i32 + REACH as i32, cell.r as i32 + REACH as i32);
    if 0 <= q && q < WIDTH as i32 && 0 <= r && r < WIDTH as i32 {
        Some(r as usize * WIDTH + q as usize)
    } else {
        None
    }
}

/// Where each cell of a tile goes when the tile turns by so many sixths clockwise.
const TURNED: [[u8; CELLS]; 6] = {
    let mut turned = [[0; CELLS]; 6];
    let mut sixths = 0;
    while sixths < 6 {
        let mut index = 0;
        while index < CELLS {
            let to = OFFSETS[index].turned(sixths as u8);
            turned[sixths][index] = BY_RESIDUE[residue(to)];
            index += 1;
        }
        sixths += 1;
    }
    turned
};

const fn residue(cell: Cell) -> usize {
    (3 * cell.q as i32 - 2 * cell.r as i32).rem_euclid(CELLS as i32) as usize
}

/// Which cell of a tile, in the tile's own order, comes to lie at `index` when the tile is turned
/// by `rotation` sixths clockwise.
#[inline]
pub const fn own_index(index: u8, rotation: u8) -> u8 {
    TURNED[(6 - rotation as usize % 6) % 6][index as usize]
}

/// Where the cell of a tile with this index of its own comes to lie when the tile is turned.
#[inline]
pub const fn turned_index(own: u8, rotation: u8) -> u8 {
    TURNED[rotation as usize % 6][own as usize]
}

/// A cell of the standard map by the slot it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The slot of the spiral.
    pub slot: u8,
    /// Which of the slot's cells, 0 to 18 by `r`, then by `q`, whatever tile lies there.
    pub index: u8,
}

impl Place {
    /// Where a cell lies; none off the slots.
    #[inline]
    pub const fn of(cell: Cell) -> Option<Place> {
        match within_reach(cell) {
            Some(at) => PLACES[at],
            None => None,
        }
    }

    /// The cell.
    #[inline]
    pub const fn cell(self) -> Cell {
        let (centre, offset) = (CENTRES[self.slot as usize], OFFSETS[self.index as usize]);
        Cell::new(centre.q + offset.q, centre.r + offset.r)
    }

    /// Its number on the chart: slot × 19 + index.
    #[inline]
    pub const fn number(self) -> u16 {
        self.slot as u16 * CELLS as u16 + self.index as u16
    }

    /// The place of a number.
    #[inline]
    pub const fn numbered(number: u16) -> Place {
        Place { slot: (number / CELLS as u16) as u8, index: (number % CELLS as u16) as u8 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spiral_walks_ring_after_ring() {
        let first = [(0, 0), (-5, 2), (-2, -3), (3, -5), (5, -2), (2, 3), (-3, 5), (-10, 4)];
        assert_eq!(CENTRES[..8], first.map(|(q, r)| Cell::new(q, r)), "L-014");
        for (slot, centre) in CENTRES.into_iter().enumerate() {
            let ring = [0, 1, 7, 19].iter().rposition(|start| *start <= slot);
            let least = ring.map(|ring| 5 * ring as u8).filter(|_| slot > 0).unwrap_or(0);
            assert!(centre.distance(Cell::CENTRE) <= least, "L-014: slot {slot}");
        }
    }

    #[test]
    fn every_cell_of_every_slot_is_found_again() {
        for number in 0..(SLOTS * CELLS) as u16 {
            let place = Place::numbered(number);
            assert_eq!(Place::of(place.cell()), Some(place), "L-014: slots do not overlap");
            assert_eq!(place.number(), number);
        }
    }

    #[test]
    fn no_cell_off_the_slots_is_found() {
        let all = |from: i8| from..=i8::MAX;
        let everywhere = all(i8::MIN).flat_map(|q| all(i8::MIN).map(move |r| (q, r)));
        let sea = everywhere.filter(|(q, r)| {
            Place::of(Cell::new(*q, *r)).is_some_and(|place| place.cell() == Cell::new(*q, *r))
        });
        assert_eq!(sea.count(), SLOTS * CELLS);
        assert_eq!(Place::of(Cell::new(19, 0)), None);
    }

    #[test]
    fn a_turned_tile_shows_its_cells_elsewhere() {
        assert_eq!(OFFSETS[9], Cell::CENTRE);
        assert_eq!((OFFSETS[0], OFFSETS[18]), (Cell::new(0, -2), Cell::new(0, 2)));
        for (rotation, own) in (0..6).flat_map(|turn| (0..19).map(move |own| (turn, own))) {
            let at = turned_index(own, rotation);
            assert_eq!(OFFSETS[at as usize], OFFSETS[own as usize].turned(rotation));
            assert_eq!(own_index(at, rotation), own);
        }
    }
}
