//! What the seat to act may do: the one statement of what is legal.
//!
//! The order is that of section 6 of the rules and part of the link format.

use crate::state::Quay;
use crate::{Action, Decision, Deck, Face, Good, Goods, Place};

use super::specials::SWAPS;
use super::trade::HIGHEST_OFFER;

impl Quay {
    /// Adds the list of the seat to act.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self.decision {
            Decision::Setup { .. } | Decision::Free { .. } => list_goods(self.reserve, out),
            Decision::Draw => {
                let drawable =
                    Deck::ACTIONS.into_iter().filter(|deck| self.drawable(*deck).is_ok());
                out.extend(drawable.map(Action::Draw));
            }
            Decision::Choose => self.list_choose(out),
            Decision::Offer { .. } => self.list_offers(out),
            Decision::Respond { holder } => {
                out.push(Action::Decline);
                self.list_offers(out);
                if self.own().shelter().is_some() {
                    out.push(Action::Steal(holder));
                }
            }
            Decision::Decide => self.list_decide(out),
            Decision::Menu => self.list_menu(out),
            Decision::Store { begun, .. } => {
                list_goods(self.own().hand, out);
                list_stop(begun, out);
            }
            Decision::Load { begun } => {
                let store = self.own().store;
                let loadable = self.port.iter().filter(|ship| store.covers(ship.goods()));
                out.extend(loadable.map(|ship| Action::Load(*ship)));
                list_stop(begun, out);
            }
            Decision::BuyStore { begun, .. } => {
                list_goods(self.reserve, out);
                list_stop(begun, out);
            }
            Decision::Swap { left } => self.list_swaps(left, out),
            Decision::Sell { begun } => {
                let own = self.own();
                out.extend(own.hand.kinds().map(|good| Action::Sell(Place::Hand, good)));
                out.extend(own.store.kinds().map(|good| Action::Sell(Place::Store, good)));
                list_stop(begun, out);
            }
            Decision::Protect { .. } => self.list_protect(out),
            Decision::Spoil { .. } => {
                let left = self.own().store - self.safe.store;
                let kinds = [Good::Cheese, Good::Spice].into_iter();
                out.extend(kinds.filter(|good| left.has(*good)).map(Action::Spoil));
            }
            Decision::Over => {}
        }
    }

    /// Take, bid, or play a Shelter, but not pass (Q-22, QR-11).
    fn list_choose(&self, out: &mut Vec<Action>) {
        let own = self.own();
        out.extend(self.row.iter().map(|card| Action::Take(*card)));
        if own.gold >= 1 {
            out.extend(self.holders().map(|(seat, _)| Action::Bid(seat)));
        }
        if own.shelter().is_some() {
            out.extend(self.row.iter().map(|card| Action::Shelter(*card)));
            out.extend(self.holders().map(|(seat, _)| Action::Steal(seat)));
        }
    }

    fn list_offers(&self, out: &mut Vec<Action>) {
        out.extend_from_slice(&OFFERS[..usize::from(self.highest_offer())]);
    }

    /// Accept one of the offers, or pay one of the bidders (Q-27 … Q-29). There is no third way:
    /// neither to refuse all (QR-12) nor to answer with a Shelter (QR-14).
    fn list_decide(&self, out: &mut Vec<Action>) {
        let gold = self.own().gold;
        out.extend(self.offers.iter().map(|offer| Action::Accept(offer.seat)));
        let payable = self.offers.iter().filter(|offer| u16::from(offer.gold) <= gold);
        out.extend(payable.map(|offer| Action::Pay(offer.seat)));
    }

    /// The normal card, a special, or done, in either order (QR-18), and nothing is a duty
    /// (QR-20). Only here a transport card becomes a shipment or an income (QR-17).
    fn list_menu(&self, out: &mut Vec<Action>) {
        let own = self.own();
        match own.card_to_do().map(|card| card.face()) {
            Some(Face::Purchase(_)) => out.push(Action::Buy),
            Some(Face::Storage { .. }) if self.storage().is_ok() => out.push(Action::Store),
            Some(Face::Transport { .. }) => {
                if self.shipment().is_ok() {
                    out.push(Action::Ship);
                }
                out.push(Action::Income);
            }
            _ => {}
        }
        if !own.used {
            let cards = own.specials.for_the_menu().iter();
            let playable = cards.filter(|card| self.effective(*card).is_ok());
            out.extend(playable.map(Action::Special));
        }
        out.push(Action::Done);
    }

    /// By kind given, then by partner from the own hand on, then by kind taken.
    fn list_swaps(&self, left: u8, out: &mut Vec<Action>) {
        for give in self.own().store.kinds() {
            for with in self.to_act.clockwise(self.seats()) {
                let kinds = self.swap_stock(with).kinds().filter(|take| *take != give);
                out.extend(kinds.map(|take| Action::Swap { give, with, take }));
            }
        }
        list_stop(left < SWAPS, out);
    }

    fn list_protect(&self, out: &mut Vec<Action>) {
        let (place, open) = self.to_protect();
        out.extend(open.kinds().map(|good| Action::Protect(place, good)));
    }
}

/// Every offer there is (QR-13).
static OFFERS: [Action; HIGHEST_OFFER as usize] = {
    let mut offers = [Action::Offer(0); HIGHEST_OFFER as usize];
    let mut at = 0;
    while at < offers.len() {
        offers[at] = Action::Offer(at as u8 + 1);
        at += 1;
    }
    offers
};

#[inline]
fn list_goods(goods: Goods, out: &mut Vec<Action>) {
    out.extend(goods.kinds().map(Action::Good));
}

/// A series of steps can be ended after the first.
#[inline]
fn list_stop(begun: bool, out: &mut Vec<Action>) {
    if begun {
        out.push(Action::Stop);
    }
}
