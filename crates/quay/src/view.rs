//! What an eye sees and remembers.

use std::fmt;

use engine::{Explained as _, Eye, Options as _, Rng, Seat};

use crate::merchant::hand_count;
use crate::rules::{FLEET_LEAVES_AT, half_lost, saved};
use crate::sight::{Auction, Berth, Books, Loss, SeatView, Trading};
use crate::state::Quay;
use crate::stock;
use crate::{Action, Card, Decision, Deck, Face, Front, Good, Goods, Options, Ship, WhyNot};

/// All that one eye knows of a game.
///
/// Every transfer of gold, goods and specials is public, so an eye that remembers everything
/// knows every hand (QR-03); only the order of the piles is hidden from all. A view therefore
/// carries that memory, for bots and for memory aids, in [`View::tracked`] and [`View::unseen`].
/// **The screen shows [`View::seat`] and the rest**: those keep to what lies open on the table
/// (Q-10 … Q-13).
#[derive(Clone, PartialEq, Eq)]
pub struct View {
    /// The game with its piles in order and its generator at rest: no secret is left in it.
    table: Quay,
    eye: Eye,
}

impl View {
    /// What an eye sees of this game.
    pub(crate) fn of(quay: &Quay, eye: Eye) -> View {
        let mut table = quay.clone();
        table.stocks.iter_mut().for_each(stock::Stock::sort);
        table.rng = Rng::new(0);
        View { table, eye }
    }

    /// A world that looks like this: each pile is shuffled among itself, all else is known.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Quay {
        let mut world = self.table.clone();
        world.stocks.iter_mut().for_each(|stock| stock.shuffle(rng));
        world.rng = rng.split();
        world
    }

    /// Whose eye this is.
    pub fn eye(&self) -> Eye {
        self.eye
    }

    /// Table size and variants.
    pub fn options(&self) -> &Options {
        &self.table.options
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.table.options.seats()
    }

    /// The points that end the game.
    pub fn target(&self) -> u16 {
        self.table.target
    }

    /// The turn, counted from 1.
    pub fn turn(&self) -> u8 {
        self.table.turn
    }

    /// Departures so far.
    pub fn round(&self) -> u16 {
        self.table.round
    }

    /// The seat with the pawn.
    pub fn first(&self) -> Seat {
        self.table.first
    }

    /// The seat that decides, while the game goes on.
    pub fn to_act(&self) -> Option<Seat> {
        (self.table.decision != Decision::Over).then_some(self.table.to_act)
    }

    /// What it is asked.
    pub fn decision(&self) -> Decision {
        self.table.decision
    }

    /// The seats in the order in which they act in this turn.
    pub fn order(&self) -> impl Iterator<Item = Seat> {
        self.table.first.clockwise(self.seats())
    }

    /// The row, in order of reveal.
    pub fn row(&self) -> &[Card] {
        &self.table.row
    }

    /// How many cards of the row are still to be revealed, while it is being filled.
    pub fn to_reveal(&self) -> u8 {
        match self.table.decision {
            Decision::Draw => self.table.options.row_size() - self.table.row.len() as u8,
            _ => 0,
        }
    }

    /// The ships in port, in order of arrival.
    pub fn port(&self) -> &[Ship] {
        &self.table.port
    }

    /// The ships of this fleet that were loaded, by whom, in the order loaded. Everybody saw who
    /// emptied which berth; none once the fleet has left.
    pub fn loaded(&self) -> impl Iterator<Item = (Ship, Seat)> {
        let (large, small) = self.table.options.fleet();
        let gone = match self.table.decision.phase() {
            crate::Phase::Departure => 0,
            _ => usize::from(large + small).saturating_sub(self.table.port.len()),
        };
        let before = self.table.won.len().saturating_sub(gone);
        self.table.won.iter().skip(before).map(|won| (won.ship, won.seat))
    }

    /// How many ships may still be loaded before the fleet leaves at the end of the turn: with
    /// none left to load it leaves.
    pub fn ships_to_departure(&self) -> u8 {
        self.table.port.len().saturating_sub(FLEET_LEAVES_AT) as u8
    }

    /// The reserve.
    pub fn reserve(&self) -> Goods {
        self.table.reserve
    }

    /// How many cards lie in a pile.
    pub fn pile_size(&self, deck: Deck) -> u8 {
        self.table.stocks[deck.index()].pile().len() as u8
    }

    /// The discard of a pile of action cards, in order of the numbers.
    pub fn discard(&self, deck: Deck) -> Vec<Card> {
        match deck {
            Deck::Large | Deck::Small => Vec::new(),
            _ => stock::cards(deck, self.table.stocks[deck.index()].discard()),
        }
    }

    /// The discard of a pile of ships, in order of the numbers.
    pub fn ship_discard(&self, deck: Deck) -> Vec<Ship> {
        match deck {
            Deck::Large | Deck::Small => {
                stock::ships(deck, self.table.stocks[deck.index()].discard())
            }
            _ => Vec::new(),
        }
    }

    /// Memory, not for the screen: the cards that lie in a pile of action cards, in order of the
    /// numbers. Their true order is hidden from all.
    pub fn unseen(&self, deck: Deck) -> Vec<Card> {
        match deck {
            Deck::Large | Deck::Small => Vec::new(),
            _ => stock::cards(deck, self.table.stocks[deck.index()].pile().iter().copied()),
        }
    }

    /// A seat as the table shows it to this eye. For the screen.
    pub fn seat(&self, seat: Seat) -> SeatView {
        let merchant = self.table.merchant(seat);
        let trading = match merchant.front {
            Front::Nothing => Trading::Open,
            Front::Card { up: true, .. } => Trading::Holder,
            _ => Trading::Settled,
        };
        SeatView {
            seat,
            trading,
            count: hand_count(merchant.gold, merchant.hand),
            specials: merchant.specials.len() + merchant.fresh.len(),
            ships: self.table.won.iter().filter(|won| won.seat == seat).count() as u8,
            store: merchant.store,
            room: merchant.room(),
            conserve: merchant.conserve.to_vec(),
            protection: merchant.protection(),
            front: merchant.front,
            used: merchant.used,
            acted: merchant.acted,
            books: self.shows_hand_of(seat).then(|| self.tracked(seat)),
        }
    }

    /// Is the hand of this seat shown to this eye (Q-10, `open_books`)?
    fn shows_hand_of(&self, seat: Seat) -> bool {
        self.eye.sees(seat) || self.table.options.open_books
    }

    /// Memory, not for the screen: what a seat has, as anyone who kept count of all public moves
    /// knows it (QR-03). For bots, and for a memory aid the player asked for.
    pub fn tracked(&self, seat: Seat) -> Books {
        let merchant = self.table.merchant(seat);
        let own = self.table.won.iter().filter(|won| won.seat == seat);
        Books {
            gold: merchant.gold,
            hand: merchant.hand,
            specials: merchant.specials,
            fresh: merchant.fresh,
            ships: own.map(|won| won.ship).collect(),
            points: merchant.points,
        }
    }

    /// The ships in port as this seat sees them, in order of arrival.
    pub fn berths(&self, seat: Seat) -> Vec<Berth> {
        let merchant = self.table.merchant(seat);
        let hand = if self.shows_hand_of(seat) { merchant.hand } else { Goods::NONE };
        let berth = |ship: &Ship| {
            let stored = merchant.store.common(ship.goods());
            let rest = ship.goods() - stored;
            let in_hand = hand.common(rest);
            Berth { ship: *ship, stored, in_hand, lacking: rest - in_hand }
        };
        self.table.port.iter().map(berth).collect()
    }

    /// The ships whose whole cargo lies in the warehouse of this seat.
    pub fn loadable(&self, seat: Seat) -> impl Iterator<Item = Ship> {
        let store = self.table.merchant(seat).store;
        self.table.port.iter().copied().filter(move |ship| store.covers(ship.goods()))
    }

    /// What this seat would lose if the fleet left now.
    pub fn loss(&self, seat: Seat) -> Loss {
        let merchant = self.table.merchant(seat);
        let store = merchant.store;
        let hand = self.shows_hand_of(seat).then_some(merchant.hand);
        Loss {
            hand,
            apples: store.count(Good::Apple),
            half_of: store.count(Good::Cheese) + store.count(Good::Spice),
            half: half_lost(store),
            saved: saved(merchant.protection(), store, hand.unwrap_or_default()),
        }
    }

    /// The auction at hand, if there is one.
    pub fn auction(&self) -> Option<Auction> {
        let table = &self.table;
        let (holder, asking) = match table.decision {
            Decision::Offer { holder } | Decision::Respond { holder } => (holder, true),
            Decision::Decide => (table.to_act, false),
            _ => return None,
        };
        let bidder = table.offers.first().map_or(table.to_act, |offer| offer.seat);
        let rest = table.to_act.clockwise(self.seats()).skip(1).take_while(|seat| *seat != bidder);
        let to_ask = rest.filter(|seat| asking && table.merchant(*seat).is_open()).collect();
        let card = table.merchant(holder).front.face_up()?;
        Some(Auction { holder, card, offers: table.offers.to_vec(), to_ask })
    }

    /// The most the seat to act can offer while it is asked for an offer (Q-26, QR-13).
    pub fn at_most(&self) -> Option<u8> {
        let asked =
            matches!(self.table.decision, Decision::Offer { .. } | Decision::Respond { .. });
        asked.then(|| self.table.highest_offer())
    }

    /// The price of the contested storage card, if the seat to act could no longer pay it after
    /// an accepted offer of this much gold: a warning worth showing.
    pub fn price_out_of_reach(&self, gold: u8) -> Option<u8> {
        let Face::Storage { price, .. } = self.auction()?.card.face() else { return None };
        let left = self.table.own().gold.saturating_sub(u16::from(gold));
        (left < u16::from(price)).then_some(price)
    }

    /// Why the seat to act cannot do this now; `None` if it is in its list.
    pub fn why_not(&self, action: Action) -> Option<WhyNot> {
        Quay::why_not(self, action)
    }

    pub(crate) fn table(&self) -> &Quay {
        &self.table
    }
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {:?}", self.eye, self.table)
    }
}
