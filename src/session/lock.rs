//! One tab plays a slot; the others may watch.
//!
//! The browser's own locks tell who: they end with their tab, however it ends.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;

/// What became of asking for the slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// This tab plays.
    Here,
    /// Another tab plays.
    Elsewhere,
}

/// The claim of this tab to a slot; given up when dropped.
pub struct Lock {
    release: Rc<RefCell<Option<Function>>>,
}

impl Lock {
    /// Asks for the slot, or takes it over from whoever plays it, and says what came of it: at
    /// once, and again if another tab takes it over later. A browser without locks lets every
    /// tab play.
    pub fn claim(slot: &str, take_over: bool, tell: impl Fn(Held) + Clone + 'static) -> Lock {
        let lock = Lock { release: Rc::new(RefCell::new(None)) };
        if lock.request(slot, take_over, tell.clone()).is_none() {
            tell(Held::Here);
        }
        lock
    }

    fn request(
        &self,
        slot: &str,
        take_over: bool,
        tell: impl Fn(Held) + Clone + 'static,
    ) -> Option<()> {
        let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
        let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
        let options = Object::new();
        let wish = if take_over { "steal" } else { "ifAvailable" };
        Reflect::set(&options, &wish.into(), &true.into()).ok()?;
        let release = self.release.clone();
        let granted_tell = tell.clone();
        let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
            if lock.is_null() {
                granted_tell(Held::Elsewhere);
                return JsValue::UNDEFINED;
            }
            granted_tell(Held::Here);
            // The lock is held for as long as this promise is open.
            Promise::new(&mut |resolve, _| *release.borrow_mut() = Some(resolve)).into()
        });
        let name = JsValue::from_str(&format!("grand-large/{slot}"));
        let held: Promise =
            request.call3(&locks, &name, &options, &granted).ok()?.dyn_into().ok()?;
        // It breaks only when another tab takes the slot over.
        let lost = Closure::once(move |_: JsValue| tell(Held::Elsewhere));
        drop(held.catch(&lost));
        lost.forget();
        Some(())
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(release) = self.release.borrow_mut().take() {
            // Resolving a promise twice or late does no harm.
            drop(release.call0(&JsValue::UNDEFINED));
        }
    }
}
