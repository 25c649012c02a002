//! The cards of this turn: the row, and what lies in front of the seats.

use engine::{Seat, Seen};
use quay::{Card, Decision, Event, Front, Quay};

use super::scene::Thing;

/// A place among the cards in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    /// The thing that lies there.
    pub thing: Thing,
    /// The card; none where money lies.
    pub card: Option<Card>,
    /// Face-down money.
    pub money: Option<u16>,
    /// Does the card lie face down?
    pub down: bool,
    /// In front of whom, if it is not in the row.
    pub seat: Option<Seat>,
    /// Has it been carried out?
    pub done: bool,
    /// Is it being bid for?
    pub contested: bool,
    /// Came it there since the viewer's last act?
    pub fresh: bool,
}

/// The row in order of reveal, then the seats in the order in which they act.
pub fn all(seen: &Seen<Quay>) -> Vec<Stand> {
    let view = &seen.view;
    let contested = view.auction().map(|auction| auction.holder);
    let storing = matches!(view.decision(), Decision::Store { .. } | Decision::Load { .. });
    let fresh = fresh_cards(seen);
    let stand = |thing, card: Option<Card>| Stand {
        thing,
        card,
        money: None,
        down: false,
        seat: None,
        done: false,
        contested: false,
        fresh: card.is_some_and(|card| fresh.contains(&card)),
    };
    let row = view.row().iter().map(|card| stand(Thing::Row(*card), Some(*card)));
    let fronts = view.order().filter_map(|seat| {
        let shown = view.seat(seat);
        let plain = |card| Stand {
            seat: Some(seat),
            done: shown.acted && !(storing && view.to_act() == Some(seat)),
            contested: contested == Some(seat),
            ..stand(Thing::Front(seat), card)
        };
        match shown.front {
            Front::Nothing => None,
            Front::Card { card, up } => Some(Stand { down: !up, ..plain(Some(card)) }),
            Front::Money(gold) => Some(Stand { money: Some(gold), down: true, ..plain(None) }),
        }
    });
    row.chain(fronts).collect()
}

/// The cards that were revealed or changed hands since the viewer's last act.
fn fresh_cards(seen: &Seen<Quay>) -> Vec<Card> {
    let moved = seen.fresh().filter_map(|event| match event {
        Event::Revealed(_, card)
        | Event::Chose(_, card)
        | Event::Sold { card, .. }
        | Event::Kept { card, .. }
        | Event::Sheltered { card, .. }
        | Event::Stolen { card, .. } => Some(*card),
        _ => None,
    });
    moved.collect()
}
