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
    /// Positions that were seen by every eye.
    pub looked_at: usize,
    /// Positions in which two imagined worlds of the seat to act differed.
    pub secrets: usize,
    /// Acts that could be thought of and were not in the list, each with its reason.
    pub refused: usize,
}

/// Plays a random game and checks lists and reasons at every position, views and imagined worlds
/// at those it is to be looked at ([`Game::LOOKED_AT_EVERY`]), then redaction, links and seeking.
pub fn conforms<G: Explained>(options: &G::Options, seed: u64) -> Report {
    describes_itself(options);
    let mut rng = Rng::new(seed ^ 0x5eed);
    let mut game = Match::new(Setup::<G> { options: options.clone(), seed });
    let mut known = vec![Known::of(&game)];
    let mut report = Report::default();
    while let Turn::Act(seat) = game.to_act() {
        assert!(seat.0 < options.seats(), "{seat:?} is at the table: {}", link_of(&game));
        assert!(game.cursor() < G::HORIZON, "the game ends in time: {}", link_of(&game));
        check_list(&game);
        report.refused += reasons::check(&game, seat);
        if is_looked_at(&game, seed) {
            sight::check(&game, &mut rng);
            report.secrets += usize::from(two_worlds_differ(&game, seat, &mut rng));
            report.looked_at += 1;
        }
        report.longest_list = report.longest_list.max(game.legal_actions().len());
        let before = game.state().clock();
        let index = rng.below(game.legal_actions().len() as u32);
        game.play_index(index as usize).expect("an entry of the list is playable");
        assert!(game.state().clock() >= before, "time goes forward: {}", link_of(&game));
        if is_looked_at(&game, seed) || game.to_act().seat().is_none() {
            known.push(Known::of(&game));
        }
    }
    assert!(game.legal_actions().is_empty(), "nobody acts after the end: {}", link_of(&game));
    report.actions = game.cursor();
    check_outcome(&game);
    check_redaction(&game);
    check_seeking(&mut game, &known, &mut rng);
    check_links(&game, &known, &mut rng);
    report
}

/// Another seed looks at other positions.
fn is_looked_at<G: Game>(game: &Match<G>, seed: u64) -> bool {
    seed.wrapping_add(game.cursor() as u64).is_multiple_of(G::LOOKED_AT_EVERY as u64)
}

/// A position whose fingerprint was taken.
#[derive(Clone, Copy)]
struct Known {
    ply: usize,
    hash: u64,
}

impl Known {
    fn of<G: Game>(game: &Match<G>) -> Known {
        Known { ply: game.cursor(), hash: game.hash() }
    }
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

/// Places are those of a race that somebody won, or of one in which the game itself came in first.
fn check_outcome<G: Game>(game: &Match<G>) {
    let Turn::Over(outcome) = game.to_act() else { unreachable!("the game has been played out") };
    assert_eq!(outcome.places.count(), game.seats(), "a place for each seat: {}", link_of(game));
    let first = if outcome.is_won() { 1 } else { 2 };
    for (seat, place) in outcome.places.seats() {
        let better = outcome.places.iter().filter(|other| *other < place).count();
        let due = first + better as u8;
        assert_eq!(*place, due, "{seat:?} in {:?}: {}", outcome.places, link_of(game));
    }
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

fn check_seeking<G: Game>(game: &mut Match<G>, known: &[Known], rng: &mut Rng) {
    for _ in 0..8 {
        let Known { ply, hash } = known[rng.below(known.len() as u32) as usize];
        game.seek(ply);
        assert_eq!(game.hash(), hash, "seeking to {ply} finds it: {}", link_of(game));
    }
    game.seek(usize::MAX);
    let end = known.last().map(|known| known.hash);
    assert_eq!(Some(game.hash()), end, "and back: {}", link_of(game));
}

fn check_links<G: Game>(game: &Match<G>, known: &[Known], rng: &mut Rng) {
    for at in [0, rng.below(known.len() as u32) as usize, known.len() - 1] {
        let Known { ply, hash } = known[at];
        let link = link::encode(game, ply);
        let read = link::decode::<G>(&link)
            .unwrap_or_else(|error| panic!("{link} is our own, but: {error:?}"));
        assert_eq!(read.steps(), &game.steps()[..ply], "{link} holds the same steps");
        assert_eq!(read.hash(), hash, "{link} leads to the same position");
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
