//! Does a game keep the contract? One random game answers for one set-up and seed.
//!
//! Every check panics with the link of the game that failed: paste it into the page and look.

mod description;
mod mutations;
mod reasons;
mod sight;

use std::fmt::Debug;

use crate::{Explained, Eye, Game, Match, Options, Rng, Seat, Setup, Turn, link};

pub use description::describes_itself;
pub use mutations::survives_mutations;

/// What a checked game looked like; for tests that want to know that something was really seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Actions played.
    pub actions: usize,
    /// The longest list.
    pub longest_list: usize,
    /// Positions in which two imagined worlds of the seat to act differed.
    pub secrets: usize,
    /// Acts that could be thought of and were not in the list, each with its reason.
    pub refused: usize,
}

/// Plays a random game and checks lists, reasons, views, imagined worlds, redaction, links and
/// seeking.
pub fn conforms<G: Explained>(options: &G::Options, seed: u64) -> Report {
    describes_itself(options);
    let mut rng = Rng::new(seed ^ 0x5eed);
    let mut game = Match::new(Setup::<G> { options: options.clone(), seed });
    let mut hashes = vec![game.hash()];
    let mut report = Report::default();
    while let Turn::Act(seat) = game.to_act() {
        assert!(seat.0 < options.seats(), "{seat:?} is at the table: {}", link_of(&game));
        assert!(game.cursor() < G::HORIZON, "the game ends in time: {}", link_of(&game));
        check_list(&game);
        report.refused += reasons::check(&game, seat);
        sight::check(&game, &mut rng);
        report.secrets += usize::from(two_worlds_differ(&game, seat, &mut rng));
        report.longest_list = report.longest_list.max(game.legal_actions().len());
        let before = game.state().clock();
        let index = rng.below(game.legal_actions().len() as u32);
        game.play_index(index as usize).expect("an entry of the list is playable");
        assert!(game.state().clock() >= before, "time goes forward: {}", link_of(&game));
        hashes.push(game.hash());
    }
    assert!(game.legal_actions().is_empty(), "nobody acts after the end: {}", link_of(&game));
    report.actions = game.cursor();
    check_outcome(&game);
    check_redaction(&game);
    check_seeking(&mut game, &hashes, &mut rng);
    check_links(&game, &hashes, &mut rng);
    report
}

fn link_of<G: Game>(game: &Match<G>) -> String {
    link::encode(game, game.cursor())
}

fn check_list<G: Game>(game: &Match<G>) {
    let legal = game.legal_actions();
    assert!(!legal.is_empty(), "a seat to act has a choice: {}", link_of(game));
    let mut again = Vec::new();
    game.state().legal_actions(&mut again);
    assert_eq!(again, legal, "asking twice gives the same list: {}", link_of(game));
    for (at, action) in legal.iter().enumerate() {
        let twice = legal[..at].contains(action);
        assert!(!twice, "{action:?} stands twice in the list: {}", link_of(game));
    }
}

fn two_worlds_differ<G: Game>(game: &Match<G>, seat: Seat, rng: &mut Rng) -> bool {
    let view = game.view(Eye::Seat(seat));
    let mut imagine = || without_generators(&format!("{:?}", G::determinize(&view, rng)));
    imagine() != imagine()
}

/// The text of a state without its generators, which always differ.
fn without_generators(text: &str) -> String {
    let mut parts = text.split("Rng(");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    parts.for_each(|part| plain.push_str(part.split_once(')').map_or(part, |(_, rest)| rest)));
    plain
}

fn check_outcome<G: Game>(game: &Match<G>) {
    let Turn::Over(outcome) = game.to_act() else { unreachable!("the game has been played out") };
    assert_eq!(outcome.places.count(), game.seats(), "a place for each seat: {}", link_of(game));
    assert!(outcome.winners().next().is_some(), "somebody wins: {}", link_of(game));
}

fn check_redaction<G: Game>(game: &Match<G>) {
    let events = game.steps().iter().flat_map(|step| &step.events);
    for event in game.opening().iter().chain(events) {
        let whole = G::redact(event, Eye::All);
        assert_eq!(whole.as_ref(), Some(event), "{event:?} is whole to the eye that sees all");
        for eye in Seat::all(game.seats()).map(Eye::Seat).chain([Eye::Table]) {
            if let Some(seen) = G::redact(event, eye) {
                let twice = G::redact(&seen, eye);
                assert_eq!(twice, Some(seen), "{event:?} redacted twice for {eye:?}");
            }
        }
    }
}

fn check_seeking<G: Game>(game: &mut Match<G>, hashes: &[u64], rng: &mut Rng) {
    for _ in 0..8 {
        let ply = rng.below(hashes.len() as u32) as usize;
        game.seek(ply);
        assert_eq!(game.hash(), hashes[ply], "seeking to {ply} finds it: {}", link_of(game));
    }
    game.seek(usize::MAX);
    assert_eq!(Some(&game.hash()), hashes.last(), "and back: {}", link_of(game));
}

fn check_links<G: Game>(game: &Match<G>, hashes: &[u64], rng: &mut Rng) {
    for ply in [0, rng.below(hashes.len() as u32) as usize, hashes.len() - 1] {
        let link = link::encode(game, ply);
        let read = link::decode::<G>(&link)
            .unwrap_or_else(|error| panic!("{link} is our own, but: {error:?}"));
        assert_eq!(read.steps(), &game.steps()[..ply], "{link} holds the same steps");
        assert_eq!(read.hash(), hashes[ply], "{link} leads to the same position");
    }
}

fn same<G: Game, T: Debug + Eq>(found: &T, expected: &T, what: &str, game: &Match<G>) {
    assert!(
        found == expected,
        "{what}: {}\nexpected {expected:#?}\nfound {found:#?}",
        link_of(game)
    );
}

/// Plays a random game without any check, as a bot's imagination or a benchmark would: the
/// number of actions. The cheapest way through the whole contract.
#[inline]
pub fn playout<G: Game>(state: &mut G, legal: &mut Vec<G::Action>, rng: &mut Rng) -> usize {
    let mut silent = crate::Log::silent();
    let mut actions = 0;
    while let Turn::Act(_) = state.to_act() {
        legal.clear();
        state.legal_actions(legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        state.apply(action, &mut silent);
        actions += 1;
    }
    actions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generators_do_not_make_two_worlds_differ() {
        assert_eq!(without_generators("A { r: Rng(0a1b), b: 2 }"), "A { r: , b: 2 }");
    }
}
