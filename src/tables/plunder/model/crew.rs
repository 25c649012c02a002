//! The sides: who is in them, what they have captured, how many cards they hold.

use engine::Seat;
use plunder::{Card, Hand, Side, View};

/// A side as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Party {
    /// Which side.
    pub side: Side,
    /// The gold captured.
    pub gold: u8,
    /// The gold on merchants in hand, where it is known to the viewer.
    pub at_risk: Option<u8>,
    /// Its seats, and how many cards each holds.
    pub hands: Vec<(Seat, u8)>,
    /// The cards in these hands, where they lie open and are not shown elsewhere.
    pub open: Vec<Card>,
}

/// All sides, in order.
pub fn all(view: &View) -> Vec<Party> {
    let options = view.options();
    // One's own hand and the partner's lie in front of the viewer already.
    let own = view.eye().seat().map(|seat| options.side_of(seat));
    let one = |side: Side| {
        let seats = || options.seats_of(side);
        let known = seats().filter_map(|seat| match view.hand(seat) {
            Hand::Known(cards) if own != Some(side) => Some(*cards),
            _ => None,
        });
        Party {
            side,
            gold: view.gold(side),
            at_risk: view.gold_at_risk(side),
            hands: seats().map(|seat| (seat, view.hand(seat).len())).collect(),
            open: known.flat_map(|cards| cards.iter().collect::<Vec<_>>()).collect(),
        }
    };
    (0..options.sides()).map(|side| one(Side(side))).collect()
}
