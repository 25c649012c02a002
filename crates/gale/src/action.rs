//! What a seat may decide.

use crate::{Dir, Wheel};

/// A decision. Lists are in the order of this type: cards in canonical order when a card is to
/// be played; discard, then keep, when a triplet is to be decided on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Plays a card of the hand to the trick (G-11).
    Play(Wheel),
    /// Discards one's triplet of this direction (G-53).
    Discard(Dir),
    /// Keeps one's triplet of this direction (G-53).
    Keep(Dir),
}
