//! Phase 4.2: trading, and the Shelter (Q-20 … Q-45).

use engine::{Log, Seat};

use crate::cards::SHELTER_GOLD;
use crate::merchant::Front;
use crate::state::{Offer, Quay};
use crate::{Card, Decision, Event, WhyNot};

/// No offer is higher, so that lists stay short (QR-13).
pub const HIGHEST_OFFER: u8 = 60;

impl Quay {
    /// The most the seat to act may offer: its gold, and 60 (Q-26, QR-13).
    #[inline]
    pub(crate) fn highest_offer(&self) -> u8 {
        self.own().gold.min(u16::from(HIGHEST_OFFER)) as u8
    }

    /// Is this what the seat to act may offer?
    pub(crate) fn offerable(&self, gold: u8) -> Result<(), WhyNot> {
        match self.highest_offer() {
            _ if gold == 0 => Err(WhyNot::OfferTooLow),
            most if gold > most => Err(WhyNot::OfferTooHigh { most }),
            _ => Ok(()),
        }
    }

    /// The face-up card of this seat, if it is a holder.
    #[inline]
    pub(crate) fn held_by(&self, seat: Seat) -> Result<Card, WhyNot> {
        self.merchant(seat).front.face_up().ok_or(WhyNot::NoHolder)
    }

    /// The holders and their face-up cards, clockwise from the first player.
    #[inline]
    pub(crate) fn holders(&self) -> impl Iterator<Item = (Seat, Card)> {
        let cards = |seat| self.held_by(seat).ok().map(|card| (seat, card));
        self.first.clockwise(self.seats()).filter_map(cards)
    }

    /// A bid needs gold.
    #[inline]
    pub(crate) fn can_bid(&self) -> Result<(), WhyNot> {
        if self.own().gold >= 1 { Ok(()) } else { Err(WhyNot::NoGold) }
    }

    /// The Shelter the seat to act can play.
    #[inline]
    pub(crate) fn has_shelter(&self) -> Result<Card, WhyNot> {
        self.own().shelter().ok_or(WhyNot::NoShelter)
    }

    /// The holder owns what a bidder offered.
    #[inline]
    pub(crate) fn payable(&self, gold: u8) -> Result<(), WhyNot> {
        if u16::from(gold) <= self.own().gold { Ok(()) } else { Err(WhyNot::CannotPay { gold }) }
    }

    /// A card of the row is laid face up in front of the seat.
    pub(crate) fn take_card(&mut self, card: Card, log: &mut Log<Event>) {
        self.row.take(card);
        self.own_mut().front = Front::Card { card, up: true };
        let seat = self.to_act;
        log.tell(|| Event::Chose(seat, card));
        self.next_to_trade(log);
    }

    /// The seat names a holder's card; its offer follows.
    pub(crate) fn bid(&mut self, holder: Seat, log: &mut Log<Event>) {
        self.decision = Decision::Offer { holder };
        let seat = self.to_act;
        log.tell(|| Event::Bid { seat, holder, card: self.held(holder) });
    }

    /// An offer, the bidder's own or an answer to its bid: said aloud, one after the
    /// other (QR-10).
    pub(crate) fn offer(&mut self, gold: u8, log: &mut Log<Event>) {
        let seat = self.to_act;
        self.offers.push(Offer { seat, gold });
        log.tell(|| Event::Offered(seat, gold));
        self.ask_next();
    }

    /// No offer.
    pub(crate) fn decline(&mut self, log: &mut Log<Event>) {
        let seat = self.to_act;
        log.tell(|| Event::Declined(seat));
        self.ask_next();
    }

    /// Every other open seat, clockwise from the bidder, is asked once, now or never (QR-09); then
    /// the holder decides. Holders do not bid (Q-32, QR-07), nor do settled seats
    /// (QR-08).
    fn ask_next(&mut self) {
        let (Decision::Offer { holder } | Decision::Respond { holder }) = self.decision else {
            unreachable!("offers are made in an auction (Q-24)");
        };
        let bidder = self.offers[0].seat;
        let mut asked = self.to_act.next(self.seats());
        while asked != bidder && !self.merchant(asked).is_open() {
            asked = asked.next(self.seats());
        }
        if asked == bidder {
            self.to_act = holder;
            self.decision = Decision::Decide;
        } else {
            self.to_act = asked;
            self.decision = Decision::Respond { holder };
        }
    }

    /// The bidder pays its offer and gets the card, the money lies before the seller.
    pub(crate) fn accept(&mut self, buyer: Seat, log: &mut Log<Event>) {
        let (holder, gold) = (self.to_act, self.offer_of(buyer));
        let card = self.held(holder);
        self.merchant_mut(buyer).gold -= u16::from(gold);
        self.merchant_mut(buyer).front = Front::Card { card, up: false };
        self.merchant_mut(holder).front = Front::Money(u16::from(gold));
        log.tell(|| Event::Sold { holder, buyer, card, gold });
        self.next_to_trade(log);
    }

    /// The holder pays the bidder its offer and keeps the card.
    pub(crate) fn pay(&mut self, paid: Seat, log: &mut Log<Event>) {
        let (holder, gold) = (self.to_act, self.offer_of(paid));
        let card = self.held(holder);
        self.merchant_mut(holder).gold -= u16::from(gold);
        self.merchant_mut(holder).front = Front::Card { card, up: false };
        self.merchant_mut(paid).front = Front::Money(u16::from(gold));
        log.tell(|| Event::Kept { holder, paid, card, gold });
        self.next_to_trade(log);
    }

    /// A card of the row, normal or special, that nobody can bid for.
    pub(crate) fn shelter(&mut self, card: Card, log: &mut Log<Event>) {
        let (seat, shelter) = (self.to_act, self.spend_shelter());
        self.row.take(card);
        self.own_mut().front = Front::Card { card, up: false };
        log.tell(|| Event::Sheltered { seat, card, shelter });
        self.next_to_trade(log);
    }

    /// A holder's card, normal or special, against 5 gold from the bank. In the midst
    /// of an auction it ends it, and offers made so far lapse (Q-43, QR-15).
    pub(crate) fn steal(&mut self, holder: Seat, log: &mut Log<Event>) {
        let (seat, shelter) = (self.to_act, self.spend_shelter());
        let card = self.held(holder);
        self.own_mut().front = Front::Card { card, up: false };
        self.merchant_mut(holder).front = Front::Money(u16::from(SHELTER_GOLD));
        log.tell(|| Event::Stolen { seat, holder, card, shelter });
        self.next_to_trade(log);
    }

    /// The Shelter goes to its discard; no other special is played in this turn.
    fn spend_shelter(&mut self) -> Card {
        let own = self.own_mut();
        let shelter = own.shelter().expect("a Shelter is needed to play one (Q-40)");
        own.specials.remove(shelter);
        own.used = true;
        self.bury(shelter);
        shelter
    }

    /// The first open seat acts, counted from the first player; with none, trading ends.
    /// Bidders that were not sold to or paid are open still (Q-30, QR-05), the seller is not: it
    /// does not choose again (QR-06).
    fn next_to_trade(&mut self, log: &mut Log<Event>) {
        self.offers.clear();
        match self.first_open() {
            Some(seat) => {
                self.to_act = seat;
                self.decision = Decision::Choose;
            }
            None => self.end_trade(log),
        }
    }

    /// The open seat whose turn it is to choose.
    #[inline]
    fn first_open(&self) -> Option<Seat> {
        self.first.clockwise(self.seats()).find(|seat| self.merchant(*seat).is_open())
    }

    /// Money and specials go to the hands, normal cards stay, the rest of the row goes.
    fn end_trade(&mut self, log: &mut Log<Event>) {
        log.tell(|| Event::TradeOver(self.row.to_vec()));
        for at in 0..self.row.len() {
            self.bury(self.row[at]);
        }
        self.row.clear();
        for seat in Seat::all(self.seats()) {
            let merchant = self.merchant_mut(seat);
            match merchant.front {
                Front::Money(gold) => {
                    merchant.gold += gold;
                    merchant.front = Front::Nothing;
                    log.tell(|| Event::Collected(seat, gold));
                }
                Front::Card { card, .. } if card.is_special() => {
                    merchant.fresh.insert(card);
                    merchant.front = Front::Nothing;
                    log.tell(|| Event::Pocketed(seat, card));
                }
                _ => {}
            }
        }
        self.to_act = self.first;
        self.decision = Decision::Menu;
    }

    fn held(&self, holder: Seat) -> Card {
        self.held_by(holder).expect("a holder has a face-up card (Q-20)")
    }

    /// What this seat has offered in the auction at hand.
    pub(crate) fn offered_by(&self, seat: Seat) -> Result<u8, WhyNot> {
        let offer = self.offers.iter().find(|offer| offer.seat == seat);
        offer.map(|offer| offer.gold).ok_or(WhyNot::NoOffer)
    }

    pub(crate) fn offer_of(&self, seat: Seat) -> u8 {
        self.offered_by(seat).expect("only bidders are sold to or paid (Q-27)")
    }
}
