//! The specials of phase 4.3 (Q-80 … Q-95).

use engine::{Log, Seat};

use crate::cards::SALE_PRICE;
use crate::state::Quay;
use crate::{Card, Decision, Event, Face, Good, Goods, Place, WhyNot};

/// An Exchange has one or two swaps.
pub(crate) const SWAPS: u8 = 2;

impl Quay {
    /// May the seat to act play this card of its hand now (Q-51 … )?
    #[inline]
    pub(crate) fn playable(&self, card: Card) -> Result<(), WhyNot> {
        let own = self.own();
        if own.fresh.contains(card) {
            Err(WhyNot::AcquiredThisTurn)
        } else if !own.specials.contains(card) {
            Err(WhyNot::NotInHand)
        } else {
            self.special_left()?;
            self.effective(card)
        }
    }

    /// Each seat plays one special a turn.
    #[inline]
    pub(crate) fn special_left(&self) -> Result<(), WhyNot> {
        if self.own().used { Err(WhyNot::SpecialPlayed) } else { Ok(()) }
    }

    /// Would this special have an effect? Without one it cannot be played.
    #[inline]
    pub(crate) fn effective(&self, card: Card) -> Result<(), WhyNot> {
        let own = self.own();
        let reserve = || if self.reserve.is_empty() { Err(WhyNot::ReserveEmpty) } else { Ok(()) };
        match card.face() {
            Face::FreeTrade { .. } => reserve(),
            Face::Conservation { .. } => Ok(()),
            Face::BuyAndStore { price, .. } => {
                self.can_pay(price)?;
                self.has_room()?;
                reserve()
            }
            Face::Exchange if self.can_swap() => Ok(()),
            Face::Exchange => Err(WhyNot::NothingToSwap),
            Face::MarketSale if (own.hand + own.store).is_empty() => Err(WhyNot::NothingToSell),
            Face::MarketSale => Ok(()),
            Face::Shelter => Err(WhyNot::TradingOnly),
            _ => Err(WhyNot::NotInHand),
        }
    }

    /// The special leaves the hand and begins. A Conservation is laid at once.
    pub(crate) fn play_special(&mut self, card: Card, log: &mut Log<Event>) {
        let seat = self.to_act;
        log.tell(|| Event::Played(seat, card));
        let own = self.own_mut();
        own.specials.remove(card);
        own.used = true;
        let face = card.face();
        if let Face::Conservation { .. } = face {
            own.conserve.push(card);
            return;
        }
        own.late |= matches!(face, Face::BuyAndStore { .. } | Face::Exchange);
        self.bury(card);
        self.decision = match face {
            Face::FreeTrade { goods } => Decision::Free { left: goods },
            Face::BuyAndStore { goods, price } => {
                Decision::BuyStore { price, left: goods, begun: false }
            }
            Face::Exchange => Decision::Swap { left: SWAPS },
            Face::MarketSale => Decision::Sell { begun: false },
            other => unreachable!("{other:?} is not played in 4.3"),
        };
    }

    /// Free Trade ends early only if the reserve is empty.
    pub(crate) fn take_free_good(&mut self, good: Good, left: u8, log: &mut Log<Event>) {
        self.take_from_reserve(good, log);
        self.go_on(left > 1 && !self.reserve.is_empty(), Decision::Free { left: left - 1 });
    }

    /// Straight into the warehouse; the price is due with the first good, in full also when
    /// places or the reserve are short (QR-28, QR-29).
    pub(crate) fn buy_and_store(
        &mut self,
        good: Good,
        price: u8,
        left: u8,
        begun: bool,
        log: &mut Log<Event>,
    ) {
        if !begun {
            self.pay_bank(price, log);
        }
        self.reserve -= Goods::one(good);
        let seat = self.to_act;
        let own = self.own_mut();
        own.store += Goods::one(good);
        log.tell(|| Event::Delivered(seat, good));
        let more = left > 1 && self.has_room().is_ok() && !self.reserve.is_empty();
        self.go_on(more, Decision::BuyStore { price, left: left - 1, begun: true });
    }

    /// What a swap with this seat can bring: its warehouse, or the own hand (Q-84, QR-27).
    #[inline]
    pub(crate) fn swap_stock(&self, with: Seat) -> Goods {
        if with == self.to_act { self.own().hand } else { self.merchant(with).store }
    }

    /// Like for like is no swap (QR-26).
    #[inline]
    pub(crate) fn swappable(give: Good, take: Good) -> Result<(), WhyNot> {
        if give == take { Err(WhyNot::SameKind) } else { Ok(()) }
    }

    /// The own goods at a place, to be sold.
    #[inline]
    pub(crate) fn goods_at(&self, place: Place) -> Goods {
        match place {
            Place::Hand => self.own().hand,
            Place::Store => self.own().store,
        }
    }

    /// Is there a swap at all?
    fn can_swap(&self) -> bool {
        let store = self.own().store;
        let offered =
            Seat::all(self.seats()).fold(Goods::NONE, |sum, seat| sum + self.swap_stock(seat));
        store.kinds().any(|give| offered.kinds().any(|take| Quay::swappable(give, take).is_ok()))
    }

    /// One good for one good of another kind; a second swap may follow. No other way
    /// leads from the warehouse back to the hand.
    pub(crate) fn swap(&mut self, give: Good, with: Seat, take: Good, log: &mut Log<Event>) {
        let seat = self.to_act;
        let (given, taken) = (Goods::one(give), Goods::one(take));
        let own = self.own_mut();
        own.store = own.store - given + taken;
        if with == seat {
            own.hand = own.hand - taken + given;
        } else {
            let partner = self.merchant_mut(with);
            partner.store = partner.store - taken + given;
        }
        log.tell(|| Event::Swapped { seat, give, with, take });
        let Decision::Swap { left } = self.decision else {
            unreachable!("a swap belongs to an Exchange (Q-84)");
        };
        self.go_on(left > 1 && self.can_swap(), Decision::Swap { left: left - 1 });
    }

    /// 3 gold for a good, which returns to the reserve.
    pub(crate) fn sell(&mut self, place: Place, good: Good, log: &mut Log<Event>) {
        let (seat, one) = (self.to_act, Goods::one(good));
        self.reserve += one;
        let own = self.own_mut();
        own.gold += u16::from(SALE_PRICE);
        match place {
            Place::Hand => own.hand -= one,
            Place::Store => own.store -= one,
        }
        log.tell(|| Event::Marketed(seat, place, good));
        let more = !(own.hand + own.store).is_empty();
        self.go_on(more, Decision::Sell { begun: true });
    }
}
