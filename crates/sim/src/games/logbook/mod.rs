//! Logbook speaks: actions, events, states and probes in the notation of its rules (§6).

mod battle;
mod board;
mod chart;
mod figures;
mod fleet;
mod market;
mod npc;
mod probe;
mod reading;
mod sailing;
mod standing;
mod sums;
mod table;
#[cfg(test)]
mod tests;
mod words;

use engine::{Eye, Game, Match};
use logbook::{Action, Event, Logbook};
use serde_json::Value;

use crate::spoken::{Figure, Spoken};

use self::fleet::Fleet;

impl Spoken for Logbook {
    fn action(action: Action) -> Value {
        words::action(action)
    }

    fn event(event: &Event) -> Value {
        words::event(event, &Fleet::default())
    }

    /// Ships are told by the cards they had when something happened to them.
    fn told(&self, events: &[Event]) -> Vec<Value> {
        let fleets = Fleet::of(&self.observe(Eye::All)).throughout(events);
        events.iter().zip(&fleets).map(|(event, fleet)| words::event(event, fleet)).collect()
    }

    fn state(&self) -> Value {
        table::say(self)
    }

    fn probe(kind: &str, input: &Value) -> Result<Value, String> {
        probe::answer(kind, input)
    }

    fn figures(game: &Match<Logbook>) -> Vec<Figure> {
        figures::of(game)
    }
}
