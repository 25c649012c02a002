//! The thinking side: in the worker all at once, on the page slice by slice.

use std::cell::RefCell;

use bots::{Advice, Level, Played, Thinking};
use engine::{Eye, Foreseen, Rng, Turn};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::memory::Memory;
use super::protocol::{Question, Reply, Request, Thought, from_js, to_js};
use crate::games::GameId;

/// Imagined games between two looks at the clock, where anybody looks.
pub(super) const SLICE: u32 = 256;
/// While it thinks the worker says so this often, in milliseconds: one that is slow is not taken
/// for one that is gone.
const SIGN_OF_LIFE: f64 = 500.0;

thread_local! {
    static MEMORY: RefCell<Memory> = const { RefCell::new(Memory::new()) };
}

/// Listens for questions for as long as the worker lives.
pub fn serve() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answering = scope.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some((id, request)) = from_js::<(u32, Request)>(event.data()) else { return };
        let answering = answering.clone();
        spawn_local(async move {
            let reply = answer(&request, || say(&answering, 0, &Reply::Thinking)).await;
            say(&answering, id, &reply);
        });
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    say(&scope, 0, &Reply::Ready);
}

fn say(scope: &DedicatedWorkerGlobalScope, id: u32, reply: &Reply) {
    if let Some(message) = to_js(&(id, reply)) {
        // Who asked is gone if this fails.
        drop(scope.post_message(&message));
    }
}

/// The answer to a question, however long it takes, with a sign of life now and then; its game is
/// fetched first.
async fn answer(request: &Request, sign: impl Fn()) -> Reply {
    if *request == Request::Games {
        return Reply::Games(GameId::ALL.iter().map(|id| id.name().to_owned()).collect());
    }
    let Some(game) = request.game() else { return Reply::Nonsense };
    let Ok(game) = game.load().await else { return Reply::Missing };
    match request {
        Request::Think(question) => match game.consider(question) {
            Some(mut thinking) => {
                let mut since = js_sys::Date::now();
                while !thinking.is_done() {
                    thinking.run(SLICE);
                    if js_sys::Date::now() - since > SIGN_OF_LIFE {
                        since = js_sys::Date::now();
                        sign();
                    }
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
    let Advice { index, then, second, .. } = thinking.advice();
    let then = then.into_iter().map(|Foreseen { place, of }| (place, of)).collect();
    Reply::Thought(Thought { index, then, second })
}

/// Begins to think about a question, with what is remembered here of the last one; none if it
/// makes no sense.
pub(crate) fn consider<G: Played>(question: &Question) -> Option<Box<dyn Thinking>> {
    MEMORY.with_borrow_mut(|memory| recall::<G>(question, memory))
}

fn recall<G: Played>(question: &Question, memory: &mut Memory) -> Option<Box<dyn Thinking>> {
    let level = question.level.level().unwrap_or(Level::Captain);
    let game = memory.open::<G>(&question.link)?;
    let Turn::Act(seat) = game.to_act() else { return None };
    let (view, legal) = (game.view(Eye::Seat(seat)), game.legal_actions().to_vec());
    let mut rng = Rng::new(u64::from(question.seed));
    Some(G::think(view, legal, level.effort::<G>(), &mut rng))
}
