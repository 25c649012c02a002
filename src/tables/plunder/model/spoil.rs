//! What was captured a moment ago, for those who looked away.

use engine::Seen;
use plunder::{Card, Event, Lead, Plunder, Side};

/// A merchant that was captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spoil {
    /// Its number.
    pub id: u8,
    /// The merchant.
    pub merchant: Card,
    /// By whom.
    pub side: Side,
    /// How the side led.
    pub lead: Lead,
}

/// What was captured by the viewer's last act and since then: everybody saw it.
pub fn since(seen: &Seen<Plunder>) -> Vec<Spoil> {
    let captured = |event: &Event| match event {
        Event::Captured { side, id, merchant, lead, .. } => {
            Some(Spoil { id: *id, merchant: *merchant, side: *side, lead: *lead })
        }
        _ => None,
    };
    seen.told().filter_map(captured).collect()
}
