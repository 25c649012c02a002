//! What the game tells the bots.
#![allow(clippy::float_arithmetic, clippy::disallowed_types)]

use broadside::{Action, Broadside, Options};
use engine::{Game, Hints, Log, Match, Options as _, Rng, Setup, Turn};

/// Plays a game by the quick captains of imagined games, who act on a whim now and then, and looks
/// at every position.
fn quick(
    options: Options,
    seed: u64,
    whims: u32,
    mut look: impl FnMut(&Broadside, Action, &[Action]),
) {
    let mut state = Setup::<Broadside> { options, seed }.begin(&mut Log::silent());
    let (mut rng, mut scratch, mut legal) = (Rng::new(seed), Vec::new(), Vec::new());
    while let Turn::Act(_) = state.to_act() {
        legal.clear();
        state.legal_actions(&mut legal);
        let chosen = state.rollout(&mut scratch, &mut rng);
        look(&state, chosen, &legal);
        let whim = *rng.pick(&legal).expect("a seat to act has a choice");
        let action = if rng.chance(whims, 10) { whim } else { chosen };
        state.apply(action, &mut Log::silent());
    }
}

#[test]
fn a_quick_captain_chooses_from_the_list_whatever_is_played() {
    for (seed, options) in (0..).zip(Options::samples()).step_by(3) {
        quick(options, seed, (seed % 3) as u32 * 2, |state, chosen, legal| {
            assert!(legal.contains(&chosen), "{chosen:?} is not among {legal:?}: {state:?}");
        });
    }
}

#[test]
fn there_is_an_opinion_from_0_to_1_on_each_entry() {
    for (seed, options) in (0..).zip(Options::samples()).step_by(7) {
        quick(options, seed, 2, |state, _, legal| {
            let mut opinions = Vec::new();
            state.priors(legal, &mut opinions);
            assert_eq!(opinions.len(), legal.len(), "{legal:?}");
            assert!(
                opinions.iter().all(|prior| (0.0..=1.0).contains(prior)),
                "{legal:?}: {opinions:?}"
            );
        });
    }
}

#[test]
fn values_are_chances_and_the_winner_s_is_the_highest() {
    for seed in 0..10 {
        let setup = Setup::<Broadside> { options: Options::default(), seed };
        let mut state = setup.begin(&mut Log::silent());
        let (mut rng, mut scratch) = (Rng::new(seed), Vec::new());
        while let Turn::Act(_) = state.to_act() {
            let mut world = state.clone();
            world.shorten();
            assert!(world.value().seats().all(|(_, value)| (0.0..=1.0).contains(value)));
            let action = state.rollout(&mut scratch, &mut rng);
            state.apply(action, &mut Log::silent());
        }
        let Turn::Over(outcome) = state.to_act() else { panic!("the game is over") };
        let values = state.value();
        for (seat, place) in outcome.places.seats() {
            assert_eq!(values[seat] >= 0.5, *place == 1, "{values:?}");
        }
    }
}

/// Imagined worlds end with the round after this one, and no list changes before.
#[test]
fn a_shortened_world_plays_alike_until_it_ends() {
    let setup = Setup::<Broadside> { options: Options::default(), seed: 8 };
    let mut long = setup.begin(&mut Log::silent());
    let mut short = long.clone();
    short.shorten();
    let (mut rng, mut scratch) = (Rng::new(8), Vec::new());
    let lists = |game: &Broadside| {
        let mut list = Vec::new();
        game.legal_actions(&mut list);
        list
    };
    while let Turn::Act(_) = short.to_act() {
        assert_eq!(lists(&short), lists(&long));
        let action = short.rollout(&mut scratch, &mut rng);
        short.apply(action, &mut Log::silent());
        long.apply(action, &mut Log::silent());
    }
    assert!(matches!(long.to_act(), Turn::Act(_)) && long.clock().round == 3, "{:?}", long.clock());
}

#[test]
fn quick_captains_bring_the_game_to_an_end_in_good_time() {
    let mut rounds = 0;
    for seed in 0..30 {
        let mut game = Match::new(Setup::<Broadside> { options: Options::default(), seed });
        let (mut rng, mut scratch) = (Rng::new(seed), Vec::new());
        while let Turn::Act(_) = game.to_act() {
            let action = game.state().rollout(&mut scratch, &mut rng);
            let index = game.legal_actions().iter().position(|other| *other == action);
            game.play_index(index.expect("it is in the list")).expect("it can be played");
        }
        rounds += u64::from(game.state().clock().round);
    }
    assert!((8 * 30..25 * 30).contains(&rounds), "{} rounds a game", rounds / 30);
}
