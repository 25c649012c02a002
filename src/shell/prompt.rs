//! Who has to do what; why something cannot be done; what the hint says.

use leptos::prelude::*;

use crate::pieces::{Glyph, Icon};
use crate::prefs::{tr, word};
use crate::route::Route;
use crate::session::{Busy, Held, Session};
use crate::text;

/// The prompt line of the table.
#[component]
pub fn PromptLine(
    /// The game in progress.
    session: Session,
) -> impl IntoView {
    let prompt = Memo::new(move |_| session.game().prompt(session.eye(), &session.names()));
    let hint = move || {
        let (hint, names) = (session.hint()?, session.names());
        let label = session.game().labels(&names).get(hint.index)?.deed.clone();
        Some(text::hint(names.lang, &label, (hint.value.clamp(0.0, 1.0) * 100.0).round() as u32))
    };
    let note = move || {
        if session.is_asking() {
            return tr().hint_wait.to_owned();
        }
        hint().unwrap_or_else(|| prompt.get().detail)
    };
    let reason = move || {
        session.reason().map(|reason| {
            let section = (!reason.section.is_empty()).then(|| reason.section.to_owned());
            let section = Route::Rules(session.game().id(), section);
            view! {
                <Icon glyph=Glyph::Bar/>
                <span>
                    {reason.words}
                    " "
                    <a href=section.href()>{word(|w| w.why_link)}</a>
                </span>
            }
        })
    };
    view! {
        <section class="prompt" tabindex="-1" data-prompt="">
            <h2 class="prompt-what">{move || prompt.get().title}</h2>
            <Show when=move || session.reason().is_none()>
                <p class="prompt-note">{note}</p>
            </Show>
            <p data-reason="">{reason}</p>
            <Interruption session/>
        </section>
    }
}

/// What stands between the viewer and the game: an earlier moment, another tab, others acting.
#[component]
fn Interruption(session: Session) -> impl IntoView {
    let skippable = move || matches!(session.busy(), Busy::Thinking(_)) && session.is_present();
    view! {
        <Show when=move || !session.is_present()>
            <p class="row row-apart">
                <span>{word(|w| w.looking_back)}</span>
                <button
                    type="button"
                    class="key key-small"
                    data-now=""
                    on:click=move |_| session.back_to_present()
                >
                    {word(|w| w.log_now)}
                </button>
            </p>
        </Show>
        <Show when=move || session.held() == Held::Elsewhere>
            <p class="row row-apart">
                <span>{word(|w| w.other_tab)}</span>
                <button
                    type="button"
                    class="key key-small"
                    data-take-over=""
                    on:click=move |_| session.take_over()
                >
                    {word(|w| w.play_here)}
                </button>
            </p>
        </Show>
        <Show when=skippable>
            <button
                type="button"
                class="key key-small prompt-skip"
                data-skip=""
                on:click=move |_| session.skip()
            >
                <Icon glyph=Glyph::Skip/>
                {word(|w| w.skip)}
            </button>
        </Show>
    }
}
