//! Can this position be played? Everything from outside is looked at before the rules see it.

use engine::Seat;

use crate::merchant::PLACES;
use crate::{Card, Decision, Deck, Face, Front, IN_THE_BOX, LAST_TURN, Position, Ship};

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
    ToAct,
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

impl Position {
    /// Why this position cannot be played, if it cannot.
    pub(crate) fn check(&self) -> Result<(), BadPosition> {
        let seats = self.seats.len();
        when((2..=4).contains(&seats), BadPosition::Seats)?;
        when((1..=MOST_POINTS).contains(&self.target), BadPosition::Target)?;
        when((1..=LAST_TURN).contains(&self.turn), BadPosition::Turn)?;
        when(self.first.index() < seats && self.to_act.index() < seats, BadPosition::NoSuchSeat)?;
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
                when(self.to_act == self.first, BadPosition::ToAct)?;
                fronts(|front| front == Front::Nothing)
            }
            Decision::Choose => {
                when(self.row.len() <= seats, BadPosition::Row)?;
                let mut order = self.first.clockwise(seats as u8);
                let open = order.find(|seat| self.seats[seat.index()].front == Front::Nothing);
                when(open == Some(self.to_act), BadPosition::ToAct)?;
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

fn when(fits: bool, otherwise: BadPosition) -> Result<(), BadPosition> {
    if fits { Ok(()) } else { Err(otherwise) }
}
