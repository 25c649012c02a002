//! Why something cannot be done now: for the answer a table gives to a tap.

use engine::Seat;

use crate::rules::SWAPS;
use crate::state::Quay;
use crate::{Action, Decision, Deck, Good, Goods, Place};

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

impl Quay {
    /// Why the seat to act cannot do this; `None` if it can.
    pub(crate) fn why_not(&self, action: Action) -> Option<WhyNot> {
        self.possible(action).err()
    }

    fn possible(&self, action: Action) -> Result<(), WhyNot> {
        use Decision as D;
        match (self.decision, action) {
            (D::Over, _) => Err(WhyNot::Over),
            (D::Setup { .. } | D::Free { .. } | D::BuyStore { .. }, Action::Good(good)) => {
                there(self.reserve, good)
            }
            (D::Store { .. }, Action::Good(good)) => there(self.own().hand, good),
            (D::Draw, Action::Draw(deck)) if Deck::ACTIONS.contains(&deck) => self.drawable(deck),
            (
                D::Choose | D::Offer { .. } | D::Respond { .. } | D::Decide,
                Action::Take(_)
                | Action::Bid(_)
                | Action::Shelter(_)
                | Action::Steal(_)
                | Action::Offer(_)
                | Action::Decline
                | Action::Accept(_)
                | Action::Pay(_),
            ) => self.possible_trade(action),
            (D::Menu, Action::Buy) => self.purchase().map(drop),
            (D::Menu, Action::Store) => self.storage().map(drop),
            (D::Menu, Action::Ship) => self.shipment(),
            (D::Menu, Action::Income) => self.income().map(drop),
            (D::Menu, Action::Special(card)) => self.playable(card),
            (D::Menu, Action::Done) => Ok(()),
            (_, Action::Stop) => self.possible_stop(),
            (D::Load { .. }, Action::Load(ship)) => {
                when(self.port.contains(&ship), WhyNot::NotInPort)?;
                let lacking = ship.goods() - self.own().store.common(ship.goods());
                when(lacking.is_empty(), WhyNot::CargoLacks(lacking))
            }
            (D::Swap { .. }, Action::Swap { give, with, take }) => {
                when(with.0 < self.seats(), WhyNot::NotAsked)?;
                there(self.own().store, give)?;
                when(give != take, WhyNot::SameKind)?;
                there(self.swap_stock(with), take)
            }
            (D::Sell { .. }, Action::Sell(place, good)) => there(self.goods_at(place), good),
            (D::Protect { .. }, Action::Protect(place, good)) => {
                let stored = self.own().store - self.safe.store;
                match place {
                    Place::Store => there(stored, good),
                    Place::Hand if !stored.is_empty() => Err(WhyNot::StoreFirst),
                    Place::Hand => there(self.own().hand - self.safe.hand, good),
                }
            }
            (D::Spoil { .. }, Action::Spoil(good)) => {
                when(matches!(good, Good::Cheese | Good::Spice), WhyNot::KeepsOrRots)?;
                there(self.own().store - self.safe.store, good)
            }
            _ => Err(WhyNot::NotAsked),
        }
    }

    fn possible_trade(&self, action: Action) -> Result<(), WhyNot> {
        use Decision as D;
        match (self.decision, action) {
            (D::Choose, Action::Take(card)) => when(self.row.contains(&card), WhyNot::NotInRow),
            (D::Choose, Action::Bid(seat)) => {
                when(self.is_holder(seat), WhyNot::NoHolder)?;
                when(self.own().gold >= 1, WhyNot::NoGold)
            }
            (D::Choose, Action::Shelter(card)) => {
                when(self.own().shelter().is_some(), WhyNot::NoShelter)?;
                when(self.row.contains(&card), WhyNot::NotInRow)
            }
            (D::Choose, Action::Steal(seat)) => {
                when(self.own().shelter().is_some(), WhyNot::NoShelter)?;
                when(self.is_holder(seat), WhyNot::NoHolder)
            }
            (D::Respond { holder }, Action::Steal(seat)) => {
                when(self.own().shelter().is_some(), WhyNot::NoShelter)?;
                when(holder == seat, WhyNot::NotAsked)
            }
            (D::Offer { .. } | D::Respond { .. }, Action::Offer(gold)) => {
                let most = self.highest_offer();
                when(gold >= 1, WhyNot::OfferTooLow)?;
                when(gold <= most, WhyNot::OfferTooHigh { most })
            }
            (D::Respond { .. }, Action::Decline) => Ok(()),
            (D::Decide, Action::Accept(seat)) => self.has_offered(seat).map(drop),
            (D::Decide, Action::Pay(seat)) => {
                let gold = self.has_offered(seat)?;
                when(self.own().gold >= u16::from(gold), WhyNot::CannotPay { gold })
            }
            _ => Err(WhyNot::NotAsked),
        }
    }

    fn possible_stop(&self) -> Result<(), WhyNot> {
        match self.decision {
            Decision::Store { begun, .. }
            | Decision::Load { begun }
            | Decision::BuyStore { begun, .. }
            | Decision::Sell { begun } => when(begun, WhyNot::NotBegun),
            Decision::Swap { left } => when(left < SWAPS, WhyNot::NotBegun),
            _ => Err(WhyNot::NotAsked),
        }
    }

    fn is_holder(&self, seat: Seat) -> bool {
        seat.0 < self.seats() && self.merchant(seat).front.face_up().is_some()
    }

    fn has_offered(&self, seat: Seat) -> Result<u8, WhyNot> {
        let offer = self.offers.iter().find(|offer| offer.seat == seat);
        offer.map(|offer| offer.gold).ok_or(WhyNot::NoOffer)
    }

    fn goods_at(&self, place: Place) -> Goods {
        match place {
            Place::Hand => self.own().hand,
            Place::Store => self.own().store,
        }
    }
}

fn there(goods: Goods, good: Good) -> Result<(), WhyNot> {
    when(goods.has(good), WhyNot::NoSuchGood)
}

fn when(possible: bool, otherwise: WhyNot) -> Result<(), WhyNot> {
    if possible { Ok(()) } else { Err(otherwise) }
}
