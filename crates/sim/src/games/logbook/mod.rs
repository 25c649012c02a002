//! Logbook speaks: actions, events, states and probes in the notation of its rules (§6).

mod actions;
mod battle;
mod board;
mod census;
mod chart;
mod events;
mod figures;
mod fleet;
mod market;
mod melee;
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

use crate::spoken::{Figure, Spoken, Thing};

use self::fleet::Fleet;

impl Spoken for Logbook {
    fn action(action: Action) -> Value {
        actions::action(action)
    }

    fn event(event: &Event) -> Value {
        events::event(event, &Fleet::default())
    }

    /// Ships are told by the cards they had when something happened to them.
    fn told(&self, events: &[Event]) -> Vec<Value> {
        let fleets = Fleet::of(&self.observe(Eye::All)).throughout(events);
        events.iter().zip(&fleets).map(|(event, fleet)| events::event(event, fleet)).collect()
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

    fn usable() -> Vec<Thing> {
        census::usable()
    }

    fn used(game: &Match<Logbook>) -> Vec<Thing> {
        census::used(game)
    }
}
