//! Which cells lie beside each other, by number.

use std::sync::LazyLock;

use super::spiral::{CELLS, Place, SLOTS};
use crate::Dir;

/// Cells of the largest map.
pub const CELLS_IN_ALL: usize = SLOTS * CELLS;

static BESIDE: LazyLock<Vec<[Option<u16>; 6]>> = LazyLock::new(|| {
    let beside = |number| {
        let cell = Place::numbered(number).cell();
        Dir::ALL.map(|dir| Place::of(cell.to(dir)).map(Place::number))
    };
    (0..CELLS_IN_ALL as u16).map(beside).collect()
});

/// The number of the neighbour of a cell in each direction; none off the slots.
#[inline]
pub fn beside(number: u16) -> [Option<u16>; 6] {
    BESIDE[usize::from(number)]
}
