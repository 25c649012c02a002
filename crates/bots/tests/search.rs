//! The search as its callers see it, on the template game.

use bots::{Advice, Effort, Level, Search, choose, random};
use engine::toy::Toy;
use engine::{Eye, Game, Hints, Match, Options as _, Rng, Seat, Setup, Turn, options};

type Options = <Toy as Game>::Options;

fn table_of(seats: &str) -> Options {
    let chosen = [("players".to_owned(), seats.to_owned())];
    options::with(&Options::default(), &chosen).expect("a table of the toy")
}

/// A game after some random actions.
fn position(seed: u64, plies: usize) -> Match<Toy> {
    let mut game = Match::new(Setup::<Toy> { options: table_of("3"), seed });
    let mut rng = Rng::new(seed);
    for _ in 0..plies {
        let index = random(game.legal_actions().len(), &mut rng);
        game.play_index(index).expect("the game is not over yet");
    }
    game
}

fn view_of<G: Game>(game: &Match<G>) -> G::View {
    game.view(Eye::Seat(game.to_act().seat().expect("a seat is to act")))
}

fn ask(game: &Match<Toy>, level: Level, seed: u64) -> Advice {
    let rng = &mut Rng::new(seed);
    choose::<Toy>(&view_of(game), game.legal_actions(), level, || true, rng)
}

/// In how many of the games does the thinking seat, which moves round, share first place?
fn wins(games: u64) -> usize {
    let options = table_of("2");
    let won = |seed: &u64| {
        let thinker = Seat((seed % u64::from(options.seats())) as u8);
        let mut game = Match::new(Setup::<Toy> { options: options.clone(), seed: *seed });
        let mut rng = Rng::new(*seed);
        loop {
            match game.to_act() {
                Turn::Over(outcome) => return outcome.winners().any(|seat| seat == thinker),
                Turn::Act(seat) => {
                    let index = if seat == thinker {
                        ask(&game, Level::Bosun, *seed).index
                    } else {
                        random(game.legal_actions().len(), &mut rng)
                    };
                    game.play_index(index).expect("both answer with a place in the list");
                }
            }
        }
    };
    (0..games).filter(won).count()
}

#[test]
fn thinking_beats_not_thinking() {
    // A fair share, ties counted, would be about 110.
    let won = wins(200);
    assert!(won >= 135, "{won} of 200");
}

#[test]
fn the_same_seed_gives_the_same_advice_in_slices_of_any_size() {
    for seed in 0..20 {
        let game = position(seed, (seed % 13) as usize);
        let (view, legal) = (view_of(&game), game.legal_actions());
        let effort = Effort { simulations: 500, whims: if seed % 2 == 0 { 50 } else { 0 } };
        let advice = [1, 7, 500].map(|slice| {
            let mut search =
                Search::<Toy>::with_effort(view.clone(), legal.to_vec(), effort, &mut Rng::new(9));
            while !search.is_done() {
                search.run(slice);
            }
            search.advice()
        });
        assert!(advice.iter().all(|one| *one == advice[0]), "seed {seed}: {advice:?}");
    }
}

#[test]
fn a_choice_depends_on_the_view_and_the_seed_alone() {
    let mut hidden_differed = 0;
    for seed in 0..40 {
        let game = position(seed, 1 + (seed % 12) as usize);
        let seat = game.to_act().seat().expect("a seat is to act");
        let view = view_of(&game);
        let truth = ask(&game, Level::Bosun, seed);
        for other in 0..3 {
            // Another world behind the same view: what is hidden is swapped, the seat looks again.
            let world = Toy::determinize(&view, &mut Rng::new(other));
            hidden_differed += usize::from(world.observe(Eye::All) != game.view(Eye::All));
            let (seen, mut legal) = (world.observe(Eye::Seat(seat)), Vec::new());
            world.legal_actions(&mut legal);
            let rng = &mut Rng::new(seed);
            assert_eq!(choose::<Toy>(&seen, &legal, Level::Bosun, || true, rng), truth);
        }
    }
    assert!(hidden_differed > 20, "there was something to swap: {hidden_differed}");
}

#[test]
fn a_forced_action_is_not_thought_about() {
    let game = position(3, 12);
    assert_eq!(game.legal_actions().len(), 1, "the last card of the hand");
    let advice = ask(&game, Level::Captain, 0);
    assert_eq!((advice.index, advice.simulations), (0, 0));
}

#[test]
fn a_search_told_to_stop_answers_with_what_it_knows() {
    let game = position(4, 2);
    let mut asked = 0;
    let advice = choose::<Toy>(
        &view_of(&game),
        game.legal_actions(),
        Level::Captain,
        || {
            asked += 1;
            asked < 3
        },
        &mut Rng::new(0),
    );
    assert_eq!(asked, 3);
    assert!((1..1000).contains(&advice.simulations), "{advice:?}");
    assert!(advice.index < game.legal_actions().len());
}

#[test]
fn a_settled_search_ends_before_its_budget() {
    // Two cards left and nobody can gain by waiting: one of them is soon far ahead.
    let spent = (0..20).map(|seed| ask(&position(seed, 9), Level::Captain, seed).simulations);
    assert!(spent.into_iter().any(|spent| spent > 0 && spent < Toy::IMAGINED));
}

#[test]
fn whims_are_drawn_from_what_was_tried() {
    let game = position(5, 1);
    let choices: std::collections::BTreeSet<usize> =
        (0..60).map(|seed| ask(&game, Level::Deckhand, seed).index).collect();
    assert!(choices.len() > 1, "a deckhand is not steady: {choices:?}");
    assert!(choices.iter().all(|index| *index < game.legal_actions().len()));
}

#[test]
fn the_second_best_is_another_choice_of_the_list() {
    let mut told = 0;
    for seed in 0..20 {
        let game = position(seed, 4);
        let advice = ask(&game, Level::Captain, seed);
        if let Some(second) = advice.second {
            assert_ne!(second, advice.index);
            assert!(second < game.legal_actions().len());
            told += 1;
        }
    }
    assert!(told > 10, "hardly ever was there a second choice");
}
