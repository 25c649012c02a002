//! What floats (2.8). Without flotation nothing sinks with time (L-106).

use std::fmt;

use crate::{Cell, Goods, Pc};

/// A token afloat.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Adrift {
    /// Where.
    pub cell: Cell,
    /// What.
    pub what: Token,
    /// Time steps until it sinks, where tokens sink (L-105).
    pub left: Option<u8>,
}

/// Of time nothing is said where nothing sinks.
impl fmt::Debug for Adrift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = f.debug_struct("Adrift");
        text.field("cell", &self.cell).field("what", &self.what);
        if let Some(left) = self.left {
            text.field("left", &left);
        }
        text.finish()
    }
}

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A barrel, by what it holds: seen by nobody until it is picked up (L-015, L-104).
    Barrel(u8),
    /// The counter of a rescue: only its owner picks it up (L-382).
    Counter {
        /// Whose.
        pc: Pc,
        /// Of which mission, by its card.
        mission: u8,
    },
    /// Two oil of a sunken whaler (L-399).
    Oil,
}

impl Default for Token {
    fn default() -> Self {
        Token::Barrel(0)
    }
}

/// Goods afloat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Loose {
    /// Where.
    pub cell: Cell,
    /// What.
    pub goods: Goods,
    /// Who threw them overboard in this turn and may not pick them up in it (L-196).
    pub by: Option<Pc>,
}
