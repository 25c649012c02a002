//! When the others act: not before they have thought, and not before one could follow.

use std::time::Duration;

use engine::Foreseen;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::reel::{Due, Reel, sums_up};
use super::{Busy, Held, Session};
use crate::beats::Beat;
use crate::brain::{Brain, Reply, Request};
use crate::clock::now;
use crate::prefs::Speed;
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
    next: StoredValue<Option<Next>>,
    timer: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    /// What has happened and is still being shown.
    reel: StoredValue<Reel>,
    /// Nobody wants to watch until a person is to act.
    hurried: StoredValue<bool>,
    shown_at: StoredValue<f64>,
}

/// What whoever is to act will do.
#[derive(Clone)]
struct Next {
    /// The place in the list.
    index: usize,
    /// What follows it in the same act, each place with the length of its list.
    then: Vec<(usize, usize)>,
    /// Not before the position has been there for so many milliseconds at normal speed.
    not_before: u32,
}

impl Pacing {
    pub(super) fn new() -> Self {
        Pacing {
            era: StoredValue::new(0),
            next: StoredValue::new(None),
            timer: StoredValue::new_local(None),
            reel: StoredValue::new(Reel::default()),
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
        self.next.set_value(None);
        self.clear_timer();
    }

    fn clear_timer(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// What has happened begins to be shown.
    pub(super) fn show(self, beats: Vec<Beat>) {
        self.reel.set_value(Reel::of(beats, now()));
    }

    /// Would the reader want to pass this before anything else happens?
    pub(super) fn may_hold(self, session: Session, beats: &[Beat]) -> bool {
        let wished =
            session.prefs.peek(|settings| settings.held && settings.speed != Speed::Instant);
        let hold = wished && sums_up(beats);
        if hold {
            // Who skips what others do still wants to read what it came to.
            self.hurried.set_value(false);
        }
        hold
    }

    /// Whoever waits acts now, and so do those after it.
    pub(super) fn hurry(self, session: Session) {
        self.hurried.set_value(true);
        self.reel.update_value(Reel::finish);
        if self.next.with_value(Option::is_some) {
            tick(session);
        } else {
            session.brain.with_value(Brain::hurry);
        }
    }

    /// What is shown has been read: whoever waits may act.
    pub(super) fn pass(self, session: Session) {
        self.reel.update_value(Reel::finish);
        tick(session);
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
            let next = Next { index: 0, then: Vec::new(), not_before: BEFORE_FORCED };
            pacing.next.set_value(Some(next));
        }
        _ => {
            pacing.hurried.set_value(false);
            session.busy.set(Busy::Nothing);
        }
    }
    tick(session);
}

pub(super) fn forced(session: Session) -> bool {
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
            let (index, then) = match reply {
                Reply::Thought(thought) => (thought.index, thought.then),
                _ => (0, Vec::new()),
            };
            // After an act that nobody could see there is nothing to follow.
            let unseen = pacing.reel.with_value(Reel::is_bare);
            let not_before = if unseen { 0 } else { BETWEEN_ACTS };
            pacing.next.set_value(Some(Next { index, then, not_before }));
            tick(session);
        });
    });
}

/// Shows what is to be shown at this time. Once all has been there long enough, whoever waits
/// acts.
fn tick(session: Session) {
    let pacing = session.pacing;
    pacing.clear_timer();
    let speed = session.prefs.peek(|settings| settings.speed);
    let hold = session.holding.get_untracked();
    let turned = pacing.reel.try_update_value(|reel| {
        let due = reel.turn(now(), speed, hold);
        (due, reel.told().to_owned())
    });
    let Some((due, told)) = turned else { return };
    if session.told.with_untracked(|before| *before != told) {
        session.told.set(told);
    }
    match (due, pacing.next.get_value()) {
        (Due::WhenPassed, _) | (Due::Now, None) => {}
        (Due::In(left), _) => later(session, left),
        (Due::Now, Some(next)) => {
            let shown = now() - pacing.shown_at.get_value();
            let left = f64::from(speed.pause(next.not_before)) - shown;
            if left <= 0.0 || pacing.hurried.get_value() {
                pacing.next.set_value(None);
                act(session, next);
            } else {
                later(session, left as u32);
            }
        }
    }
}

fn later(session: Session, milliseconds: u32) {
    let (pacing, era) = (session.pacing, session.pacing.era());
    let ring = move || {
        if pacing.era() == era {
            tick(session);
        }
    };
    let timer = set_timeout_with_handle(ring, Duration::from_millis(milliseconds.into()));
    match timer {
        Ok(timer) => pacing.timer.set_value(Some(timer)),
        // Without a clock nothing can be shown in its time: the game goes on.
        Err(_) => pacing.hurry(session),
    }
}

/// Takes the steps of an act for whoever is to act. What cannot be done is not asked for again: that
/// might never end.
fn act(session: Session, Next { index, then, .. }: Next) {
    let arity = untrack(|| session.game().arity());
    if !session.perform(&path(index, &then, arity)) {
        session.busy.set(Busy::Nothing);
    }
}

/// A bot's answer as a path from a list of so many choices. What follows an answer that is not there
/// was not meant for what is done instead.
fn path(index: usize, then: &[(usize, usize)], arity: usize) -> Vec<Foreseen> {
    let place = in_the_list(index, arity);
    let then = then.iter().map(|(place, of)| Foreseen { place: *place, of: *of });
    let then = then.filter(|_| place == index);
    [Foreseen { place, of: arity }].into_iter().chain(then).collect()
}

/// A bot's answer as a place in the list of so many choices. One that is not there counts as the
/// first: the game must go on.
fn in_the_list(index: usize, arity: usize) -> usize {
    if index < arity { index } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::{in_the_list, path};
    use engine::Foreseen;

    #[test]
    fn an_answer_out_of_the_list_is_the_first_choice() {
        assert_eq!(in_the_list(2, 3), 2);
        assert_eq!(in_the_list(3, 3), 0);
        assert_eq!(in_the_list(usize::MAX, 1), 0);
    }

    #[test]
    fn an_answer_is_followed_by_what_was_meant_to_follow_it() {
        let then = [(4, 5)];
        let step = |place, of| Foreseen { place, of };
        assert_eq!(path(2, &then, 3), [step(2, 3), step(4, 5)]);
        assert_eq!(path(3, &then, 3), [step(0, 3)]);
    }
}
