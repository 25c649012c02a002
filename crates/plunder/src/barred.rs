//! Why a card cannot go where one would like it to go.

use crate::{Colour, Side};

/// The reason a card cannot be played or discarded, for the screen to put into words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barred {
    /// There is no merchant at sea to play it at.
    NothingAtSea,
    /// There are merchants at sea, but each bars it for a reason of its own.
    NoTarget,
    /// A merchant sails by itself; it is not played at another.
    Merchant,
    /// Another side flies this colour at the merchant (P-12).
    ColourTaken(Side),
    /// One's own side flies another colour at the merchant: this one (P-13).
    OtherColour(Colour),
    /// A captain needs a ship of its colour and side at the merchant (P-16).
    NoShip,
    /// The admiral defends merchants of its own side only (P-17).
    NotOwn,
    /// There is no such merchant at sea.
    NotAtSea,
    /// A merchant is never discarded (P-07).
    NeverDiscarded,
    /// Nothing is discarded while there is a pile (P-06).
    PileLeft,
    /// What can be played is not discarded (P-06, PR-01).
    Playable,
}
