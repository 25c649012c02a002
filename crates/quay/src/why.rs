//! Why something cannot be done now: for the answer a table gives to a tap.

use engine::{Explained, Seat};

use crate::rules::HIGHEST_OFFER;
use crate::state::Quay;
use crate::{Action, Card, Decision, Deck, Fate, Good, Goods, Place, View};

/// Why an action is not in the list of the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WhyNot {
    /// The game has ended.
    Over,
    /// Something else is being decided.
    NotAsked,
    /// Two cards of the row come from this pile.
    TwoOfThatPile,
    /// The row must come from two piles at least.
    OnlyOnePile,
    /// Neither cards nor discard.
    PileExhausted,
    /// The card does not lie in the row.
    NotInRow,
    /// The seat has no face-up card.
    NoHolder,
    /// A bid needs gold.
    NoGold,
    /// An offer is 1 gold at least.
    OfferTooLow,
    /// More than the purse or the limit allows (Q-26, QR-13).
    OfferTooHigh {
        /// The most that can be offered.
        most: u8,
    },
    /// No Shelter that could be played.
    NoShelter,
    /// The seat has made no offer.
    NoOffer,
    /// The holder does not own that amount.
    CannotPay {
        /// What the bidder offered.
        gold: u8,
    },
    /// The normal card has been carried out.
    CardDone,
    /// No normal card lies in front.
    NoCard,
    /// The card in front is of another pile.
    OtherCard,
    /// The price cannot be paid in full.
    TooDear {
        /// The price of the card.
        price: u8,
    },
    /// No place is free.
    WarehouseFull,
    /// There is no good in the hand to store.
    HandEmpty,
    /// The warehouse holds no ship's whole cargo.
    NoCargo,
    /// The warehouse lacks these goods of the cargo.
    CargoLacks(Goods),
    /// The ship is not in port.
    NotInPort,
    /// Buy and Store or Exchange was played before.
    ShipmentTooLate,
    /// The card is not in the hand.
    NotInHand,
    /// The card was acquired in this turn.
    AcquiredThisTurn,
    /// A special has been played in this turn.
    SpecialPlayed,
    /// A Shelter is played in trading only.
    TradingOnly,
    /// The reserve is empty.
    ReserveEmpty,
    /// No swap is possible.
    NothingToSwap,
    /// There is nothing to sell.
    NothingToSell,
    /// There is none of this kind there.
    NoSuchGood,
    /// A swap is for another kind (Q-84, QR-26).
    SameKind,
    /// At least one step must be made first.
    NotBegun,
    /// Goods in the warehouse are protected before those in the hand.
    StoreFirst,
    /// Only cheese and spice are given up by choice.
    KeepsOrRots,
}

impl Explained for Quay {
    type WhyNot = WhyNot;

    /// Everything on the table, whatever is being decided: piles and row, seats and their offers,
    /// goods wherever they lie, ships, specials, and the keys of the menu.
    fn conceivable(view: &View, out: &mut Vec<Action>) {
        let (table, own) = (view.table(), view.table().own());
        let seats = || Seat::all(table.seats());
        out.extend(Deck::ACTIONS.map(Action::Draw));
        out.extend(table.row.iter().flat_map(|card| [Action::Take(*card), Action::Shelter(*card)]));
        for seat in seats() {
            out.extend([Action::Bid(seat), Action::Steal(seat)]);
            out.extend([Action::Accept(seat), Action::Pay(seat)]);
        }
        out.extend((0..=HIGHEST_OFFER + 1).map(Action::Offer));
        for good in Good::ALL {
            out.extend([Action::Good(good), Action::Spoil(good)]);
            for place in [Place::Hand, Place::Store] {
                out.extend([Action::Sell(place, good), Action::Protect(place, good)]);
            }
            let swap = |with| Good::ALL.map(|take| Action::Swap { give: good, with, take });
            out.extend(seats().flat_map(swap));
        }
        out.extend(table.port.iter().map(|ship| Action::Load(*ship)));
        out.extend(own.specials.iter().chain(own.fresh.iter()).map(Action::Special));
        out.extend([Action::Buy, Action::Store, Action::Ship, Action::Income]);
        out.extend([Action::Decline, Action::Stop, Action::Done]);
    }

    fn why_not(view: &View, action: Action) -> Option<WhyNot> {
        view.table().possible(action).err()
    }
}

impl Quay {
    /// Each action with what it takes, in the decision it belongs to.
    fn possible(&self, action: Action) -> Result<(), WhyNot> {
        use Decision as D;
        match (self.decision, action) {
            (D::Over, _) => Err(WhyNot::Over),
            (_, Action::Good(good)) => there(self.asked_goods()?, good),
            (_, Action::Stop) => self.stoppable(),
            (D::Draw, Action::Draw(deck)) if Deck::ACTIONS.contains(&deck) => self.drawable(deck),
            (D::Choose, Action::Take(card)) => self.in_row(card),
            (D::Choose, Action::Bid(seat)) => self.holder(seat).and(self.can_bid()),
            (D::Choose, Action::Shelter(card)) => self.has_shelter().and(self.in_row(card)),
            (D::Choose, Action::Steal(seat)) => self.has_shelter().and(self.holder(seat)),
            (D::Respond { holder }, Action::Steal(seat)) => {
                self.has_shelter()?;
                when(holder == seat, WhyNot::NotAsked)
            }
            (D::Offer { .. } | D::Respond { .. }, Action::Offer(gold)) => self.offerable(gold),
            (D::Respond { .. }, Action::Decline) | (D::Menu, Action::Done) => Ok(()),
            (D::Decide, Action::Accept(seat)) => self.offered_by(seat).map(drop),
            (D::Decide, Action::Pay(seat)) => self.payable(self.offered_by(seat)?),
            (D::Menu, Action::Buy) => self.purchase().map(drop),
            (D::Menu, Action::Store) => self.storage().map(drop),
            (D::Menu, Action::Ship) => self.shipment(),
            (D::Menu, Action::Income) => self.income().map(drop),
            (D::Menu, Action::Special(card)) => self.playable(card),
            (D::Load { .. }, Action::Load(ship)) => {
                when(self.port.contains(&ship), WhyNot::NotInPort)?;
                self.loadable(ship)
            }
            (D::Swap { .. }, Action::Swap { give, with, take }) => {
                when(with.0 < self.seats(), WhyNot::NotAsked)?;
                there(self.own().store, give)?;
                Quay::swappable(give, take)?;
                there(self.swap_stock(with), take)
            }
            (D::Sell { .. }, Action::Sell(place, good)) => there(self.goods_at(place), good),
            (D::Protect { .. }, Action::Protect(place, good)) => match self.to_protect() {
                (asked, open) if asked == place => there(open, good),
                (Place::Store, _) => Err(WhyNot::StoreFirst),
                (Place::Hand, _) => Err(WhyNot::NoSuchGood),
            },
            (D::Spoil { .. }, Action::Spoil(good)) => {
                when(good.fate() == Fate::Halves, WhyNot::KeepsOrRots)?;
                there(self.to_spoil(), good)
            }
            _ => Err(WhyNot::NotAsked),
        }
    }

    fn in_row(&self, card: Card) -> Result<(), WhyNot> {
        when(self.row.contains(&card), WhyNot::NotInRow)
    }

    fn holder(&self, seat: Seat) -> Result<(), WhyNot> {
        when(seat.0 < self.seats(), WhyNot::NoHolder)?;
        self.held_by(seat).map(drop)
    }
}

fn there(goods: Goods, good: Good) -> Result<(), WhyNot> {
    when(goods.has(good), WhyNot::NoSuchGood)
}

fn when(possible: bool, otherwise: WhyNot) -> Result<(), WhyNot> {
    if possible { Ok(()) } else { Err(otherwise) }
}
