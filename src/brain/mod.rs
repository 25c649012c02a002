//! The bots of the page: they think in a worker, or in short slices where there is none.

mod measure;
mod memory;
mod protocol;
mod slices;
mod start;
pub mod worker;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use web_sys::Worker;

pub(crate) use measure::measure;
pub use protocol::{Checked, Question, Reply, Request, Thought};
pub(crate) use start::glue;
pub(crate) use worker::consider;

/// A worker that has given no sign of life for so long is taken for one that never will.
const PATIENCE: Duration = Duration::from_secs(6);
/// The same for somebody who does not want to wait. A worker that thinks tells so more often.
const HASTE: Duration = Duration::from_millis(1_500);

type Waiting = Box<dyn FnOnce(Reply)>;
/// Does anybody still want to know?
type Wanted = Rc<dyn Fn() -> bool>;

/// Whom to ask what a seat should do. Cheap to clone; everyone asks the same brain.
#[derive(Clone)]
pub struct Brain(Rc<RefCell<Inner>>);

struct Inner {
    place: Place,
    next: u32,
    waiting: BTreeMap<u32, Asked>,
    /// The question that is being thought about: one at a time, so that one nobody wants an
    /// answer to any more is never begun.
    at_work: Option<u32>,
    /// Counts what has been asked of the worker and heard from it.
    pulse: u32,
}

/// A question without an answer yet.
struct Asked {
    request: Request,
    wanted: Wanted,
    then: Waiting,
}

/// Where the thinking is done.
enum Place {
    /// The worker has been started and has not reported yet.
    Starting(Worker),
    /// The worker answers.
    Worker(Worker),
    /// No worker: on the page, in slices.
    Page,
}

impl Brain {
    /// Starts the worker, if the browser lets us.
    pub fn start() -> Brain {
        let brain = Brain(Rc::new(RefCell::new(Inner {
            place: Place::Page,
            next: 0,
            waiting: BTreeMap::new(),
            at_work: None,
            pulse: 0,
        })));
        if let Some(worker) = brain.start_worker() {
            brain.0.borrow_mut().place = Place::Starting(worker);
            brain.expect_life(PATIENCE);
        }
        brain
    }

    /// Asks, and calls back with the answer, never at once; not at all if by then it is not
    /// wanted any more.
    pub fn ask(
        &self,
        request: Request,
        wanted: impl Fn() -> bool + 'static,
        then: impl FnOnce(Reply) + 'static,
    ) {
        {
            let mut inner = self.0.borrow_mut();
            inner.next = inner.next.wrapping_add(1);
            let asked = Asked { request, wanted: Rc::new(wanted), then: Box::new(then) };
            let id = inner.next;
            inner.waiting.insert(id, asked);
        }
        self.go_on();
    }

    /// Somebody does not want to wait: a worker that gives no sign of life soon is given up.
    pub fn hurry(&self) {
        self.expect_life(HASTE);
    }

    /// Takes up the next question that somebody wants an answer to.
    fn go_on(&self) {
        let mut inner = self.0.borrow_mut();
        if inner.at_work.is_some() || matches!(inner.place, Place::Starting(_)) {
            return;
        }
        inner.waiting.retain(|_, asked| (asked.wanted)());
        let Some((id, asked)) = inner.waiting.first_key_value() else { return };
        let (id, request, wanted) = (*id, asked.request.clone(), Rc::clone(&asked.wanted));
        inner.at_work = Some(id);
        inner.pulse = inner.pulse.wrapping_add(1);
        if let Place::Worker(worker) = &inner.place {
            let message = protocol::to_js(&(id, request));
            let sent = message.is_some_and(|message| worker.post_message(&message).is_ok());
            drop(inner);
            if sent {
                self.expect_life(PATIENCE);
            } else {
                self.move_to_page();
            }
        } else {
            drop(inner);
            let brain = self.clone();
            slices::think(request, wanted, move |reply| brain.answer(id, reply));
        }
    }

    /// What came of a question.
    fn answer(&self, id: u32, reply: Option<Reply>) {
        let asked = {
            let mut inner = self.0.borrow_mut();
            if inner.at_work != Some(id) {
                return;
            }
            inner.at_work = None;
            inner.waiting.remove(&id)
        };
        if let (Some(asked), Some(reply)) = (asked, reply)
            && (asked.wanted)()
        {
            (asked.then)(reply);
        }
        self.go_on();
    }

    /// Hears what the worker says.
    fn hear(&self, id: u32, reply: Reply) {
        match reply {
            Reply::Ready => self.settle_in(),
            // The page has the game, or it would not ask.
            Reply::Failed | Reply::Missing => self.move_to_page(),
            Reply::Thinking => {
                {
                    let mut inner = self.0.borrow_mut();
                    inner.pulse = inner.pulse.wrapping_add(1);
                }
                self.expect_life(PATIENCE);
            }
            reply => self.answer(id, Some(reply)),
        }
    }

    fn settle_in(&self) {
        {
            let mut inner = self.0.borrow_mut();
            let Place::Starting(worker) = &inner.place else { return };
            inner.place = Place::Worker(worker.clone());
        }
        self.go_on();
    }

    /// Gives the worker up if by then nothing has been heard of it and it owes an answer.
    fn expect_life(&self, within: Duration) {
        let (brain, pulse) = (self.clone(), self.0.borrow().pulse);
        let look = move || {
            let gone = {
                let inner = brain.0.borrow();
                let owes = match inner.place {
                    Place::Starting(_) => true,
                    Place::Worker(_) => inner.at_work.is_some(),
                    Place::Page => false,
                };
                owes && inner.pulse == pulse
            };
            if gone {
                brain.move_to_page();
            }
        };
        set_timeout(look, within);
    }

    /// The worker is no use: what was asked of it is thought about here.
    fn move_to_page(&self) {
        {
            let mut inner = self.0.borrow_mut();
            match &inner.place {
                Place::Page => return,
                Place::Starting(worker) | Place::Worker(worker) => worker.terminate(),
            }
            inner.place = Place::Page;
            inner.at_work = None;
        }
        self.go_on();
    }
}

/// Whom to ask, for any component.
pub fn use_brain() -> StoredValue<Brain, LocalStorage> {
    expect_context()
}
