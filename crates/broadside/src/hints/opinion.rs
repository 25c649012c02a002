//! A first opinion on each entry of a list: what the search tries first, and how much of the rest.

use engine::Seat;

use super::courses::{bearing, judged};
use super::goals::{self, Aim, Goals};
use super::guns;
use super::policy::{best_mast, boards, is_ballast, is_idle, shot, small, worst_mast};
use super::survey::{Sailor, Survey};
use crate::cards::Ability;
use crate::decision::{Decision as D, Legs, Salvo};
use crate::state::Broadside;
use crate::token::Place;
use crate::{Action as A, Measure};

/// What nobody would think of is tried last, but tried.
const OTHERS: f32 = 0.08;
/// The best and the least of what a good captain would think of.
const BEST: f32 = 0.9;
const LEAST: f32 = 0.2;
/// Gold by which a course is thought less of than the best: from best to least.
const GAP: f32 = 0.35;

/// An opinion from 0 to 1 for each entry.
pub fn of_each(game: &Broadside, legal: &[A], out: &mut Vec<f32>) {
    let asked = game.top();
    let seat = asked.seat;
    match asked.decision {
        D::Ship => ships(game, seat, legal, out),
        D::Menu { ship, .. } => menu(game, seat, ship, legal, out),
        D::CastOff { ship } => cast_off(game, ship, legal, out),
        D::Segment { course } => segments(game, course, legal, out),
        D::Heading { course, length } => headings(game, course, length, legal, out),
        D::Fire { salvo } => shots(game, salvo, legal, out),
        D::Board { rammer, target } => {
            let yes = boards(game, seat, rammer, target);
            out.extend(
                legal.iter().map(|action| if (*action == A::Yes) == yes { 0.7 } else { 0.3 }),
            );
        }
        D::Again { .. } | D::Unload { .. } | D::Explore { .. } => {
            out.extend(legal.iter().map(|action| if *action == A::Yes { BEST } else { 0.0 }));
        }
        D::Lose { ship, .. } => {
            let mast = worst_mast(game.ship(ship), game.ship(ship).standing);
            out.extend(legal.iter().map(|action| if *action == A::Mast(mast) { 0.8 } else { 0.4 }));
        }
        D::Restore { ship } => {
            let mast = best_mast(game.ship(ship), game.ship(ship).lost());
            out.extend(legal.iter().map(|action| if *action == A::Mast(mast) { 0.8 } else { 0.4 }));
        }
        decision => out.extend(legal.iter().map(|action| small(game, decision, *action))),
    }
}

/// Ships in one order, so that the search need not find out that it does not matter much: guns
/// that bear, laden ones, numbers. The turn does not end while one can do something.
fn ships(game: &Broadside, seat: Seat, legal: &[A], out: &mut Vec<f32>) {
    let survey = Survey::of(game, Some(seat));
    let mut first: Option<(f32, usize)> = None;
    for (at, action) in legal.iter().enumerate() {
        let A::Ship(ship) = *action else { continue };
        let own = game.ship(ship);
        if is_idle(game, ship, own) {
            continue;
        }
        let (hits, _) = guns::best_volley(game, &survey, ship, own.pose);
        let laden = if survey.is_laden(ship) { 1.0 } else { 0.0 };
        let order = 2.0 * hits.min(1.0) + laden - 0.01 * at as f32;
        if first.is_none_or(|(best, _)| order > best) {
            first = Some((order, at));
        }
    }
    out.extend(legal.iter().enumerate().map(|(at, action)| match (action, first) {
        (A::EndTurn, None) => 0.6,
        (A::EndTurn, Some(_)) => 0.0,
        (_, Some((_, first))) if first == at => BEST,
        (_, Some(_)) => 0.15,
        (_, None) => 0.05,
    }));
}

fn menu(game: &Broadside, seat: Seat, ship: u8, legal: &[A], out: &mut Vec<f32>) {
    let own = game.ship(ship);
    let survey = Survey::of(game, Some(seat));
    let fit = game.fittings(ship);
    let sailor = Sailor::fitted(game, ship, &fit, survey.is_towed(ship));
    let (hits, _) = guns::best_volley(game, &survey, ship, own.pose);
    let home = game.is_at_home(ship);
    let found = own.docked.map_or(0, |at| survey.tokens[at as usize]);
    let last = found == 1 && sailor.superstitious;
    let rich = sailor.room > 0 && found > 0 && !last;
    let moves = legal.contains(&A::Move);
    out.extend(legal.iter().map(|action| match *action {
        A::Move if rich => 0.4,
        A::Move => 0.75,
        A::Pivot if moves => 0.0,
        A::Pivot => 0.5,
        A::Shoot if fit.all.has(Ability::Captain) && moves => 0.2 + 0.2 * hits.min(2.0),
        A::Shoot => 0.3 + 0.3 * hits.min(2.0),
        A::ExploreIsland if rich => BEST,
        A::ExploreIsland => 0.1,
        A::ExploreShip(other) => {
            let there = game.ship(other);
            let stuck = there.is_derelict() && survey.is_laden(other) && sailor.room > 0;
            let gives = own.is_derelict() && survey.is_laden(ship);
            if stuck || gives { 0.85 } else { OTHERS }
        }
        A::Repair => {
            let hurt = f32::from(own.lost().count_ones() as u8) / f32::from(own.card().masts);
            if home { 0.4 + 0.5 * hurt } else { 0.3 + 0.4 * hurt }
        }
        A::Pass => 0.0,
        A::Done => 0.4,
        A::Drill => 0.95,
        A::Pickpocket(other) => {
            if game.controller(other) == seat {
                0.0
            } else {
                BEST
            }
        }
        A::Spars => 0.85,
        A::Lookout => 0.8,
        A::Spy => 0.6,
        A::Press(_) => OTHERS,
        A::TakeAboard(crew) => aboard(game, ship, crew),
        A::Release => release(game, &survey, ship, own.tows),
        _ => 0.0,
    }));
}

/// Crew ashore serve nobody.
fn aboard(game: &Broadside, ship: u8, crew: u8) -> f32 {
    let id = game.crew[crew as usize].id;
    let usable = id.card().faction == Some(game.ship(ship).card().faction);
    let before = matches!(game.crew[crew as usize].place, Place::Island(_));
    if usable && before { 0.7 } else { OTHERS }
}

/// A tow is released when it is nothing but a burden; before that it is what she came for.
fn release(game: &Broadside, survey: &Survey, tug: u8, tow: Option<u8>) -> f32 {
    let done = tow.is_some_and(|tow| is_ballast(game, survey, tug, tow));
    if done { 0.7 } else { 0.03 }
}

fn goals_of(game: &Broadside, ship: u8) -> (Survey, Goals) {
    let survey = Survey::of(game, Some(game.controller(ship)));
    let goals = goals::of(game, &survey, ship);
    (survey, goals)
}

fn cast_off(game: &Broadside, ship: u8, legal: &[A], out: &mut Vec<f32>) {
    let (_, goals) = goals_of(game, ship);
    let hull = game.ship(ship).hull();
    out.extend(legal.iter().map(|action| {
        let hull = if *action == A::Astern { hull.reversed() } else { hull };
        let off = bearing(hull.pose.at, goals[0].at).turn_from(hull.pose.heading).abs();
        if off <= 18 { 0.7 } else { 0.3 }
    }));
}

/// Segments in any order; the move ends early only where guns bear.
fn segments(game: &Broadside, legs: Legs, legal: &[A], out: &mut Vec<f32>) {
    let (survey, goals) = goals_of(game, legs.ship);
    let own = game.ship(legs.ship);
    let (hits, _) = guns::best_volley(game, &survey, legs.ship, own.pose);
    let hunts = matches!(goals[0].aim, Aim::Target(_));
    out.extend(legal.iter().map(|action| match action {
        A::Segment(Measure::L) => 0.6,
        A::Segment(Measure::S) => 0.55,
        _ if hits > 0.4 => {
            if hunts {
                0.6
            } else {
                0.4
            }
        }
        _ => 0.05,
    }));
}

fn headings(game: &Broadside, legs: Legs, length: Measure, legal: &[A], out: &mut Vec<f32>) {
    let (survey, goals) = goals_of(game, legs.ship);
    let judged = judged(game, &survey, &goals, legs, length);
    let best = judged.iter().map(|course| course.worth).fold(f32::MIN, f32::max);
    out.extend(legal.iter().map(|action| {
        let course = judged.iter().find(|course| *action == A::Turn(course.turn));
        course.map_or(OTHERS, |course| {
            (BEST - (BEST - LEAST) * (best - course.worth) / GAP).max(LEAST)
        })
    }));
}

fn shots(game: &Broadside, salvo: Salvo, legal: &[A], out: &mut Vec<f32>) {
    let survey = Survey::of(game, Some(game.controller(salvo.ship)));
    let worth = |action: &A| shot(game, &survey, salvo, *action);
    let best = legal.iter().map(worth).fold(0.0, f32::max);
    let plain = legal.iter().any(|action| matches!(action, A::Fire { .. } | A::Musket { .. }));
    out.extend(legal.iter().map(|action| match action {
        A::Fire { .. } | A::Musket { .. } => {
            let worth = worth(action);
            if worth < 0.0 { OTHERS } else { LEAST + (BEST - LEAST) * worth / best.max(0.01) }
        }
        A::Powder => {
            if plain {
                0.8
            } else {
                OTHERS
            }
        }
        A::LongShot => {
            if plain {
                0.05
            } else {
                BEST
            }
        }
        A::CeaseFire => {
            if best > 0.0 {
                0.0
            } else {
                0.6
            }
        }
        _ => 0.0,
    }));
}
