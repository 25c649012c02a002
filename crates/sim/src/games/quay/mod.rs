//! Quayside speaks: actions, events, states and probes as section 6 of its rules writes them.

mod habits;
mod position;
mod probe;
#[cfg(test)]
mod tests;
mod words;

use engine::{BySeat, Match};
use quay::{Action, Event, Quay};
use serde_json::{Value, json};

use crate::spoken::{Habits, Spoken};

impl Spoken for Quay {
    fn action(action: Action) -> Value {
        words::action(action)
    }

    fn event(event: &Event) -> Value {
        words::event(event)
    }

    /// The state of the rules page, with the piles and with the offers of the auction at hand.
    fn state(&self) -> Value {
        let mut state = position::say(self);
        state["piles"] = position::say_piles(self);
        let offers: Vec<Value> =
            self.offers().iter().map(|offer| json!([offer.seat.0, offer.gold])).collect();
        state["offers"] = json!(offers);
        state
    }

    fn probe(kind: &str, input: &Value) -> Result<Value, String> {
        probe::answer(kind, input)
    }

    fn habits(game: &Match<Quay>) -> Option<BySeat<Habits>> {
        Some(habits::of(game))
    }
}
