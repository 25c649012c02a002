//! What is printed on a card, as plain values a render model can build and compare.

use super::{Emblem, Pip, Silhouette, Suit, WareSign};

/// The paper a card is printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stock {
    /// Near white.
    #[default]
    Plain,
    /// Buff with a double brass frame: cards that belong to nobody.
    Buff,
}

/// How much of a card counts just now; drawn as a full, an open and a broken frame around its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Share {
    /// All of it.
    Full,
    /// Part of it.
    Part,
    /// None of it.
    None,
}

impl Share {
    /// The name CSS knows it by (`data-share`).
    pub fn key(self) -> &'static str {
        match self {
            Share::Full => "full",
            Share::Part => "part",
            Share::None => "none",
        }
    }
}

/// What stands at the foot of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Foot {
    /// Nothing.
    #[default]
    Bare,
    /// A row of equal pips.
    Pips(Pip, u8),
    /// A coin with its amount.
    Coin(u16),
    /// What the card is worth now.
    Value(String, Share),
}

/// The whole face of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardFace {
    /// The paper.
    pub stock: Stock,
    /// The ink of band and wave; none for a card without a suit.
    pub suit: Option<Suit>,
    /// The number at the top left; may be empty.
    pub numeral: String,
    /// The sign at the top right.
    pub emblem: Option<Emblem>,
    /// A name across the top of a card that has no numeral; may be empty.
    pub title: String,
    /// The drawing in the middle.
    pub silhouette: Option<Silhouette>,
    /// A sign in the middle instead of a drawing, large.
    pub sign: Option<Emblem>,
    /// Up to five goods in the middle, instead of a drawing.
    pub wares: Vec<WareSign>,
    /// The foot.
    pub foot: Foot,
}

/// How a card stands on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CardState {
    /// It just lies there.
    #[default]
    Idle,
    /// It may be played.
    Playable,
    /// It is chosen and awaits the confirmation.
    Selected,
    /// It may not be played now.
    Unplayable,
    /// Somebody played it since the viewer's last act.
    JustPlayed,
}

impl CardState {
    /// The name CSS knows it by (`data-state`).
    pub fn key(self) -> &'static str {
        match self {
            CardState::Idle => "idle",
            CardState::Playable => "playable",
            CardState::Selected => "selected",
            CardState::Unplayable => "unplayable",
            CardState::JustPlayed => "just-played",
        }
    }
}
