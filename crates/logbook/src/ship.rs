//! Who is at sea: seats and the ships that sail by themselves (L-007, L-010).

use std::fmt;

/// A seat in turn order, and its ship: the first is 0, wherever it sits (L-010, L-038). An
/// [`engine::Seat`] is a place at the table; [`crate::Logbook::place`] says whose is whose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Pc(pub u8);

impl Pc {
    /// All of a table of so many, in turn order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Pc> + ExactSizeIterator + Clone {
        (0..seats).map(Pc)
    }

    /// Its place in turn order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Pc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pc{}", self.0)
    }
}

/// A ship: a seat's, or one that sails by itself (L-007).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ship {
    /// A seat's.
    Pc(Pc),
    /// One that sails by itself, by its place among them.
    Npc(u8),
}

impl Ship {
    /// Whose it is, if a seat's.
    #[inline]
    pub const fn pc(self) -> Option<Pc> {
        match self {
            Ship::Pc(pc) => Some(pc),
            Ship::Npc(_) => None,
        }
    }

    /// Which it is among those that sail by themselves.
    #[inline]
    pub const fn npc(self) -> Option<u8> {
        match self {
            Ship::Npc(npc) => Some(npc),
            Ship::Pc(_) => None,
        }
    }
}

impl Default for Ship {
    fn default() -> Self {
        Ship::Pc(Pc(0))
    }
}

impl fmt::Debug for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ship::Pc(pc) => pc.fmt(f),
            Ship::Npc(npc) => write!(f, "npc{npc}"),
        }
    }
}

/// Who or what did damage to a ship (L-155 to L-163).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum By {
    /// Another ship.
    Ship(Ship),
    /// A fortress, by its tile.
    Fortress(u8),
    /// The Kraken (L-419).
    Kraken,
    /// An event (L-393).
    Event,
    /// Rough water (L-394).
    Storm,
    /// Her own seat (L-088, L-317).
    #[default]
    Own,
    /// Fire that spread aboard (L-147).
    Fire,
    /// Nobody: it left the game (L-211, L-236).
    Nobody,
}
