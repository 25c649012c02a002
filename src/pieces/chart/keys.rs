//! The keyboard on the chart, and the keys drawn on it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::glass::Glass;
use super::marks;
use super::near::Way;
use crate::pieces::{Glyph, Icon};
use crate::prefs::{Pick, word};

/// An arrow moves the chart by this share of the frame.
const STRIDE: f64 = 0.2;

/// A key drawn on a chart, or beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// Larger.
    Nearer,
    /// Smaller.
    Farther,
    /// All of it.
    Whole,
    /// What the decision is about.
    Here,
}

impl Key {
    /// All of them, as they stand below each other.
    pub const ALL: [Key; 4] = [Key::Nearer, Key::Farther, Key::Whole, Key::Here];

    /// What CSS knows it by (`data-key`).
    fn name(self) -> &'static str {
        match self {
            Key::Nearer => "nearer",
            Key::Farther => "farther",
            Key::Whole => "whole",
            Key::Here => "here",
        }
    }

    fn face(self) -> (Glyph, Pick) {
        match self {
            Key::Nearer => (Glyph::Plus, |w| w.chart_nearer),
            Key::Farther => (Glyph::Minus, |w| w.chart_farther),
            Key::Whole => (Glyph::Whole, |w| w.chart_whole),
            Key::Here => (Glyph::Here, |w| w.chart_here),
        }
    }

    fn can_do(self, glass: Glass) -> bool {
        match self {
            Key::Nearer => glass.may_come_nearer(),
            Key::Farther | Key::Whole => glass.may_go_farther(),
            Key::Here => glass.has_look(),
        }
    }

    fn press(self, glass: Glass) {
        match self {
            Key::Nearer => glass.nearer(),
            Key::Farther => glass.farther(),
            Key::Whole => glass.whole(),
            Key::Here => glass.here(),
        }
    }
}

/// Keys that steer a chart. It has all of them in its corner; a table may have some elsewhere.
pub fn chart_keys(glass: Glass, keys: &[Key]) -> AnyView {
    let keys: Vec<AnyView> = keys.iter().map(|key| drawn(glass, *key)).collect();
    view! { <div class="chart-keys">{keys}</div> }.into_any()
}

fn drawn(glass: Glass, key: Key) -> AnyView {
    let (glyph, label) = key.face();
    let label = word(label);
    view! {
        <button
            type="button"
            class="key chart-key"
            data-key=key.name()
            aria-label=label
            title=label
            // Not `disabled`: the key that brought the chart to its end keeps the focus.
            aria-disabled=move || (!key.can_do(glass)).to_string()
            on:click=move |event| {
                // A click on the table means something else.
                event.stop_propagation();
                key.press(glass);
            }
        >
            <Icon glyph/>
        </button>
    }
    .into_any()
}

/// A key pressed somewhere on the chart.
pub(super) fn pressed(glass: Glass, board: &HtmlElement, event: &KeyboardEvent) {
    let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
    if event.default_prevented() || with_others {
        return;
    }
    let aim = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(aim) = aim else { return };
    match event.key().as_str() {
        "+" | "=" => glass.nearer(),
        "-" => glass.farther(),
        "0" => glass.whole(),
        key if *aim == ***board => {
            let Some(way) = Way::of_key(key) else { return };
            glass.steer(|pilot, pace| {
                let frame = pilot.bounds().frame;
                // The water goes the other way.
                pilot.pan(way.by(-STRIDE * frame.width.min(frame.height)), pace);
            });
        }
        _ if !marks::move_focus(board, &aim, event) => return,
        _ => {}
    }
    event.prevent_default();
}
