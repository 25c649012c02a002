//! Phase 4.4: the end of the turn, the departure and what spoils (Q-100 … Q-118).

use engine::{Log, Seat};

use crate::Specials;
use crate::merchant::Front;
use crate::state::{Quay, Safe};
use crate::{Decision, Event, Good, Goods, Place};

/// With so many ships in port or fewer, the fleet leaves.
pub const FLEET_LEAVES_AT: usize = 2;

impl Quay {
    /// Cards go to their discards, acquired specials become playable; then the end of the
    /// game, the pawn and the fleet are looked at, in this order.
    pub(crate) fn end_turn(&mut self, log: &mut Log<Event>) {
        for seat in Seat::all(self.seats()) {
            let merchant = self.merchant_mut(seat);
            merchant.specials.absorb(merchant.fresh);
            merchant.fresh = Specials::NONE;
            (merchant.used, merchant.acted, merchant.late) = (false, false, false);
            if let Front::Card { card, .. } = std::mem::take(&mut merchant.front) {
                self.bury(card);
            }
        }
        if self.is_decided() {
            self.decision = Decision::Over;
            log.tell(|| Event::Over(self.outcome()));
            return; // nothing spoils (QR-30)
        }
        self.first = self.first.next(self.seats());
        let first = self.first;
        log.tell(|| Event::First(first));
        if self.port.len() <= FLEET_LEAVES_AT {
            self.fleet_leaves(log);
        } else {
            self.begin_turn();
        }
    }

    fn begin_turn(&mut self) {
        self.turn += 1;
        self.to_act = self.first;
        self.decision = Decision::Draw;
    }

    /// The ships still there go unloaded to their discards (QR-31); then goods spoil.
    fn fleet_leaves(&mut self, log: &mut Log<Event>) {
        log.tell(|| Event::Left(self.port.to_vec()));
        for at in 0..self.port.len() {
            let ship = self.port[at];
            self.stock_mut(ship.deck()).bury(ship.place());
        }
        self.port.clear();
        self.to_act = self.first;
        self.begin_to_spoil(log);
    }

    /// Seat by seat from the actor on, until one has to choose; after the last a new fleet
    /// arrives. Seats do not touch each other's goods, but replays want an order (QR-36).
    fn begin_to_spoil(&mut self, log: &mut Log<Event>) {
        loop {
            let own = self.own();
            // All protection that has an object is used, the rest lapses.
            let left = own.protection().min((own.hand + own.store).total());
            if left > 0 {
                self.decision = Decision::Protect { left };
                return;
            }
            if self.rot(log) || self.next_to_spoil(log) {
                return;
            }
        }
    }

    /// What can be protected next, and where it lies: goods in the warehouse first, the hand when all
    /// of those are protected (Q-111, QR-24).
    pub(crate) fn to_protect(&self) -> (Place, Goods) {
        let own = self.own();
        let stored = own.store - self.safe.store;
        if stored.is_empty() {
            (Place::Hand, own.hand - self.safe.hand)
        } else {
            (Place::Store, stored)
        }
    }

    /// What is given up by choice: cheese and spice in the warehouse that are not protected
    ///
    #[inline]
    pub(crate) fn to_spoil(&self) -> Goods {
        let left = (self.own().store - self.safe.store).counts();
        Goods::of([0, left[Good::Cheese.index()], left[Good::Spice.index()], 0])
    }

    /// A good is protected; goods in the warehouse came first.
    pub(crate) fn protect(&mut self, place: Place, good: Good, log: &mut Log<Event>) {
        let (seat, one) = (self.to_act, Goods::one(good));
        match place {
            Place::Hand => self.safe.hand += one,
            Place::Store => self.safe.store += one,
        }
        log.tell(|| Event::Protected(seat, place, good));
        let Decision::Protect { left } = self.decision else {
            unreachable!("goods are protected at a departure (Q-110)");
        };
        if left > 1 {
            self.decision = Decision::Protect { left: left - 1 };
        } else if !self.rot(log) && !self.next_to_spoil(log) {
            self.begin_to_spoil(log);
        }
    }

    /// What goes without a choice goes, also the Conservation cards, whatever they
    /// protected (QR-22). Silk in the warehouse keeps, gold, specials and ships won are
    /// not touched. Is there a choice left to make?
    fn rot(&mut self, log: &mut Log<Event>) -> bool {
        let (seat, safe) = (self.to_act, self.safe);
        let own = self.own_mut();
        let conserve = std::mem::take(&mut own.conserve);
        let hand = own.hand - safe.hand;
        let apples = (own.store - safe.store).count(Good::Apple);
        let rotten = hand + Goods::of([apples, 0, 0, 0]);
        own.hand = safe.hand;
        own.store -= Goods::of([apples, 0, 0, 0]);
        let left = half_lost(own.store - safe.store); // QR-23
        self.reserve += rotten;
        if !conserve.is_empty() {
            conserve.iter().for_each(|card| self.bury(*card));
            log.tell(|| Event::Unsealed(seat, conserve.to_vec()));
        }
        if !rotten.is_empty() {
            log.tell(|| Event::Rotted { seat, hand, apples });
        }
        if left > 0 {
            self.decision = Decision::Spoil { left };
        }
        left > 0
    }

    /// A cheese or a spice of the seat's choice returns to the reserve.
    pub(crate) fn spoil(&mut self, good: Good, log: &mut Log<Event>) {
        self.reserve += Goods::one(good);
        let seat = self.to_act;
        self.own_mut().store -= Goods::one(good);
        log.tell(|| Event::Spoiled(seat, good));
        let Decision::Spoil { left } = self.decision else {
            unreachable!("goods spoil at a departure (Q-115)");
        };
        if left > 1 {
            self.decision = Decision::Spoil { left: left - 1 };
        } else if !self.next_to_spoil(log) {
            self.begin_to_spoil(log);
        }
    }

    /// The next seat's goods are looked at; after the last, the new fleet arrives and the next
    /// turn begins: is that so?
    fn next_to_spoil(&mut self, log: &mut Log<Event>) -> bool {
        self.safe = Safe::default();
        self.to_act = self.to_act.next(self.seats());
        if self.to_act != self.first {
            return false;
        }
        self.round += 1;
        self.fleet_arrives(log);
        log.reveal(); // New ships have come to light.
        self.begin_turn();
        true
    }
}

/// How many cheeses and spices of these unprotected goods are lost: half of them together,
/// rounded down (Q-115, QR-25).
pub(crate) fn half_lost(unprotected: Goods) -> u8 {
    (unprotected.count(Good::Cheese) + unprotected.count(Good::Spice)) / 2
}

/// How many goods the best use of this protection saves from a departure. It goes to the goods in
/// the warehouse, silk included; only what exceeds their number covers the hand (Q-111, QR-24).
pub(crate) fn saved(protection: u8, store: Goods, hand: Goods) -> u8 {
    // Every apple protected is one saved; a cheese or a spice often saves nothing by itself.
    let apples = protection.min(store.count(Good::Apple));
    let halved = store.count(Good::Cheese) + store.count(Good::Spice);
    let unprotected = halved.saturating_sub(protection - apples);
    let in_hand = protection.saturating_sub(store.total()).min(hand.total());
    apples + halved / 2 - unprotected / 2 + in_hand
}
