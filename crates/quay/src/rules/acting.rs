//! Phase 4.3: the normal cards (Q-50 … Q-74).

use engine::Log;

use super::specials::SWAPS;
use crate::state::{Quay, Won};
use crate::{Card, Decision, Event, Face, Good, Goods, Ship, WhyNot};

impl Quay {
    /// Can the seat to act buy: with which card, and what?
    #[inline]
    pub(crate) fn purchase(&self) -> Result<(Card, Goods), WhyNot> {
        match self.normal_card()? {
            (card, Face::Purchase(goods)) => Ok((card, goods)),
            _ => Err(WhyNot::OtherCard),
        }
    }

    /// Can the seat to act store: how many, and at what price (Q-60 … Q-64)?
    #[inline]
    pub(crate) fn storage(&self) -> Result<(u8, u8), WhyNot> {
        match self.normal_card()? {
            (_, Face::Storage { goods, price }) => {
                self.can_pay(price)?;
                self.has_room()?;
                if self.own().hand.is_empty() { Err(WhyNot::HandEmpty) } else { Ok((goods, price)) }
            }
            _ => Err(WhyNot::OtherCard),
        }
    }

    /// Can the seat to act begin a shipment?
    #[inline]
    pub(crate) fn shipment(&self) -> Result<(), WhyNot> {
        self.income()?;
        if self.own().late {
            Err(WhyNot::ShipmentTooLate)
        } else if !self.can_load_any() {
            Err(WhyNot::NoCargo)
        } else {
            Ok(())
        }
    }

    /// The income the seat to act can take.
    #[inline]
    pub(crate) fn income(&self) -> Result<u8, WhyNot> {
        match self.normal_card()? {
            (_, Face::Transport { income }) => Ok(income),
            _ => Err(WhyNot::OtherCard),
        }
    }

    #[inline]
    fn normal_card(&self) -> Result<(Card, Face), WhyNot> {
        let own = self.own();
        let none = if own.acted { WhyNot::CardDone } else { WhyNot::NoCard };
        own.card_to_do().map(|card| (card, card.face())).ok_or(none)
    }

    /// A price is paid in full or not at all.
    #[inline]
    pub(crate) fn can_pay(&self, price: u8) -> Result<(), WhyNot> {
        if self.own().gold >= u16::from(price) { Ok(()) } else { Err(WhyNot::TooDear { price }) }
    }

    /// The warehouse has eight places.
    #[inline]
    pub(crate) fn has_room(&self) -> Result<(), WhyNot> {
        if self.own().room() > 0 { Ok(()) } else { Err(WhyNot::WarehouseFull) }
    }

    /// Does the warehouse of the seat to act hold the cargo of this ship?
    #[inline]
    pub(crate) fn loadable(&self, ship: Ship) -> Result<(), WhyNot> {
        let (store, cargo) = (self.own().store, ship.goods());
        if store.covers(cargo) {
            Ok(())
        } else {
            Err(WhyNot::CargoLacks(cargo - store.common(cargo)))
        }
    }

    /// Does it hold the cargo of any ship in port?
    #[inline]
    pub(crate) fn can_load_any(&self) -> bool {
        self.port.iter().any(|ship| self.loadable(*ship).is_ok())
    }

    /// The goods that are asked for: out of the reserve, or of the own hand to
    /// be stored.
    #[inline]
    pub(crate) fn asked_goods(&self) -> Result<Goods, WhyNot> {
        match self.decision {
            Decision::Setup { .. } | Decision::Free { .. } | Decision::BuyStore { .. } => {
                Ok(self.reserve)
            }
            Decision::Store { .. } => Ok(self.own().hand),
            _ => Err(WhyNot::NotAsked),
        }
    }

    /// A series of steps can be ended after the first.
    #[inline]
    pub(crate) fn stoppable(&self) -> Result<(), WhyNot> {
        let begun = match self.decision {
            Decision::Store { begun, .. }
            | Decision::Load { begun }
            | Decision::BuyStore { begun, .. }
            | Decision::Sell { begun } => begun,
            Decision::Swap { left } => left < SWAPS,
            _ => return Err(WhyNot::NotAsked),
        };
        if begun { Ok(()) } else { Err(WhyNot::NotBegun) }
    }

    /// The goods shown, or what the reserve has of them: the rest is lost (Q-56, Q-57, QR-29).
    pub(crate) fn buy(&mut self, log: &mut Log<Event>) {
        let (card, shown) = self.purchase().expect("a purchase card lies in front (Q-56)");
        let goods = self.reserve.common(shown);
        self.reserve -= goods;
        let own = self.own_mut();
        own.hand += goods;
        own.acted = true;
        let seat = self.to_act;
        log.tell(|| Event::Bought(seat, card, goods));
    }

    /// Storing begins; nothing is paid yet.
    pub(crate) fn begin_to_store(&mut self) {
        let (left, _) = self.storage().expect("storing was offered (Q-60)");
        self.own_mut().acted = true;
        self.decision = Decision::Store { left, begun: false };
    }

    /// One good of any kind goes to the warehouse (Q-60, QR-19); the price is due with the first
    ///
    pub(crate) fn store_good(&mut self, good: Good, left: u8, begun: bool, log: &mut Log<Event>) {
        if !begun {
            let Some(Face::Storage { price, .. }) = self.own().front.card().map(Card::face) else {
                unreachable!("a storage card lies in front (Q-60)");
            };
            self.pay_bank(price, log);
        }
        let seat = self.to_act;
        let own = self.own_mut();
        own.hand -= Goods::one(good);
        own.store += Goods::one(good);
        log.tell(|| Event::Stored(seat, good));
        let more = left > 1 && own.room() > 0 && !own.hand.is_empty();
        self.go_on(more, Decision::Store { left: left - 1, begun: true });
    }

    pub(crate) fn pay_bank(&mut self, price: u8, log: &mut Log<Event>) {
        self.own_mut().gold -= u16::from(price);
        let seat = self.to_act;
        log.tell(|| Event::Paid(seat, price));
    }

    pub(crate) fn begin_to_load(&mut self) {
        self.own_mut().acted = true;
        self.decision = Decision::Load { begun: false };
    }

    /// The cargo returns to the reserve, the ship is won; more may follow.
    pub(crate) fn load(&mut self, ship: Ship, log: &mut Log<Event>) {
        let seat = self.to_act;
        self.port.take(ship);
        self.won.push(Won { seat, ship });
        self.reserve += ship.goods();
        let own = self.own_mut();
        own.store -= ship.goods();
        own.points += u16::from(ship.points());
        log.tell(|| Event::Loaded(seat, ship));
        self.go_on(self.can_load_any(), Decision::Load { begun: true });
    }

    /// The gold printed on the transport card.
    pub(crate) fn earn(&mut self, log: &mut Log<Event>) {
        let income = self.income().expect("a transport card lies in front (Q-74)");
        let own = self.own_mut();
        own.gold += u16::from(income);
        own.acted = true;
        let seat = self.to_act;
        log.tell(|| Event::Earned(seat, income));
    }

    /// The next seat acts; after the last, the turn ends.
    pub(crate) fn finish(&mut self, log: &mut Log<Event>) {
        let seat = self.to_act;
        log.tell(|| Event::Finished(seat));
        self.to_act = seat.next(self.seats());
        if self.to_act == self.first {
            self.end_turn(log);
        }
    }
}
