//! Which cells lie beside each other, by number.

use std::sync::LazyLock;

use super::spiral::{CELLS_IN_ALL, Place};
use crate::Dir;

/// The number of no cell.
pub const NOWHERE: u16 = u16::MAX;

static BESIDE: LazyLock<Vec<[u16; 6]>> = LazyLock::new(|| {
    let beside = |number| {
        let cell = Place::numbered(number).cell();
        Dir::ALL.map(|dir| Place::of(cell.to(dir)).map_or(NOWHERE, Place::number))
    };
    (0..CELLS_IN_ALL as u16).map(beside).collect()
});

/// By the number of a cell the numbers of its neighbours in each direction, [`NOWHERE`] off the
/// slots.
#[inline]
pub fn neighbours() -> &'static [[u16; 6]] {
    &BESIDE
}
