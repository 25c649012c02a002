//! Board A: a ship printed on the board at three levels (L-030, L-286, L-297).

use super::{CrewUpgrade, Hull, tables::BOARDS};

/// One of the four boards A.
#[derive(Debug)]
pub struct Board {
    /// The ship at levels 1, 2 and 3.
    pub levels: [Printed; 3],
    /// The upgrades sold in taverns where there is no tavern board, each once (L-286).
    pub upgrades: [PrintedUpgrade; 7],
}

impl Board {
    /// How many there are: one for each seat.
    pub const COUNT: u8 = 4;

    /// The board of a seat, from 0.
    #[inline]
    pub fn of(seat: u8) -> &'static Board {
        &BOARDS[seat as usize]
    }

    /// The ship at a level, from 1.
    #[inline]
    pub fn level(&self, level: u8) -> &Printed {
        &self.levels[level as usize - 1]
    }
}

/// The ship of a board at one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The numbers of the ship.
    pub hull: Hull,
    /// The price of the next level (L-297); none at the last.
    pub up_cost: Option<u32>,
}

/// An upgrade printed on a board A (L-286).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintedUpgrade {
    /// Which.
    pub upgrade: CrewUpgrade,
    /// The ship's level it needs.
    pub level: u8,
    /// Its price here.
    pub price: u32,
    /// The access it needs.
    pub access: u8,
}
