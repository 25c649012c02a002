//! The whole truth about a game, and the contract every game keeps.

use std::fmt;

use engine::{Clock, Eye, Game, List, Log, Options as _, Rng, Seat, Turn};

use crate::merchant::Merchant;
use crate::stock::Stock;
use crate::{Action, Card, Decision, Deck, Event, Goods, Options, Ship, View};

/// After this turn the game ends in any case (Q-133, QR-35).
pub const LAST_TURN: u8 = 100;

/// A game of Quayside.
#[derive(Clone, PartialEq, Eq)]
pub struct Quay {
    pub(crate) options: Options,
    /// The points that end the game.
    pub(crate) target: u16,
    /// Counted from 1; the departure at its end belongs to a turn.
    pub(crate) turn: u8,
    /// Departures so far.
    pub(crate) round: u16,
    pub(crate) first: Seat,
    pub(crate) to_act: Seat,
    pub(crate) decision: Decision,
    pub(crate) merchants: [Merchant; 4],
    pub(crate) reserve: Goods,
    /// In order of arrival.
    pub(crate) port: List<Ship, 8>,
    /// In order of reveal.
    pub(crate) row: List<Card, 5>,
    /// In the order made.
    pub(crate) offers: List<Offer, 3>,
    /// Every ship won, by whom, in the order won.
    pub(crate) won: List<Won, 46>,
    /// What the seat whose goods are spoiling has protected.
    pub(crate) safe: Safe,
    pub(crate) stocks: [Stock; 5],
    pub(crate) rng: Rng,
}

/// An offer in an auction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Offer {
    /// Who offers.
    pub seat: Seat,
    /// How much.
    pub gold: u8,
}

/// A ship that was loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Won {
    pub seat: Seat,
    pub ship: Ship,
}

/// Goods protected at a departure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Safe {
    pub hand: Goods,
    pub store: Goods,
}

/// What a turn can take at most with four seats, in decisions: five cards are drawn; four cards
/// taken and two auctions of five decisions each (each settles two seats); every seat carries
/// out a card (the choice, eight steps, a stop), plays a special (the choice, three steps, a
/// stop) and is done; and it sells, over the game, no more goods than it took, which is eight a
/// turn. At a departure seven goods are protected and half of eight spoil at each seat.
const TURN_HORIZON: usize = 5 + (4 + 2 * 5) + 4 * (10 + 5 + 1 + 8) + (7 + 4 * 4);

impl Game for Quay {
    const NAME: &'static str = "quay";
    const RULES: u16 = 1;
    // Two starting goods for each seat, which can be sold as well.
    const HORIZON: usize = 4 * 2 * 2 + LAST_TURN as usize * TURN_HORIZON;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, rng: Rng, log: &mut Log<Event>) -> Self {
        Quay::set_up(*options, rng, log)
    }

    #[inline]
    fn to_act(&self) -> Turn {
        match self.decision {
            Decision::Over => Turn::Over(self.outcome()),
            _ => Turn::Act(self.to_act),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list(out);
    }

    fn apply(&mut self, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Good(good) => self.take_good(good, log),
            Action::Draw(deck) => self.reveal(deck, log),
            Action::Take(card) => self.take_card(card, log),
            Action::Bid(holder) => self.bid(holder, log),
            Action::Shelter(card) => self.shelter(card, log),
            Action::Steal(holder) => self.steal(holder, log),
            Action::Offer(gold) => self.offer(gold, log),
            Action::Decline => self.decline(log),
            Action::Accept(seat) => self.accept(seat, log),
            Action::Pay(seat) => self.pay(seat, log),
            Action::Buy => self.buy(log),
            Action::Store => self.begin_to_store(),
            Action::Ship => self.begin_to_load(),
            Action::Income => self.earn(log),
            Action::Special(card) => self.play_special(card, log),
            Action::Done => self.finish(log),
            Action::Stop => self.decision = Decision::Menu,
            Action::Load(ship) => self.load(ship, log),
            Action::Swap { give, with, take } => self.swap(give, with, take, log),
            Action::Sell(place, good) => self.sell(place, good, log),
            Action::Protect(place, good) => self.protect(place, good, log),
            Action::Spoil(good) => self.spoil(good, log),
        }
    }

    fn observe(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    /// What a seat does with goods and ships before it is done. A draw shows a card, the last of
    /// one's actions or spoiled goods may bring a new fleet, and trading is about the gold of
    /// others, which one does not see.
    fn is_quiet(view: &View, action: Action) -> bool {
        match action {
            Action::Protect(..) => matches!(view.decision(), Decision::Protect { left: 2.. }),
            Action::Spoil(_) => matches!(view.decision(), Decision::Spoil { left: 2.. }),
            Action::Bid(_)
            | Action::Good(_)
            | Action::Buy
            | Action::Store
            | Action::Ship
            | Action::Income
            | Action::Special(_)
            | Action::Stop
            | Action::Load(_)
            | Action::Swap { .. }
            | Action::Sell(..) => true,
            _ => false,
        }
    }

    fn redact(event: &Event, _eye: Eye) -> Option<Event> {
        Some(event.clone())
    }

    fn clock(&self) -> Clock {
        Clock { round: self.round, turn: u16::from(self.turn) }
    }
}

impl Quay {
    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.options.seats()
    }

    /// The offers of the auction at hand, in the order made.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    #[inline]
    pub(crate) fn merchant(&self, seat: Seat) -> &Merchant {
        &self.merchants[seat.index()]
    }

    #[inline]
    pub(crate) fn merchant_mut(&mut self, seat: Seat) -> &mut Merchant {
        &mut self.merchants[seat.index()]
    }

    /// The seat to act.
    #[inline]
    pub(crate) fn own(&self) -> &Merchant {
        self.merchant(self.to_act)
    }

    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut Merchant {
        self.merchant_mut(self.to_act)
    }

    #[inline]
    pub(crate) fn stock_mut(&mut self, deck: Deck) -> &mut Stock {
        &mut self.stocks[deck.index()]
    }

    /// Lays an action card on its discard.
    #[inline]
    pub(crate) fn bury(&mut self, card: Card) {
        self.stock_mut(card.deck()).bury(card.place());
    }

    /// Draws from a pile, which is first renewed from its discard if it is empty, and not before
    /// (Q-19, Q-104, QR-32).
    pub(crate) fn draw_from(&mut self, deck: Deck, log: &mut Log<Event>) -> Option<u8> {
        let stock = &mut self.stocks[deck.index()];
        if stock.is_spent() && !stock.is_exhausted() {
            stock.renew(&mut self.rng);
            log.tell(|| Event::Reshuffled(deck));
        }
        stock.draw()
    }

    /// Goes on with the turn's actions after a step, with the decision given or with the menu.
    #[inline]
    pub(crate) fn go_on(&mut self, more: bool, decision: Decision) {
        self.decision = if more { decision } else { Decision::Menu };
    }
}

/// Everything that makes two positions differ, in a line.
impl fmt::Debug for Quay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Options { wide_row, open_books, .. } = self.options;
        write!(f, "to {} turn {}.{}", self.target, self.round, self.turn)?;
        f.write_str(if wide_row { " wide" } else { "" })?;
        f.write_str(if open_books { " open" } else { "" })?;
        write!(f, " first {} {} {:?}", self.first.0, self.to_act.0, self.decision)?;
        for merchant in &self.merchants[..self.seats() as usize] {
            write!(f, "; {merchant:?}")?;
        }
        write!(f, "; reserve {:?} port {:?} row {:?}", self.reserve.counts(), self.port, self.row)?;
        if !self.offers.is_empty() {
            write!(f, " offers {:?}", self.offers)?;
        }
        if self.safe != Safe::default() {
            write!(f, " safe {:?} {:?}", self.safe.hand, self.safe.store)?;
        }
        f.write_str("; won")?;
        for won in self.won.iter() {
            write!(f, " {}:{:?}", won.seat.0, won.ship)?;
        }
        for stock in &self.stocks {
            write!(f, "; {stock:?}")?;
        }
        write!(f, "; {:?}", self.rng)
    }
}
