//! A first opinion on each action of a list, for the search to begin with.

use super::outlook::prospects;
use super::policy::{EXPOSED, SHELTERED, best_of_row, bid_value, fair_offer, is_timely};
use super::worth::{cost, gain, loose, may_leave_soon, wanted, worth};
use crate::{Action, Card, Decision, Deck, Face, Goods, Place, Quay};

/// Points that lift an opinion from indifferent to sure.
const SURE: f32 = 12.0;

/// An opinion from 0 to 1 for each action, the higher the more promising.
pub fn of_each(quay: &Quay, legal: &[Action], out: &mut Vec<f32>) {
    out.extend(legal.iter().map(|action| {
        let points = promise(quay, *action);
        (0.35 + points / SURE).clamp(0.0, 1.0)
    }));
}

/// What an action seems to bring, in points, against doing nothing.
fn promise(quay: &Quay, action: Action) -> f32 {
    let (seat, own) = (quay.to_act, quay.own());
    match action {
        Action::Good(good) => match quay.decision {
            Decision::Store { .. } => moved(quay, Goods::one(good), Place::Hand),
            Decision::BuyStore { .. } => moved(quay, Goods::one(good), Place::Store),
            _ => 2.0 * f32::from(u8::from(wanted(quay, own).has(good))) + loose(good),
        },
        Action::Draw(deck) => match deck {
            Deck::Transport if quay.can_load_any() => 6.0,
            Deck::Storage if own.hand.total() >= 3 && own.room() > 1 => 4.0,
            Deck::Purchase if own.hand.total() < 3 => 4.0,
            _ => 0.0,
        },
        Action::Take(card) => EXPOSED * worth(quay, seat, card),
        Action::Shelter(card) => worth(quay, seat, card) - SHELTERED,
        Action::Bid(holder) => {
            let card = quay.merchant(holder).front.face_up();
            let value = card.map_or(0.0, |card| worth(quay, seat, card));
            bid_value(quay, holder, value, fair_offer(quay, holder))
        }
        Action::Steal(holder) => {
            let card = quay.merchant(holder).front.face_up();
            card.map_or(0.0, |card| worth(quay, seat, card)) - SHELTERED
        }
        Action::Offer(gold) => offer(quay, gold),
        Action::Decline => best_of_row(quay, seat),
        Action::Accept(buyer) => gain(own.gold, quay.offer_of(buyer).into()),
        Action::Pay(bidder) => {
            let value = own.front.face_up().map_or(0.0, |card| worth(quay, seat, card));
            value - cost(own.gold, quay.offer_of(bidder).into())
        }
        Action::Buy | Action::Store | Action::Ship => {
            own.card_to_do().map_or(0.0, |card| worth(quay, seat, card))
        }
        Action::Income => quay.income().map_or(0.0, |gold| gain(own.gold, gold.into())),
        Action::Special(card) => {
            if is_timely(quay, card) {
                worth(quay, seat, card) + 1.0
            } else {
                -1.0
            }
        }
        Action::Done => match own.card_to_do().map(Card::face) {
            // What costs nothing is not waived.
            Some(Face::Purchase(_) | Face::Transport { .. }) => -3.0,
            _ => 0.0,
        },
        Action::Stop => 0.0,
        Action::Load(ship) => f32::from(ship.points()),
        Action::Swap { give, take, .. } => {
            2.0 * f32::from(u8::from(wanted(quay, own).has(take))) + loose(take) - loose(give)
        }
        Action::Sell(place, good) => match place {
            Place::Hand if may_leave_soon(quay) => 1.0,
            _ => -loose(good),
        },
        Action::Protect(_, good) => 1.5 - loose(good),
        Action::Spoil(good) => -f32::from(u8::from(wanted(quay, own).has(good))),
    }
}

/// Offers near the fair one, the others the less the farther.
fn offer(quay: &Quay, gold: u8) -> f32 {
    let (Decision::Offer { holder } | Decision::Respond { holder }) = quay.decision else {
        return 0.0;
    };
    let card = quay.merchant(holder).front.face_up();
    let value = card.map_or(0.0, |card| worth(quay, quay.to_act, card));
    let fair = fair_offer(quay, holder);
    let off = f32::from(fair.abs_diff(gold));
    bid_value(quay, holder, value, gold).min(6.0) - 0.4 * off
}

/// What a good in the warehouse changes in the outlook.
fn moved(quay: &Quay, good: Goods, from: Place) -> f32 {
    let mut after = quay.clone();
    let own = after.own_mut();
    own.store += good;
    if from == Place::Hand {
        own.hand -= good;
    }
    prospects(&after, quay.to_act) - prospects(quay, quay.to_act)
}
