//! What a position is worth to each seat.

use engine::{BySeat, Seat, Values};

use super::worth::{loose, may_leave_soon, purse};
use crate::{Decision, Good, Goods, LAST_TURN, Quay};

/// A lead of so many points is three chances in four.
const LEAD: f32 = 14.0;
/// At the end, winning matters most; the margin still tells a good game from a lucky one.
const WON: f32 = 0.85;

/// What a hundred turns take from a success: sooner is better, so that two bots do not keep
/// each other from shipping for ever.
const PATIENCE: f32 = 0.3;
/// How much of a value is one's own way to the target, whatever the others do: keeping a card
/// from somebody is worth less than using one.
const OWN_WAY: f32 = 0.3;
/// Points in sight beyond the target that still count, as a multiple of it.
const FAR: f32 = 1.2;

/// From 0, lost, to 1, won soon.
pub fn values(quay: &Quay) -> Values {
    let tempo = 1.0 - PATIENCE * f32::from(quay.turn) / f32::from(LAST_TURN);
    let chances = chances(quay);
    BySeat::from_fn(quay.seats(), |seat| {
        let way = (prospects(quay, seat) / (FAR * f32::from(quay.target))).min(1.0);
        tempo * ((1.0 - OWN_WAY) * chances[seat] + OWN_WAY * way)
    })
}

fn chances(quay: &Quay) -> Values {
    let seats = quay.seats();
    if quay.decision == Decision::Over {
        let outcome = quay.outcome();
        let winners = outcome.winners().count() as f32;
        let points = BySeat::from_fn(seats, |seat| f32::from(quay.merchant(seat).points));
        return BySeat::from_fn(seats, |seat| {
            let won = if outcome.places[seat] == 1 { WON / winners } else { 0.0 };
            won + (1.0 - WON) * chance(points[seat] - best_other(&points, seat))
        });
    }
    let outlook = BySeat::from_fn(seats, |seat| prospects(quay, seat));
    BySeat::from_fn(seats, |seat| chance(outlook[seat] - best_other(&outlook, seat)))
}

fn best_other(values: &BySeat<f32>, seat: Seat) -> f32 {
    let others = values.seats().filter(|(other, _)| *other != seat);
    others.fold(0.0, |best, (_, value)| value.max(best))
}

/// A lead as a chance, without the platform's exponential.
fn chance(lead: f32) -> f32 {
    let x = lead / LEAD;
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// A complete cargo, of its points.
const COMPLETE: f32 = 0.8;
/// A cargo in the making, of its points, by the share that is there.
const PARTLY: f32 = 0.62;
/// What a good in the hand counts of one in the warehouse.
const IN_HAND: f32 = 0.45;
/// How many ships a seat can work for at a time.
const GOALS: usize = 3;
/// A special in the hand.
const SPECIAL: f32 = 1.6;

/// Points won and points in sight.
pub fn prospects(quay: &Quay, seat: Seat) -> f32 {
    let own = quay.merchant(seat);
    let (mut store, mut hand) = (own.store, own.hand);
    let mut sum = f32::from(own.points) + purse(own.gold);
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
