//! How games speak to the outside: a step, a state, the answer to a question.

use engine::Hints;
use serde_json::Value;

/// How a game speaks JSON.
pub trait Spoken: Hints {
    /// An action as a value.
    fn action(action: Self::Action) -> Value;
    /// An event as a value.
    fn event(event: &Self::Event) -> Value;
    /// The whole state as a value.
    fn state(&self) -> Value;
    /// Answers a probe of a kind, or says in a sentence why it cannot.
    fn probe(kind: &str, input: &Value) -> Result<Value, String>;
}
