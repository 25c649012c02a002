//! The choices: every one of them as a button, and the confirm key for the one chosen.

use leptos::prelude::*;

use super::button::{Face, button};
use crate::desk::Draft;
use crate::handle::Choice;
use crate::pieces::Glyph;
use crate::prefs::word;
use crate::session::Session;
use crate::weave::{When, rows};

/// The choices the viewer has now, in words; none while others act.
pub type Choices = Memo<Vec<Choice>>;

/// The choices of a session: put into words once for everyone who shows them.
pub fn choices(session: Session) -> Choices {
    Memo::new(
        move |_| {
            if session.is_open() { session.game().labels(&session.names()) } else { Vec::new() }
        },
    )
}

/// Takes the choice at this place of the list. False if there is none.
pub fn choose(session: Session, choices: Choices, index: usize) -> bool {
    let deed = choices.with_untracked(|all| all.get(index).map(|choice| choice.deed.clone()));
    let found = deed.is_some();
    if let Some(words) = deed {
        session.choose(Draft { path: vec![index], words });
    }
    found
}

/// Confirm and cancel for what is chosen, and the list of all choices.
pub fn dock(session: Session, choices: Choices) -> AnyView {
    let chosen = move || session.draft().is_some();
    view! {
        <section class="dock" data-chosen=move || chosen().then_some("")>
            <When is=chosen>
                <button
                    type="button"
                    class="key key-main"
                    data-confirm=""
                    on:click=move |_| session.confirm()
                >
                    {move || session.draft().map(|draft| draft.words)}
                </button>
                {button(
                    "key key-icon",
                    "data-cancel",
                    Face::Sign(Glyph::Close, |w| w.cancel),
                    move || session.cancel(),
                )}
            </When>
            <div
                class="actions"
                data-actions=""
                role="group"
                aria-label=word(|w| w.actions)
                on:keydown=roving
            >
                // By place, not by what they say: the same buttons serve one decision after another.
                {rows(
                    move || 0..choices.with(Vec::len),
                    move |index: usize| choice(session, choices, index),
                )}
            </div>
        </section>
    }
    .into_any()
}

/// The enabled button of one entry of the list of legal actions.
fn choice(session: Session, choices: Choices, index: usize) -> AnyView {
    let text = move |part: fn(&Choice) -> &String| {
        choices.with(|all| all.get(index).map(|choice| part(choice).clone()).unwrap_or_default())
    };
    view! {
        <button
            type="button"
            class="key key-small"
            data-act=index.to_string()
            data-hinted=move || session.hint().is_some_and(|h| h.index == index).then_some("")
            aria-pressed=move || if session.is_drafted(&[index]) { "true" } else { "false" }
            title=move || text(|choice| &choice.deed)
            on:click=move |_| {
                choose(session, choices, index);
            }
        >
            {move || text(|choice| &choice.label)}
        </button>
    }
    .into_any()
}

/// Left and right move inside the list.
fn roving(event: web_sys::KeyboardEvent) {
    super::keys::move_focus(&event, "[data-actions] [data-act]");
}
