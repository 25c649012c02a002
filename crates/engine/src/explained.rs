//! Why something cannot be done.

use std::fmt::Debug;

use crate::Game;

/// A game that says why something is not in the list. [`crate::check::conforms`] holds it to its
/// word: of all that could be thought of, exactly what is not in the list has a reason.
///
/// Both functions are asked with the view of the seat to act. Everybody else waits for that seat,
/// in every game alike.
pub trait Explained: Game {
    /// What stands in the way. No words: these are the table's.
    type WhyNot: Clone + Eq + Debug;

    /// Adds everything a person at this table could think of doing to `out`, whether or not it is
    /// its time: each own card, each target in sight. The whole list is among it.
    fn conceivable(view: &Self::View, out: &mut Vec<Self::Action>);

    /// Why this is not in the list; `None` if it is.
    fn why_not(view: &Self::View, action: Self::Action) -> Option<Self::WhyNot>;
}
