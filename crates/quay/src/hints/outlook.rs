//! What a position is worth to each seat.

use engine::{BySeat, Seat, Values};

use super::worth::{loose, may_leave_soon, purse};
use crate::{Good, Goods, Quay};

/// So many points ahead of a brisk merchant are three chances in four.
const AHEAD: f32 = 10.0;
/// What a brisk merchant has in sight at the start, and makes of it in a turn.
const BRISK: (f32, f32) = (10.0, 2.2);

/// From 0, far behind, to 1, there soon: each seat by its own way to the target. Who looks at the
/// lead keeps cards from the others turn after turn, and nobody gets anywhere; and since a brisk
/// merchant gets on with every turn, sooner is better.
pub fn values(quay: &Quay) -> Values {
    let brisk = BRISK.0 + BRISK.1 * f32::from(quay.turn);
    BySeat::from_fn(quay.seats(), |seat| chance(prospects(quay, seat) - brisk))
}

/// A lead as a chance, without the platform's exponential.
fn chance(lead: f32) -> f32 {
    let x = lead / AHEAD;
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// A complete cargo, of its points.
const COMPLETE: f32 = 0.9;
/// A cargo in the making, of its points, by the share that is there.
const PARTLY: f32 = 0.62;
/// What a good in the hand counts of one in the warehouse.
const IN_HAND: f32 = 0.45;
/// How many ships a seat can work for at a time.
const GOALS: usize = 3;
/// Gold helps others too, once it is spent: less than what it is worth in a trade.
const PURSE: f32 = 0.5;
/// A special in the hand.
const SPECIAL: f32 = 1.6;

/// Points won and points in sight.
pub fn prospects(quay: &Quay, seat: Seat) -> f32 {
    let own = quay.merchant(seat);
    let (mut store, mut hand) = (own.store, own.hand);
    let mut sum = f32::from(own.points) + PURSE * purse(own.gold);
    sum += SPECIAL * f32::from(own.specials.len() + own.fresh.len());
    let haste = if may_leave_soon(quay) { 0.75 } else { 1.0 };
    let mut taken = 0u8;
    for _ in 0..GOALS {
        let mut best = (0.0, 0, Goods::NONE, Goods::NONE);
        for (at, ship) in quay.port.iter().enumerate().filter(|(at, _)| taken >> at & 1 == 0) {
            let asked = ship.goods();
            let stored = store.common(asked);
            let held = hand.common(asked - stored);
            let there = f32::from(stored.total()) + IN_HAND * f32::from(held.total());
            let share = there / f32::from(asked.total());
            let part = if stored == asked { COMPLETE } else { PARTLY * haste * share };
            let points = part * f32::from(ship.points());
            if points > best.0 {
                best = (points, at, stored, held);
            }
        }
        let (points, at, stored, held) = best;
        if points == 0.0 {
            break;
        }
        taken |= 1 << at;
        sum += points;
        store -= stored;
        hand -= held;
    }
    for good in Good::ALL {
        let count = f32::from(store.count(good)) + 0.4 * f32::from(hand.count(good));
        sum += loose(good) * count;
    }
    sum
}
