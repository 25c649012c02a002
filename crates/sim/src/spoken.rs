//! How games speak to the outside: a step, a state, the answer to a question.

use std::fmt::Debug;

use engine::{BySeat, Explained, Hints, Match};
use serde_json::Value;

/// How a game speaks JSON.
pub trait Spoken: Hints + Explained {
    /// An action as a value.
    fn action(action: Self::Action) -> Value;
    /// An event as a value.
    fn event(event: &Self::Event) -> Value;
    /// Events as values, once all of them have happened and this is what came of it.
    fn told(&self, events: &[Self::Event]) -> Vec<Value> {
        events.iter().map(Self::event).collect()
    }
    /// The whole state as a value.
    fn state(&self) -> Value;
    /// Answers a probe of a kind, or says in a sentence why it cannot.
    fn probe(kind: &str, input: &Value) -> Result<Value, String>;

    /// What each seat made of its cards in a game that was played, if the game has cards that can
    /// be left unused.
    fn habits(_game: &Match<Self>) -> Option<BySeat<Habits>> {
        None
    }

    /// What else is worth telling of a game that was played, to be summed up over many.
    fn figures(_game: &Match<Self>) -> Vec<Figure> {
        Vec::new()
    }

    /// What games may use: cards, pieces, ways to decide. What is used though it is not listed here
    /// is told all the same.
    fn usable() -> Vec<Thing> {
        Vec::new()
    }

    /// What a game that was played used, each thing as often as it did: its actions at least.
    fn used(game: &Match<Self>) -> Vec<Thing> {
        game.steps().iter().map(|step| Thing::new("action", first_word(&step.action))).collect()
    }
}

/// Something a game may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    /// Of what kind.
    pub kind: &'static str,
    /// Which.
    pub name: String,
}

impl Thing {
    /// A thing of a kind.
    pub fn new(kind: &'static str, name: impl Into<String>) -> Thing {
        Thing { kind, name: name.into() }
    }
}

/// The name of a variant.
fn first_word(action: &impl Debug) -> String {
    let told = format!("{action:?}");
    told.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Something worth telling of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// What it is about.
    pub name: String,
    /// What it was in this game.
    pub fact: Fact,
}

/// What a figure was in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// How much: told as mean, 99 in 100 and most.
    Much(u64),
    /// How often, out of how many times.
    Often {
        /// So often it was so.
        hits: u64,
        /// So often it could have been.
        of: u64,
    },
}

impl Figure {
    /// How much of something there was.
    pub fn much(name: &str, much: u64) -> Figure {
        Figure { name: name.to_owned(), fact: Fact::Much(much) }
    }

    /// How often something was so.
    pub fn often(name: &str, hits: u64, of: u64) -> Figure {
        Figure { name: name.to_owned(), fact: Fact::Often { hits, of } }
    }
}

/// What a seat made of the cards that lay before it when it could carry them out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Habits {
    /// Cards it carried out.
    pub used: u64,
    /// Cards it could have carried out and did not.
    pub unused: u64,
    /// Cards that were of no use to it, so that it kept them from the others at best.
    pub useless: u64,
}
