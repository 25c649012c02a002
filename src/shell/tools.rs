//! The row of tools under the table.

use leptos::attr::custom::custom_attribute;
use leptos::prelude::*;

use super::button::{Face, button, icon};
use super::keys::Doors;
use super::sheets::sheet;
use crate::pieces::{Glyph, SheetKind};
use crate::prefs::{Pick, word};
use crate::session::Session;
use crate::weave::When;

/// Undo, hint, log, rules, menu.
pub fn tools(session: Session, doors: Doors) -> AnyView {
    let asked = RwSignal::new(false);
    let free = move || session.undo_target().is_some();
    let undo = move |_| {
        if untrack(free) {
            session.undo();
        } else if untrack(|| session.about(|slot| slot.practice)) {
            session.take_back();
        } else {
            asked.set(true);
        }
    };
    view! {
        <nav class="tools">
            <button
                type="button"
                class="tool"
                data-undo=move || if free() { "free" } else { "back" }
                disabled=move || !free() && session.take_back_target().is_none()
                on:click=undo
            >
                {icon(Glyph::Undo)}
                {word(|w| w.undo)}
            </button>
            <When is=move || session.redo_target().is_some()>
                {button("tool", "data-redo", Face::Both(Glyph::Redo, |w| w.redo), move || session.redo())}
            </When>
            <button
                type="button"
                class="tool"
                data-hint=""
                disabled=move || !session.is_open() || session.is_asking()
                on:click=move |_| session.ask_hint()
            >
                {icon(Glyph::Hint)}
                {word(|w| w.hint)}
            </button>
            {opener("data-open-log", Glyph::Log, |w| w.log, doors.log, |open| !open)}
            {opener("data-open-rules", Glyph::Rules, |w| w.rules, doors.rules, |open| !open)}
            {opener("data-open-menu", Glyph::Menu, |w| w.menu, doors.menu, |_| true)}
        </nav>
        {sheet(SheetKind::Dialog, asked, |w| w.take_back, move || take_back(session, asked))}
    }
    .into_any()
}

/// Opens a drawer; what a press makes of open and closed is told.
fn opener(
    mark: &'static str,
    glyph: Glyph,
    words: Pick,
    door: RwSignal<bool>,
    press: fn(bool) -> bool,
) -> AnyView {
    view! {
        <button
            type="button"
            class="tool"
            aria-expanded=move || if door.get() { "true" } else { "false" }
            {..custom_attribute(mark, "")}
            on:click=move |_| door.update(|open| *open = press(*open))
        >
            {icon(glyph)}
            {word(words)}
        </button>
    }
    .into_any()
}

/// Asks before a step is taken back that others have answered.
fn take_back(session: Session, asked: RwSignal<bool>) -> AnyView {
    let back = move || {
        asked.set(false);
        session.take_back();
    };
    view! {
        <div class="stack">
            <p>{word(|w| w.take_back_ask)}</p>
            {button("key key-main", "data-take-back", Face::Word(|w| w.take_back), back)}
        </div>
    }
    .into_any()
}
