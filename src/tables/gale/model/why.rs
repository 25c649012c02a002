//! Why a card of the hand cannot be played: an explanation, not a second rule book.

use gale::{Action, Phase, View, Wheel};

use crate::desk::Closed;

/// Why a card of the hand cannot be chosen now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nothing at all can.
    Closed(Closed),
    /// A pirate is led only by a hand of pirates (G-13).
    PirateLead,
    /// A triplet is to be decided on first.
    TripletFirst,
}

/// Why nothing at all can be chosen now, if so. `open` is false where one only looks.
pub fn closed(view: &View, open: bool) -> Option<Why> {
    let table = view.table();
    let acting = (table.phase() != Phase::Over).then(|| table.to_act());
    Closed::check(view.eye(), acting, open).err().map(Why::Closed)
}

/// Why the viewer cannot play this card of the hand; nothing if it is in the list.
pub fn why_not(view: &View, legal: &[Action], card: Wheel, open: bool) -> Option<Why> {
    closed(view, open).or_else(|| match view.table().phase() {
        Phase::Triplet(_) => Some(Why::TripletFirst),
        _ => (!legal.contains(&Action::Play(card))).then_some(Why::PirateLead),
    })
}
