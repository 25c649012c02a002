//! Numbers that must be the same natively, in Node and in a browser.

use std::ops::Range;

use engine::{Eye, Hints, Match, Rng, Setup, Turn, hash_of, hash_text, link};

use crate::{Advice, Effort, Search, random};

/// Plays a random game for each seed: the fingerprints of its last position and of its link.
pub fn games<G: Hints>(options: &G::Options, seeds: Range<u64>) -> Vec<(u64, u64)> {
    seeds
        .map(|seed| {
            let mut rng = Rng::new(!seed);
            let game = played::<G>(options, seed, usize::MAX, &mut rng);
            (game.hash(), hash_text(&link::encode(&game, usize::MAX)))
        })
        .collect()
}

/// Lets a bot decide once in a random game for each seed: a checksum over what it chose and
/// what it thought of it, to the last bit.
pub fn decisions<G: Hints>(options: &G::Options, seeds: Range<u64>) -> u64 {
    let chosen: Vec<String> = seeds
        .map(|seed| {
            let mut rng = Rng::new(!seed);
            let whole = played::<G>(options, seed, usize::MAX, &mut rng).cursor();
            let ply = rng.below(whole as u32) as usize;
            let game = played::<G>(options, seed, ply, &mut Rng::new(!seed));
            let Advice { index, value, then, .. } = decide(&game, &mut rng);
            let bits = value.to_bits();
            format!("{index} of {}, then {then:?}: {bits:08x}", game.legal_actions().len())
        })
        .collect();
    hash_of(&chosen)
}

/// Enough that the tree is several actions deep.
const EFFORT: Effort = Effort { simulations: 400, whims: 0 };

fn decide<G: Hints>(game: &Match<G>, rng: &mut Rng) -> Advice {
    let seat = game.to_act().seat().expect("the ply lies before the end");
    let (view, legal) = (game.view(Eye::Seat(seat)), game.legal_actions().to_vec());
    let mut search = Search::<G>::with_effort(view, legal, EFFORT, rng);
    search.run(EFFORT.simulations);
    search.advice()
}

fn played<G: Hints>(options: &G::Options, seed: u64, plies: usize, rng: &mut Rng) -> Match<G> {
    let mut game = Match::new(Setup { options: options.clone(), seed });
    while game.cursor() < plies && matches!(game.to_act(), Turn::Act(_)) {
        let index = random(game.legal_actions().len(), rng);
        game.play_index(index).expect("an entry of the list is playable");
    }
    game
}
