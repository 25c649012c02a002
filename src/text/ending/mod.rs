//! How a game that is over is told: who won and by what, where everybody stands, how the scores
//! ran, and three facts. Each game brings its own words along; what all have in common is here.

mod party;
mod race;

use engine::Seat;

pub(super) use party::party;
pub(super) use race::{Race, RaceWords, ordinal};

/// How a game ended, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who won: "You win by one point".
    pub verdict: String,
    /// By what: "16 to 15: you were level with Anne before the last round."
    pub reason: String,
    /// Everybody, the best first.
    pub stands: Vec<Stand>,
    /// What a chapter of the course is called, before its number: "Round".
    pub chapter: &'static str,
    /// Whom the facts are about; empty where it is the reader.
    pub about: String,
    /// What brought it about.
    pub facts: Vec<Fact>,
}

/// A seat at the end, or partners who share everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    /// Who.
    pub seats: Vec<Seat>,
    /// The names that stand on their pennants, in the same order.
    pub labels: Vec<String>,
    /// What they are called together.
    pub name: String,
    /// Their place, from 1; from 2 where nobody won.
    pub place: u8,
    /// The score after each chapter.
    pub course: Vec<i32>,
    /// The final score.
    pub total: String,
    /// All of it for a reader: "2nd place: Anne, 15 points".
    pub spoken: String,
}

/// Something that decided the game, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What sort of thing it is.
    pub mark: Mark,
    /// The fact.
    pub head: String,
    /// What else there is to say of it; may be empty.
    pub more: String,
}

/// What sort of fact it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The best moment.
    Best,
    /// Something won or saved.
    Gain,
    /// What it cost.
    Cost,
}
