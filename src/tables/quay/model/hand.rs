//! What the viewer holds: purse, goods, specials, and its own warehouse.

use engine::Seat;
use quay::{Card, Goods, View};

use super::stall::{self, Stall};

/// What the viewer holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandModel {
    /// The own stall.
    pub stall: Stall,
    /// The own gold.
    pub gold: u16,
    /// The own points.
    pub points: u16,
    /// Goods in the hand.
    pub goods: Goods,
    /// Specials.
    pub specials: Vec<Card>,
    /// Those of them that were acquired in this turn.
    pub fresh: Vec<Card>,
}

impl HandModel {
    /// Goods in the warehouse.
    pub fn store(&self) -> Goods {
        self.stall.shown.store
    }
}

/// The hand of a seat, if the viewer sees it.
pub fn of(view: &View, seat: Seat) -> Option<HandModel> {
    let stall = stall::of(view, seat);
    let books = stall.shown.books.clone()?;
    Some(HandModel {
        gold: books.gold,
        points: books.points,
        goods: books.hand,
        specials: books.specials.iter().chain(books.fresh.iter()).collect(),
        fresh: books.fresh.iter().collect(),
        stall,
    })
}
