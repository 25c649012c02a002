//! Broadside speaks: actions, events, states and probes in the notation of its rules.

mod cards;
mod chart;
mod figures;
mod probe;
mod reading;
mod table;
#[cfg(test)]
mod tests;
mod words;

use broadside::{Action, Broadside, Event};
use engine::Match;
use serde_json::Value;

use crate::spoken::{Figure, Spoken};

impl Spoken for Broadside {
    fn action(action: Action) -> Value {
        words::action(action)
    }

    fn event(event: &Event) -> Value {
        words::event(event)
    }

    fn state(&self) -> Value {
        table::say(self)
    }

    fn probe(kind: &str, input: &Value) -> Result<Value, String> {
        probe::answer(kind, input)
    }

    fn figures(game: &Match<Broadside>) -> Vec<Figure> {
        figures::of(game)
    }
}
