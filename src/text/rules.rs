//! The rules of a game as sections of blocks: the same text on the rules page and beside the
//! table, with examples drawn as they would lie there.

use crate::pieces::{CardFace, Tone};

/// A part of the rules with a heading of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The name in addresses and reasons; never changes.
    pub id: &'static str,
    /// The heading.
    pub title: &'static str,
    /// What it says.
    pub body: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph.
    Text(&'static str),
    /// Points of equal rank.
    List(Vec<&'static str>),
    /// Points one after another.
    Steps(Vec<&'static str>),
    /// Things, and what they show.
    Example(Example),
    /// A table: the headings of the columns, then a row each.
    Table(Vec<&'static str>, Vec<Vec<String>>),
}

/// Things laid out in a row, with what they show in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// What is set up, in a line above them.
    pub title: String,
    /// What lies there.
    pub things: Vec<Thing>,
    /// What follows from it; may be empty.
    pub text: String,
}

/// Something of an example, as it would lie on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Thing {
    /// What is drawn.
    pub piece: Piece,
    /// Is it out of play?
    pub struck: bool,
    /// What it is in words, for a reader; empty where the words below it say it.
    pub spoken: String,
    /// The seat whose it is, for the pennant before its name.
    pub seat: Option<u8>,
    /// What it is worth or whose it is, below it.
    pub caption: String,
    /// What it does, as short words that stand out.
    pub marks: Vec<(Tone, &'static str)>,
}

/// How a thing is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A card, face up.
    Card(CardFace),
    /// A card, face down.
    Back,
    /// A coin with its amount.
    Coin(u16),
    /// A drawing, as markup.
    Drawing(String),
}

impl Default for Piece {
    fn default() -> Self {
        Piece::Card(CardFace::default())
    }
}
