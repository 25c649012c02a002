//! The advice to bots: sensible, and without influence on what is legal.

use engine::{Game, Hints, Log, Rng, Seat, Turn, options};
use gale::{Gale, Options};

/// Plays a game in which one seat follows the quick player's advice and the others play at random.
fn points_ahead(options: &Options, seed: u64) -> i32 {
    let mut rng = Rng::new(seed);
    let mut game = Gale::new(options, Rng::new(seed), &mut Log::silent());
    let (mut legal, mut scratch) = (Vec::new(), Vec::new());
    let advised = Seat((seed % u64::from(options.seats())) as u8);
    loop {
        let seat = match game.to_act() {
            Turn::Act(seat) => seat,
            Turn::Over(outcome) => {
                let all: i32 = outcome.scores.iter().sum();
                return outcome.scores[advised] * i32::from(options.seats()) - all;
            }
        };
        legal.clear();
        game.legal_actions(&mut legal);
        let quick = game.rollout(&mut scratch, &mut rng);
        assert!(legal.contains(&quick), "{quick:?} is in {legal:?}");
        let any = legal[rng.below(legal.len() as u32) as usize];
        game.apply(if seat == advised { quick } else { any }, &mut Log::silent());
    }
}

#[test]
fn the_quick_player_beats_random_ones() {
    for options in options::every::<Options>().filter(|options| options.rounds() == 3) {
        let ahead: i32 = (0..100).map(|seed| points_ahead(&options, seed)).sum();
        assert!(ahead > 0, "{options:?}: {ahead} points ahead of the average");
    }
}

#[test]
fn values_and_promises_lie_between_nothing_and_certainty() {
    for options in options::every::<Options>() {
        let mut rng = Rng::new(3);
        let mut game = Gale::new(&options, Rng::new(5), &mut Log::silent());
        let (mut legal, mut promises) = (Vec::new(), Vec::new());
        while let Turn::Act(_) = game.to_act() {
            legal.clear();
            promises.clear();
            game.legal_actions(&mut legal);
            game.priors(&legal, &mut promises);
            assert_eq!(promises.len(), legal.len());
            let values = game.value();
            let all = promises.iter().chain(values.iter());
            assert!(all.clone().all(|part| (0.0..=1.0).contains(part)), "{promises:?} {values:?}");
            game.apply(legal[rng.below(legal.len() as u32) as usize], &mut Log::silent());
        }
        let Turn::Over(outcome) = game.to_act() else { unreachable!("the game is over") };
        let values = game.value();
        for (winner, loser) in
            outcome.winners().flat_map(|w| Seat::all(options.seats()).map(move |s| (w, s)))
        {
            assert!(values[winner] >= values[loser], "{outcome:?} {values:?}");
        }
    }
}

/// A shortened world ends with the round and is the same until then.
#[test]
fn a_shortened_world_ends_with_the_round() {
    let mut whole = Gale::new(&Options::default(), Rng::new(8), &mut Log::silent());
    let mut short = whole.clone();
    short.shorten();
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    let mut rng = Rng::new(1);
    while let Turn::Act(seat) = short.to_act() {
        assert_eq!(whole.to_act(), Turn::Act(seat));
        ours.clear();
        theirs.clear();
        short.legal_actions(&mut ours);
        whole.legal_actions(&mut theirs);
        assert_eq!(ours, theirs);
        let action = ours[rng.below(ours.len() as u32) as usize];
        short.apply(action, &mut Log::silent());
        whole.apply(action, &mut Log::silent());
    }
    assert_eq!((short.table().round(), whole.table().round()), (1, 1));
    assert_eq!(short.table().totals(), whole.table().totals());
}
