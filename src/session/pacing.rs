//! When the others act: not before they have thought, and not before one could follow.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::{Busy, Held, Session};
use crate::brain::{Brain, Reply, Request};
use crate::clock::now;
use crate::seats::Who;

/// Between two visible acts of others, at normal speed.
const BETWEEN_ACTS: u32 = 450;
/// Before a forced move is made.
const BEFORE_FORCED: u32 = 650;
/// By then the page has been drawn, in milliseconds.
const ONE_FRAME: u64 = 20;

/// The clockwork of a session: what is about to happen, and since when.
#[derive(Clone, Copy)]
pub struct Pacing {
    /// Counts the changes: an answer or a timer from before is too late and is dropped.
    era: StoredValue<u32>,
    /// The act that waits for its time.
    waiting: StoredValue<Option<(usize, TimeoutHandle)>, LocalStorage>,
    /// Nobody wants to watch until a person is to act.
    hurried: StoredValue<bool>,
    shown_at: StoredValue<f64>,
}

impl Pacing {
    pub(super) fn new() -> Self {
        Pacing {
            era: StoredValue::new(0),
            waiting: StoredValue::new_local(None),
            hurried: StoredValue::new(false),
            shown_at: StoredValue::new(now()),
        }
    }

    /// The present era.
    pub(super) fn era(self) -> u32 {
        self.era.try_get_value().unwrap_or(u32::MAX)
    }

    /// Ends whatever is under way.
    pub(super) fn stop(self) {
        self.era.update_value(|era| *era = era.wrapping_add(1));
        self.waiting.update_value(|waiting| {
            if let Some((_, timer)) = waiting.take() {
                timer.clear();
            }
        });
    }

    /// Whoever waits acts now, and so do those after it.
    pub(super) fn hurry(self, session: Session) {
        self.hurried.set_value(true);
        let waiting = self.waiting.try_update_value(Option::take).flatten();
        if let Some((index, timer)) = waiting {
            timer.clear();
            act(session, index);
        } else {
            session.brain.with_value(Brain::hurry);
        }
    }
}

/// Starts what comes next by itself, if anything does.
pub(super) fn go_on(session: Session) {
    let pacing = session.pacing;
    session.interrupt();
    pacing.shown_at.set_value(now());
    let idle = untrack(|| {
        !session.is_present() || session.curtain().is_some() || session.held() == Held::Elsewhere
    });
    let next = if idle { None } else { session.to_act() };
    match next {
        Some((seat, who)) if !who.is_human() => {
            session.busy.set(Busy::Thinking(seat));
            soon(session, who);
        }
        Some(_) if forced(session) => {
            session.busy.set(Busy::Showing);
            wait(session, 0, BEFORE_FORCED);
        }
        _ => {
            pacing.hurried.set_value(false);
            session.busy.set(Busy::Nothing);
        }
    }
}

fn forced(session: Session) -> bool {
    session.prefs.peek(|settings| settings.forced) && untrack(|| session.game().obvious())
}

/// Lets the page draw what has happened before a bot takes the machine for its thoughts.
fn soon(session: Session, who: Who) {
    let (pacing, era) = (session.pacing, session.pacing.era());
    let ask = move || {
        if pacing.era() == era {
            think(session, who);
        }
    };
    set_timeout(ask, Duration::from_millis(ONE_FRAME));
}

fn think(session: Session, who: Who) {
    let (pacing, era) = (session.pacing, session.pacing.era());
    let request = Request::Think(session.question(who));
    session.brain.with_value(|brain| {
        let wanted = move || pacing.era() == era;
        brain.ask(request, wanted, move |reply| {
            // A bot that has nothing to say takes the first choice: the game must go on.
            let index = match reply {
                Reply::Thought(thought) => thought.index,
                _ => 0,
            };
            wait(session, index, BETWEEN_ACTS);
        });
    });
}

/// Acts when what was shown last has been there long enough.
fn wait(session: Session, index: usize, at_least: u32) {
    let pacing = session.pacing;
    let speed = session.prefs.peek(|settings| settings.speed);
    let wanted = speed.pause(untrack(|| session.game().pause()).max(at_least));
    let left = f64::from(wanted) - (now() - pacing.shown_at.get_value());
    if left <= 0.0 || pacing.hurried.get_value() {
        return act(session, index);
    }
    let era = pacing.era();
    let timer = set_timeout_with_handle(
        move || {
            if pacing.era() == era {
                pacing.waiting.set_value(None);
                act(session, index);
            }
        },
        Duration::from_millis(left as u64),
    );
    match timer {
        Ok(timer) => pacing.waiting.set_value(Some((index, timer))),
        Err(_) => act(session, index),
    }
}

/// Takes a step for whoever is to act. A step that cannot be made is not asked for again: that
/// might never end.
fn act(session: Session, index: usize) {
    let arity = untrack(|| session.game().arity());
    if !session.perform(&[in_the_list(index, arity)]) {
        session.busy.set(Busy::Nothing);
    }
}

/// A bot's answer as a place in the list of so many choices. One that is not there counts as the
/// first: the game must go on.
fn in_the_list(index: usize, arity: usize) -> usize {
    if index < arity { index } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::in_the_list;

    #[test]
    fn an_answer_out_of_the_list_is_the_first_choice() {
        assert_eq!(in_the_list(2, 3), 2);
        assert_eq!(in_the_list(3, 3), 0);
        assert_eq!(in_the_list(usize::MAX, 1), 0);
    }
}
