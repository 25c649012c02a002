//! What a card, a good and a coin are worth to a seat, in points.

use engine::Seat;

use crate::merchant::Merchant;
use crate::{Card, FLEET_LEAVES_AT, Face, Good, Goods, Quay, Ship};

/// What a purse is worth: falling rates for each fifteen gold, so that hoarding earns little.
pub fn purse(gold: u16) -> f32 {
    const STEP: f32 = 15.0;
    const RATES: [f32; 3] = [0.46, 0.28, 0.14];
    const BEYOND: f32 = 0.03;
    let mut left = f32::from(gold);
    let mut sum = 0.0;
    for rate in RATES {
        let part = left.min(STEP);
        sum += rate * part;
        left -= part;
    }
    sum + BEYOND * left
}

/// What this much more gold changes.
pub fn gain(gold: u16, more: u16) -> f32 {
    purse(gold + more) - purse(gold)
}

/// What this much less gold changes; more than there is cannot be paid.
pub fn cost(gold: u16, price: u16) -> f32 {
    purse(gold) - purse(gold.saturating_sub(price))
}

/// A good carried from the hand to the warehouse.
const STORED: f32 = 2.1;
/// A good taken into a hand that has room for it in its plans.
const BOUGHT: f32 = 1.25;
/// A hand of more goods than this finds no places before the fleet leaves.
const FULL_HAND: u8 = 8;
/// What a cargo that could be loaded now is worth of its points: later, others may be faster.
const SHIPPED: f32 = 0.8;

/// What this card changes for a seat that carries it out in this turn.
pub fn worth(quay: &Quay, seat: Seat, card: Card) -> f32 {
    let own = quay.merchant(seat);
    match card.face() {
        Face::Purchase(goods) => {
            let room = FULL_HAND.saturating_sub(own.hand.total());
            let taken = quay.reserve.common(goods);
            let wanted = taken.common(wanted(quay, own)).total();
            BOUGHT * f32::from(taken.total().min(room)) + 0.5 * f32::from(wanted)
        }
        Face::Storage { goods, price } => {
            let count = goods.min(own.hand.total()).min(own.room());
            if own.gold < u16::from(price) || count == 0 {
                return 0.0;
            }
            (STORED * f32::from(count) - cost(own.gold, price.into())).max(0.0)
        }
        Face::Transport { income } => {
            let cargo = SHIPPED * f32::from(cargo(quay, own.store));
            cargo.max(gain(own.gold, income.into()))
        }
        Face::FreeTrade { goods } => 0.9 * f32::from(goods),
        Face::Conservation { goods } => 0.8 * f32::from(goods),
        Face::BuyAndStore { goods, .. } => 1.2 * f32::from(goods),
        Face::Exchange => 1.8,
        Face::MarketSale => 1.6,
        Face::Shelter => 2.0,
    }
}

/// The points of the ships these goods load, dearest first.
pub fn cargo(quay: &Quay, mut store: Goods) -> u8 {
    let mut points = 0;
    let mut loaded = 0u8;
    // Two ships at most: eight places seldom hold more.
    for _ in 0..2 {
        let mut best: Option<(usize, Ship)> = None;
        for (at, ship) in quay.port.iter().enumerate() {
            let better = best.is_none_or(|(_, best)| ship.points() > best.points());
            if better && loaded >> at & 1 == 0 && store.covers(ship.goods()) {
                best = Some((at, *ship));
            }
        }
        let Some((at, ship)) = best else { break };
        loaded |= 1 << at;
        store -= ship.goods();
        points += ship.points();
    }
    points
}

/// The ship a seat works for: what it has of the cargo counts, in the warehouse more than in
/// the hand.
pub fn goal(quay: &Quay, own: &Merchant) -> Option<Ship> {
    let mut best = None;
    let mut highest = 0.0;
    for ship in quay.port.iter() {
        let asked = ship.goods();
        let stored = own.store.common(asked);
        let held = own.hand.common(asked - stored);
        if stored == asked {
            continue;
        }
        let share = (f32::from(stored.total()) + 0.5 * f32::from(held.total()) + 0.25)
            / f32::from(asked.total());
        let score = share * f32::from(ship.points());
        if score > highest {
            (best, highest) = (Some(*ship), score);
        }
    }
    best
}

/// The goods missing from the warehouse for the ship a seat works for.
pub fn lacking(quay: &Quay, own: &Merchant) -> Goods {
    goal(quay, own).map_or(Goods::NONE, |ship| ship.goods() - own.store.common(ship.goods()))
}

/// Those of them that are not in the hand either.
pub fn wanted(quay: &Quay, own: &Merchant) -> Goods {
    let lacking = lacking(quay, own);
    lacking - own.hand.common(lacking)
}

/// May the next shipment send the fleet away?
pub fn may_leave_soon(quay: &Quay) -> bool {
    quay.port.len() <= FLEET_LEAVES_AT + 1
}

/// How well a good keeps and sells when no ship in port asks for it.
pub fn loose(good: Good) -> f32 {
    match good {
        Good::Apple => 0.3,
        Good::Cheese | Good::Spice => 0.5,
        Good::Silk => 0.8,
    }
}
