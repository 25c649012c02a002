//! Starting the worker: a small script that loads this very program a second time.

use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::Brain;
use super::protocol::{self, Reply};

impl Brain {
    /// The worker, told what to load; none if the browser does not let us.
    pub(super) fn start_worker(&self) -> Option<Worker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("bot-worker.js", &options).ok()?;
        let brain = self.clone();
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some((id, reply)) = protocol::from_js::<(u32, Reply)>(event.data()) {
                brain.hear(id, reply);
            }
        });
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
}

/// The address of the script that starts this program.
pub(crate) fn glue() -> Option<String> {
    let glue = document().query_selector("link[rel=modulepreload]").ok().flatten()?;
    let base = document().base_uri().ok().flatten()?;
    Some(web_sys::Url::new_with_base(&glue.get_attribute("href")?, &base).ok()?.href())
}
