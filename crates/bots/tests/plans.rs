//! Games of long ways: bots choose among plans and answer with as much of one as can be foreseen.

use bots::{Advice, Effort, Level, Search, choose, random};
use engine::errand::{Errand, Step};
use engine::{Eye, Foreseen, Game, Match, Outcome, Rng, Seat, Setup, Turn, options};

type Options = <Errand as Game>::Options;

fn table(seats: &str, hard: &str) -> Options {
    let chosen = [("players", seats), ("hard", hard)];
    let chosen = chosen.map(|(key, value)| (key.to_owned(), value.to_owned()));
    options::with(&Options::default(), &chosen).expect("a table of errands")
}

fn begun(seats: &str, hard: &str, seed: u64) -> Match<Errand> {
    Match::new(Setup { options: table(seats, hard), seed })
}

fn ask(game: &Match<Errand>, level: Level, seed: u64) -> Advice {
    let seat = game.to_act().seat().expect("a seat is to act");
    let view = game.view(Eye::Seat(seat));
    choose::<Errand>(&view, game.legal_actions(), level, || true, &mut Rng::new(seed))
}

/// The whole of an answer.
fn path(game: &Match<Errand>, advice: &Advice) -> Vec<Foreseen> {
    let first = Foreseen { place: advice.index, of: game.legal_actions().len() };
    [first].into_iter().chain(advice.then.iter().copied()).collect()
}

/// A whole game of bots: how it ended, and how often they were asked.
fn played(mut game: Match<Errand>, level: Level) -> (Outcome, usize) {
    let mut asked = 0;
    loop {
        match game.to_act() {
            Turn::Over(outcome) => return (outcome, asked),
            Turn::Act(_) => {
                let advice = ask(&game, level, asked as u64);
                asked += 1;
                let path = path(&game, &advice);
                assert_eq!(game.follow(&path), path.len(), "{path:?} is as foreseen");
            }
        }
    }
}

fn random_end(mut game: Match<Errand>, rng: &mut Rng) -> Outcome {
    loop {
        match game.to_act() {
            Turn::Over(outcome) => return outcome,
            Turn::Act(_) => {
                let index = random(game.legal_actions().len(), rng);
                game.play_index(index).expect("a place in the list");
            }
        }
    }
}

#[test]
fn plans_reach_what_single_steps_do_not() {
    let won = (0..20).filter(|seed| played(begun("1", "true", *seed), Level::Captain).0.is_won());
    let won = won.count();
    assert!(won >= 16, "{won} of 20: the island in the middle pays");
    let rng = &mut Rng::new(1);
    assert!((0..50).all(|seed| !random_end(begun("1", "true", seed), rng).is_won()));
}

#[test]
fn one_answer_is_a_stretch_of_a_turn() {
    let game = begun("1", "false", 3);
    let (outcome, asked) = played(game, Level::Bosun);
    assert!(outcome.is_won());
    assert!(asked <= 24, "{asked} answers for 64 steps");
}

#[test]
fn a_stretch_ends_with_the_first_thing_shown() {
    let mut game = begun("1", "true", 3);
    let advice = ask(&game, Level::Captain, 1);
    let path = path(&game, &advice);
    assert_eq!(game.follow(&path), path.len());
    let actions: Vec<Step> = game.steps().iter().map(|step| step.action).collect();
    assert_eq!(actions.last(), Some(&Step::Load), "{actions:?}");
    assert!(actions[..actions.len() - 1].iter().all(|step| *step == Step::Out));
}

/// What is aboard another's boat is swapped, and the answer stays.
#[test]
fn a_stretch_depends_on_the_view_and_the_seed_alone() {
    let mut swapped = 0;
    for seed in 0..20 {
        let mut game = begun("2", "true", seed);
        let mut rng = Rng::new(seed);
        for _ in 0..20 {
            game.play_index(random(game.legal_actions().len(), &mut rng)).expect("not over yet");
        }
        let seat = game.to_act().seat().expect("a seat is to act");
        let (view, truth) = (game.view(Eye::Seat(seat)), ask(&game, Level::Bosun, seed));
        for other in 0..3 {
            let world = Errand::determinize(&view, &mut Rng::new(other));
            swapped += usize::from(world.observe(Eye::All) != game.view(Eye::All));
            let (seen, mut legal) = (world.observe(Eye::Seat(seat)), Vec::new());
            world.legal_actions(&mut legal);
            let rng = &mut Rng::new(seed);
            assert_eq!(choose::<Errand>(&seen, &legal, Level::Bosun, || true, rng), truth);
        }
    }
    assert!(swapped > 0, "there was something to swap");
}

#[test]
fn a_search_over_plans_gives_the_same_advice_in_slices_of_any_size() {
    for seed in 0..10 {
        let game = begun("2", "true", seed);
        let (view, legal) = (game.view(Eye::Seat(Seat(0))), game.legal_actions());
        let effort = Effort { simulations: 200, whims: if seed % 2 == 0 { 50 } else { 0 } };
        let advice = [1, 7, 200].map(|slice| {
            let rng = &mut Rng::new(9);
            let mut search =
                Search::<Errand>::with_effort(view.clone(), legal.to_vec(), effort, rng);
            while !search.is_done() {
                search.run(slice);
            }
            search.advice()
        });
        assert!(advice.iter().all(|one| *one == advice[0]), "seed {seed}: {advice:?}");
    }
}

/// A game in which every action is a decision is answered one action at a time.
#[test]
fn where_there_are_no_plans_nothing_follows() {
    let game = Match::new(Setup::<engine::toy::Toy> { options: Default::default(), seed: 1 });
    let seat = game.to_act().seat().expect("a seat is to act");
    let (view, rng) = (game.view(Eye::Seat(seat)), &mut Rng::new(1));
    let advice =
        choose::<engine::toy::Toy>(&view, game.legal_actions(), Level::Bosun, || true, rng);
    assert_eq!(advice.then, []);
}
