//! The things a table shows: seats, hands, ships at the quay, losses, auctions.

use engine::Seat;

use crate::{Card, Front, Goods, Offer, Ship, Specials};

/// A seat as the table shows it (section 6 of the rules).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// Open, holder or settled.
    pub trading: Trading,
    /// Money and goods cards in the hand.
    pub count: u16,
    /// Special cards in the hand (Q-12, QR-33).
    pub specials: u8,
    /// Ships won.
    pub ships: u8,
    /// The warehouse.
    pub store: Goods,
    /// Its free places.
    pub room: u8,
    /// The Conservation cards in it, in the order laid.
    pub conserve: Vec<Card>,
    /// How many goods they protect in all.
    pub protection: u8,
    /// What lies in front of the seat.
    pub front: Front,
    /// Has it played a special in this turn?
    pub used: bool,
    /// Has it carried out its normal card?
    pub acted: bool,
    /// What it keeps to itself: for the eyes of this seat, and for all with open books.
    pub books: Option<Books>,
}

/// Where a seat stands in trading.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trading {
    /// Nothing lies in front of it.
    Open,
    /// A face-up card lies in front of it.
    Holder,
    /// A face-down card or money lies in front of it.
    Settled,
}

/// What a seat keeps in its hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Books {
    /// Its gold.
    pub gold: u16,
    /// The goods in its hand.
    pub hand: Goods,
    /// The specials it may play.
    pub specials: Specials,
    /// Those it acquired in this turn.
    pub fresh: Specials,
    /// The ships it won, in the order won.
    pub ships: Vec<Ship>,
    /// Their points.
    pub points: u16,
}

/// A ship in port as a seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Berth {
    /// Which ship.
    pub ship: Ship,
    /// The part of its cargo that lies in the warehouse.
    pub stored: Goods,
    /// The part of the rest that is in the hand; nothing if the eye does not see that hand.
    pub in_hand: Goods,
    /// What is in neither.
    pub lacking: Goods,
}

impl Berth {
    /// Does the warehouse hold the whole cargo?
    pub fn is_loadable(&self) -> bool {
        self.stored == self.ship.goods()
    }
}

/// What a seat would lose if the fleet left now, but for what is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The goods in the hand, if the eye sees them.
    pub hand: Option<Goods>,
    /// Apples in the warehouse.
    pub apples: u8,
    /// Cheeses and spices in the warehouse, of which `half` go.
    pub half_of: u8,
    /// How many of those go.
    pub half: u8,
    /// How many of all these the Conservation cards save if they are used well. Goods of
    /// the hand are among them only if none of the warehouse is lost; none if the hand is hidden.
    pub saved: u8,
}

impl Loss {
    /// How many goods are at stake: those of the hand, the apples and the half.
    pub fn at_stake(&self) -> u8 {
        self.hand.map_or(0, Goods::total) + self.apples + self.half
    }
}

/// A bid and what came of it so far (Q-24 … Q-27).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Auction {
    /// Whose card.
    pub holder: Seat,
    /// Which card.
    pub card: Card,
    /// The offers, in the order made.
    pub offers: Vec<Offer>,
    /// The seats still to be asked after the seat to act.
    pub to_ask: Vec<Seat>,
}
