//! What a position is worth to each seat, in gold, and what chance of winning that gives.

use engine::{BySeat, Game, Seat, Turn, Values};

use super::ROUNDS_AHEAD;
use super::goals;
use super::guns::MAST;
use super::survey::{SHORE, Survey, far, home_of, later, turns};
use crate::event::Rule;
use crate::ship::Ship;
use crate::state::Broadside;
use crate::token::Place;

/// A lead of so much gold makes a good chance, and so much of it won a good move.
const AHEAD: f32 = 6.0;
const GAINED: f32 = 1.5;
/// A derelict still is worth something, in gold for each of her points.
const WRECK: f32 = 0.02;
/// The gold of a derelict that nobody tows.
const ADRIFT: f32 = 0.25;
/// A crew aboard, in gold for each of its points.
const SERVES: f32 = 0.05;
/// What a goal is worth before it is reached, and what gold aboard is worth above that where no
/// enemy is near.
const HOPED: f32 = 0.7;
const SAFE: f32 = 0.2;
/// What a round's delay takes from a success.
const DELAY: f32 = 0.015;

/// The value for each seat: whole at the end of a game, a guess at the end of a horizon. What has
/// changed since the imagining began counts for more than who was ahead before: else what a single
/// ship does in a turn drowns in it.
pub fn values(game: &Broadside) -> Values {
    let seats = game.seats();
    let (begun, par) = match game.horizon {
        Some(horizon) => (horizon.last_round.saturating_sub(ROUNDS_AHEAD), horizon.par),
        None => (game.round, [0; 4]),
    };
    if let Turn::Over(outcome) = game.to_act()
        && !is_shortened(game)
    {
        let late = DELAY * f32::from(game.round.saturating_sub(begun));
        let winners = outcome.winners().count() as f32;
        return BySeat::from_fn(seats, |seat| {
            let won = if outcome.places[seat] == 1 { 1.0 / winners } else { 0.0 };
            won + late * (0.5 - won)
        });
    }
    let worth = worths(game);
    let gained = BySeat::from_fn(seats, |seat| worth[seat] - 0.01 * par[seat.index()] as f32);
    BySeat::from_fn(seats, |seat| {
        let ahead = bounded(lead(&worth, seat) / AHEAD);
        let gained = bounded(lead(&gained, seat) / GAINED);
        0.5 + 0.12 * ahead + 0.35 * gained
    })
}

/// What each seat has, in hundredths of a gold.
pub fn par(game: &Broadside) -> [i32; 4] {
    let worth = worths(game);
    let mut par = [0; 4];
    worth.seats().for_each(|(seat, worth)| par[seat.index()] = (100.0 * worth) as i32);
    par
}

/// How much more a seat has than the best of the others.
fn lead(worth: &BySeat<f32>, seat: Seat) -> f32 {
    let others = worth.seats().filter(|(other, _)| *other != seat);
    worth[seat] - others.map(|(_, worth)| *worth).fold(f32::MIN, f32::max)
}

/// From −1 to 1.
fn bounded(x: f32) -> f32 {
    x / (1.0 + x.abs())
}

/// Did an imagined world end only because nobody looked further?
fn is_shortened(game: &Broadside) -> bool {
    let limit = game.ended.is_some_and(|ended| ended.rule == Rule::RoundLimit);
    limit && game.round < game.options.round_limit()
}

/// What each seat has, carries and may hope for, in gold.
fn worths(game: &Broadside) -> BySeat<f32> {
    let survey = Survey::of(game, None);
    let mut worth = BySeat::from_fn(game.seats(), |seat| f32::from(game.gold(seat)));
    for (number, ship) in game.afloat() {
        worth[ship.controller] += hull_worth(ship) + prospect(game, &survey, number, ship);
    }
    // Crew ashore serve nobody.
    for crew in game.crew.iter().filter(|crew| matches!(crew.place, Place::Ship(_))) {
        worth[crew.owner] += SERVES * f32::from(crew.id.card().cost);
    }
    worth
}

fn hull_worth(ship: &Ship) -> f32 {
    let cost = f32::from(ship.card().cost);
    let whole = f32::from(ship.masts_left()) / f32::from(ship.card().masts);
    cost * (WRECK + (MAST - WRECK) * whole)
}

/// What a ship will bring home: by the best of her goals, surer where it is aboard and no enemy
/// near.
fn prospect(game: &Broadside, survey: &Survey, number: u8, ship: &Ship) -> f32 {
    let gold = survey.aboard(number);
    let goals = goals::of(game, survey, number);
    if goals.speed == 0.0 {
        // Her tug brings it home, or it is adrift for whoever comes first.
        return if survey.is_towed(number) { 0.0 } else { ADRIFT * gold };
    }
    let hoped = HOPED * goals[0].score.min(CERTAIN);
    if !survey.is_laden(number) {
        return hoped;
    }
    let way = turns(far(ship.pose.at, home_of(game, ship.controller)) - SHORE, goals.speed);
    let safe = if way > 0.6 && is_threatened(game, ship) { 0.0 } else { SAFE };
    hoped + safe * gold * later(way)
}

/// Could an enemy fire at her after its next move?
fn is_threatened(game: &Broadside, ship: &Ship) -> bool {
    let enemy = |other: &Ship| {
        other.controller != ship.controller
            && !other.is_derelict()
            && far(other.pose.at, ship.pose.at) < THREAT
    };
    game.afloat().any(|(_, other)| enemy(other))
}

/// An enemy that is nearer may fire after its next move.
const THREAT: f32 = 1400.0;
/// No voyage is worth more than this, winning ones included.
const CERTAIN: f32 = 16.0;
