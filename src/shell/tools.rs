//! The row of tools under the table.

use leptos::prelude::*;

use super::keys::Doors;
use crate::pieces::{Glyph, Icon, Sheet, SheetKind};
use crate::prefs::{phrase, word};
use crate::session::Session;

/// Undo, hint, log, rules, menu.
#[component]
pub fn Tools(
    /// The game in progress.
    session: Session,
    /// What the buttons open.
    doors: Doors,
) -> impl IntoView {
    let asked = RwSignal::new(false);
    let free = move || session.undo_target().is_some();
    let undo = move |_| {
        if untrack(free) {
            session.undo();
        } else if session.slot().practice {
            session.take_back();
        } else {
            asked.set(true);
        }
    };
    let expanded = |open: RwSignal<bool>| move || if open.get() { "true" } else { "false" };
    view! {
        <nav class="tools">
            <button
                type="button"
                class="tool"
                data-undo=Signal::derive(move || if free() { "free" } else { "back" })
                disabled=Signal::derive(move || !free() && session.take_back_target().is_none())
                on:click=undo
            >
                <Icon glyph=Glyph::Undo/>
                {word(|w| w.undo)}
            </button>
            <Show when=move || session.redo_target().is_some()>
                <button type="button" class="tool" data-redo="" on:click=move |_| session.redo()>
                    <Icon glyph=Glyph::Redo/>
                    {word(|w| w.redo)}
                </button>
            </Show>
            <button
                type="button"
                class="tool"
                data-hint=""
                disabled=Signal::derive(move || !session.is_open() || session.is_asking())
                on:click=move |_| session.ask_hint()
            >
                <Icon glyph=Glyph::Hint/>
                {word(|w| w.hint)}
            </button>
            <button
                type="button"
                class="tool"
                data-open-log=""
                aria-expanded=expanded(doors.log)
                on:click=move |_| doors.log.update(|open| *open = !*open)
            >
                <Icon glyph=Glyph::Log/>
                {word(|w| w.log)}
            </button>
            <button
                type="button"
                class="tool"
                data-open-rules=""
                aria-expanded=expanded(doors.rules)
                on:click=move |_| doors.rules.update(|open| *open = !*open)
            >
                <Icon glyph=Glyph::Rules/>
                {word(|w| w.rules)}
            </button>
            <button
                type="button"
                class="tool"
                data-open-menu=""
                aria-expanded=expanded(doors.menu)
                on:click=move |_| doors.menu.set(true)
            >
                <Icon glyph=Glyph::Menu/>
                {word(|w| w.menu)}
            </button>
        </nav>
        <Sheet
            kind=SheetKind::Dialog
            open=asked
            title=phrase(|w| w.take_back)
            close=phrase(|w| w.close)
        >
            <div class="stack">
                <p>{word(|w| w.take_back_ask)}</p>
                <button
                    type="button"
                    class="key key-main"
                    data-take-back=""
                    on:click=move |_| {
                        asked.set(false);
                        session.take_back();
                    }
                >
                    {word(|w| w.take_back)}
                </button>
            </div>
        </Sheet>
    }
}
