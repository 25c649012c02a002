//! A position written down plainly, to be read into a game or out of one.

use engine::{List, Rng, Seat};

use crate::merchant::Merchant;
use crate::state::{Quay, Safe, Won};
use crate::stock::{self, Stock};
use crate::{BadPosition, Card, Decision, Deck, Front, Goods, Length, Options, Ship, Specials};

/// A position, complete but for the offers of an auction and what is being protected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The points that end the game.
    pub target: u16,
    /// The turn, from 1.
    pub turn: u8,
    /// The seat with the pawn.
    pub first: Seat,
    /// What is being decided. A game can be set up at `Draw`, `Choose` and `Menu`.
    pub decision: Decision,
    /// By whom.
    pub to_act: Seat,
    /// What each seat has, 2 to 4 of them.
    pub seats: Vec<Account>,
    /// The reserve.
    pub reserve: Goods,
    /// The ships in port, in order of arrival.
    pub port: Vec<Ship>,
    /// The row, in order of reveal.
    pub row: Vec<Card>,
    /// The action cards of all discards, in any order.
    pub discard: Vec<Card>,
    /// The ships of both discards, in any order.
    pub ship_discard: Vec<Ship>,
    /// The piles P, S and T, top first.
    pub piles: [Vec<Card>; 3],
    /// The piles L and K, top first.
    pub ship_piles: [Vec<Ship>; 2],
}

/// What a seat has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Account {
    /// Its gold.
    pub gold: u16,
    /// The goods in its hand.
    pub hand: Goods,
    /// The goods in its warehouse.
    pub store: Goods,
    /// The specials it may play, by number.
    pub specials: Vec<Card>,
    /// The specials acquired in this turn, by number.
    pub fresh: Vec<Card>,
    /// The Conservation cards in its warehouse, in the order laid.
    pub conserve: Vec<Card>,
    /// The ships it won, in the order won.
    pub ships: Vec<Ship>,
    /// What lies in front of it.
    pub front: Front,
    /// It has played a special in this turn.
    pub used: bool,
    /// It has carried out its normal card.
    pub acted: bool,
    /// It has played Buy and Store or Exchange in this turn.
    pub late: bool,
}

impl Quay {
    /// The position of this game.
    pub fn position(&self) -> Position {
        let discard = |deck: Deck| self.stocks[deck.index()].discard();
        let pile = |deck: Deck| self.stocks[deck.index()].pile().iter().rev().copied();
        let account = |seat: Seat| {
            let merchant = self.merchant(seat);
            Account {
                gold: merchant.gold,
                hand: merchant.hand,
                store: merchant.store,
                specials: merchant.specials.iter().collect(),
                fresh: merchant.fresh.iter().collect(),
                conserve: merchant.conserve.to_vec(),
                ships: self.won.iter().filter(|won| won.seat == seat).map(|won| won.ship).collect(),
                front: merchant.front,
                used: merchant.used,
                acted: merchant.acted,
                late: merchant.late,
            }
        };
        let ships = [Deck::Large, Deck::Small];
        Position {
            target: self.target,
            turn: self.turn,
            first: self.first,
            decision: self.decision,
            to_act: self.to_act,
            seats: Seat::all(self.seats()).map(account).collect(),
            reserve: self.reserve,
            port: self.port.to_vec(),
            row: self.row.to_vec(),
            discard: (Deck::ACTIONS.into_iter())
                .flat_map(|deck| stock::cards(deck, discard(deck)))
                .collect(),
            ship_discard: (ships.into_iter())
                .flat_map(|deck| stock::ships(deck, discard(deck)))
                .collect(),
            piles: Deck::ACTIONS.map(|deck| stock::cards(deck, pile(deck))),
            ship_piles: ships.map(|deck| stock::ships(deck, pile(deck))),
        }
    }
}

impl Position {
    /// The game that stands here. Chance to come is drawn from the generator given.
    pub fn play(&self, rng: Rng) -> Result<Quay, BadPosition> {
        self.check()?;
        let seats = u8::try_from(self.seats.len()).map_err(|_| BadPosition::Seats)?;
        let mut options = Options::for_seats(seats).ok_or(BadPosition::Seats)?;
        options.length = Length::Short;
        if self.target != options.target() {
            options.length = Length::Standard;
        }
        let mut merchants = [(); 4].map(|()| Merchant::default());
        let mut won = List::default();
        for (seat, account) in Seat::all(seats).zip(&self.seats) {
            merchants[seat.index()] = account.merchant();
            account.ships.iter().for_each(|ship| won.push(Won { seat, ship: *ship }));
        }
        let mut quay = Quay {
            options,
            target: self.target,
            turn: self.turn,
            round: 0,
            first: self.first,
            to_act: self.to_act,
            decision: self.decision,
            merchants,
            reserve: self.reserve,
            port: List::default(),
            row: List::default(),
            offers: List::default(),
            won,
            safe: Safe::default(),
            stocks: Deck::ALL.map(Stock::empty),
            rng,
        };
        self.port.iter().for_each(|ship| quay.port.push(*ship));
        match self.decision {
            // Trading is over: what was left of the row has gone.
            Decision::Menu => self.row.iter().for_each(|card| quay.bury(*card)),
            _ => self.row.iter().for_each(|card| quay.row.push(*card)),
        }
        self.discard.iter().for_each(|card| quay.bury(*card));
        for ship in &self.ship_discard {
            quay.stock_mut(ship.deck()).bury(ship.place());
        }
        for card in self.piles.iter().flat_map(|pile| pile.iter().rev()) {
            quay.stock_mut(card.deck()).put_on_top(card.place());
        }
        for ship in self.ship_piles.iter().flat_map(|pile| pile.iter().rev()) {
            quay.stock_mut(ship.deck()).put_on_top(ship.place());
        }
        Ok(quay)
    }
}

impl Account {
    fn merchant(&self) -> Merchant {
        let mut conserve = List::default();
        self.conserve.iter().for_each(|card| conserve.push(*card));
        Merchant {
            gold: self.gold,
            points: self.ships.iter().map(|ship| u16::from(ship.points())).sum(),
            hand: self.hand,
            store: self.store,
            specials: set_of(&self.specials),
            fresh: set_of(&self.fresh),
            conserve,
            front: self.front,
            used: self.used,
            acted: self.acted,
            late: self.late,
        }
    }
}

fn set_of(cards: &[Card]) -> Specials {
    let mut set = Specials::NONE;
    cards.iter().for_each(|card| set.insert(*card));
    set
}
