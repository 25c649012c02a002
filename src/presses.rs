//! One press, one act. A key that is held down acts once, and a press that was meant for what was
//! there before does not reach what has come in its place.

use std::cell::Cell;
use std::time::Duration;

use leptos::prelude::{document, set_timeout, window};
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};

use crate::clock::now;

/// After an act, an opened curtain or a change of screen, in milliseconds.
const AFTER_A_CHANGE: f64 = 300.0;
/// After a curtain has come: whoever takes the screen over must have meant to open it.
const BEHIND_A_CURTAIN: f64 = 400.0;

thread_local! {
    /// Presses that begin before then are not heard.
    static DEAF_UNTIL: Cell<f64> = const { Cell::new(0.0) };
    /// Has there been a screen?
    static SHOWN: Cell<bool> = const { Cell::new(false) };
    /// When the last press of a mouse or finger began.
    static PRESSED_AT: Cell<f64> = const { Cell::new(0.0) };
}

/// Listens before anything else on the page does, for as long as the page lives.
pub fn guard() {
    first("keydown", |event: KeyboardEvent| {
        let target = target_of(&event);
        let what = Aim::at(target.as_ref());
        let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
        if !acts(&event.key(), what, with_others) {
            return;
        }
        if event.repeat() || !hears(event.time_stamp(), DEAF_UNTIL.get()) {
            event.stop_immediate_propagation();
            // Space on nothing scrolls: that may go on.
            if what != Aim::Nothing || event.key() != " " {
                event.prevent_default();
            }
        }
    });
    first("pointerdown", |event: Event| PRESSED_AT.set(event.time_stamp()));
    for kind in ["click", "dblclick"] {
        first(kind, |event: MouseEvent| {
            // Keys, readers and scripts click without a pointer.
            let began = if event.detail() > 0 { PRESSED_AT.get() } else { event.time_stamp() };
            if !hears(began, DEAF_UNTIL.get()) {
                event.stop_immediate_propagation();
                event.prevent_default();
            }
        });
    }
}

/// Something else lies under the finger now: an act was taken, a curtain opened.
pub fn changed() {
    be_deaf(AFTER_A_CHANGE);
}

/// Another screen has come. The first one takes nobody's place.
pub fn screen_changed() {
    if SHOWN.replace(true) {
        changed();
    }
}

/// A curtain has come.
pub fn covered() {
    be_deaf(BEHIND_A_CURTAIN);
}

/// Does a press that began then count, if presses before `deaf_until` do not?
fn hears(began: f64, deaf_until: f64) -> bool {
    began >= deaf_until
}

fn be_deaf(lasts: f64) {
    DEAF_UNTIL.set(DEAF_UNTIL.get().max(now() + lasts));
    mark();
}

/// Says on the page whether presses are heard, for whoever waits for it.
fn mark() {
    let Some(root) = document().document_element() else { return };
    let left = DEAF_UNTIL.get() - now();
    // An attribute with a fixed name is always accepted.
    if left > 0.0 {
        drop(root.set_attribute("data-settling", ""));
        set_timeout(mark, Duration::from_millis(left.ceil() as u64));
    } else {
        drop(root.remove_attribute("data-settling"));
    }
}

/// What a key is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// Something to be pressed.
    Control,
    /// A field of one line: letters go into it, Enter sends it.
    Line,
    /// A field of several lines: everything goes into it.
    Text,
    /// The page itself.
    Nothing,
}

impl Aim {
    fn at(target: Option<&Element>) -> Aim {
        let Some(target) = target else { return Aim::Nothing };
        match target.tag_name().as_str() {
            "TEXTAREA" => Aim::Text,
            "INPUT" => match target.get_attribute("type").as_deref() {
                Some("radio" | "checkbox" | "range" | "file") => Aim::Control,
                _ => Aim::Line,
            },
            "BUTTON" | "A" | "SELECT" | "SUMMARY" => Aim::Control,
            _ => Aim::Nothing,
        }
    }
}

/// Does this key do something there, more than moving about or writing?
fn acts(key: &str, aim: Aim, with_others: bool) -> bool {
    match (key, aim) {
        (_, Aim::Text) => false,
        ("Enter", _) => true,
        (_, Aim::Line) => false,
        (" " | "Escape", _) => true,
        // Letters and digits; the browser's own keys have longer names.
        (key, _) => key.chars().count() == 1 && !with_others,
    }
}

fn target_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Hears of an event before everybody else.
fn first<E: wasm_bindgen::convert::FromWasmAbi + 'static>(kind: &str, act: impl Fn(E) + 'static) {
    let act = Closure::<dyn Fn(E)>::new(act).into_js_value();
    // Listening to the window cannot fail.
    drop(window().add_event_listener_with_callback_and_bool(kind, act.unchecked_ref(), true));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_counts_if_it_begins_when_what_it_is_for_has_been_seen() {
        let came = 1_000.0;
        for (began, after, counts) in [
            (900.0, AFTER_A_CHANGE, false),
            (1_000.0, AFTER_A_CHANGE, false),
            (1_299.0, AFTER_A_CHANGE, false),
            (1_300.0, AFTER_A_CHANGE, true),
            (1_399.0, BEHIND_A_CURTAIN, false),
            (1_400.0, BEHIND_A_CURTAIN, true),
        ] {
            assert_eq!(hears(began, came + after), counts, "{began}");
        }
    }

    #[test]
    fn keys_that_move_or_write_may_be_held() {
        for key in ["Tab", "ArrowLeft", "PageDown", "Home", "F5", "Shift"] {
            for aim in [Aim::Control, Aim::Line, Aim::Text, Aim::Nothing] {
                assert!(!acts(key, aim, false), "{key} at {aim:?}");
            }
        }
        assert!(!acts("é", Aim::Line, false) && !acts(" ", Aim::Line, false));
        assert!(!acts("Enter", Aim::Text, false), "a new line");
        assert!(!acts("r", Aim::Nothing, true), "the browser's own");
    }

    #[test]
    fn keys_that_act_may_not() {
        for key in ["Enter", " ", "Escape", "1", "u", "?"] {
            assert!(acts(key, Aim::Control, false) && acts(key, Aim::Nothing, false), "{key}");
        }
        assert!(acts("Enter", Aim::Line, false), "it sends the form");
        assert!(acts("Enter", Aim::Control, true), "with Ctrl as well");
    }
}
