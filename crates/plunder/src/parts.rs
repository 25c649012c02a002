//! A position spelled out card by card: how one is brought in from outside, and taken out.

use engine::{BySeat, Seat};

use crate::open::Open;
use crate::pile::Pile;
use crate::sea::Sea;
use crate::{Barred, Card, Cards, DECK, Options, Play, Plunder};

/// A position before a card decision, its capture check done. It need not come from play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// Table size and variants.
    pub options: Options,
    /// Who is to act; when the game is over, who acted last.
    pub to_act: Seat,
    /// Is the game over?
    pub over: bool,
    /// The pile, top first.
    pub pile: Vec<Card>,
    /// The hand of each seat.
    pub hands: Vec<Vec<Card>>,
    /// The merchants at sea, in order of play.
    pub table: Vec<BattlePart>,
    /// What each side captured.
    pub captured: Vec<Vec<Card>>,
    /// What was discarded.
    pub discard: Vec<Card>,
    /// The number of the next merchant.
    pub next_id: u8,
}

/// A merchant at sea, spelled out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BattlePart {
    /// Its number.
    pub id: u8,
    /// Its card.
    pub card: Card,
    /// Who sent it out.
    pub owner: Seat,
    /// What was played at it, in order.
    pub plays: Vec<Play>,
}

/// Why parts make no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadParts {
    /// A seat is named that is not at the table.
    NoSuchSeat(Seat),
    /// There is not one hand for each seat.
    Hands,
    /// There is not one captured lot for each side.
    Captured,
    /// A card is there more or less often than it exists.
    Copies {
        /// Which card.
        card: Card,
        /// How often it is there.
        found: u16,
    },
    /// What sails with this number is no merchant.
    NotAMerchant(u8),
    /// The numbers of the merchants at sea do not grow, up to below the next one.
    Numbering,
    /// The next number is greater than any game needs.
    NextTooLarge,
    /// A card at a merchant could not have been played there after those before it.
    Play {
        /// The number of the merchant.
        id: u8,
        /// The card.
        card: Card,
        /// Why not.
        barred: Barred,
    },
}

/// Made-up positions may have lost count of a few merchants, but numbers must stay small.
const LAST_NEXT_ID: u8 = 100;

impl Parts {
    /// Every card of the position.
    fn cards(&self) -> impl Iterator<Item = Card> {
        let lots = self.hands.iter().chain(&self.captured).chain([&self.pile, &self.discard]);
        let battles = self
            .table
            .iter()
            .flat_map(|battle| battle.plays.iter().map(|play| play.card).chain([battle.card]));
        lots.flatten().copied().chain(battles)
    }

    fn check_cards(&self) -> Result<(), BadParts> {
        for card in Card::all() {
            let found = self.cards().filter(|other| *other == card).take(DECK + 1).count() as u16;
            if found != u16::from(card.copies()) {
                return Err(BadParts::Copies { card, found });
            }
        }
        Ok(())
    }

    fn check_seats(&self) -> Result<(), BadParts> {
        let seats = self.options.seats();
        if self.hands.len() != usize::from(seats) {
            return Err(BadParts::Hands);
        }
        if self.captured.len() != usize::from(self.options.sides()) {
            return Err(BadParts::Captured);
        }
        let named = self
            .table
            .iter()
            .flat_map(|battle| battle.plays.iter().map(|play| play.seat).chain([battle.owner]));
        match named.chain([self.to_act]).find(|seat| seat.0 >= seats) {
            Some(seat) => Err(BadParts::NoSuchSeat(seat)),
            None => Ok(()),
        }
    }

    fn check_numbers(&self) -> Result<(), BadParts> {
        let ids = self.table.iter().map(|battle| battle.id).chain([self.next_id]);
        if self.next_id > LAST_NEXT_ID {
            Err(BadParts::NextTooLarge)
        } else if ids.is_sorted_by(|a, b| a < b) {
            Ok(())
        } else {
            Err(BadParts::Numbering)
        }
    }

    fn sea(&self) -> Result<Sea, BadParts> {
        let mut sea = Sea::default();
        for (slot, part) in self.table.iter().enumerate() {
            if !part.card.is_merchant() {
                return Err(BadParts::NotAMerchant(part.id));
            }
            sea.count_from(part.id);
            sea.send(part.owner, self.options.side_of(part.owner), part.card);
            for play in &part.plays {
                let (slot, side) = (slot as u8, self.options.side_of(play.seat));
                let admitted = sea.battle(slot).admits(side, play.card);
                admitted.map_err(|barred| {
                    let (id, card) = (part.id, play.card);
                    BadParts::Play { id, card, barred }
                })?;
                sea.join(slot, side, *play);
            }
        }
        sea.count_from(self.next_id);
        Ok(sea)
    }
}

impl Plunder {
    /// The position of these parts. Nothing is captured by bringing it in.
    pub fn from_parts(parts: &Parts) -> Result<Plunder, BadParts> {
        parts.check_seats()?;
        parts.check_cards()?;
        parts.check_numbers()?;
        let lot = |cards: &[Card]| -> Cards { cards.iter().copied().collect() };
        let mut open = Open::new(parts.options, parts.to_act);
        open.over = parts.over;
        open.sea = parts.sea()?;
        open.discards = lot(&parts.discard);
        let captured = parts.captured.iter().zip(&mut open.captured);
        captured.for_each(|(cards, captured)| *captured = lot(cards));
        let hands = BySeat::from_fn(parts.options.seats(), |seat| lot(&parts.hands[seat.index()]));
        Ok(Plunder::from_pieces(open, hands, Pile::from_cards(&parts.pile)))
    }

    /// The parts of this position; a card that waits for its target is in the hand.
    pub fn to_parts(&self) -> Parts {
        let open = &self.open;
        let table = open.sea.battles().map(|(slot, battle)| BattlePart {
            id: battle.id(),
            card: battle.merchant(),
            owner: battle.owner(),
            plays: open.sea.plays(slot).collect(),
        });
        let sides = usize::from(open.options.sides());
        Parts {
            options: open.options,
            to_act: open.to_act,
            over: open.over,
            pile: self.pile.cards().to_vec(),
            hands: self.hands.iter().map(|hand| hand.iter().collect()).collect(),
            table: table.collect(),
            captured: open.captured[..sides].iter().map(|lot| lot.iter().collect()).collect(),
            discard: open.discards.iter().collect(),
            next_id: open.sea.next_id(),
        }
    }
}
