//! Why a card of the hand cannot be played.

use engine::Explained as _;
use gale::{Action, Gale, Phase, View, Wheel, WhyNot};

use crate::desk::Closed;

/// Why a card of the hand cannot be chosen now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nothing at all can.
    Closed(Closed),
    /// The rules say why.
    Rule(WhyNot),
}

/// Why nothing at all can be chosen now, if so. `open` is false where one only looks.
pub fn closed(view: &View, open: bool) -> Option<Why> {
    let table = view.table();
    let acting = (table.phase() != Phase::Over).then(|| table.to_act());
    Closed::check(view.eye(), acting, open).err().map(Why::Closed)
}

/// Why the viewer cannot play this card of the hand; nothing if it is in the list.
pub fn why_not(view: &View, card: Wheel, open: bool) -> Option<Why> {
    closed(view, open).or_else(|| Gale::why_not(view, Action::Play(card)).map(Why::Rule))
}
