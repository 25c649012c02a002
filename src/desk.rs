//! What the shell hands to a table: who looks, what is chosen, and whom to tell.

use engine::{Eye, Seat};
use leptos::prelude::*;

use crate::text::{Lang, Names};

/// Choices made but not yet confirmed: places in the list now, and in the lists that follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The place in the list; then, for a choice in several steps, the place in each next list.
    pub path: Vec<usize>,
    /// What will be done, in words, for the confirm button.
    pub words: String,
}

/// Why something cannot be done, and where the rules say so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// A sentence.
    pub words: String,
    /// The section of the rules page; empty means its beginning.
    pub section: &'static str,
}

/// Why nothing at all can be chosen, whatever the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// The game is over.
    Over,
    /// Somebody else is to act.
    NotYourTurn(Seat),
    /// Nothing can be chosen here: an earlier moment, another tab.
    OnlyLooking,
}

impl Closed {
    /// The seat to act, if this eye may choose for it; nobody acts any more once the game is
    /// over, and `open` is false where one only looks.
    pub fn check(eye: Eye, acting: Option<Seat>, open: bool) -> Result<Seat, Closed> {
        match acting {
            None => Err(Closed::Over),
            // The open table is asked, whoever looks.
            Some(seat) if open && eye == Eye::Table => Ok(seat),
            Some(seat) if eye != Eye::Seat(seat) => Err(Closed::NotYourTurn(seat)),
            Some(_) if !open => Err(Closed::OnlyLooking),
            Some(seat) => Ok(seat),
        }
    }
}

/// What a table may read and whom it may tell. It never changes the match itself.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The language: it changes on the settings page only, where no table is drawn.
    pub lang: Lang,
    /// Whose eye the table is drawn for.
    pub eye: Signal<Eye>,
    /// Names, language and who "you" are.
    pub names: Signal<Names>,
    /// May the viewer choose now? Otherwise everything is only to be looked at.
    pub open: Signal<bool>,
    /// What is chosen but not yet confirmed.
    pub draft: Signal<Option<Draft>>,
    /// What the hint recommends: places in the list now, and in the one that follows; empty
    /// without a hint.
    pub hinted: Signal<Vec<usize>>,
    /// Takes a choice: shown for confirmation, or played at once if that is how it is set.
    /// Choosing the same again confirms it.
    pub choose: Callback<Draft>,
    /// Shows a choice for confirmation and never plays it, for what is turned or dragged to: it may
    /// change with the next movement. Choosing the same confirms it, as Enter and the dock do.
    pub show: Callback<Draft>,
    /// What was being shown is let go: played if nothing is to be confirmed, otherwise it stays
    /// shown.
    pub let_go: Callback<Draft>,
    /// Drops what is chosen but not yet confirmed.
    pub clear: Callback<()>,
    /// Says why something cannot be done.
    pub explain: Callback<Reason>,
}

impl Desk {
    /// What stands beside the pennant of a seat; tracked.
    pub fn label(self, seat: Seat) -> String {
        self.names.with(|names| names.label(seat).to_owned())
    }

    /// Is this what is chosen but not yet confirmed? Tracked.
    pub fn is_drafted(self, path: &[usize]) -> bool {
        self.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.path == path))
    }
}
