//! What happened, and who saw it.

use engine::{Eye, List, Seat};

use crate::{Card, Cards, Lead, MAX_SIDES, Side};

/// One thing that happened at the table.
///
/// Choosing a card is no event: until its target is known nobody else may notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat got its first cards (P-01).
    Dealt {
        /// Who got them.
        seat: Seat,
        /// Who else may see them.
        partner: Option<Seat>,
        /// What they are, to those who may see them.
        hand: Option<Cards>,
    },
    /// Who begins (P-02, P-52).
    First {
        /// The first seat.
        seat: Seat,
    },
    /// A seat drew a card (P-04).
    Drawn {
        /// Who drew.
        seat: Seat,
        /// Who else may see it.
        partner: Option<Seat>,
        /// What it was, to those who may see it.
        card: Option<Card>,
    },
    /// A merchant went to sea (P-10).
    Sent {
        /// Whose it is.
        seat: Seat,
        /// Its number, in order of play.
        id: u8,
        /// The merchant.
        merchant: Card,
    },
    /// A ship, a captain or the admiral was played at a merchant.
    Played {
        /// Who played it.
        seat: Seat,
        /// What was played.
        card: Card,
        /// The number of the merchant.
        at: u8,
        /// The merchant.
        merchant: Card,
        /// Who sent it out.
        owner: Seat,
        /// Who leads there now.
        lead: Lead,
        /// Are sides pairs of seats? Without it a side would not tell who is meant.
        teams: bool,
    },
    /// A card was discarded (P-06).
    Discarded {
        /// Who discarded.
        seat: Seat,
        /// What was discarded.
        card: Card,
    },
    /// A merchant was captured, at the start of a turn (P-30, P-54) or at the end (P-42).
    Captured {
        /// By whom.
        side: Side,
        /// The number of the merchant.
        id: u8,
        /// The merchant.
        merchant: Card,
        /// Who sent it out.
        owner: Seat,
        /// The merchant and all cards that were played at it.
        cards: Cards,
        /// Why: how the side led.
        lead: Lead,
        /// Are sides pairs of seats?
        teams: bool,
    },
    /// A seat without cards was passed over (P-55).
    Passed {
        /// Who had nothing to do.
        seat: Seat,
    },
    /// The pile and a side's hands are empty (P-40, P-56). The last captures follow.
    Ended,
    /// The final scores (P-44, P-57).
    Scored {
        /// Gold captured less gold in hand, in order of the sides.
        scores: List<i16, MAX_SIDES>,
    },
}

impl Event {
    /// The event as an eye saw it.
    pub(crate) fn seen_by(&self, eye: Eye) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::Dealt { seat, partner, hand } if !sees(eye, *seat, *partner) => *hand = None,
            Event::Drawn { seat, partner, card } if !sees(eye, *seat, *partner) => *card = None,
            _ => {}
        }
        seen
    }
}

fn sees(eye: Eye, seat: Seat, partner: Option<Seat>) -> bool {
    eye.sees(seat) || partner.is_some_and(|partner| eye.sees(partner))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// P-51, PR-10: a drawn card is known to its seat and the partner, to nobody else.
    #[test]
    fn a_drawn_card_is_a_secret_of_the_team() {
        let card = Some(Card::ADMIRAL);
        let drawn = Event::Drawn { seat: Seat(2), partner: Some(Seat(3)), card };
        let hidden = Event::Drawn { seat: Seat(2), partner: Some(Seat(3)), card: None };
        for eye in [Eye::Seat(Seat(2)), Eye::Seat(Seat(3)), Eye::All] {
            assert_eq!(drawn.seen_by(eye), drawn);
        }
        for eye in [Eye::Seat(Seat(1)), Eye::Seat(Seat(4)), Eye::Table] {
            assert_eq!(drawn.seen_by(eye), hidden);
        }
    }
}
