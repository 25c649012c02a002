//! What is measured on this very machine.

use std::marker::PhantomData;
use std::ops::Range;
use std::time::{Duration, Instant};

use bots::{Effort, Played};
use engine::{Eye, Match, Rng, Setup, Turn, link};

use super::{Bench, LinkLength};

/// The measures of this game.
pub fn of<G: Played>() -> Box<dyn Bench> {
    Box::new(Native::<G>(PhantomData))
}

struct Native<G>(PhantomData<G>);

/// Long enough for the clock, short enough for many rounds.
const LONG_ENOUGH: Duration = Duration::from_millis(150);
/// Imagined games of the first search measured: as in the script that measures the wasm, so
/// that both grow trees of a size.
const FEWEST: u32 = 4_096;
const MOST: u32 = 1 << 26;
/// Games whose links are measured.
const LINKS: u64 = 200;

impl<G: Played> Bench for Native<G> {
    fn playout(&self) -> f64 {
        let options = G::Options::default();
        let mut seeds = 0..8;
        loop {
            let (actions, time) = timed(|| G::playouts(&options, seeds.clone()));
            if time >= LONG_ENOUGH {
                return time.as_secs_f64() * 1e9 / actions.max(1) as f64;
            }
            seeds = twice(&seeds);
        }
    }

    fn search(&self) -> f64 {
        let game = Match::new(Setup::<G> { options: Default::default(), seed: 1 });
        let Turn::Act(seat) = game.to_act() else { return 0.0 };
        let mut simulations = FEWEST;
        loop {
            let (view, legal) = (game.view(Eye::Seat(seat)), game.legal_actions().to_vec());
            let effort = Effort { simulations, whims: 0 };
            let mut thinking = G::think(view, legal, effort, &mut Rng::new(1));
            let ((), time) = timed(|| thinking.run(simulations));
            // A forced first decision would never take long.
            if time >= LONG_ENOUGH || simulations >= MOST {
                // A settled search stops before its effort is spent: only what was imagined counts.
                return f64::from(thinking.advice().simulations) / time.as_secs_f64();
            }
            simulations *= 2;
        }
    }

    fn links(&self) -> LinkLength {
        let mut rng = Rng::new(1);
        let (mut characters, mut bits) = (0, 0.0);
        let (mut steps, mut longest) = (0, String::new());
        for _ in 0..LINKS {
            // Seeds as the page draws them: 48 bits.
            let seed = rng.bits() >> 16;
            let mut game = Match::new(Setup::<G> { options: Default::default(), seed });
            while let Turn::Act(_) = game.to_act() {
                let index = bots::random(game.legal_actions().len(), &mut rng);
                game.play_index(index).expect("an entry of the list is playable");
            }
            let link = link::encode(&game, usize::MAX);
            characters += link.len();
            if game.steps().len() > steps {
                (steps, longest) = (game.steps().len(), link);
            }
            bits += game.steps().iter().map(|step| f64::from(step.arity).log2()).sum::<f64>();
        }
        let mean = |sum: f64| sum / LINKS as f64;
        LinkLength { characters: mean(characters as f64), bound: mean(bits) / 6.0, longest }
    }
}

fn twice(seeds: &Range<u64>) -> Range<u64> {
    seeds.start..seeds.end * 2
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let done = work();
    (done, start.elapsed())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::toy::Toy;

    /// Three hands of five cards are played in any order: three times log₂ 5! bits.
    #[test]
    fn the_bound_is_what_the_choices_are_worth() {
        let length = of::<Toy>().links();
        assert!((length.bound - 3.0 * 120f64.log2() / 6.0).abs() < 1e-9, "{length:?}");
        assert!(length.characters > length.bound, "{length:?}");
    }

    #[test]
    fn speeds_are_positive() {
        let bench = of::<Toy>();
        assert!(bench.playout() > 0.0 && bench.search() > 0.0);
    }
}
