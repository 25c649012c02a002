//! What broadsides do, as a good eye judges it: no line is measured, bystanders are overlooked.

use super::survey::{Survey, far};
use crate::cards::Ability;
use crate::ship::Ship;
use crate::state::Broadside;
use crate::{Measure, Pose};

/// A neighbouring sail closes about 30° on either side of the keel line (§3.8).
const OPEN: f32 = 0.5;

/// The hits to be expected of a broadside fired from this pose.
pub fn volley(own: &Ship, pose: Pose, target: &Ship) -> f32 {
    let hull = target.hull();
    let (centre, length) = (hull.centre(), hull.length() as f32);
    let reach = Measure::L.units() as f32 + 0.5 * length + own.hull().length() as f32;
    if far(pose.at, centre) > reach {
        return 0.0;
    }
    let (card, unit) = (own.card(), pose.heading.unit());
    let (ux, uy) = (unit.x as f32 / 16384.0, unit.y as f32 / 16384.0);
    let (bow, stern) = (hull.pose.at, hull.stern());
    let low = target.card().ability == Some(Ability::LowFreeboard);
    let vendetta = card.ability == Some(Ability::vendetta(target.card().faction));
    let mut hits = 0.0;
    for mast in crate::ship::bits(own.standing) {
        let gun = card.guns()[mast as usize];
        if low && gun.range == Measure::L {
            continue;
        }
        let back = 120.0 + 80.0 * f32::from(mast);
        let (x, y) = (pose.at.x as f32 - back * ux, pose.at.y as f32 - back * uy);
        let others = own.standing & !(1 << mast);
        let bears = [centre, bow, stern].into_iter().any(|aim| {
            let (dx, dy) = (aim.x as f32 - x, aim.y as f32 - y);
            let away = (dx * dx + dy * dy).sqrt();
            let aside = (ux * dy - uy * dx).abs();
            let ahead = ux * dx + uy * dy > 0.0;
            let free = if ahead { others & ((1 << mast) - 1) == 0 } else { others >> mast == 0 };
            away <= gun.range.units() as f32 && (free || aside >= OPEN * away)
        });
        if bears {
            hits += chance(gun.rank, u8::from(vendetta));
        }
    }
    if card.ability == Some(Ability::HeavyShot) { 1.7 * hits } else { hits }
}

/// How likely a shot hits (B-128, B-129).
#[inline]
pub fn chance(rank: u8, bonus: u8) -> f32 {
    f32::from((6 + bonus).saturating_sub(rank).min(5)) / 6.0
}

/// All that her standing guns could hit in a turn.
pub fn power(ship: &Ship) -> f32 {
    let guns = crate::ship::bits(ship.standing);
    guns.map(|mast| chance(ship.card().guns()[mast as usize].rank, 0)).sum()
}

/// What a hit on this ship is worth to her enemies, in gold: a mast and a part of her cargo, which
/// is theirs for the taking once the last mast is gone.
pub fn blow(target: &Ship, aboard: f32) -> f32 {
    let (cost, masts) = (f32::from(target.card().cost), f32::from(target.card().masts));
    match target.masts_left() {
        // Half of the cargo is the sinker's (B-139); a prize would bring all of it.
        0 => 0.4 * aboard + 0.03 * cost,
        left => MAST * cost / masts + PRIZE * aboard / f32::from(left),
    }
}

/// What so many hits are worth: more than all masts cannot go.
pub fn blows(hits: f32, target: &Ship, aboard: f32) -> f32 {
    hits.min(f32::from(target.masts_left().max(1))) * blow(target, aboard)
}

/// How much of a cargo is won with its ship's last mast.
const PRIZE: f32 = 0.6;
/// What all masts of a ship are worth, in gold for each of her points.
pub const MAST: f32 = 0.12;

/// The best broadside this ship could fire from a pose: hits, and what they are worth. What is
/// better towed is not fired at.
pub fn best_volley(game: &Broadside, survey: &Survey, ship: u8, pose: Pose) -> (f32, f32) {
    let own = game.ship(ship);
    let mut best = (0.0, 0.0);
    for (target, there) in game.afloat().filter(|(_, there)| there.controller != own.controller) {
        if is_prize(game, survey, ship, target) {
            continue;
        }
        let hits = volley(own, pose, there);
        let worth = blows(hits, there, survey.aboard(target));
        if worth > best.1 {
            best = (hits, worth);
        }
    }
    best
}

/// Is a derelict worth more in tow than at the bottom: somebody of ours is near and free? A single
/// piece is the sinker's anyway, and at once (B-139).
pub fn is_prize(game: &Broadside, survey: &Survey, shooter: u8, target: u8) -> bool {
    let (wreck, seat) = (game.ship(target), game.controller(shooter));
    let single = survey.is_laden(target) && survey.aboard(target) <= 1.0;
    if !wreck.is_derelict() || survey.is_towed(target) || single {
        return false;
    }
    let at = wreck.pose.at;
    let near = |own: &Ship, within: f32| {
        !own.is_derelict() && own.tows.is_none() && far(own.pose.at, at) < within
    };
    let ours = game.fleet(seat).any(|(_, own)| near(own, 1600.0));
    let theirs = game.afloat().any(|(_, own)| own.controller != seat && near(own, 700.0));
    ours && !theirs
}

/// The hits to be expected from all enemies on a ship lying in this pose, as they lie now or a
/// move away.
pub fn danger(game: &Broadside, ship: u8, pose: Pose) -> f32 {
    let own = game.ship(ship);
    let mut there = *own;
    there.pose = pose;
    let centre = there.hull().centre();
    let mut hits = 0.0;
    for (_, enemy) in game.afloat().filter(|(_, enemy)| enemy.controller != own.controller) {
        if enemy.is_derelict() {
            continue;
        }
        let away = far(enemy.pose.at, centre);
        if away < FIRE_NOW {
            hits += volley(enemy, enemy.pose, &there);
        }
        if away < FIRE_SOON {
            hits += 0.25 * power(enemy) * (1.0 - away / FIRE_SOON);
        }
    }
    hits
}

const FIRE_NOW: f32 = 1500.0;
const FIRE_SOON: f32 = 1900.0;
