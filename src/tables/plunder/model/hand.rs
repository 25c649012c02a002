//! The hand of whoever is looking, and the partner's beside it.

use engine::{Eye, Match, Seat};
use plunder::{Action, Card, Plunder, View};

use super::draft::Drafted;
use super::{Intent, acting};

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
}

impl HandCard {
    /// Its place in the list, if it is in it.
    pub fn choice(&self) -> Option<usize> {
        self.act.or(self.pick)
    }
}

/// The viewer's hand in canonical order. The list counts only where it is the viewer's.
pub fn all(
    game: &Match<Plunder>,
    view: &View,
    intent: &Intent,
    drafted: Option<&Drafted>,
) -> Vec<HandCard> {
    let Eye::Seat(seat) = view.eye() else { return Vec::new() };
    let Some(cards) = view.hand(seat).cards().copied() else { return Vec::new() };
    let legal = if acting(view).is_some() { game.legal_actions() } else { &[] };
    let place = |action: Action| legal.iter().position(|legal| *legal == action);
    let raised = up(view, intent, drafted);
    let one = |card: Card| {
        let (play, discard) = (place(Action::Play(card)), place(Action::Discard(card)));
        let (act, pick) = if card.is_merchant() { (play, None) } else { (None, play) };
        HandCard {
            card,
            count: cards.count(card),
            act: act.or(discard.filter(|_| pick.is_none())),
            pick,
            raised: raised == Some(card),
        }
    };
    cards.distinct().map(one).collect()
}

/// The card that stands out: chosen, drafted or taken up, in this order.
fn up(view: &View, intent: &Intent, drafted: Option<&Drafted>) -> Option<Card> {
    let meant = match drafted {
        Some(Drafted::At { card, .. }) => Some(*card),
        Some(Drafted::Whole(Action::Play(card) | Action::Discard(card))) => Some(*card),
        Some(Drafted::Whole(_)) => None,
        None => intent.picked,
    };
    view.pending().filter(|_| acting(view).is_some()).or(meant)
}

/// The partner's hand, which lies open beside one's own (P-51).
pub fn partner(view: &View) -> Option<(Seat, Vec<Card>)> {
    let Eye::Seat(seat) = view.eye() else { return None };
    let partner = view.options().partner(seat)?;
    Some((partner, view.hand(partner).cards()?.iter().collect()))
}
