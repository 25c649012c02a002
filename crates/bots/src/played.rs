//! The games the bots play, each compiled here: the page is built for size, this crate for speed,
//! and generic code takes after the crate that names the game.

use engine::{Eye, Hints, Log, Match, Rng, Setup, Turn, check};

use crate::{Advice, Effort, Search, random, selfcheck};

/// A search underway, whatever the game.
pub trait Thinking {
    /// Imagines this many more games, fewer if nothing is left to think about.
    fn run(&mut self, simulations: u32);
    /// Is nothing left to think about?
    fn is_done(&self) -> bool;
    /// The answer as it stands.
    fn advice(&self) -> Advice;
}

impl<G: Hints> Thinking for Search<G> {
    fn run(&mut self, simulations: u32) {
        Search::run(self, simulations);
    }

    fn is_done(&self) -> bool {
        Search::is_done(self)
    }

    fn advice(&self) -> Advice {
        Search::advice(self)
    }
}

/// A game the bots play, at full speed wherever it is called from.
pub trait Played: Hints {
    /// Starts to think: [`Search::with_effort`].
    fn think(
        view: Self::View,
        legal: Vec<Self::Action>,
        effort: Effort,
        rng: &mut Rng,
    ) -> Box<dyn Thinking>;

    /// [`selfcheck::games`].
    fn games(options: &Self::Options, seeds: std::ops::Range<u64>) -> Vec<(u64, u64)>;

    /// [`selfcheck::decisions`].
    fn decisions(options: &Self::Options, seeds: std::ops::Range<u64>) -> u64;

    /// Plays random games without keeping them: how many actions they had. For measuring.
    fn playouts(options: &Self::Options, seeds: std::ops::Range<u64>) -> u64;

    /// The same as a page does it: every step kept, every position seen by the seat to act.
    fn moves(options: &Self::Options, seeds: std::ops::Range<u64>) -> u64;
}

fn playouts<G: Hints>(options: &G::Options, seeds: std::ops::Range<u64>) -> u64 {
    let mut legal = Vec::new();
    let mut actions = 0;
    for seed in seeds {
        let setup = Setup::<G> { options: options.clone(), seed };
        let mut state = setup.begin(&mut Log::silent());
        actions += check::playout(&mut state, &mut legal, &mut Rng::new(seed)) as u64;
    }
    actions
}

fn moves<G: Hints>(options: &G::Options, seeds: std::ops::Range<u64>) -> u64 {
    let mut steps = 0;
    for seed in seeds {
        let mut game = Match::new(Setup::<G> { options: options.clone(), seed });
        let mut rng = Rng::new(seed);
        while let Turn::Act(seat) = game.to_act() {
            // Nobody reads it here: it must be made all the same.
            std::hint::black_box(game.view(Eye::Seat(seat)));
            let index = random(game.legal_actions().len(), &mut rng);
            game.play_index(index).expect("an entry of the list is playable");
        }
        steps += game.steps().len() as u64;
    }
    steps
}

macro_rules! played {
    ($game:ty) => {
        impl Played for $game {
            fn think(
                view: Self::View,
                legal: Vec<Self::Action>,
                effort: Effort,
                rng: &mut Rng,
            ) -> Box<dyn Thinking> {
                Box::new(Search::<Self>::with_effort(view, legal, effort, rng))
            }

            fn games(options: &Self::Options, seeds: std::ops::Range<u64>) -> Vec<(u64, u64)> {
                selfcheck::games::<Self>(options, seeds)
            }

            fn decisions(options: &Self::Options, seeds: std::ops::Range<u64>) -> u64 {
                selfcheck::decisions::<Self>(options, seeds)
            }

            fn playouts(options: &Self::Options, seeds: std::ops::Range<u64>) -> u64 {
                playouts::<Self>(options, seeds)
            }

            fn moves(options: &Self::Options, seeds: std::ops::Range<u64>) -> u64 {
                moves::<Self>(options, seeds)
            }
        }
    };
}

played!(engine::toy::Toy);
played!(gale::Gale);
played!(plunder::Plunder);
played!(quay::Quay);
played!(broadside::Broadside);
played!(logbook::Logbook);
