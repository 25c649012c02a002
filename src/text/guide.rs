//! A guided first game: which deal, and what to say when.

/// The guided first game of a game.
pub struct Guide {
    /// The choices of the table.
    pub choices: Vec<u16>,
    /// The deal.
    pub seed: u64,
}

/// What the guided game says at a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// A sentence or two.
    pub words: String,
    /// The thing on the table it speaks of, by its `data-spot`; it is marked while the note stands.
    pub spot: Option<String>,
}
