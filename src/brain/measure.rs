//! Checks and measurements of the program as it ships: the same code as the native one.

use bots::Played;
use engine::{Eye, Match, Options, Rng, Setup, Turn};

use super::protocol::{Checked, Reply, Request};

/// The answer to a request that is none about a position.
pub(crate) fn measure<G: Played>(request: &Request) -> Reply {
    let usual = G::Options::default();
    match *request {
        Request::Check { games, decisions, .. } => Reply::Checked(check::<G>(games, decisions)),
        Request::Playouts { games, .. } => {
            Reply::Played(G::playouts(&usual, 0..u64::from(games)) as f64)
        }
        Request::Moves { games, .. } => Reply::Played(G::moves(&usual, 0..u64::from(games)) as f64),
        Request::Imagine { simulations, .. } => Reply::Played(f64::from(imagine::<G>(simulations))),
        Request::Open { ref link } => engine::link::decode::<G>(link)
            .map_or(Reply::Nonsense, |game| Reply::Played(game.steps().len() as f64)),
        Request::Think(_) | Request::Games => Reply::Nonsense,
    }
}

fn check<G: Played>(games: u32, decisions: u32) -> Checked {
    let hex = |number: u64| format!("{number:016x}");
    let tables = G::Options::samples()
        .into_iter()
        .map(|options| {
            let played = G::games(&options, 0..u64::from(games));
            let played = played.into_iter().map(|(hash, link)| (hex(hash), hex(link))).collect();
            (options.choices(), played)
        })
        .collect();
    let decided = G::decisions(&G::Options::default(), 0..u64::from(decisions));
    Checked { tables, decisions: hex(decided) }
}

/// How many games were really imagined: a search that has settled stops early.
fn imagine<G: Played>(simulations: u32) -> u32 {
    let game = Match::<G>::new(Setup { options: G::Options::default(), seed: 1 });
    let Turn::Act(seat) = game.to_act() else { return 0 };
    let (view, legal) = (game.view(Eye::Seat(seat)), game.legal_actions().to_vec());
    let effort = bots::Effort { simulations, whims: 0 };
    let mut thinking = G::think(view, legal, effort, &mut Rng::new(1));
    thinking.run(simulations);
    thinking.advice().simulations
}
