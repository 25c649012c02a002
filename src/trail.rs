//! The way back: how many screens of ours lie behind the one shown, and where each of them was
//! left.
//!
//! The browser keeps the number with each entry of its history, so it is right after Back, Forward
//! and a reload.

use std::cell::{Cell, RefCell};

use js_sys::{Promise, Reflect};
use leptos::ev;
use leptos::prelude::{document, window, window_event_listener};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{FocusOptions, HtmlElement, MouseEvent, ScrollRestoration};

use crate::json;

/// Where the browser keeps the positions over a reload, for this tab alone.
const KEPT: &str = "grand-large.scrolled";

/// How the screen that is about to be shown was come to.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Arrival {
    /// It is shown already.
    Done,
    /// The page was opened at it, or loaded anew when it was scrolled so far.
    First(f64),
    /// By a step forward: it opens at its top.
    Forward,
    /// It has been here before, scrolled so far.
    Again(f64),
}

thread_local! {
    static BEHIND: Cell<u32> = const { Cell::new(0) };
    /// The next screen takes the place of the one shown.
    static REPLACES: Cell<bool> = const { Cell::new(false) };
    static SCROLLED: RefCell<Scrolled> = const { RefCell::new(Scrolled(Vec::new())) };
    static ARRIVAL: Cell<Arrival> = const { Cell::new(Arrival::First(0.0)) };
    /// What a step forward leads to, if it is not the top.
    static LANDMARK: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// How far each screen was scrolled when it was left, by how many lie behind it.
#[derive(Debug)]
struct Scrolled(Vec<f64>);

impl Scrolled {
    /// Takes down where a screen is left.
    fn leave(&mut self, behind: u32, at: f64) {
        let place = behind as usize;
        if self.0.len() <= place {
            self.0.resize(place + 1, 0.0);
        }
        self.0[place] = at;
    }

    fn of(&self, behind: u32) -> f64 {
        self.0.get(behind as usize).copied().unwrap_or(0.0)
    }

    /// Where a screen is shown that has been here before, or a new one: those that lay ahead of
    /// it are not to be come to any more.
    fn arrive(&mut self, behind: u32, known: bool) -> Arrival {
        if known {
            return Arrival::Again(self.of(behind));
        }
        self.0.truncate(behind as usize);
        Arrival::Forward
    }
}

/// Begins where the browser says we are.
pub fn begin() {
    let shelf = || window().session_storage().ok().flatten();
    let kept = shelf().and_then(|shelf| shelf.get_item(KEPT).ok().flatten());
    if let (Some(kept), Some(behind)) = (kept.and_then(|text| json::read(&text)), known()) {
        let kept = Scrolled(kept);
        ARRIVAL.set(Arrival::First(kept.of(behind)));
        SCROLLED.set(kept);
    }
    remember(known().unwrap_or(0));
    if let Ok(history) = window().history() {
        // The browser would restore the position before the screen is drawn; where it cannot be
        // told so, it does no more than that.
        drop(history.set_scroll_restoration(ScrollRestoration::Manual));
    }
    let leaving = window_event_listener(ev::pagehide, move |_| {
        SCROLLED.with_borrow_mut(|all| all.leave(BEHIND.get(), position()));
        let text = SCROLLED.with_borrow(|all| json::write(&all.0));
        if let (Some(shelf), Some(text)) = (shelf(), text) {
            // Without it a reload shows the top.
            drop(shelf.set_item(KEPT, &text));
        }
    });
    leptos::prelude::on_cleanup(move || leaving.remove());
}

/// Goes to an address in place of the one shown: nothing more lies behind it.
pub fn replace(address: &str) {
    REPLACES.set(window().location().replace(address).is_ok());
}

/// Counts the screen that is coming, while the one before is still there: a new one, one in place
/// of another, or one we have been to.
pub fn note() {
    let more = u32::from(!REPLACES.take());
    let (before, known) = (BEHIND.get(), known());
    let behind = known.unwrap_or(before + more);
    ARRIVAL.set(SCROLLED.with_borrow_mut(|all| {
        all.leave(before, position());
        all.arrive(behind, known.is_some())
    }));
    LANDMARK.take();
    remember(behind);
}

/// How many screens lie behind the one shown, from now on.
fn remember(behind: u32) {
    BEHIND.set(behind);
    if let Ok(history) = window().history() {
        // Without it Back leads home, as it does on a first visit.
        drop(history.replace_state(&behind.into(), ""));
    }
}

/// The screen that is being drawn opens at the element of this name, not at its top.
pub fn land_at(name: String) {
    LANDMARK.set(Some(name));
}

/// A screen is drawn: it is shown from its top, from its landmark, or from where it was left, and
/// its heading has the focus if nothing else on it does.
pub fn arrive() {
    let landmark = LANDMARK.take().and_then(|name| document().get_element_by_id(&name));
    let arrival = ARRIVAL.replace(Arrival::Done);
    match (arrival, landmark) {
        (Arrival::Done, _) => return,
        (Arrival::First(at), landmark) => match landmark {
            Some(landmark) if at == 0.0 => return landmark.scroll_into_view(),
            _ => return scroll_back_to(at),
        },
        (Arrival::Forward, Some(landmark)) => {
            landmark.scroll_into_view();
            focus(landmark);
        }
        (Arrival::Forward, None) => window().scroll_to_with_x_and_y(0.0, 0.0),
        (Arrival::Again(at), _) => window().scroll_to_with_x_and_y(0.0, at),
    }
    let active = document().active_element();
    let heading = document().query_selector("h1[tabindex]").ok().flatten();
    if let (true, Some(heading)) = (active.is_none_or(|at| at.tag_name() == "BODY"), heading) {
        focus(heading);
    }
}

/// So far from where a reader was that somebody has moved on since.
const ELSEWHERE: f64 = 400.0;

/// On a long page lines that break elsewhere move what is read by this share of the way there.
const SHIFT: f64 = 0.08;

/// Scrolls a page that was loaded anew to where it was. Until its fonts have come its lines may
/// break elsewhere, so the place is looked for once more then.
fn scroll_back_to(at: f64) {
    let scroll = move || window().scroll_to_with_x_and_y(0.0, at);
    scroll();
    let of = |thing: &JsValue, name: &str| Reflect::get(thing, &name.into()).ok();
    let ready = of(&document(), "fonts").and_then(|fonts| of(&fonts, "ready"));
    if let Some(ready) = ready.and_then(|ready| ready.dyn_into::<Promise>().ok()) {
        spawn_local(async move {
            let come = JsFuture::from(ready).await.is_ok();
            if come && (position() - at).abs() < ELSEWHERE.max(at * SHIFT) {
                scroll();
            }
        });
    }
}

/// Shows a part of the screen by its name, and gives it the focus.
pub fn show(name: &str) {
    if let Some(element) = document().get_element_by_id(name) {
        element.scroll_into_view();
        focus(element);
    }
}

/// Gives an element the focus where it stands.
pub fn focus(element: web_sys::Element) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        // Focusing an element of the page cannot fail.
        drop(element.focus_with_options(&options));
    }
}

fn position() -> f64 {
    window().scroll_y().unwrap_or(0.0)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forward_leads_to_the_top_and_back_to_where_one_was() {
        let mut all = Scrolled(Vec::new());
        all.leave(0, 700.0);
        assert_eq!(all.arrive(1, false), Arrival::Forward);
        all.leave(1, 90.0);
        assert_eq!(all.arrive(0, true), Arrival::Again(700.0));
        all.leave(0, 650.0);
        assert_eq!(all.arrive(1, true), Arrival::Again(90.0), "and forward again");
        all.leave(1, 95.0);
        assert_eq!(all.arrive(0, true), Arrival::Again(650.0));
        all.leave(0, 600.0);
        assert_eq!(all.arrive(1, false), Arrival::Forward, "another way");
        assert_eq!(all.arrive(2, true), Arrival::Again(0.0), "never seen");
    }
}
