//! What the table shows, as plain values: no signal, no DOM, no words.

mod berths;
mod crew;
mod draft;
pub mod faces;
mod hand;
mod lane;
mod past;
mod spoil;
pub mod why;

use engine::{Ahead, Seat, Seen};
use plunder::{Action, Card, Colour, Plunder, Side, View};

pub use berths::berths;
pub use crew::Party;
pub use draft::{Drafted, targets};
pub use hand::HandCard;
pub use lane::{Arrival, Flank, LaneModel, Mark, Stake, Target};
pub use past::{Prize, past};
pub use spoil::Spoil;
pub use why::Why;

/// What a person has in mind: a card taken up, and what is chosen but not confirmed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Intent {
    /// The card taken up from the hand, before its target is chosen.
    pub picked: Option<Card>,
    /// Places in the list now and in the one after it.
    pub path: Vec<usize>,
    /// The same for what a hint recommends.
    pub advice: Vec<usize>,
}

/// Everything that lies on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableModel {
    /// What the viewer knows, to be put in words.
    pub view: View,
    /// Is the viewer to act?
    pub yours: bool,
    /// Is the game over?
    pub over: bool,
    /// The pile and what lies beside it.
    pub pile: Pile,
    /// The card that looks for a target.
    pub raised: Option<Card>,
    /// The merchant a hint recommends as a target.
    pub advised: Option<u8>,
    /// What was captured since the viewer last acted.
    pub spoils: Vec<Spoil>,
    /// The merchants at sea, in order of play.
    pub lanes: Vec<LaneModel>,
    /// The sides with their gold and hands.
    pub parties: Vec<Party>,
    /// What the viewer has not seen yet; nothing for a passer-by or when all is open.
    pub unseen: Option<Unseen>,
    /// The viewer's hand in canonical order.
    pub hand: Vec<HandCard>,
    /// The partner and its hand, which lies open beside one's own (P-51).
    pub partner: Option<(Seat, Vec<Card>)>,
}

impl TableModel {
    /// The merchant at sea of this number.
    pub fn lane(&self, id: u8) -> Option<&LaneModel> {
        self.lanes.iter().find(|shown| shown.lane.id == id)
    }

    /// A side.
    pub fn party(&self, side: Side) -> Option<&Party> {
        self.parties.get(side.index())
    }

    /// A card of the viewer's hand.
    pub fn held(&self, card: Card) -> Option<&HandCard> {
        self.hand.iter().find(|held| held.card == card)
    }
}

/// The pile and what lies beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pile {
    /// Cards left.
    pub left: u8,
    /// The place of drawing in the list.
    pub draw: Option<usize>,
    /// The card taken up could also be discarded: its place in the list.
    pub discard: Option<(Card, usize)>,
    /// What may be discarded now.
    pub may_go: Vec<Card>,
    /// What was discarded.
    pub discards: Vec<Card>,
    /// With no pile left and the game going on: the side with the fewest cards, which may end it.
    pub shortest: Option<(Side, u8)>,
    /// Is drawing, or discarding the card taken up, chosen but not confirmed?
    pub drafted: bool,
}

impl Pile {
    /// What pressing it chooses: the place in the list.
    pub fn choice(&self) -> Option<usize> {
        self.draw.or(self.discard.map(|(_, index)| index))
    }
}

/// What is still out of sight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unseen {
    /// Skulls by colour, in canonical order.
    pub skulls: [u8; 4],
    /// Captains and the admiral.
    pub trumps: Vec<Card>,
    /// Gold on merchants.
    pub gold: u8,
}

/// The table as it is seen, with what the viewer has in mind.
pub fn table(seen: &Seen<Plunder>, ahead: Ahead<Plunder>, intent: &Intent) -> TableModel {
    let view = &seen.view;
    let drafted = draft::read(seen, ahead, &intent.path);
    let raised = raised(view, intent, drafted.as_ref());
    let yours = seen.is_asked();
    TableModel {
        yours,
        over: view.is_over(),
        pile: pile(seen, raised, drafted.as_ref()),
        raised,
        advised: match draft::read(seen, ahead, &intent.advice) {
            Some(Drafted::At { id, .. }) => Some(id),
            _ => None,
        },
        spoils: spoil::since(seen),
        lanes: lane::all(seen, ahead, raised.filter(|_| yours), drafted.as_ref()),
        parties: crew::all(view),
        unseen: (seen.eye.seat().is_some() && !view.is_over()).then(|| unseen(view)),
        hand: hand::all(seen, intent, drafted.as_ref()),
        partner: hand::partner(view),
        view: view.clone(),
    }
}

/// The card that looks for a target: one already chosen, or one taken up; not while something
/// else is about to be confirmed.
fn raised(view: &View, intent: &Intent, drafted: Option<&Drafted>) -> Option<Card> {
    view.pending().or_else(|| match drafted {
        Some(Drafted::At { card, .. }) => Some(*card),
        Some(Drafted::Whole(Action::Discard(card))) => intent.picked.filter(|own| own == card),
        Some(Drafted::Whole(_)) => None,
        None => intent.picked,
    })
}

fn pile(seen: &Seen<Plunder>, raised: Option<Card>, drafted: Option<&Drafted>) -> Pile {
    let view = &seen.view;
    let may_go = seen.list.iter().filter_map(|action| match action {
        Action::Discard(card) => Some(*card),
        _ => None,
    });
    let discard =
        raised.and_then(|card| seen.place(Action::Discard(card)).map(|index| (card, index)));
    let chosen = match drafted {
        Some(Drafted::Whole(Action::Draw)) => true,
        Some(Drafted::Whole(Action::Discard(card))) => Some(*card) == raised,
        _ => false,
    };
    Pile {
        left: view.pile(),
        draw: seen.place(Action::Draw),
        discard,
        may_go: may_go.collect(),
        discards: view.discards().iter().collect(),
        shortest: view.nearest_to_end(),
        drafted: chosen,
    }
}

fn unseen(view: &View) -> Unseen {
    Unseen {
        skulls: Colour::ALL.map(|colour| view.unseen().skulls(colour)),
        trumps: view.unseen_trumps().collect(),
        gold: view.unseen().gold(),
    }
}

#[cfg(test)]
mod tests;
