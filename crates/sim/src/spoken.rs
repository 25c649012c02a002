//! How games speak to the outside: a step, a state, the answer to a question.

use engine::{BySeat, Explained, Hints, Match};
use serde_json::Value;

/// How a game speaks JSON.
pub trait Spoken: Hints + Explained {
    /// An action as a value.
    fn action(action: Self::Action) -> Value;
    /// An event as a value.
    fn event(event: &Self::Event) -> Value;
    /// The whole state as a value.
    fn state(&self) -> Value;
    /// Answers a probe of a kind, or says in a sentence why it cannot.
    fn probe(kind: &str, input: &Value) -> Result<Value, String>;

    /// What each seat made of its cards in a game that was played, if the game has cards that can
    /// be left unused.
    fn habits(_game: &Match<Self>) -> Option<BySeat<Habits>> {
        None
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
