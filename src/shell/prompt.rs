//! Who has to do what; why something cannot be done; what the hint says.

use leptos::prelude::*;

use super::button::{Face, button, icon};
use super::dock::Choices;
use crate::desk::{Desk, Reason};
use crate::pieces::Glyph;
use crate::prefs::{Pick, word};
use crate::route::Route;
use crate::session::{Busy, Held, Session};
use crate::tables::Narrowed;
use crate::text::guide::Note;
use crate::text::{self, Prompt};
use crate::weave::When;

/// The prompt line of the table.
pub fn prompt_line(
    session: Session,
    desk: Desk,
    choices: Choices,
    narrowed: Option<Narrowed>,
) -> AnyView {
    let asked = move || desk.names.with(|names| session.game().prompt(desk.eye.get(), names));
    let prompt = Memo::new(move |_| {
        let narrowed = narrowed.and_then(|narrowed| narrowed.prompt.get());
        narrowed.unwrap_or_else(|| what_happened(session, asked()))
    });
    let hint = move || {
        let hint = session.hint()?;
        let eye = desk.eye.get();
        let (deeds, because) =
            desk.names.with(|names| session.game().advice(eye, names, &hint.path));
        let second = choices.with(|all| {
            let second = all.get(hint.second?)?;
            // Two cards of one name: the second says what is on it.
            let is_twin = deeds.first() == Some(&second.deed);
            Some(if is_twin { second.label.clone() } else { second.deed.clone() })
        });
        Some(text::hint(desk.lang, &deeds, because, second))
    };
    let note = move || {
        if let Some(note) = coach(session) {
            return note.words;
        }
        if session.is_asking() {
            return word(|w| w.hint_wait).to_owned();
        }
        hint().unwrap_or_else(|| prompt.with(|prompt| prompt.detail.clone()))
    };
    view! {
        <section class="prompt" tabindex="-1" data-prompt="">
            <h2 class="prompt-what">{move || prompt.with(|prompt| prompt.title.clone())}</h2>
            <When is=move || session.reason().is_none()>
                <p
                    class="prompt-note"
                    data-coach=move || coach(session).map(|_| "")
                    data-advice=move || session.hint().map(|_| "")
                >
                    {move || note()}
                </p>
            </When>
            <p data-reason="">{move || session.reason().map(|why| reason(session, why))}</p>
            <When is=move || !session.is_present()>
                {interruption(
                    |w| w.looking_back,
                    "data-now",
                    |w| w.log_now,
                    move || session.back_to_present(),
                )}
            </When>
            <When is=move || session.held() == Held::Elsewhere>
                {interruption(
                    |w| w.other_tab,
                    "data-take-over",
                    |w| w.play_here,
                    move || session.take_over(),
                )}
            </When>
            <When is=move || matches!(session.busy(), Busy::Thinking(_)) && session.is_present()>
                {button(
                    "key key-small prompt-skip",
                    "data-skip",
                    Face::Both(Glyph::Skip, |w| w.skip),
                    move || session.skip(),
                )}
            </When>
        </section>
    }
    .into_any()
}

/// While others act, what happened comes first and who is next after it.
fn what_happened(session: Session, next: Prompt) -> Prompt {
    let told = if session.is_open() || session.is_over() { String::new() } else { session.told() };
    if told.is_empty() { next } else { Prompt { title: told, detail: next.title } }
}

/// The note of the guided game for the present decision, if this is one.
pub fn coach(session: Session) -> Option<Note> {
    let game = session.game();
    let taught = session.about(|slot| slot.guided) && session.is_open() && session.hint().is_none();
    if taught { game.note(session.eye(), session.names().lang) } else { None }
}

fn reason(session: Session, reason: Reason) -> AnyView {
    let section = (!reason.section.is_empty()).then(|| reason.section.to_owned());
    let rule = Route::Rules(session.game().id(), section);
    view! {
        {icon(Glyph::Bar)}
        <span>
            {reason.words}
            " "
            <a href=rule.href()>{word(|w| w.why_link)}</a>
        </span>
    }
    .into_any()
}

/// What stands between the viewer and the game, and the button that ends it.
fn interruption(
    words: Pick,
    mark: &'static str,
    end: Pick,
    press: impl FnMut() + 'static,
) -> AnyView {
    let key = button("key key-small", mark, Face::Word(end), press);
    view! { <p class="row row-apart"><span>{word(words)}</span>{key}</p> }.into_any()
}
