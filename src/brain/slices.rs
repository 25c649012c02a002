//! Thinking on the page itself, a few milliseconds at a time, so that it stays at hand.

use std::time::Duration;

use bots::Thinking;
use leptos::prelude::*;

use super::Wanted;
use super::protocol::{Reply, Request};
use super::worker::{SLICE, thought};
use crate::clock::now;
use crate::games::GameId;

/// Well below a frame, so that drawing and clicking come in between.
const AT_A_TIME: f64 = 8.0;

/// Thinks about a question between the page's other duties; calls back with nothing as soon as
/// nobody wants to know any more.
pub fn think(request: Request, wanted: Wanted, then: impl FnOnce(Option<Reply>) + 'static) {
    later(move || {
        let Some(game) = request.game().and_then(GameId::loaded) else {
            return then(Some(Reply::Nonsense));
        };
        let thinking = match &request {
            Request::Think(question) => game.consider(question),
            _ => None,
        };
        match thinking {
            Some(thinking) => go_on(thinking, wanted, then),
            None => then(Some(game.measure(&request))),
        }
    });
}

fn go_on(
    mut thinking: Box<dyn Thinking>,
    wanted: Wanted,
    then: impl FnOnce(Option<Reply>) + 'static,
) {
    let start = now();
    while !thinking.is_done() && now() - start < AT_A_TIME {
        thinking.run(SLICE);
    }
    if !wanted() {
        then(None)
    } else if thinking.is_done() {
        then(Some(thought(&*thinking)))
    } else {
        later(move || go_on(thinking, wanted, then))
    }
}

fn later(what: impl FnOnce() + 'static) {
    set_timeout(what, Duration::ZERO);
}
