//! A guided first game: which deal, and what to say when.

use super::Lang;

/// The guided first game of a game.
pub struct Guide {
    /// The choices of the table.
    pub choices: Vec<u16>,
    /// The deal.
    pub seed: u64,
    /// The note for a decision of the learner at this step, if there is something new to say.
    pub note: fn(ply: usize, lang: Lang) -> Option<String>,
}
