//! Why something on the table cannot be chosen: an explanation, not a second rule book.

use plunder::{Action, Barred, Card, Colour, Kind, View};

use super::{LaneModel, Target};
use crate::desk::Closed;

/// Why something on the table cannot be chosen now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nothing at all can.
    Closed(Closed),
    /// A card is chosen already and wants its target.
    TargetFirst(Card),
    /// A merchant is pressed before a card; these could go there.
    CardFirst(Vec<Card>),
    /// There is no merchant at sea to play it at.
    NothingAtSea(Card),
    /// Every merchant bars this ship.
    NoTarget(Card),
    /// No ship of one's own side flies the captain's colour anywhere (P-16).
    NoShipFor(Colour),
    /// No merchant of one's own side is at sea (P-17).
    NoMerchantFor,
    /// This merchant bars the card.
    Barred(Card, Barred, u8),
    /// There is nothing left to draw; these cards may be discarded.
    NoPile(Vec<Card>),
}

/// Why nothing at all can be chosen now, if so. `open` is false where one only looks.
fn closed(view: &View, open: bool) -> Option<Why> {
    let acting = (!view.is_over()).then(|| view.to_act());
    Closed::check(view.eye(), acting, open).err().map(Why::Closed)
}

/// Why a card of the hand cannot be chosen; nothing if it is in the list.
pub fn of_card(view: &View, legal: &[Action], card: Card, open: bool) -> Option<Why> {
    let listed = legal.contains(&Action::Play(card)) || legal.contains(&Action::Discard(card));
    closed(view, open)
        .or_else(|| view.pending().map(Why::TargetFirst))
        .or_else(|| (!listed).then(|| unplayable(view, card)))
}

fn unplayable(view: &View, card: Card) -> Why {
    match card.kind() {
        _ if view.lanes().is_empty() => Why::NothingAtSea(card),
        Kind::Captain(colour) => Why::NoShipFor(colour),
        Kind::Admiral => Why::NoMerchantFor,
        Kind::Ship(..) | Kind::Merchant(_) => Why::NoTarget(card),
    }
}

/// Why a merchant at sea cannot be chosen; nothing if the card taken up may go there.
pub fn of_lane(view: &View, legal: &[Action], lane: &LaneModel, open: bool) -> Option<Why> {
    closed(view, open).or_else(|| match &lane.target {
        Target::Open { .. } => None,
        Target::Barred(card, barred) => Some(Why::Barred(*card, *barred, lane.lane.id)),
        Target::Idle => Some(Why::CardFirst(welcome(view, legal, lane.lane.id))),
    })
}

/// The cards of the list that may go to a merchant.
fn welcome(view: &View, legal: &[Action], lane: u8) -> Vec<Card> {
    let cards = legal.iter().filter_map(|action| match action {
        Action::Play(card) => Some(*card),
        _ => None,
    });
    cards.filter(|card| view.preview(view.to_act(), *card, lane).is_ok()).collect()
}

/// Why the pile cannot be used; nothing if one may draw.
pub fn of_pile(view: &View, legal: &[Action], open: bool) -> Option<Why> {
    let may_go = || {
        let discards = legal.iter().filter_map(|action| match action {
            Action::Discard(card) => Some(*card),
            _ => None,
        });
        discards.collect()
    };
    closed(view, open)
        .or_else(|| view.pending().map(Why::TargetFirst))
        .or_else(|| (!legal.contains(&Action::Draw)).then(|| Why::NoPile(may_go())))
}
