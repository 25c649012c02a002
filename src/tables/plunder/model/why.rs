//! Why something on the table cannot be chosen.

use engine::Explained as _;
use plunder::{Action, Barred, Card, Plunder, View, WhyNot};

use super::{LaneModel, Target};
use crate::desk::Closed;

/// Why something on the table cannot be chosen now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nothing at all can.
    Closed(Closed),
    /// The rules say why.
    Rule(WhyNot),
    /// The rules say why this card cannot be played.
    Card(Card, WhyNot),
    /// A merchant is pressed before a card; these could go there.
    CardFirst(Vec<Card>),
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

/// Why a card of the hand cannot be chosen; nothing if it can be played or discarded.
pub fn of_card(view: &View, card: Card, open: bool) -> Option<Why> {
    closed(view, open).or_else(|| {
        Plunder::why_not(view, Action::Discard(card))?;
        Plunder::why_not(view, Action::Play(card)).map(|why| Why::Card(card, why))
    })
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
    closed(view, open).or_else(|| match Plunder::why_not(view, Action::Draw)? {
        WhyNot::NoPile => Some(Why::NoPile(may_go())),
        why => Some(Why::Rule(why)),
    })
}
