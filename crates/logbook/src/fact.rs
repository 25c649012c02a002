//! What happened, for whom it concerns (the bus of the game).
//!
//! A fact is served in this order: reputation, then missions. A mission never looks at the board
//! by itself, and the goal is checked after each effect (L-053).

use crate::battle::destruction::Fate;
use crate::content::Row;
use crate::{By, Good, Pc, Ship};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A ship was destroyed and is off the map. Whatever she carried is still there until all have
    /// been told.
    Destroyed {
        /// Which.
        ship: Ship,
        /// How.
        fate: Fate,
        /// To whose credit: of a ship burnt by spreading fire, that of whoever hit her last (L-158).
        by: By,
    },
    /// Goods were sold in a port (L-334).
    Sold {
        /// By whom.
        pc: Pc,
        /// At the port of which tile.
        port: u8,
        /// To which row.
        market: Row,
        /// As what.
        good: Good,
        /// How many in this visit, this sale included.
        n: u8,
    },
    /// The time marker advanced (L-050).
    TimeStep,
    /// A seat's turn is ending (L-049).
    TurnEnds(Pc),
    /// A tile was turned over (L-015).
    Revealed {
        /// In which slot.
        slot: u8,
    },
}
