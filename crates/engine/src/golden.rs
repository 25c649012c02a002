//! A recorded game, line by line: what changed in the rules is what changed in these lines.

use std::fmt::{Debug, Write};

use crate::{Eye, Game, Match, Options, Rng, Setup, Turn, link};

/// The transcript of a random game: a line a step, everything in sight at the end of each round,
/// the outcome and the link. Of a game that is looked at now and then only
/// ([`Game::LOOKED_AT_EVERY`]), a round ends with a fingerprint, and everything in sight is told
/// once, at the end.
pub fn transcript<G: Game>(options: &G::Options, seed: u64) -> String {
    let now_and_then = G::LOOKED_AT_EVERY > 1;
    let mut rng = Rng::new(seed ^ 0x60_1d);
    let mut game = Match::new(Setup::<G> { options: options.clone(), seed });
    let mut text = format!("{} {} seed {seed}", G::NAME, G::RULES);
    for (field, choice) in G::Options::FIELDS.iter().zip(options.choices()) {
        write!(text, " {}={}", field.key, field.values.name(choice)).expect(TO_A_STRING);
    }
    line(&mut text, "  0", &joined(game.opening()));
    while let Turn::Act(_) = game.to_act() {
        let round = game.state().clock().round;
        let index = rng.below(game.legal_actions().len() as u32);
        game.play_index(index as usize).expect("an entry of the list is playable");
        let step = game.steps().last().expect("a step was just played");
        let head =
            format!("{:3} {:?} {:?} of {}", game.cursor(), step.seat, step.action, step.arity);
        line(&mut text, &head, &joined(&step.events));
        if game.state().clock().round != round {
            let hash = || format!("{:016x}", game.hash());
            line(&mut text, "  =", &if now_and_then { hash() } else { in_sight(&game) });
        }
    }
    if now_and_then {
        line(&mut text, "  =", &in_sight(&game));
    }
    if let Turn::Over(outcome) = game.to_act() {
        line(&mut text, "  .", &format!("{outcome:?}"));
    }
    line(
        &mut text,
        "  .",
        &format!("{:016x} {}", link::fingerprint(&game), link::encode(&game, usize::MAX)),
    );
    text.push('\n');
    text
}

fn in_sight<G: Game>(game: &Match<G>) -> String {
    format!("{:?}", game.view(Eye::All))
}

const TO_A_STRING: &str = "writing to a string cannot fail";

fn line(text: &mut String, head: &str, rest: &str) {
    write!(text, "\n{head}").expect(TO_A_STRING);
    if !rest.is_empty() {
        write!(text, "  | {rest}").expect(TO_A_STRING);
    }
}

fn joined<E: Debug>(events: &[E]) -> String {
    events.iter().map(|event| format!("{event:?}")).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn a_transcript_has_a_line_for_each_action_and_ends_with_the_link() {
        let text = transcript::<Toy>(&Default::default(), 1);
        assert_eq!(text.lines().filter(|line| line.contains(" of ")).count(), 15);
        let link = text.split_whitespace().last().expect("a last word");
        assert_eq!(link::decode::<Toy>(link).expect("own link").steps().len(), 15);
        assert_eq!(text, transcript::<Toy>(&Default::default(), 1));
    }
}
