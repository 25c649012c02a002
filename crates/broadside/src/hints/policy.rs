//! The quick player of imagined games: follows goals, and hardly ever builds a list.

use engine::{Game, Rng, Seat};

use super::courses::{bearing, steer};
use super::goals::{self, Goal};
use super::guns;
use super::setting_up;
use super::survey::{Survey, gold_of};
use crate::cards::Ability;
use crate::decision::{Decision as D, Legs, Salvo};
use crate::ship::{Rum, Ship};
use crate::state::Broadside;
use crate::token::Token;
use crate::{Action as A, Measure};

/// The choice of the seat to act.
pub fn choice(game: &Broadside, scratch: &mut Vec<A>, rng: &mut Rng) -> A {
    let asked = game.top();
    let seat = asked.seat;
    match asked.decision {
        D::Ship => next_ship(game, seat),
        D::Menu { ship, given, allowed } if given < allowed => {
            menu(game, seat, ship, given, allowed, rng)
        }
        D::Menu { ship, .. } => afterwards(game, ship),
        D::CastOff { ship } => cast_off(game, ship, rng),
        D::Segment { course } => segment(game, course),
        D::Heading { course, length } => {
            let goal = goal_of(game, course.ship, rng);
            A::Turn(steer(game, course, length, &goal))
        }
        D::Board { rammer, target } => yes(boards(game, seat, rammer, target)),
        D::Again { .. } | D::Unload { .. } | D::Explore { .. } => A::Yes,
        D::Fire { salvo } => fire(game, salvo, scratch),
        D::Lose { ship, .. } => A::Mast(worst_mast(game.ship(ship), game.ship(ship).standing)),
        D::Restore { ship } => A::Mast(best_mast(game.ship(ship), game.ship(ship).lost())),
        _ => {
            scratch.clear();
            game.legal_actions(scratch);
            listed(game, asked.decision, scratch, rng)
        }
    }
}

/// Of a list: what its own judges like best, any of equals.
fn listed(game: &Broadside, decision: D, list: &[A], rng: &mut Rng) -> A {
    let start = rng.below(list.len() as u32) as usize;
    let (mut best, mut liked) = (list[start], f32::MIN);
    for at in 0..list.len() {
        let action = list[(start + at) % list.len()];
        let value = small(game, decision, action);
        if value > liked {
            (best, liked) = (action, value);
        }
    }
    best
}

/// What an entry of a small decision promises, from 0 to 1.
pub fn small(game: &Broadside, decision: D, action: A) -> f32 {
    match decision {
        D::Ram { ship } => ram(game, ship, action),
        // Who is asked whether to show what helps now shows it (B-28).
        D::Window { .. } => {
            if action == A::Nothing {
                0.1
            } else {
                0.9
            }
        }
        D::Spoils { winner, loser } => spoils(game, winner, loser, action),
        D::Grape { .. } => grape(game, action),
        D::Tow { ship } => tow(game, ship, action),
        D::Take { ship } => take(game, ship, action),
        D::Transfer { ship, with } => transfer(game, ship, with, action),
        D::Look { .. } => 0.5,
        D::Distance { .. } => match action {
            A::Quarters(quarters) => [0.1, 0.1, 0.15, 0.2, 0.6][usize::from(quarters.min(4))],
            _ => 0.1,
        },
        _ => setting_up::promise(game, decision, action),
    }
}

fn yes(yes: bool) -> A {
    if yes { A::Yes } else { A::No }
}

/// The first ship that is not finished and can do anything.
fn next_ship(game: &Broadside, seat: Seat) -> A {
    let mut ships = game.fleet(seat).filter(|(ship, _)| game.notes.finished >> ship & 1 == 0);
    let ready = ships.find(|(number, ship)| !is_idle(game, *number, ship));
    ready.map_or(A::EndTurn, |(number, _)| A::Ship(number))
}

/// Can a ship do nothing at all in this turn, as far as one sees at once?
pub fn is_idle(game: &Broadside, number: u8, ship: &Ship) -> bool {
    ship.rum == Rum::Now
        || game.notes.gained >> number & 1 == 1
        || ship.is_derelict() && ship.docked.is_none() && {
            let all = game.fittings(number).all;
            let able = [Ability::Sweeps, Ability::Oarsman, Ability::Shipwright, Ability::Spars];
            !able.into_iter().any(|ability| all.has(ability))
        }
}

/// The first goal four times in five, else the second.
fn goal_of(game: &Broadside, ship: u8, rng: &mut Rng) -> Goal {
    let survey = Survey::of(game, Some(game.controller(ship)));
    let goals = goals::of(game, &survey, ship);
    let second = goals.get(1).filter(|_| rng.below(5) == 0);
    *second.unwrap_or(&goals[0])
}

/// A broadside of so many hits is fired rather than sailing on.
const GOOD_BROADSIDE: f32 = 0.9;

fn menu(game: &Broadside, seat: Seat, ship: u8, given: u8, allowed: u8, rng: &mut Rng) -> A {
    if game.may_act(ship).is_err() {
        return A::Pass;
    }
    let own = game.ship(ship);
    let fit = game.fittings(ship);
    if fit.all.has(Ability::Drilled) && game.may_drill(ship, given, allowed).is_ok() {
        return A::Drill;
    }
    let survey = Survey::of(game, Some(seat));
    if let Some(island) = own.docked {
        let home = game.islands[island as usize].home.is_some();
        let tokens = survey.tokens[island as usize];
        if !home && tokens > u8::from(fit.open.has(Ability::Superstitious)) && fit.has_room() {
            return A::ExploreIsland;
        }
        let hurt = 2 * own.masts_left() <= own.card().masts;
        if home && own.lost() != 0 && (hurt || rng.below(2) == 0) {
            return A::Repair;
        }
    }
    if fit.has_room()
        && let Some(prize) = laden_prize(game, &survey, ship)
    {
        return A::ExploreShip(prize);
    }
    if let Some(towed) = own.tows
        && is_ballast(game, &survey, ship, towed)
    {
        return A::Release;
    }
    if own.is_derelict() && game.may_repair(ship).is_ok() {
        return A::Repair;
    }
    let waits = !fit.all.has(Ability::Captain) && !survey.is_laden(ship);
    if waits
        && guns::best_volley(game, &survey, ship, own.pose).0 >= GOOD_BROADSIDE
        && game.may_shoot(ship).is_ok()
    {
        return A::Shoot;
    }
    if game.may_move(ship).is_ok() {
        A::Move
    } else if game.may_shoot(ship).is_ok() {
        A::Shoot
    } else if game.may_pivot(ship).is_ok() && !game.is_at_home(ship) {
        A::Pivot
    } else {
        A::Pass
    }
}

/// Does a tow only hold her up: its gold has been taken over, or was unloaded at home?
pub fn is_ballast(game: &Broadside, survey: &Survey, tug: u8, towed: u8) -> bool {
    !survey.is_laden(towed) && (survey.is_laden(tug) || game.is_at_home(tug))
}

/// A derelict she touches that has gold aboard.
fn laden_prize(game: &Broadside, survey: &Survey, ship: u8) -> Option<u8> {
    let mut wrecks = game
        .afloat()
        .filter(|(other, there)| *other != ship && there.is_derelict() && survey.is_laden(*other));
    wrecks.find(|(other, _)| game.may_explore_ship(ship, *other).is_ok()).map(|(other, _)| other)
}

/// After her action: what costs nothing and helps.
fn afterwards(game: &Broadside, ship: u8) -> A {
    if game.may_use_spars(ship).is_ok() {
        return A::Spars;
    }
    if game.fittings(ship).all.has(Ability::Pickpocket) {
        let own = game.controller(ship);
        let mut others = game.afloat().filter(|(_, other)| other.controller != own);
        if let Some((other, _)) =
            others.find(|(other, _)| game.may_pickpocket(ship, *other).is_ok())
        {
            return A::Pickpocket(other);
        }
    }
    A::Done
}

fn cast_off(game: &Broadside, ship: u8, rng: &mut Rng) -> A {
    let hull = game.ship(ship).hull();
    let at = goal_of(game, ship, rng).at;
    let off = |hull: crate::Hull| bearing(hull.pose.at, at).turn_from(hull.pose.heading).abs();
    if off(hull) <= off(hull.reversed()) { A::Ahead } else { A::Astern }
}

/// The longest that is left: what is asked has two answers at least, so it is legal.
fn segment(game: &Broadside, legs: Legs) -> A {
    let both = legs.base.short > 0 && legs.base.long > 0;
    let length = if legs.base.long > 0 { Measure::L } else { Measure::S };
    if both && legs.sailed && game.may_sail(legs, length).is_err() {
        return A::EndMove;
    }
    A::Segment(length)
}

/// Boarding pays where the own side is not the weaker one (§9).
pub fn boards(game: &Broadside, seat: Seat, rammer: u8, target: u8) -> bool {
    let own = if game.controller(rammer) == seat { rammer } else { target };
    let other = if own == rammer { target } else { rammer };
    edge(game, own, other) >= 0
}

/// By how much a ship's boarding total is ahead before the dice (B-91).
fn edge(game: &Broadside, own: u8, other: u8) -> i32 {
    let side = |ship: u8, all: bool| {
        let fit = game.fittings(ship);
        let bonus = if all { fit.all } else { fit.open }.has(Ability::Boarders);
        i32::from(game.ship(ship).masts_left()) + i32::from(bonus)
    };
    side(own, true) - side(other, false)
}

fn ram(game: &Broadside, ship: u8, action: A) -> f32 {
    let A::Ram(target) = action else { return 0.3 };
    let masts = game.ship(target).masts_left();
    let breaks = if masts == 0 { 0.0 } else { f32::from(6 - masts.min(6)) / 6.0 };
    let edge = edge(game, ship, target) as f32;
    (0.3 + 0.3 * breaks + 0.08 * edge).clamp(0.05, 0.9)
}

fn spoils(game: &Broadside, winner: u8, loser: u8, action: A) -> f32 {
    let there = game.ship(loser);
    match action {
        A::Pick(Token::Treasure(at)) => {
            let token = &game.treasures[at as usize];
            let seen = token.known.by(game.controller(winner));
            let gold = if seen { gold_of(token) } else { 2.0 };
            (0.5 + 0.08 * gold).clamp(0.1, 0.95)
        }
        A::Mast(mast) => {
            let last = if there.masts_left() == 1 { 0.35 } else { 0.0 };
            0.4 + last + 0.02 * gun_worth(there, mast)
        }
        A::Pick(Token::Crew(_)) => 0.3 + grape(game, action) * 0.2,
        _ => 0.0,
    }
}

/// Somebody known and dear, else anybody.
fn grape(game: &Broadside, action: A) -> f32 {
    match action {
        A::Pick(Token::Crew(crew)) => {
            let crew = &game.crew[crew as usize];
            if crew.up { 0.5 + 0.08 * f32::from(crew.id.card().cost.min(6)) } else { 0.6 }
        }
        _ => 0.0,
    }
}

/// Laden derelicts first; an empty one only if her hold has nothing to hurry for.
fn tow(game: &Broadside, ship: u8, action: A) -> f32 {
    let survey = Survey::of(game, Some(game.controller(ship)));
    let A::Tow(other) = action else { return 0.45 };
    let (there, gold) = (game.ship(other), survey.aboard(other));
    let hull = 0.01 * f32::from(there.card().cost);
    let hurry = if survey.is_laden(ship) { 0.2 } else { 0.0 };
    let own = if there.controller == game.controller(ship) { 0.05 } else { 0.0 };
    let laden = if survey.is_laden(other) { 0.3 + 0.05 * gold } else { 0.0 };
    (0.35 + laden + hull + own - hurry).clamp(0.05, 0.95)
}

/// The dearest; a unique that must be taken is taken.
fn take(game: &Broadside, ship: u8, action: A) -> f32 {
    let A::Pick(Token::Treasure(at)) = action else { return 0.0 };
    let crew = game.aboard(ship).count() as f32;
    let token = &game.treasures[at as usize];
    let gold = match token.face.unique() {
        Some(crate::cards::Unique::Rum) => (6.0 - crew).max(0.0) - 1.0,
        _ => gold_of(token),
    };
    (0.4 + 0.07 * gold).clamp(0.05, 0.95)
}

/// Gold goes from a ship that cannot bring it home to one that can; nothing else is handed over.
fn transfer(game: &Broadside, ship: u8, with: u8, action: A) -> f32 {
    let stuck = |ship: u8| game.ship(ship).is_derelict();
    let wanted = |token: Token| match token {
        Token::Treasure(at) => game.treasures[at as usize].face.is_wanted(),
        Token::Crew(_) => false,
    };
    match action {
        A::Take(token) if wanted(token) && stuck(with) && !stuck(ship) => 0.9,
        A::Give(token) if wanted(token) && stuck(ship) && !stuck(with) => 0.9,
        A::Done => 0.5,
        A::Take(Token::Crew(_)) if game.controller(with) != game.controller(ship) => 0.4,
        _ => 0.05,
    }
}

/// The shot that gives most; none at what is better towed.
fn fire(game: &Broadside, salvo: Salvo, scratch: &mut Vec<A>) -> A {
    scratch.clear();
    game.legal_actions(scratch);
    let survey = Survey::of(game, Some(game.controller(salvo.ship)));
    let mut best = (A::CeaseFire, 0.0);
    let mut shots = 0;
    for action in scratch.iter() {
        let value = shot(game, &survey, salvo, *action);
        shots += u32::from(matches!(action, A::Fire { .. } | A::Musket { .. }));
        if value > best.1 {
            best = (*action, value);
        }
    }
    if shots == 0 && salvo.is_fresh() && scratch.contains(&A::LongShot) {
        return A::LongShot;
    }
    best.0
}

/// What a shot promises, in gold; less than nothing if it is better not fired.
pub fn shot(game: &Broadside, survey: &Survey, salvo: Salvo, action: A) -> f32 {
    let (rank, target) = match action {
        A::Fire { mast, target } => {
            (game.ship(salvo.ship).card().guns()[mast as usize].rank, target)
        }
        A::Musket { target, .. } => (3, target),
        _ => return 0.0,
    };
    let there = game.ship(target);
    let aboard = survey.aboard(target);
    if guns::is_prize(game, survey, salvo.ship, target) {
        return -1.0;
    }
    let chance = if salvo.long_shot { 1.0 / 6.0 } else { guns::chance(rank, 0) };
    // Ships with fewer masts first: a derelict fires no more.
    let weak = 0.02 / f32::from(there.masts_left().max(1));
    chance * (guns::blow(there, aboard) + weak)
}

fn gun_worth(ship: &Ship, mast: u8) -> f32 {
    let gun = ship.card().guns()[mast as usize];
    f32::from(7 - gun.rank.min(6)) + if gun.range == Measure::L { 0.6 } else { 0.0 }
}

/// The mast one loses first: the poorest cannon, and of equals the one in the middle, whose line
/// of fire the others close.
pub fn worst_mast(ship: &Ship, masts: u8) -> u8 {
    pick_mast(ship, masts, |worth, best| worth < best)
}

/// The mast one restores first.
pub fn best_mast(ship: &Ship, masts: u8) -> u8 {
    pick_mast(ship, masts, |worth, best| worth > best)
}

fn pick_mast(ship: &Ship, masts: u8, better: impl Fn(f32, f32) -> bool) -> u8 {
    let mut best: Option<(u8, f32)> = None;
    for mast in crate::ship::bits(masts) {
        let end = mast == 0 || mast + 1 == ship.card().masts;
        let worth = gun_worth(ship, mast) + if end { 0.3 } else { 0.0 };
        if best.is_none_or(|(_, other)| better(worth, other)) {
            best = Some((mast, worth));
        }
    }
    best.map_or(0, |(mast, _)| mast)
}
