//! What one eye knows, in the words a table needs.

use engine::{BySeat, Eye, List, Outcome, Seat};

use crate::open::Open;
use crate::{Barred, Card, Cards, Colour, Lane, MAX_SIDES, Options, Play, Side, lane};

/// A hand as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// One's own, or a partner's.
    Known(Cards),
    /// Another's: only its size.
    Counted(u8),
}

impl Default for Hand {
    fn default() -> Self {
        Hand::Counted(0)
    }
}

impl Hand {
    /// How many cards it holds.
    pub fn len(&self) -> u8 {
        match self {
            Hand::Known(cards) => cards.len(),
            Hand::Counted(size) => *size,
        }
    }

    /// Does it hold no card?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards, to an eye that knows them.
    pub fn cards(&self) -> Option<&Cards> {
        match self {
            Hand::Known(cards) => Some(cards),
            Hand::Counted(_) => None,
        }
    }
}

/// All that one eye knows of a game. Everything a table shows can be asked of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) eye: Eye,
    pub(crate) open: Open,
    pub(crate) hands: BySeat<Hand>,
    pub(crate) pile: u8,
    pub(crate) unseen: Cards,
    pub(crate) pending: Option<Card>,
}

impl View {
    /// Whose eye it is.
    pub fn eye(&self) -> Eye {
        self.eye
    }

    /// Table size and variants.
    pub fn options(&self) -> Options {
        self.open.options
    }

    /// Who is to act; when the game is over, who acted last.
    pub fn to_act(&self) -> Seat {
        self.open.to_act
    }

    /// How many turns have begun, the first being turn 0; passes count.
    pub fn turn(&self) -> u16 {
        self.open.turn
    }

    /// The card that waits for its target. Only the acting seat and its partner know of it.
    pub fn pending(&self) -> Option<Card> {
        self.pending
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// How many cards are left in the pile.
    pub fn pile(&self) -> u8 {
        self.pile
    }

    /// What was discarded.
    pub fn discards(&self) -> &Cards {
        &self.open.discards
    }

    /// What a side has captured: merchants and the cards played at them.
    pub fn captured(&self, side: Side) -> &Cards {
        &self.open.captured[side.index()]
    }

    /// The gold a side has captured.
    pub fn gold(&self, side: Side) -> u8 {
        self.open.gold(side)
    }

    /// The gold on merchants in the known hands of a side: lost if the game ended now. `None` if
    /// this eye does not know these hands.
    pub fn gold_at_risk(&self, side: Side) -> Option<u8> {
        let hands = self.open.options.seats_of(side).map(|seat| self.hands[seat].cards());
        hands.map(|hand| hand.map(Cards::gold)).sum()
    }

    /// The gold at sea that a side would get if the game ended now (P-42).
    pub fn gold_led(&self, side: Side) -> u8 {
        let led = self.open.sea.battles().filter(|(_, battle)| battle.leader() == Some(side));
        led.map(|(_, battle)| battle.merchant().gold()).sum()
    }

    /// With no pile left, the side with the fewest cards in its hands, which may end the game
    /// (P-40, P-56); nothing before that, and once it is over.
    pub fn nearest_to_end(&self) -> Option<(Side, u8)> {
        let options = self.options();
        let held = |side: Side| options.seats_of(side).map(|seat| self.hand(seat).len()).sum();
        let sides = (0..options.sides()).map(|side| (Side(side), held(Side(side))));
        sides.min_by_key(|(_, held)| *held).filter(|_| self.pile() == 0 && !self.is_over())
    }

    /// The cards this eye has not seen: those in other hands and in the pile.
    pub fn unseen(&self) -> &Cards {
        &self.unseen
    }

    /// The captains and the admiral not seen yet, in canonical order.
    pub fn unseen_trumps(&self) -> impl Iterator<Item = Card> {
        let captains = Colour::ALL.into_iter().map(Card::captain);
        captains.chain([Card::ADMIRAL]).filter(|card| self.unseen.has(*card))
    }

    /// How the game ended, if it has: by then every hand lies open.
    pub fn outcome(&self) -> Option<Outcome> {
        self.open.over.then(|| self.open.outcome(&self.known_hands()))
    }

    /// Gold captured less gold in the hands this eye knows, in order of the sides: the final
    /// scores once the game is over.
    pub fn scores(&self) -> List<i16, MAX_SIDES> {
        self.open.scores(&self.known_hands())
    }

    fn known_hands(&self) -> BySeat<Cards> {
        let known = |seat| self.hands[seat].cards().copied().unwrap_or_default();
        BySeat::from_fn(self.hands.count(), known)
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.open.over
    }

    /// The merchants at sea in order of play, with everything around them.
    pub fn lanes(&self) -> Vec<Lane> {
        let battles = self.open.sea.battles();
        battles
            .map(|(slot, battle)| lane::lane(&self.open, battle, self.open.sea.plays(slot)))
            .collect()
    }

    /// The merchant at sea with this number.
    pub fn lane(&self, id: u8) -> Option<Lane> {
        self.lanes().into_iter().find(|lane| lane.id == id)
    }

    /// The lane of a merchant as it would be if a seat played a card there; the reason, if it may
    /// not. The seat need not be to act, nor hold the card.
    pub fn preview(&self, seat: Seat, card: Card, id: u8) -> Result<Lane, Barred> {
        let slot = self.open.sea.slot_of(id).ok_or(Barred::NotAtSea)?;
        let (mut battle, side) = (*self.open.sea.battle(slot), self.open.options.side_of(seat));
        battle.admits(side, card)?;
        battle.join(side, card);
        let plays = self.open.sea.plays(slot).chain([Play { seat, card }]);
        Ok(lane::lane(&self.open, &battle, plays))
    }
}
