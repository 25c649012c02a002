//! Every game the bots play: fair choices, and thinking that pays.

use bots::{Effort, Played, random};
use engine::{Eye, Match, Rng, Seat, Setup, Turn};

const QUICK: Effort = Effort { simulations: 150, whims: 0 };

fn answer<G: Played>(view: &G::View, legal: &[G::Action], seed: u64) -> usize {
    let mut thinking = G::think(view.clone(), legal.to_vec(), QUICK, &mut Rng::new(seed));
    while !thinking.is_done() {
        thinking.run(50);
    }
    let advice = thinking.advice();
    assert!(advice.index < legal.len() && (0.0..=1.0).contains(&advice.value), "{advice:?}");
    advice.index
}

/// A bot asked in another world behind the same view answers the same.
fn is_fair<G: Played>() {
    let mut swapped = 0;
    for seed in 0..12 {
        let mut game = Match::new(Setup::<G> { options: Default::default(), seed });
        let mut rng = Rng::new(seed);
        for _ in 0..seed * 7 {
            let index = random(game.legal_actions().len().max(1), &mut rng);
            if game.play_index(index).is_err() {
                break;
            }
        }
        let Turn::Act(seat) = game.to_act() else { continue };
        let view = game.view(Eye::Seat(seat));
        let truth = answer::<G>(&view, game.legal_actions(), seed);
        for other in 0..2 {
            let world = G::determinize(&view, &mut Rng::new(other));
            swapped += usize::from(truth_of(&world) != truth_of(game.state()));
            let (seen, mut legal) = (world.observe(Eye::Seat(seat)), Vec::new());
            world.legal_actions(&mut legal);
            assert_eq!(answer::<G>(&seen, &legal, seed), truth, "{} seed {seed}", G::NAME);
        }
    }
    assert!(swapped >= 10, "{}: something hidden was swapped {swapped} times", G::NAME);
}

/// The text of a state without its generator, which always differs.
fn truth_of(state: &impl std::fmt::Debug) -> String {
    let text = format!("{state:?}");
    let parts = text.split("Rng(").enumerate();
    parts.map(|(at, part)| if at == 0 { part } else { part.trim_start_matches(is_digit) }).collect()
}

fn is_digit(letter: char) -> bool {
    letter.is_ascii_hexdigit()
}

/// In how many games is a thinking seat, which moves round, first among random ones?
fn firsts<G: Played>(games: u64) -> usize {
    let first = |seed: &u64| {
        let mut game = Match::new(Setup::<G> { options: Default::default(), seed: *seed });
        let thinker = Seat((seed % u64::from(game.seats())) as u8);
        let mut rng = Rng::new(*seed);
        loop {
            match game.to_act() {
                Turn::Over(outcome) => return outcome.places[thinker] == 1,
                Turn::Act(seat) => {
                    let legal = game.legal_actions();
                    let index = if seat == thinker {
                        answer::<G>(&game.view(Eye::Seat(seat)), legal, rng.bits())
                    } else {
                        random(legal.len(), &mut rng)
                    };
                    game.play_index(index).expect("both answer with a place in the list");
                }
            }
        }
    };
    (0..games).filter(first).count()
}

#[test]
fn choices_in_gale_are_fair() {
    is_fair::<gale::Gale>();
}

#[test]
fn choices_in_plunder_are_fair() {
    is_fair::<plunder::Plunder>();
}

#[test]
fn choices_in_quay_are_fair() {
    is_fair::<quay::Quay>();
}

#[test]
fn choices_in_broadside_are_fair() {
    is_fair::<broadside::Broadside>();
}

/// A moment's thought is enough against chance: a fair share would be a quarter or a third.
#[test]
fn a_moment_s_thought_wins_most_games_of_gale() {
    let won = firsts::<gale::Gale>(20);
    assert!(won >= 17, "{won} of 20");
}

#[test]
fn a_moment_s_thought_wins_most_games_of_plunder() {
    let won = firsts::<plunder::Plunder>(20);
    assert!(won >= 11, "{won} of 20");
}

#[test]
fn a_moment_s_thought_wins_most_games_of_quay() {
    let won = firsts::<quay::Quay>(8);
    assert!(won >= 6, "{won} of 8");
}

#[test]
fn a_moment_s_thought_wins_most_games_of_broadside() {
    let won = firsts::<broadside::Broadside>(4);
    assert!(won >= 4, "{won} of 4");
}
