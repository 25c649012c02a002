//! A position written down plainly, to be read into a game or out of one.

use engine::{Rng, Seat};

use crate::list::List;
use crate::merchant::{Merchant, PLACES};
use crate::state::{LAST_TURN, Quay, Safe, Won};
use crate::stock::{self, Stock};
use crate::{
    Card, Decision, Deck, Face, Front, Goods, IN_THE_BOX, Length, Options, Ship, Specials,
};

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
    pub actor: Seat,
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

/// Why a position cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPosition {
    /// There are 2 to 4 seats.
    Seats,
    /// The target is 1 to 1000 points.
    Target,
    /// The turn is 1 to 100.
    Turn,
    /// The first player or the seat to act is not at the table.
    NoSuchSeat,
    /// A position can be set up when a card is drawn or chosen, and at the menu.
    Decision,
    /// Another seat would be to act.
    Actor,
    /// A seat has more gold than can be.
    Gold(Seat),
    /// There are more goods of a kind than in the box.
    Goods,
    /// More goods than places.
    Warehouse(Seat),
    /// A card is there twice.
    Twice(Card),
    /// A ship is there twice.
    ShipTwice(Ship),
    /// This card cannot be there.
    Misplaced(Card),
    /// This ship cannot be there.
    ShipMisplaced(Ship),
    /// The row is too long.
    Row,
    /// The port is too full.
    Port,
    /// What lies in front of this seat does not fit the phase.
    Front(Seat),
}

/// No purse is larger, so that sums stay sums.
const MOST_GOLD: u16 = 10_000;
/// No target is higher.
const MOST_POINTS: u16 = 1000;
/// No fleet is larger.
const LARGEST_FLEET: usize = 7;

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
            actor: self.actor,
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
        let players = u8::try_from(self.seats.len()).map_err(|_| BadPosition::Seats)?;
        let mut options = Options::for_seats(players).ok_or(BadPosition::Seats)?;
        options.length = Length::Short;
        if self.target != options.target() {
            options.length = Length::Standard;
        }
        let mut merchants = [(); 4].map(|()| Merchant::default());
        let mut won = List::default();
        for (seat, account) in Seat::all(players).zip(&self.seats) {
            merchants[seat.index()] = account.merchant();
            account.ships.iter().for_each(|ship| won.push(Won { seat, ship: *ship }));
        }
        let mut quay = Quay {
            options,
            target: self.target,
            turn: self.turn,
            round: 0,
            first: self.first,
            actor: self.actor,
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

    fn check(&self) -> Result<(), BadPosition> {
        let seats = self.seats.len();
        when((2..=4).contains(&seats), BadPosition::Seats)?;
        when((1..=MOST_POINTS).contains(&self.target), BadPosition::Target)?;
        when((1..=LAST_TURN).contains(&self.turn), BadPosition::Turn)?;
        when(self.first.index() < seats && self.actor.index() < seats, BadPosition::NoSuchSeat)?;
        when(self.port.len() <= LARGEST_FLEET, BadPosition::Port)?;
        self.check_goods()?;
        self.check_cards()?;
        self.check_ships()?;
        self.check_decision()
    }

    ///
    fn check_goods(&self) -> Result<(), BadPosition> {
        let mut sum = self.reserve.counts().map(u16::from);
        for (seat, account) in Seat::all(4).zip(&self.seats) {
            when(account.gold <= MOST_GOLD, BadPosition::Gold(seat))?;
            for goods in [account.hand, account.store] {
                (0..4).for_each(|kind| sum[kind] += u16::from(goods.counts()[kind]));
            }
        }
        when(sum.iter().all(|count| *count <= u16::from(IN_THE_BOX)), BadPosition::Goods)?;
        for (seat, account) in Seat::all(4).zip(&self.seats) {
            when(account.store.total() <= PLACES, BadPosition::Warehouse(seat))?;
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), BadPosition> {
        let mut seen = 0u128;
        let mut meet = |card: Card, fits: bool| {
            let bit = 1 << (40 * card.deck() as u32 + u32::from(card.place()));
            when(seen & bit == 0, BadPosition::Twice(card))?;
            seen |= bit;
            when(fits, BadPosition::Misplaced(card))
        };
        for card in self.row.iter().chain(&self.discard) {
            meet(*card, true)?;
        }
        for (deck, pile) in Deck::ACTIONS.into_iter().zip(&self.piles) {
            pile.iter().try_for_each(|card| meet(*card, card.deck() == deck))?;
        }
        for account in &self.seats {
            for card in account.specials.iter().chain(&account.fresh) {
                meet(*card, card.is_special())?;
            }
            for card in &account.conserve {
                meet(*card, matches!(card.face(), Face::Conservation { .. }))?;
            }
            if let Front::Card { card, .. } = account.front {
                meet(card, true)?;
            }
        }
        Ok(())
    }

    fn check_ships(&self) -> Result<(), BadPosition> {
        let mut seen = [0u64; 5];
        let mut meet = |ship: Ship, fits: bool| {
            let set = &mut seen[ship.deck().index()];
            when(*set >> ship.place() & 1 == 0, BadPosition::ShipTwice(ship))?;
            *set |= 1 << ship.place();
            when(fits, BadPosition::ShipMisplaced(ship))
        };
        for ship in self.port.iter().chain(&self.ship_discard) {
            meet(*ship, true)?;
        }
        for (deck, pile) in [Deck::Large, Deck::Small].into_iter().zip(&self.ship_piles) {
            pile.iter().try_for_each(|ship| meet(*ship, ship.deck() == deck))?;
        }
        self.seats.iter().flat_map(|account| &account.ships).try_for_each(|ship| meet(*ship, true))
    }

    /// The phase fits the seat to act, the row and what lies in front of the seats.
    fn check_decision(&self) -> Result<(), BadPosition> {
        let seats = self.seats.len();
        let fronts = |fits: fn(Front) -> bool| {
            let odd = Seat::all(4).zip(&self.seats).find(|(_, account)| !fits(account.front));
            odd.map_or(Ok(()), |(seat, _)| Err(BadPosition::Front(seat)))
        };
        match self.decision {
            Decision::Draw => {
                when(self.row.len() < seats, BadPosition::Row)?;
                when(self.actor == self.first, BadPosition::Actor)?;
                fronts(|front| front == Front::Nothing)
            }
            Decision::Choose => {
                when(self.row.len() <= seats, BadPosition::Row)?;
                let mut order = self.first.clockwise(seats as u8);
                let open = order.find(|seat| self.seats[seat.index()].front == Front::Nothing);
                when(open == Some(self.actor), BadPosition::Actor)?;
                fronts(|front| !matches!(front, Front::Money(gold) if gold > MOST_GOLD))
            }
            Decision::Menu => {
                when(self.row.len() <= seats, BadPosition::Row)?;
                fronts(|front| match front {
                    Front::Nothing => true,
                    Front::Card { card, .. } => !card.is_special(),
                    Front::Money(_) => false,
                })
            }
            _ => Err(BadPosition::Decision),
        }
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

fn when(fits: bool, otherwise: BadPosition) -> Result<(), BadPosition> {
    if fits { Ok(()) } else { Err(otherwise) }
}
