//! The rules of a game as sections of blocks: the same text on the rules page and beside the
//! table, with examples drawn from real cards.

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
    /// Cards, and what they show.
    Example(Example),
    /// A table: the headings of the columns, then a row each.
    Table(Vec<&'static str>, Vec<Vec<String>>),
}

/// Cards laid out in a row, with what they show in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// What is set up, in a line above the cards.
    pub title: String,
    /// The cards.
    pub cards: Vec<ExampleCard>,
    /// What follows from it.
    pub text: String,
}

/// A card of an example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExampleCard {
    /// What is printed on it.
    pub face: CardFace,
    /// Is it out of play?
    pub struck: bool,
    /// The card in words, for a reader.
    pub spoken: String,
    /// What it is worth, below it.
    pub caption: String,
    /// What it does, as short words that stand out.
    pub marks: Vec<(Tone, &'static str)>,
}
