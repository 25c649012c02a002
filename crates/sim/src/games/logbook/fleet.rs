//! Ships that sail by themselves are told by their cards; events know them by their places, which
//! are filled anew within a step.

use logbook::{Event, Ship, View};
use serde_json::{Value, json};

/// Which card fills each place at a moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fleet(Vec<u8>);

impl Fleet {
    /// The fleet of a position.
    pub fn of(view: &View) -> Fleet {
        Fleet(view.npcs().iter().map(|npc| npc.card).collect())
    }

    /// A ship: a seat in turn order, or "n" and the card.
    pub fn ship(&self, ship: Ship) -> Value {
        match ship {
            Ship::Pc(pc) => json!(pc.0),
            Ship::Npc(npc) => match self.0.get(usize::from(npc)) {
                Some(card) => json!(format!("n{card}")),
                None => json!("n?"),
            },
        }
    }

    /// The fleets at the moment of each of these events, of which this is the one that came after
    /// all of them.
    pub fn throughout(mut self, events: &[Event]) -> Vec<Fleet> {
        let mut moments = vec![self.clone(); events.len()];
        for (at, event) in events.iter().enumerate().rev() {
            moments[at] = self.clone();
            if let Event::Follows { npc } = event {
                let went = events[..at].iter().rev().find_map(|before| gone(before, *npc));
                if let (Some(place), Some(card)) = (self.0.get_mut(usize::from(*npc)), went) {
                    *place = card;
                }
            }
        }
        moments
    }
}

/// The card that left its place with this event.
fn gone(event: &Event, place: u8) -> Option<u8> {
    match event {
        Event::Destroyed { ship, card, .. } if *ship == Ship::Npc(place) => *card,
        Event::Left { npc, card } if *npc == place => Some(*card),
        _ => None,
    }
}
