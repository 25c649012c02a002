//! What accidents do to links, and that none of them opens the wrong game.

use crate::{Game, Match, Rng, Setup, link};

/// Damages the links of random games in `count` ways: none may panic, hang, or open as a game
/// other than the one it was made from.
pub fn survives_mutations<G: Game>(options: &G::Options, seed: u64, count: usize) {
    let mut rng = Rng::new(seed ^ 0xbad);
    for round in 0..count.div_ceil(DAMAGES_A_GAME) {
        let game = some_game::<G>(options, round % 2 == 0, &mut rng);
        let link = link::encode(&game, game.cursor());
        for _ in 0..DAMAGES_A_GAME {
            let damaged = damage(&link, &mut rng);
            let opened = link::decode::<G>(&link::tidy(&damaged));
            let same =
                |read: &Match<G>| read.setup() == game.setup() && read.steps() == game.steps();
            assert!(
                opened.as_ref().map_or(true, same),
                "{damaged} opens as another game than {link}"
            );
        }
    }
}

const DAMAGES_A_GAME: usize = 100;
/// Characters that mean something in a link or an address.
const SPECIAL: &[u8] = b".@#%/ \n\0\xc3";

fn some_game<G: Game>(options: &G::Options, whole: bool, rng: &mut Rng) -> Match<G> {
    let mut game = Match::new(Setup::<G> { options: options.clone(), seed: rng.bits() });
    while game.to_act().seat().is_some() {
        let index = rng.below(game.legal_actions().len() as u32);
        game.play_index(index as usize).expect("an entry of the list is playable");
    }
    if !whole {
        game.seek(rng.below(game.steps().len() as u32) as usize);
        game.forget_later();
    }
    game
}

/// A link after one to three accidents.
fn damage(link: &str, rng: &mut Rng) -> String {
    let mut bytes = link.as_bytes().to_vec();
    for _ in 0..=rng.below(3) {
        let at = rng.below(bytes.len() as u32 + 1) as usize;
        let byte = match rng.below(3) {
            0 => rng.bits() as u8,
            1 => *rng.pick(SPECIAL).expect("some are special"),
            _ => *rng.pick(link::ALPHABET).expect("there are digits"),
        };
        match rng.below(6) {
            0 => bytes.insert(at, byte),
            1 => bytes.truncate(at),
            2 => bytes.rotate_left(at),
            3 => bytes = with_random_digits(link, rng),
            _ if at == bytes.len() => {}
            4 => drop(bytes.remove(at)),
            _ => bytes[at] = byte,
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The name and rules of this link with any number behind it.
fn with_random_digits(link: &str, rng: &mut Rng) -> Vec<u8> {
    let head = link.rfind('.').map_or(0, |dot| dot + 1);
    let mut bytes = link.as_bytes()[..head].to_vec();
    for _ in 0..rng.below(300) {
        bytes.push(*rng.pick(link::ALPHABET).expect("there are digits"));
    }
    bytes
}
