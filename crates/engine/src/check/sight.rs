//! What is not seen changes nothing that is shown: not the moment, not what lies ahead.

use super::{link_of, same};
use crate::{Eye, Game, Log, Match, Rng, Seat, Seen};

/// So many choices of a long list are looked behind.
const CHOICES: usize = 4;

/// Every seat, and the passer-by, can imagine a world that looks just like the real one, lists
/// included; to the seat to act it looks like it behind each of its choices too.
pub fn check<G: Game>(game: &Match<G>, rng: &mut Rng) {
    for eye in Seat::all(game.seats()).map(Eye::Seat).chain([Eye::Table]) {
        let seen = game.seen(eye);
        let world = G::determinize(&seen.view, rng);
        same(&seen.in_world(&world), &seen, "an imagined world looks like what is seen", game);
        if seen.is_asked() {
            for place in places(seen.list.len(), rng) {
                check_ahead(game, &seen, &world, place);
            }
        } else {
            assert_eq!(game.ahead(eye, &[0]), None, "only its seat looks ahead: {}", link_of(game));
        }
    }
}

fn check_ahead<G: Game>(game: &Match<G>, seen: &Seen<G>, world: &G, place: usize) {
    let ahead = game.ahead(seen.eye, &[place]);
    let imagined = seen.clone().along(world.clone(), &[place]);
    let action = seen.list[place];
    same(&imagined, &ahead, "what lies behind a choice tells no secret", game);
    if ahead.is_some() {
        let mut log = Log::silent();
        game.state().clone().apply(action, &mut log);
        let quiet = !log.revealed();
        assert!(quiet, "{action:?} shows its seat something: {}", link_of(game));
    }
}

/// Some places of a list, each at most once.
fn places(count: usize, rng: &mut Rng) -> Vec<usize> {
    let first = rng.below(count as u32) as usize;
    (0..count.min(CHOICES)).map(|step| (first + step) % count).collect()
}
