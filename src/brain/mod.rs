//! The bots of the page: they think in a worker, or in short slices where there is none.

mod measure;
mod protocol;
mod slices;
pub mod worker;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

pub(crate) use measure::measure;
pub use protocol::{Checked, Question, Reply, Request, Thought};
pub(crate) use worker::consider;

/// A worker that has not answered by then is taken for one that never will.
const PATIENCE: Duration = Duration::from_secs(6);

type Waiting = Box<dyn FnOnce(Reply)>;

/// Whom to ask what a seat should do. Cheap to clone; everyone asks the same brain.
#[derive(Clone)]
pub struct Brain(Rc<RefCell<Inner>>);

struct Inner {
    place: Place,
    next: u32,
    waiting: BTreeMap<u32, (Request, Waiting)>,
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
        })));
        if let Some(worker) = brain.start_worker() {
            brain.0.borrow_mut().place = Place::Starting(worker);
            let late = brain.clone();
            set_timeout(move || late.give_up_waiting(), PATIENCE);
        }
        brain
    }

    /// Asks, and calls back with the answer: never at once, and never if the worker died and
    /// the page with it.
    pub fn ask(&self, request: Request, then: impl FnOnce(Reply) + 'static) {
        let id = {
            let mut inner = self.0.borrow_mut();
            inner.next = inner.next.wrapping_add(1);
            let id = inner.next;
            inner.waiting.insert(id, (request, Box::new(then)));
            id
        };
        self.send(id);
    }

    fn send(&self, id: u32) {
        let inner = self.0.borrow();
        let Some((request, _)) = inner.waiting.get(&id) else { return };
        match &inner.place {
            Place::Starting(_) => {}
            Place::Worker(worker) => {
                let message = protocol::to_js(&(id, request));
                let sent = message.is_some_and(|message| worker.post_message(&message).is_ok());
                if !sent {
                    drop(inner);
                    self.move_to_page();
                }
            }
            Place::Page => {
                let (request, brain) = (request.clone(), self.clone());
                drop(inner);
                slices::think(request, move |reply| brain.answer(id, reply));
            }
        }
    }

    fn answer(&self, id: u32, reply: Reply) {
        let waiting = self.0.borrow_mut().waiting.remove(&id);
        if let Some((_, then)) = waiting {
            then(reply);
        }
    }

    fn start_worker(&self) -> Option<Worker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("bot-worker.js", &options).ok()?;
        let brain = self.clone();
        let heard =
            Closure::<dyn Fn(MessageEvent)>::new(
                move |event: MessageEvent| match protocol::from_js::<(u32, Reply)>(event.data()) {
                    Some((_, Reply::Ready)) => brain.settle_in(),
                    // The page has the game, or it would not ask.
                    Some((_, Reply::Missing)) => brain.move_to_page(),
                    Some((id, reply)) => brain.answer(id, reply),
                    None => {}
                },
            );
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        let brain = self.clone();
        let failed = Closure::<dyn Fn(JsValue)>::new(move |_| brain.move_to_page());
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        failed.forget();
        let hello = js_sys::Object::new();
        js_sys::Reflect::set(&hello, &"glue".into(), &glue()?.into()).ok()?;
        js_sys::Reflect::set(&hello, &"module".into(), &wasm_bindgen::module()).ok()?;
        worker.post_message(&hello).ok()?;
        Some(worker)
    }

    fn settle_in(&self) {
        let ids: Vec<u32> = {
            let mut inner = self.0.borrow_mut();
            let Place::Starting(worker) = &inner.place else { return };
            inner.place = Place::Worker(worker.clone());
            inner.waiting.keys().copied().collect()
        };
        ids.into_iter().for_each(|id| self.send(id));
    }

    fn give_up_waiting(&self) {
        if matches!(self.0.borrow().place, Place::Starting(_)) {
            self.move_to_page();
        }
    }

    /// The worker is no use: what was asked of it is thought about here.
    fn move_to_page(&self) {
        let ids: Vec<u32> = {
            let mut inner = self.0.borrow_mut();
            match &inner.place {
                Place::Page => return,
                Place::Starting(worker) | Place::Worker(worker) => worker.terminate(),
            }
            inner.place = Place::Page;
            inner.waiting.keys().copied().collect()
        };
        ids.into_iter().for_each(|id| self.send(id));
    }
}

/// The address of the script that starts this program.
pub(crate) fn glue() -> Option<String> {
    let glue = document().query_selector("link[rel=modulepreload]").ok().flatten()?;
    let base = document().base_uri().ok().flatten()?;
    Some(web_sys::Url::new_with_base(&glue.get_attribute("href")?, &base).ok()?.href())
}

/// Whom to ask, for any component.
pub fn use_brain() -> StoredValue<Brain, LocalStorage> {
    expect_context()
}
