//! A game told step by step: a line of JSON each for machines, a line of words for people.

use std::io::{self, Write};

use engine::{Match, Outcome, Turn, link};
use serde_json::{Value, json};

use crate::chosen;
use crate::spoken::Spoken;

/// For whom a game is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// One JSON value a line.
    Json,
    /// A transcript for people.
    Words,
}

impl Manner {
    /// What `--json` asks for.
    pub fn of(json: bool) -> Manner {
        if json { Manner::Json } else { Manner::Words }
    }
}

/// Tells how the game starts. Machines learn it from the last line.
pub fn begin<G: Spoken>(game: &Match<G>, manner: Manner, out: &mut dyn Write) -> io::Result<()> {
    if manner == Manner::Json {
        return Ok(());
    }
    write!(out, "{}, seed {}", G::NAME, game.setup().seed)?;
    for (key, value) in chosen::named::<G>(&game.setup().options) {
        write!(out, ", {key} {value}")?;
    }
    writeln!(out)?;
    events(game.opening(), out)
}

/// Tells the step that leads to the cursor.
pub fn step<G: Spoken>(game: &Match<G>, manner: Manner, out: &mut dyn Write) -> io::Result<()> {
    let Some(ply) = game.cursor().checked_sub(1) else { return Ok(()) };
    let step = &game.steps()[ply];
    match manner {
        Manner::Json => {
            let line = json!({
                "ply": ply,
                "seat": step.seat.0,
                "action": G::action(step.action),
                "legal": step.arity,
                "events": game.state().told(&step.events),
                "state": game.state().state(),
            });
            writeln!(out, "{line}")
        }
        Manner::Words => {
            let (seat, action, arity) = (step.seat.0, step.action, step.arity);
            writeln!(out, "{ply:4}  seat {seat}  {action:?} of {arity}")?;
            events(&step.events, out)
        }
    }
}

/// Tells how the game ended, or that it has not, and gives its link.
pub fn end<G: Spoken>(game: &Match<G>, manner: Manner, out: &mut dyn Write) -> io::Result<()> {
    let link = link::encode(game, usize::MAX);
    let outcome = match game.to_act() {
        Turn::Over(outcome) => Some(outcome),
        Turn::Act(_) => None,
    };
    match manner {
        Manner::Json => {
            let line = json!({
                "outcome": outcome.as_ref().map(outcome_value),
                "link": link,
                "hash": format!("{:016x}", game.hash()),
                "setup": setup_value(game),
            });
            writeln!(out, "{line}")
        }
        Manner::Words => {
            match outcome {
                Some(outcome) => {
                    for (seat, score) in outcome.scores.seats() {
                        let place = outcome.places[seat];
                        writeln!(out, "seat {}: place {place} with {score}", seat.0)?;
                    }
                }
                None => writeln!(out, "not finished")?,
            }
            writeln!(out, "{link}")
        }
    }
}

fn outcome_value(outcome: &Outcome) -> Value {
    json!({"scores": outcome.scores.as_slice(), "places": outcome.places.as_slice()})
}

fn setup_value<G: Spoken>(game: &Match<G>) -> Value {
    let options = chosen::named::<G>(&game.setup().options);
    let options = options.into_iter().map(|(key, value)| (key.to_owned(), Value::String(value)));
    json!({
        "game": G::NAME,
        "rules": G::RULES,
        "options": Value::Object(options.collect()),
        // A text, because not every reader of JSON keeps all 64 bits of a number.
        "seed": game.setup().seed.to_string(),
        "opening": game.opening().iter().map(G::event).collect::<Vec<_>>(),
    })
}

fn events<E: std::fmt::Debug>(events: &[E], out: &mut dyn Write) -> io::Result<()> {
    events.iter().try_for_each(|event| writeln!(out, "                {event:?}"))
}
