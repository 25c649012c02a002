//! How fast the rules are; prints, and is run by hand in a release build.
#![allow(clippy::print_stdout, clippy::disallowed_types)]

use std::time::Instant;

use broadside::{Broadside, Options};
use engine::{Game, Hints, Log, Rng, Setup, Turn, check};

#[test]
#[ignore = "prints times"]
fn measured() {
    for (name, options) in
        [("two", Options::default()), ("four", Options::quick(4).expect("a table"))]
    {
        let (mut actions, mut legal, start) = (0, Vec::new(), Instant::now());
        for seed in 0..300 {
            let mut state = Setup::<Broadside> { options, seed }.begin(&mut Log::silent());
            actions += check::playout(&mut state, &mut legal, &mut Rng::new(seed));
        }
        let nanos = start.elapsed().as_nanos() / actions as u128;
        println!("{name}: {nanos} ns an action, {} actions a game", actions / 300);
    }
}

/// The same by the quick captains of imagined games, who hardly ever make a list.
#[test]
#[ignore = "prints times"]
fn measured_quickly() {
    for (name, options) in
        [("two", Options::default()), ("four", Options::quick(4).expect("a table"))]
    {
        let (mut actions, mut scratch, start) = (0, Vec::new(), Instant::now());
        for seed in 0..300 {
            let mut state = Setup::<Broadside> { options, seed }.begin(&mut Log::silent());
            let mut rng = Rng::new(seed);
            while let Turn::Act(_) = state.to_act() {
                let action = state.rollout(&mut scratch, &mut rng);
                state.apply(action, &mut Log::silent());
                actions += 1;
            }
        }
        let nanos = start.elapsed().as_nanos() / actions;
        println!("{name}: {nanos} ns an action, {} actions a game", actions / 300);
    }
}

#[test]
#[ignore = "prints seeds"]
fn short_games() {
    let full = |seats, build| Options::full(seats).and_then(|full| full.with_build(build));
    for (name, options) in [
        ("quick", Some(Options::default())),
        ("full20", full(2, 20)),
        ("full40", full(2, 40)),
        ("three", full(3, 30)),
        ("four", Options::quick(4)),
    ] {
        let options = options.expect("a table");
        let shortest = (0..1500u64).min_by_key(|seed| {
            let setup = Setup::<Broadside> { options, seed: *seed };
            let mut state = setup.begin(&mut Log::silent());
            check::playout(&mut state, &mut Vec::new(), &mut Rng::new(*seed ^ 0x60_1d))
        });
        println!("{name}: {shortest:?}");
    }
}
