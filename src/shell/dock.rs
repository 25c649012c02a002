//! The choices: every one of them as a button, and the confirm key for the one chosen.

use leptos::prelude::*;

use crate::desk::Draft;
use crate::handle::Choice;
use crate::pieces::{Glyph, Icon};
use crate::prefs::word;
use crate::session::Session;

/// Confirm and cancel for what is chosen, and the list of all choices.
#[component]
pub fn Dock(
    /// The game in progress.
    session: Session,
) -> impl IntoView {
    let chosen = move || session.draft().is_some();
    view! {
        <section class="dock" data-chosen=move || chosen().then_some("")>
            <Show when=chosen>
                <button
                    type="button"
                    class="key key-main"
                    data-confirm=""
                    on:click=move |_| session.confirm()
                >
                    {move || session.draft().map(|draft| draft.words)}
                </button>
                <button
                    type="button"
                    class="key key-icon"
                    data-cancel=""
                    aria-label=word(|w| w.cancel)
                    on:click=move |_| session.cancel()
                >
                    <Icon glyph=Glyph::Close/>
                </button>
            </Show>
            <Choices session/>
        </section>
    }
}

/// One enabled button for each entry of the list of legal actions, in its order.
#[component]
fn Choices(session: Session) -> impl IntoView {
    let choices = Memo::new(move |_| {
        if session.is_open() { session.game().labels(&session.names()) } else { Vec::new() }
    });
    let count = Memo::new(move |_| choices.with(Vec::len));
    let draft = Memo::new(move |_| session.draft());
    let one = move |index: usize| {
        let choice = Memo::new(move |_| {
            let nothing = Choice { label: String::new(), deed: String::new() };
            choices.with(|all| all.get(index).cloned().unwrap_or(nothing))
        });
        let chosen = move || draft.with(|draft| draft.as_ref().is_some_and(|d| d.path == [index]));
        let choose = move |_| {
            let words = choice.with_untracked(|choice| choice.deed.clone());
            session.choose(Draft { path: vec![index], words });
        };
        view! {
            <button
                type="button"
                class="key key-small"
                data-act=index.to_string()
                data-hinted=Signal::derive(move || session.hint().is_some_and(|h| h.index == index).then_some(""))
                aria-pressed=Signal::derive(move || if chosen() { "true" } else { "false" })
                title=Signal::derive(move || choice.get().deed)
                on:click=choose
            >
                {move || choice.get().label}
            </button>
        }
    };
    view! {
        <div
            class="actions"
            data-actions=""
            role="group"
            aria-label=word(|w| w.actions)
            on:keydown=roving
        >
            <For each=move || 0..count.get() key=|index| *index let(index)>
                {one(index)}
            </For>
        </div>
    }
}

/// Left and right move inside the list.
fn roving(event: web_sys::KeyboardEvent) {
    super::keys::move_focus(&event, "[data-actions] [data-act]");
}
