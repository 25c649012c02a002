//! People and games for tests of what is said.

use engine::{Game, Match, Rng, Seat, Setup, Turn};

use super::{Lang, Names};

/// Eight people, of whom perhaps one is reading.
pub fn crew(lang: Lang, you: Option<u8>) -> Names {
    let list = ["Zoé", "Anne", "Marc", "Nina", "Hugo", "Rosa", "Léo", "Iris"];
    Names { lang, list: list.map(String::from).to_vec(), you: you.map(Seat) }
}

/// A game played at random to its end.
pub fn whole_game<G: Game>(options: G::Options, seed: u64) -> Match<G> {
    let mut game = Match::new(Setup { options, seed });
    let mut rng = Rng::new(seed);
    while let Turn::Act(_) = game.to_act() {
        let count = game.legal_actions().len() as u32;
        game.play_index(rng.below(count) as usize).expect("a choice of the list");
    }
    game
}
