//! The thirteen treasure cards in three packs (L-023, L-422 to L-424).

use super::{
    Op, SpotSet, TileId,
    tables::{CLUES_1, CLUES_2, HOARDS},
};

/// A card of pack 1 or 2 by its place in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clue(pub u8);

impl Clue {
    /// How many cards pack 1 and pack 2 have.
    pub const COUNTS: [u8; 2] = [CLUES_1.len() as u8, CLUES_2.len() as u8];

    /// The cells marked on it as card 1.
    #[inline]
    pub fn first(self) -> SpotSet {
        CLUES_1[self.0 as usize]
    }

    /// The cells marked on it as card 2.
    #[inline]
    pub fn second(self) -> SpotSet {
        CLUES_2[self.0 as usize]
    }
}

/// Where the treasure lies: the tile whose X has the one index marked on both cards (L-423).
pub fn place_of(first: Clue, second: Clue) -> Option<(TileId, u8)> {
    let index = first.first().and(second.second()).iter().next()?;
    let tile = TileId::all().find(|tile| tile.tile().spot(index).is_cross())?;
    Some((tile, index))
}

/// A card of pack 3: what the treasure is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hoard(pub u8);

impl Hoard {
    /// How many there are.
    pub const COUNT: u8 = HOARDS.len() as u8;

    /// What the finder gains.
    #[inline]
    pub fn ops(self) -> &'static [Op] {
        HOARDS[self.0 as usize]
    }
}
