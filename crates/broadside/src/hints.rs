//! What a bot should know of Broadside. Fractions are allowed here and nowhere else.
#![allow(clippy::float_arithmetic, clippy::disallowed_types)]

use engine::{BySeat, Game, Hints, Seat, Turn, Values};

use crate::state::Broadside;
use crate::token::Place;

impl Hints for Broadside {
    const IMAGINED: u32 = 5_000;
    /// About three turns of two seats.
    const ROLLOUT: usize = 45;

    fn value(&self) -> Values {
        let seats = self.seats();
        if let Turn::Over(outcome) = self.to_act() {
            let winners = outcome.winners().count() as f32;
            return BySeat::from_fn(seats, |seat| {
                if outcome.places[seat] == 1 { 1.0 / winners } else { 0.0 }
            });
        }
        let worth = BySeat::from_fn(seats, |seat| gold_in_sight(self, seat));
        BySeat::from_fn(seats, |seat| {
            let others = Seat::all(seats).filter(|other| *other != seat);
            let best = others.map(|other| worth[other]).fold(f32::MIN, f32::max);
            let lead = (worth[seat] - best) / 6.0;
            0.5 + 0.5 * lead / (1.0 + lead.abs())
        })
    }
}

/// What a seat has at home, aboard and afloat, in gold.
fn gold_in_sight(game: &Broadside, seat: Seat) -> f32 {
    let aboard = game.treasures.iter().filter(|token| match token.place {
        Place::Ship(ship) => game.controller(ship) == seat,
        _ => false,
    });
    let coins: u16 = aboard.filter_map(|token| token.face.coin()).map(u16::from).sum();
    let hulls: f32 = game
        .fleet(seat)
        .map(|(_, ship)| {
            let whole = f32::from(ship.masts_left()) / f32::from(ship.card().masts);
            f32::from(ship.card().cost) * if ship.is_derelict() { 0.02 } else { 0.08 * whole }
        })
        .sum();
    f32::from(game.gold(seat)) + 0.6 * f32::from(coins) + hulls
}
