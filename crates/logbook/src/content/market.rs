//! The four market tiles (L-019, L-331 to L-338).

use super::tables::MARKETS;
use crate::{Good, Nation};

/// A side of a board or tile with two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Side {
    /// A.
    #[default]
    A,
    /// B.
    B,
}

/// A row of a market tile (L-332).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Row {
    /// For the nation's own ports.
    Legal,
    /// For the ports of the tile below.
    Contraband,
}

impl Row {
    /// Both, top to bottom.
    pub const ALL: [Row; 2] = [Row::Legal, Row::Contraband];
}

/// Slots of a row with one price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// How many slots.
    pub slots: u8,
    /// The price of a unit bought, a multiple of 500.
    pub buy: u16,
    /// The price of a unit sold, a multiple of 500.
    pub sell: u16,
}

/// A country's market.
#[derive(Debug)]
pub struct MarketTile {
    /// Whose.
    pub country: Nation,
    /// Of what.
    pub good: Good,
    /// By side, then by row: sections from left to right.
    pub(super) sides: [[[Section; 3]; 2]; 2],
}

impl MarketTile {
    /// The market of a country.
    #[inline]
    pub fn of(country: Nation) -> &'static MarketTile {
        &MARKETS[country.index()]
    }

    /// The sections of a row, from left to right.
    #[inline]
    pub const fn row(&self, side: Side, row: Row) -> &[Section; 3] {
        &self.sides[side as usize][row as usize]
    }
}
