//! What the seat to act may do: the one statement of what is legal.
//!
//! The order is that of section 6 of the rules and part of the link format.

use crate::state::Quay;
use crate::{Action, Decision, Deck, Place};

use super::trade::HIGHEST_OFFER;

impl Quay {
    /// Adds the list of the seat to act.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self.decision {
            Decision::Setup { .. } | Decision::Free { .. } => self.list_goods(out),
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
                if self.has_shelter().is_ok() {
                    out.push(Action::Steal(holder));
                }
            }
            Decision::Decide => self.list_decide(out),
            Decision::Menu => self.list_menu(out),
            Decision::Store { .. } | Decision::BuyStore { .. } => {
                self.list_goods(out);
                self.list_stop(out);
            }
            Decision::Load { .. } => {
                let loadable = self.port.iter().filter(|ship| self.loadable(**ship).is_ok());
                out.extend(loadable.map(|ship| Action::Load(*ship)));
                self.list_stop(out);
            }
            Decision::Swap { .. } => {
                self.list_swaps(out);
                self.list_stop(out);
            }
            Decision::Sell { .. } => {
                for place in [Place::Hand, Place::Store] {
                    let kinds = self.goods_at(place).kinds();
                    out.extend(kinds.map(|good| Action::Sell(place, good)));
                }
                self.list_stop(out);
            }
            Decision::Protect { .. } => self.list_protect(out),
            Decision::Spoil { .. } => out.extend(self.to_spoil().kinds().map(Action::Spoil)),
            Decision::Over => {}
        }
    }

    /// Take, bid, or play a Shelter, but not pass (Q-22, QR-11).
    fn list_choose(&self, out: &mut Vec<Action>) {
        out.extend(self.row.iter().map(|card| Action::Take(*card)));
        if self.can_bid().is_ok() {
            out.extend(self.holders().map(|(seat, _)| Action::Bid(seat)));
        }
        if self.has_shelter().is_ok() {
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
        out.extend(self.offers.iter().map(|offer| Action::Accept(offer.seat)));
        let payable = self.offers.iter().filter(|offer| self.payable(offer.gold).is_ok());
        out.extend(payable.map(|offer| Action::Pay(offer.seat)));
    }

    /// The normal card, a special, or done, in either order (QR-18), and nothing is a duty
    /// (QR-20). Only here a transport card becomes a shipment or an income (QR-17).
    fn list_menu(&self, out: &mut Vec<Action>) {
        if self.purchase().is_ok() {
            out.push(Action::Buy);
        }
        if self.storage().is_ok() {
            out.push(Action::Store);
        }
        if self.shipment().is_ok() {
            out.push(Action::Ship);
        }
        if self.income().is_ok() {
            out.push(Action::Income);
        }
        if self.special_left().is_ok() {
            let cards = self.own().specials.for_the_menu().iter();
            let playable = cards.filter(|card| self.effective(*card).is_ok());
            out.extend(playable.map(Action::Special));
        }
        out.push(Action::Done);
    }

    /// By kind given, then by partner from the own hand on, then by kind taken.
    fn list_swaps(&self, out: &mut Vec<Action>) {
        for give in self.own().store.kinds() {
            for with in self.to_act.clockwise(self.seats()) {
                let kinds = self.swap_stock(with).kinds();
                let others = kinds.filter(|take| Quay::swappable(give, *take).is_ok());
                out.extend(others.map(|take| Action::Swap { give, with, take }));
            }
        }
    }

    fn list_protect(&self, out: &mut Vec<Action>) {
        let (place, open) = self.to_protect();
        out.extend(open.kinds().map(|good| Action::Protect(place, good)));
    }

    #[inline]
    fn list_goods(&self, out: &mut Vec<Action>) {
        if let Ok(goods) = self.asked_goods() {
            out.extend(goods.kinds().map(Action::Good));
        }
    }

    #[inline]
    fn list_stop(&self, out: &mut Vec<Action>) {
        if self.stoppable().is_ok() {
            out.push(Action::Stop);
        }
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
