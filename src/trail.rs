//! The way back: how many screens of ours lie behind the one shown.
//!
//! The browser keeps the number with each entry of its history, so it is right after Back, Forward
//! and a reload.

use std::cell::Cell;

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::MouseEvent;

thread_local! {
    static BEHIND: Cell<u32> = const { Cell::new(0) };
    /// The next screen takes the place of the one shown.
    static REPLACES: Cell<bool> = const { Cell::new(false) };
}

/// Begins where the browser says we are.
pub fn begin() {
    BEHIND.set(known().unwrap_or(0));
}

/// Goes to an address in place of the one shown: nothing more lies behind it.
pub fn replace(address: &str) {
    REPLACES.set(window().location().replace(address).is_ok());
}

/// Counts the screen that has just come: a new one, one in place of another, or one we have been
/// to.
pub fn note() {
    let more = u32::from(!REPLACES.take());
    let behind = known().unwrap_or_else(|| BEHIND.get() + more);
    BEHIND.set(behind);
    if let Ok(history) = window().history() {
        // Without it Back leads home, as it does on a first visit.
        drop(history.replace_state(&behind.into(), ""));
    }
}

/// How many screens lie behind the one shown, if the browser has been told.
fn known() -> Option<u32> {
    let state = window().history().ok()?.state().ok()?;
    state.as_f64().map(|behind| behind as u32)
}

/// Writes another address for the screen shown, without a new entry of the history.
pub fn rename(address: &str) {
    if let Ok(history) = window().history() {
        let state = history.state().unwrap_or(JsValue::NULL);
        drop(history.replace_state_with_url(&state, "", Some(address)));
    }
}

/// One screen back; where none of ours lies behind, the link leads where it says.
pub fn back(event: &MouseEvent) {
    if BEHIND.get() > 0 && window().history().is_ok_and(|history| history.back().is_ok()) {
        event.prevent_default();
    }
}
