//! The inside of a link: a match as one number.

use super::number::Number;
use super::{LinkError, peek};
use crate::hash::Fnv;
use crate::{Game, Match, Options, Seat, Setup, Step, Turn};

/// A prime above 64: a single changed character, or two swapped ones, never leave a multiple.
const PRIME: u32 = 1_048_573;
/// How much of the course of the game goes into the link.
const FINGERPRINT: u32 = 1 << 16;
/// Seeds are written in as many pieces of 16 bits as they need, at most four.
const PIECE: u32 = 1 << 16;

/// The first `ply` steps of a match as a link.
pub fn encode<G: Game>(game: &Match<G>, ply: usize) -> String {
    let steps = &game.steps()[..ply.min(game.steps().len())];
    let last = game.state_at(steps.len());
    let mut number = Number::default();
    for step in steps.iter().rev() {
        number.push(u32::from(step.index), u32::from(step.arity));
    }
    let course = (course(steps, last.to_act()) >> 48) as u32;
    push_head(&mut number, game.setup(), &Ending::of(&last, steps.len()), course);
    format!("{}.{}.{}", G::NAME, G::RULES, number.to_text())
}

/// Has no character of this link been changed, added or lost, as far as can be told without
/// knowing its game?
pub fn is_intact(link: &str) -> bool {
    let number = peek(link).ok().and_then(|address| Number::from_text(address.digits));
    number.is_some_and(|mut number| number.pop(PRIME) == 0)
}

/// The match a link holds, with its cursor at the end, or at the moment the link points at.
pub fn decode<G: Game>(link: &str) -> Result<Match<G>, LinkError> {
    decode_after(None, link)
}

/// The same, played on from a match at hand as far as both begin alike: reading the links of a
/// game in progress one after the other plays each of its steps once.
pub fn decode_after<G: Game>(before: Option<Match<G>>, link: &str) -> Result<Match<G>, LinkError> {
    let address = peek(link)?;
    if address.game != G::NAME {
        return Err(LinkError::OtherGame);
    }
    if address.rules != G::RULES {
        return Err(LinkError::OtherRules { link: address.rules, ours: G::RULES });
    }
    let mut number = Number::from_text(address.digits).ok_or(LinkError::Garbled)?;
    let (setup, ending, fingerprint) = pop_head::<G>(&mut number).ok_or(LinkError::Garbled)?;
    let mut game = match before {
        Some(before) if *before.setup() == setup => before,
        _ => Match::new(setup),
    };
    let mut parted = follow(&mut game, &mut number, &ending);
    while !ending.reached(&game) {
        // Rules that outlast their own horizon would be our bug, but a link must not hang us.
        if game.cursor() >= G::HORIZON {
            return Err(LinkError::Diverged);
        }
        let place = || number.pop(game.legal_actions().len().max(1) as u32);
        let index = parted.take().unwrap_or_else(place);
        game.play_index(index as usize).map_err(|_| LinkError::Diverged)?;
    }
    let found = (course(game.steps(), game.to_act()) >> 48) as u32;
    if !number.is_zero() || found != fingerprint {
        return Err(LinkError::Diverged);
    }
    if let Some(ply) = address.ply {
        game.seek(ply as usize);
    }
    Ok(game)
}

/// Goes to where the match and the steps of a link part, without playing anything: the place the
/// link takes there instead, where there is a step it does not take.
fn follow<G: Game>(game: &mut Match<G>, number: &mut Number, ending: &Ending) -> Option<u32> {
    let mut common = 0;
    let mut parted = None;
    for step in &game.steps()[..ending.at_most().min(game.steps().len())] {
        let index = number.pop(u32::from(step.arity));
        if index != u32::from(step.index) {
            parted = Some(index);
            break;
        }
        common += 1;
    }
    game.seek(common);
    game.forget_later();
    parted
}

/// The fingerprint of the match up to its cursor: the same for the same steps and, at the end, the
/// same result. A link holds a part of it.
pub fn fingerprint<G: Game>(game: &Match<G>) -> u64 {
    course(&game.steps()[..game.cursor()], game.to_act())
}

/// What the head of this match's link costs, seed included, in bits: all but the actions.
pub fn head_bits<G: Game>(game: &Match<G>) -> usize {
    let mut head = Number::default();
    // The dearest fingerprint stands for any.
    push_head(&mut head, game.setup(), &Ending::of(game.state(), game.cursor()), FINGERPRINT - 1);
    head.bits()
}

/// Where the steps of a link end.
enum Ending {
    Finished,
    After(u32),
}

impl Ending {
    fn of<G: Game>(last: &G, steps: usize) -> Ending {
        match last.to_act() {
            Turn::Over(_) => Ending::Finished,
            Turn::Act(_) => Ending::After(steps as u32),
        }
    }

    /// No more steps than that.
    fn at_most(&self) -> usize {
        match self {
            Ending::Finished => usize::MAX,
            Ending::After(steps) => *steps as usize,
        }
    }

    fn reached<G: Game>(&self, game: &Match<G>) -> bool {
        match self {
            Ending::Finished => game.to_act().seat().is_none(),
            Ending::After(steps) => game.cursor() as u32 == *steps,
        }
    }
}

fn push_head<G: Game>(number: &mut Number, setup: &Setup<G>, ending: &Ending, fingerprint: u32) {
    number.push(fingerprint, FINGERPRINT);
    match ending {
        Ending::Finished => number.push(1, 2),
        Ending::After(steps) => {
            number.push(*steps, G::HORIZON as u32 + 1);
            number.push(0, 2);
        }
    }
    let pieces = seed_pieces(setup.seed);
    for piece in (0..pieces).rev() {
        number.push((setup.seed >> (16 * piece)) as u32 % PIECE, PIECE);
    }
    number.push(pieces - 1, 4);
    for (choice, field) in setup.options.choices().iter().zip(G::Options::FIELDS).rev() {
        number.push(u32::from(*choice), u32::from(field.values.count()));
    }
    number.push(0, PRIME);
}

fn pop_head<G: Game>(number: &mut Number) -> Option<(Setup<G>, Ending, u32)> {
    if number.pop(PRIME) != 0 {
        return None;
    }
    let fields = G::Options::FIELDS.iter();
    let choices: Vec<u16> =
        fields.map(|field| number.pop(u32::from(field.values.count())) as u16).collect();
    // One text for one game: choices that are read as others are damage.
    let options = G::Options::from_choices(&choices).filter(|read| read.choices() == choices)?;
    let pieces = number.pop(4) + 1;
    let seed = (0..pieces).map(|piece| u64::from(number.pop(PIECE)) << (16 * piece)).sum();
    if seed_pieces(seed) != pieces {
        return None;
    }
    let ending = match number.pop(2) {
        1 => Ending::Finished,
        _ => Ending::After(number.pop(G::HORIZON as u32 + 1)),
    };
    Some((Setup { options, seed }, ending, number.pop(FINGERPRINT)))
}

fn seed_pieces(seed: u64) -> u32 {
    (64 - seed.leading_zeros()).div_ceil(16).max(1)
}

/// The fingerprint of these steps and of what they led to: who acted, at which place of a list
/// how long, and the result once there is one. Names of types and fields have no part in it.
fn course<G: Game>(steps: &[Step<G>], turn: Turn) -> u64 {
    let mut course = Fnv::new();
    for step in steps {
        course.number(u32::from(step.seat.0));
        course.number(u32::from(step.index));
        course.number(u32::from(step.arity));
    }
    match turn {
        Turn::Act(seat) => course.number(u32::from(seat.0)),
        Turn::Over(outcome) => {
            for seat in Seat::all(outcome.scores.count()) {
                course.number(outcome.scores[seat].cast_unsigned());
                course.number(u32::from(outcome.places[seat]));
            }
        }
    }
    course.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;
    use crate::toy::Toy;

    fn random_game(seed: u64, steps: usize) -> Match<Toy> {
        let mut rng = Rng::new(seed);
        let tables: Vec<_> = <Toy as Game>::Options::samples();
        let options = rng.pick(&tables).expect("the toy has tables").clone();
        let mut game = Match::new(Setup { options, seed: rng.bits() >> rng.below(64) });
        while game.to_act().seat().is_some() && game.cursor() < steps {
            game.play_index(rng.below(game.legal_actions().len() as u32) as usize).unwrap();
        }
        game
    }

    #[test]
    fn every_game_comes_back_whole() {
        for seed in 0..300 {
            let game = random_game(seed, if seed % 2 == 0 { 1_000 } else { seed as usize % 9 });
            let read = decode::<Toy>(&encode(&game, game.cursor())).expect("own link");
            assert_eq!(read.steps(), game.steps());
            assert_eq!((read.setup(), read.hash()), (game.setup(), game.hash()));
        }
    }

    /// Played on, taken back, branched off, another game or another table: whatever was at hand
    /// before, a link holds what it holds.
    #[test]
    fn a_link_read_after_another_gives_the_match_of_a_fresh_reading() {
        let mut rng = Rng::new(3);
        let (mut kept, mut alike) = (None, 0);
        for round in 0..2_000 {
            let mut game = random_game(u64::from(rng.below(4)), rng.below(12) as usize);
            if game.cursor() > 0 && rng.below(2) == 0 {
                game.seek(rng.below(game.cursor() as u32) as usize);
                let last = game.legal_actions().len() - 1;
                game.play_index(last).expect("not over before its last step");
            }
            let link = encode(&game, game.cursor());
            let fresh = decode::<Toy>(&link).expect("own link");
            alike += usize::from(kept.as_ref().is_some_and(|kept: &Match<Toy>| {
                kept.setup() == fresh.setup() && !kept.steps().is_empty()
            }));
            let read = decode_after(kept.take(), &link).expect("own link");
            assert_eq!(read.steps(), fresh.steps(), "round {round}: {link}");
            assert_eq!((read.cursor(), read.hash()), (fresh.cursor(), fresh.hash()), "{link}");
            assert_eq!(read.legal_actions(), fresh.legal_actions(), "{link}");
            kept = Some(read);
        }
        assert!(alike > 100, "only {alike} of the links began like the one before");
    }

    #[test]
    fn damage_is_noticed_whatever_was_read_before() {
        let game = random_game(6, 1_000);
        let link = encode(&game, usize::MAX);
        for at in link.rfind('.').unwrap() + 1..link.len() {
            let mut changed = link.clone().into_bytes();
            changed[at] = if changed[at] == b'B' { b'C' } else { b'B' };
            let changed = String::from_utf8(changed).unwrap();
            assert!(decode_after(Some(game.clone()), &changed).is_err(), "{changed}");
        }
    }

    #[test]
    fn the_fingerprint_tells_one_course_from_another() {
        let game = random_game(8, 1_000);
        let mut seen: Vec<u64> = Vec::new();
        for ply in 0..=game.steps().len() {
            let read = decode::<Toy>(&encode(&game, ply)).expect("own link");
            let found = fingerprint(&read);
            assert!(!seen.contains(&found), "{ply}");
            seen.push(found);
        }
        assert_eq!(seen.last(), Some(&fingerprint(&game)));
        let outcome =
            |score| Turn::Over(crate::Outcome::by_score(crate::BySeat::from_fn(2, |_| score)));
        assert_ne!(
            course::<Toy>(&[], outcome(1)),
            course::<Toy>(&[], outcome(-1)),
            "the result counts"
        );
    }

    #[test]
    fn a_prefix_of_a_game_is_a_link_too() {
        let game = random_game(8, 1_000);
        let read = decode::<Toy>(&encode(&game, 2)).unwrap();
        assert_eq!(read.steps(), &game.steps()[..2]);
    }

    #[test]
    fn a_link_may_point_at_a_moment() {
        let game = random_game(8, 1_000);
        let link = encode(&game, game.cursor());
        let read = decode::<Toy>(&format!("{link}@1")).unwrap();
        assert_eq!((read.cursor(), read.steps().len()), (1, game.steps().len()));
        assert_eq!(decode::<Toy>(&format!("{link}@9999")).unwrap().cursor(), game.steps().len());
    }

    #[test]
    fn one_changed_or_two_swapped_characters_are_always_noticed() {
        let link = encode(&random_game(6, 1_000), usize::MAX);
        assert!(is_intact(&link));
        let start = link.rfind('.').unwrap() + 1;
        for at in start..link.len() {
            for other in "AZaz09-_".bytes().filter(|other| *other != link.as_bytes()[at]) {
                let mut changed = link.clone().into_bytes();
                changed[at] = other;
                let changed = String::from_utf8(changed).unwrap();
                assert!(decode::<Toy>(&changed).is_err(), "{changed}");
                assert!(!is_intact(&changed), "{changed}");
            }
            let mut swapped = link.clone().into_bytes();
            if at + 1 < link.len() && swapped[at] != swapped[at + 1] {
                swapped.swap(at, at + 1);
                assert!(decode::<Toy>(&String::from_utf8(swapped).unwrap()).is_err());
            }
        }
    }

    #[test]
    fn errors_by_kind() {
        let link = encode(&random_game(6, 1_000), usize::MAX);
        let digits = link.rsplit('.').next().unwrap();
        let answer = |text: &str| decode::<Toy>(text).map(|_| ()).unwrap_err();
        assert_eq!(answer("hello"), LinkError::NotALink);
        assert_eq!(answer(&format!("gale.1.{digits}")), LinkError::OtherGame);
        assert_eq!(
            answer(&format!("toy.9.{digits}")),
            LinkError::OtherRules { link: 9, ours: Toy::RULES }
        );
        assert_eq!(answer(&link[..link.len() - 1]), LinkError::Garbled);
        assert_eq!(answer(&format!("toy.1.{}", "B".repeat(20_000))), LinkError::TooLong);
    }

    /// A multiple of the prime that does not stand for a game is found out by replaying it.
    #[test]
    fn undamaged_nonsense_diverges() {
        let mut number = Number::default();
        number.push(7, 1 << 20);
        let setup = Setup::<Toy> { options: Default::default(), seed: 3 };
        push_head(&mut number, &setup, &Ending::After(0), 0);
        let link = format!("toy.{}.{}", Toy::RULES, number.to_text());
        assert_eq!(decode::<Toy>(&link).map(|_| ()), Err(LinkError::Diverged));
    }

    #[test]
    fn a_forced_step_costs_nothing() {
        let game = random_game(6, 1_000);
        let bound: u32 = game.steps().iter().map(|step| step.arity.ilog2() + 1).sum();
        let digits = encode(&game, usize::MAX).len() - "toy.1.".len();
        assert!(digits * 6 <= head_bits(&game) + bound as usize + 6);
    }
}
