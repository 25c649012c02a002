//! The choices: every one of them as a button, and the confirm key for the one chosen.

use leptos::prelude::*;

use super::button::{Face, button};
use crate::app;
use crate::desk::Draft;
use crate::handle::Choice;
use crate::pieces::Glyph;
use crate::prefs::word;
use crate::route::Route;
use crate::session::Session;
use crate::tables::Narrowed;
use crate::weave::{When, rows};

/// The choices the viewer has now, in words; none while others act.
pub type Choices = Memo<Vec<Choice>>;

/// The choices of a session: put into words once for everyone who shows them.
pub fn choices(session: Session) -> Choices {
    Memo::new(move |_| {
        if session.is_open() {
            session.game().labels(session.eye(), &session.names())
        } else {
            Vec::new()
        }
    })
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

/// Confirm and cancel for what is chosen, and the list of all choices; the key that goes on from a
/// held moment; once the game is over, what can be done then.
pub fn dock(
    session: Session,
    choices: Choices,
    narrowed: Option<Narrowed>,
    result: RwSignal<bool>,
) -> AnyView {
    let chosen = move || session.draft().is_some();
    let again = move || app::go(&Route::Play(session.rematch()));
    view! {
        <section class="dock" data-chosen=move || chosen().then_some("")>
            <When is=move || session.is_over()>
                {button("key key-main", "data-again", Face::Word(|w| w.rematch), again)}
                {button("key", "data-open-result", Face::Word(|w| w.result), move || result.set(true))}
            </When>
            <When is=move || session.is_holding()>
                {button("key key-main", "data-go-on", Face::Word(|w| w.go_on), move || session.pass())}
            </When>
            <When is=chosen>
                <button
                    type="button"
                    class="key key-main"
                    data-confirm=""
                    on:click=move |_| session.confirm()
                >
                    {move || session.draft().map(|draft| draft.words)}
                </button>
                {cancel(move || session.cancel())}
            </When>
            {narrowed.map(|narrowed| widening(narrowed, chosen))}
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

/// Puts back what is taken up, while nothing is chosen yet.
fn widening(
    narrowed: Narrowed,
    chosen: impl Fn() -> bool + Copy + Send + Sync + 'static,
) -> AnyView {
    view! {
        <When is=move || narrowed.prompt.with(Option::is_some) && !chosen()>
            {cancel(move || narrowed.widen.run(()))}
        </When>
    }
    .into_any()
}

fn cancel(press: impl FnMut() + 'static) -> AnyView {
    button("key key-icon", "data-cancel", Face::Sign(Glyph::Close, |w| w.cancel), press)
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
