//! The hand of whoever is looking, and the partner's beside it.

use engine::{Eye, Seat, Seen};
use plunder::{Action, Card, Plunder, Side, View};

use super::Intent;
use super::draft::Drafted;

/// A card of the hand; like cards lie on one heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandCard {
    /// The card.
    pub card: Card,
    /// How many there are.
    pub count: u8,
    /// It can be played or discarded as it is: its place in the list.
    pub act: Option<usize>,
    /// It can be taken up, to choose its target: its place in the list.
    pub pick: Option<usize>,
    /// Is it taken up, or about to be played?
    pub raised: bool,
    /// What it is among all things that travel: once it is about to be played, what it will be
    /// where it goes.
    pub piece: String,
}

impl HandCard {
    /// Its place in the list, if it is in it.
    pub fn choice(&self) -> Option<usize> {
        self.act.or(self.pick)
    }
}

/// The viewer's hand in canonical order.
pub fn all(seen: &Seen<Plunder>, intent: &Intent, drafted: Option<&Drafted>) -> Vec<HandCard> {
    let view = &seen.view;
    let Eye::Seat(seat) = seen.eye else { return Vec::new() };
    let Some(cards) = view.hand(seat).cards().copied() else { return Vec::new() };
    let raised = up(seen, intent, drafted);
    let one = |card: Card| {
        let (play, discard) = (seen.place(Action::Play(card)), seen.place(Action::Discard(card)));
        let (act, pick) = if card.is_merchant() { (play, None) } else { (None, play) };
        HandCard {
            card,
            count: cards.count(card),
            act: act.or(discard.filter(|_| pick.is_none())),
            pick,
            raised: raised == Some(card),
            piece: piece(view, card, drafted),
        }
    };
    cards.distinct().map(one).collect()
}

/// The name of a card of the hand among things that travel.
fn piece(view: &View, card: Card, drafted: Option<&Drafted>) -> String {
    match drafted {
        Some(Drafted::At { card: up, id }) if *up == card => {
            format!("sea{id}-{}", view.lane(*id).map_or(0, |lane| lane.plays.len()))
        }
        Some(Drafted::Whole(Action::Play(up))) if *up == card => format!("merchant{}", sent(view)),
        _ => format!("hand-{card:?}"),
    }
}

/// How many merchants have been sent out so far, which is the number of the next.
fn sent(view: &View) -> usize {
    let sides = (0..view.options().sides()).map(Side);
    let home = sides.flat_map(|side| view.captured(side).iter()).filter(|card| card.is_merchant());
    home.count() + view.lanes().len()
}

/// The card that stands out: chosen, drafted or taken up, in this order.
fn up(seen: &Seen<Plunder>, intent: &Intent, drafted: Option<&Drafted>) -> Option<Card> {
    let meant = match drafted {
        Some(Drafted::At { card, .. }) => Some(*card),
        Some(Drafted::Whole(Action::Play(card) | Action::Discard(card))) => Some(*card),
        Some(Drafted::Whole(_)) => None,
        None => intent.picked,
    };
    seen.view.pending().filter(|_| seen.is_asked()).or(meant)
}

/// The partner's hand, which lies open beside one's own (P-51).
pub fn partner(view: &View) -> Option<(Seat, Vec<Card>)> {
    let Eye::Seat(seat) = view.eye() else { return None };
    let partner = view.options().partner(seat)?;
    Some((partner, view.hand(partner).cards()?.iter().collect()))
}
