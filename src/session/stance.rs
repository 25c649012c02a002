//! What goes on at the table, for the eye and for `data-busy`.

use engine::Seat;

/// What goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Busy {
    /// Nothing: somebody at the screen may act, or the game is over.
    Nothing,
    /// A bot is thinking.
    Thinking(Seat),
    /// What happened is being shown.
    Showing,
}

impl Busy {
    /// The word in `data-busy`.
    pub fn key(self) -> &'static str {
        match self {
            Busy::Nothing => "none",
            Busy::Thinking(_) => "bot",
            Busy::Showing => "anim",
        }
    }
}
