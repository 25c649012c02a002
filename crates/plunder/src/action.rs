//! What a seat decides.

use crate::Card;

/// One small decision. A ship, a captain or the admiral is chosen first, its target then.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Draw the top card of the pile.
    Draw,
    /// Play this card: a merchant goes to sea at once, any other card asks for a target.
    Play(Card),
    /// Discard this card, face up.
    Discard(Card),
    /// Play the chosen card at the merchant of this number.
    At(u8),
}
