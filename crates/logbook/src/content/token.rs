//! Tokens that are drawn: barrels, fishing, flags and unexplored cells
//! (L-016, L-101, L-104, L-205).

use super::{
    Loot, Spot,
    tables::{BARRELS, FISHING, FLAGS, UNEXPLORED},
};
use crate::Nation;

/// A kind of barrel token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BarrelKind(pub u8);

/// What is under barrel tokens of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Barrel {
    /// How many there are.
    pub count: u8,
    /// What they hold.
    pub loot: Loot,
}

impl BarrelKind {
    /// How many tokens there are in all (L-104).
    pub const TOKENS: u8 = 36;
    /// How many kinds there are.
    pub const COUNT: u8 = BARRELS.len() as u8;

    /// All kinds, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = BarrelKind> + ExactSizeIterator + Clone {
        (0..BarrelKind::COUNT).map(BarrelKind)
    }

    /// What is under it.
    #[inline]
    pub fn barrel(self) -> &'static Barrel {
        &BARRELS[self.0 as usize]
    }
}

/// A kind of fishing token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FishKind(pub u8);

/// What comes up with a fishing token of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Catch {
    /// How many there are.
    pub count: u8,
    /// What is gained.
    pub loot: Loot,
    /// Crew members lost.
    pub wounds: u8,
}

impl FishKind {
    /// How many tokens there are in all.
    pub const TOKENS: u8 = 12;
    /// How many kinds there are.
    pub const COUNT: u8 = FISHING.len() as u8;

    /// All kinds, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = FishKind> + ExactSizeIterator + Clone {
        (0..FishKind::COUNT).map(FishKind)
    }

    /// What comes up with it.
    #[inline]
    pub fn catch(self) -> &'static Catch {
        &FISHING[self.0 as usize]
    }
}

/// A kind of cell for places where no tile fits (L-101).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SeaKind(pub u8);

/// What an unexplored cell of a kind shows when it is turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeaToken {
    /// How many there are.
    pub count: u8,
    /// What it shows.
    pub spot: Spot,
}

impl SeaKind {
    /// How many tokens there are in all.
    pub const TOKENS: u8 = 24;
    /// How many kinds there are.
    pub const COUNT: u8 = UNEXPLORED.len() as u8;

    /// All kinds, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = SeaKind> + ExactSizeIterator + Clone {
        (0..SeaKind::COUNT).map(SeaKind)
    }

    /// What it shows.
    #[inline]
    pub fn token(self) -> &'static SeaToken {
        &UNEXPLORED[self.0 as usize]
    }
}

/// The flag tokens of a nation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FlagToken {
    /// Whose.
    pub nation: Nation,
    /// How many there are.
    pub count: u8,
    /// Do they take part in drawing an allegiance (L-016)?
    pub drawn: bool,
}

impl FlagToken {
    /// The tokens of a nation.
    #[inline]
    pub fn of(nation: Nation) -> FlagToken {
        FLAGS[nation.index()]
    }
}
