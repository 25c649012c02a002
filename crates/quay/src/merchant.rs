//! What a seat has: its hand, its warehouse, and what lies in front of it.

use std::fmt;

use engine::List;

use crate::{Card, Face, Goods, Specials};

/// The places of a warehouse.
pub const PLACES: u8 = 8;
/// Gold at the start.
pub const STARTING_GOLD: u16 = 22;

/// What a seat has.
#[derive(Clone, PartialEq, Eq, Default)]
pub(crate) struct Merchant {
    /// A number, not cards: any amount of it can be paid, and the bank always has more (Q-02,
    /// QR-01).
    pub gold: u16,
    /// The points of the ships won.
    pub points: u16,
    /// Without a limit, like gold and specials.
    pub hand: Goods,
    pub store: Goods,
    /// The specials that may be played.
    pub specials: Specials,
    /// Those acquired in this turn.
    pub fresh: Specials,
    /// The Conservation cards in the warehouse, in the order laid.
    pub conserve: List<Card, 3>,
    pub front: Front,
    /// A special was played in this turn.
    pub used: bool,
    /// The normal card has been carried out.
    pub acted: bool,
    /// Buy and Store or Exchange was played in this turn.
    pub late: bool,
}

/// What lies in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Front {
    /// Nothing: in trading, the seat is open.
    #[default]
    Nothing,
    /// An action card: face up, the seat is a holder; face down, it is settled.
    Card {
        /// The card; its face was public when it was laid.
        card: Card,
        /// Does it lie face up?
        up: bool,
    },
    /// Money, face down: the seat is settled.
    Money(u16),
}

impl Front {
    /// The card that lies there, face up or down.
    #[inline]
    pub fn card(self) -> Option<Card> {
        match self {
            Front::Card { card, .. } => Some(card),
            Front::Nothing | Front::Money(_) => None,
        }
    }

    /// The card a bid can be made for.
    #[inline]
    pub fn face_up(self) -> Option<Card> {
        match self {
            Front::Card { card, up: true } => Some(card),
            _ => None,
        }
    }
}

impl Merchant {
    /// A seat at the start of the game.
    pub fn starting() -> Merchant {
        Merchant { gold: STARTING_GOLD, ..Merchant::default() }
    }

    /// Nothing lies in front of it.
    #[inline]
    pub fn is_open(&self) -> bool {
        self.front == Front::Nothing
    }

    /// The normal card in front of it, if it has not been carried out.
    #[inline]
    pub fn card_to_do(&self) -> Option<Card> {
        self.front.card().filter(|_| !self.acted)
    }

    /// The Shelter it can play: the one with the lowest number.
    #[inline]
    pub fn shelter(&self) -> Option<Card> {
        if self.used { None } else { self.specials.shelter() }
    }

    /// Free places in the warehouse: the eight are for goods, not for Conservation cards (Q-64,
    /// QR-21).
    #[inline]
    pub fn room(&self) -> u8 {
        PLACES.saturating_sub(self.store.total())
    }

    /// How many goods its Conservation cards protect in all.
    pub fn protection(&self) -> u8 {
        (self.conserve.iter())
            .map(|card| match card.face() {
                Face::Conservation { goods } => goods,
                _ => 0,
            })
            .sum()
    }
}

/// The money and goods cards of a hand, the purse counted as the fewest cards (Q-11, QR-02).
pub fn hand_count(gold: u16, goods: Goods) -> u16 {
    const FEWEST: [u16; 10] = [0, 1, 1, 2, 2, 1, 2, 2, 3, 3];
    gold / 10 + FEWEST[usize::from(gold % 10)] + u16::from(goods.total())
}

impl fmt::Debug for Merchant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} gold {:?} stored {:?}", self.gold, self.hand, self.store)?;
        if self.points > 0 {
            write!(f, " points {}", self.points)?;
        }
        if !self.specials.is_empty() {
            write!(f, " specials {:?}", self.specials)?;
        }
        if !self.fresh.is_empty() {
            write!(f, " fresh {:?}", self.fresh)?;
        }
        if !self.conserve.is_empty() {
            write!(f, " conserve {:?}", self.conserve)?;
        }
        match self.front {
            Front::Nothing => {}
            Front::Card { card, up: true } => write!(f, " up {card:?}")?,
            Front::Card { card, up: false } => write!(f, " down {card:?}")?,
            Front::Money(gold) => write!(f, " money {gold}")?,
        }
        for (mark, name) in [(self.used, " used"), (self.acted, " acted"), (self.late, " late")] {
            f.write_str(if mark { name } else { "" })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Q-11, QR-02.
    #[test]
    fn a_purse_counts_as_the_fewest_cards() {
        let two = Goods::parse("AC").expect("two goods");
        assert_eq!(hand_count(22, two), 5, "QX-56");
        for (gold, cards) in [(0, 0), (1, 1), (4, 2), (9, 3), (18, 4), (39, 6)] {
            assert_eq!(hand_count(gold, Goods::NONE), cards, "QX-56: {gold} gold");
        }
    }
}
