//! Set-up: piles, fleet, pawn and starting goods (Q-01 … Q-08).

use engine::{List, Log, Options as _, Rng, Seat};

use crate::merchant::Merchant;
use crate::state::{Quay, Safe};
use crate::stock::Stock;
use crate::{Decision, Deck, Event, Good, Goods, Options, Ship};

/// How many goods each seat takes at the start.
const STARTING_GOODS: u8 = 2;

impl Quay {
    /// A game before its first decision. Chance comes in the order of section 5 of the rules:
    /// the five piles, then the first seat.
    pub(crate) fn set_up(options: Options, mut rng: Rng, log: &mut Log<Event>) -> Quay {
        let mut stocks = Deck::ALL.map(Stock::complete);
        stocks.iter_mut().for_each(|stock| stock.shuffle(&mut rng));
        let first = Seat(rng.below(u32::from(options.seats())) as u8);
        let merchants = [(); 4].map(|()| Merchant::starting());
        let mut quay = Quay {
            options,
            target: options.target(),
            turn: 1,
            round: 0,
            first,
            to_act: first,
            decision: Decision::Setup { left: STARTING_GOODS },
            merchants,
            reserve: Goods::BOX,
            port: List::default(),
            row: List::default(),
            offers: List::default(),
            won: List::default(),
            safe: Safe::default(),
            stocks,
            rng,
        };
        quay.fleet_arrives(log);
        log.tell(|| Event::First(first));
        quay
    }

    /// Ships come into the port from the top of their piles, large ones first. If a pile
    /// and its discard are empty, fewer arrive.
    pub(crate) fn fleet_arrives(&mut self, log: &mut Log<Event>) {
        let (large, small) = self.options.fleet();
        for (deck, count) in [(Deck::Large, large), (Deck::Small, small)] {
            for _ in 0..count {
                if let Some(place) = self.draw_from(deck, log) {
                    self.port.push(Ship::at(deck, place));
                }
            }
        }
        log.tell(|| Event::Arrived(self.port.to_vec()));
    }

    /// A good of one's choice, by the decision at hand.
    pub(crate) fn take_good(&mut self, good: Good, log: &mut Log<Event>) {
        match self.decision {
            Decision::Setup { left } => self.take_starting_good(good, left, log),
            Decision::Store { left, begun } => self.store_good(good, left, begun, log),
            Decision::Free { left } => self.take_free_good(good, left, log),
            Decision::BuyStore { price, left, begun } => {
                self.buy_and_store(good, price, left, begun, log);
            }
            decision => unreachable!("no good is chosen at {decision:?}"),
        }
    }

    /// Chosen, seen by all, one seat after the other (Q-08, QR-04).
    fn take_starting_good(&mut self, good: Good, left: u8, log: &mut Log<Event>) {
        self.take_from_reserve(good, log);
        if left > 1 {
            self.decision = Decision::Setup { left: left - 1 };
            return;
        }
        self.to_act = self.to_act.next(self.seats());
        self.decision = if self.to_act == self.first {
            Decision::Draw
        } else {
            Decision::Setup { left: STARTING_GOODS }
        };
    }

    /// A good goes from the reserve to the hand of the seat to act.
    pub(crate) fn take_from_reserve(&mut self, good: Good, log: &mut Log<Event>) {
        self.reserve -= Goods::one(good);
        self.own_mut().hand += Goods::one(good);
        let seat = self.to_act;
        log.tell(|| Event::Took(seat, good));
    }
}
