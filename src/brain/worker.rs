//! The thinking side: in the worker all at once, on the page slice by slice.

use bots::{Level, Played, Thinking};
use engine::{Eye, Rng, Turn};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::protocol::{Question, Reply, Request, Thought, from_js, to_js};

/// Imagined games between two looks at the clock, where anybody looks.
pub(super) const SLICE: u32 = 256;

/// Listens for questions for as long as the worker lives.
pub fn serve() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answering = scope.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some((id, request)) = from_js::<(u32, Request)>(event.data()) else { return };
        let answering = answering.clone();
        spawn_local(async move {
            if let Some(message) = to_js(&(id, answer(&request).await)) {
                // Who asked is gone if this fails.
                drop(answering.post_message(&message));
            }
        });
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    if let Some(message) = to_js(&(0u32, Reply::Ready)) {
        drop(scope.post_message(&message));
    }
}

/// The answer to a question, however long it takes; its game is fetched first.
async fn answer(request: &Request) -> Reply {
    let Some(game) = request.game() else { return Reply::Nonsense };
    let Ok(game) = game.load().await else { return Reply::Missing };
    match request {
        Request::Think(question) => match game.consider(question) {
            Some(mut thinking) => {
                while !thinking.is_done() {
                    thinking.run(SLICE);
                }
                thought(&*thinking)
            }
            None => Reply::Nonsense,
        },
        other => game.measure(other),
    }
}

/// The answer as it stands.
pub(super) fn thought(thinking: &dyn Thinking) -> Reply {
    let advice = thinking.advice();
    Reply::Thought(Thought { index: advice.index, value: advice.value })
}

/// Begins to think about a question; none if it makes no sense.
pub(crate) fn consider<G: Played>(question: &Question) -> Option<Box<dyn Thinking>> {
    let level = question.level.level().unwrap_or(Level::Captain);
    let game = engine::link::decode::<G>(&question.link).ok()?;
    let Turn::Act(seat) = game.to_act() else { return None };
    let (view, legal) = (game.view(Eye::Seat(seat)), game.legal_actions().to_vec());
    let mut rng = Rng::new(u64::from(question.seed));
    Some(G::think(view, legal, level.effort::<G>(), &mut rng))
}
