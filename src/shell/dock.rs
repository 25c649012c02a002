//! The choices: every one of them as a button, those folded that the table carries, and the
//! confirm key for the one chosen.

use leptos::prelude::*;

use super::button::{Face, button, icon};
use crate::app;
use crate::desk::Draft;
use crate::handle::Choice;
use crate::pieces::Glyph;
use crate::prefs::word;
use crate::route::Route;
use crate::session::Session;
use crate::tables::Narrowed;
use crate::text;
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
                data-folded=move || (!session.prefs().get(|s| s.all_choices)).then_some("")
                on:keydown=roving
            >
                // By place, not by what they say: the same buttons serve one decision after another.
                {rows(
                    move || 0..choices.with(Vec::len),
                    move |index: usize| choice(session, choices, narrowed, index),
                )}
            </div>
            <When is=move || choices.with(|all| all.iter().any(|choice| choice.carried))>
                {unfolding(session, choices)}
            </When>
        </section>
    }
    .into_any()
}

/// Unfolds the whole list, or folds it again; that is remembered.
fn unfolding(session: Session, choices: Choices) -> AnyView {
    let prefs = session.prefs();
    let all = move || prefs.get(|settings| settings.all_choices);
    view! {
        <button
            type="button"
            class="key key-small dock-all"
            data-all-choices=""
            aria-expanded=move || all().to_string()
            on:click=move |_| prefs.set(|settings| settings.all_choices = !settings.all_choices)
        >
            <span>{move || text::all_choices(prefs.lang(), choices.with(Vec::len))}</span>
            {icon(Glyph::Unfold)}
        </button>
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
fn choice(session: Session, choices: Choices, narrowed: Option<Narrowed>, index: usize) -> AnyView {
    let text = move |part: fn(&Choice) -> &String| {
        choices.with(|all| all.get(index).map(|choice| part(choice).clone()).unwrap_or_default())
    };
    let outcome =
        move || choices.with(|all| all.get(index).and_then(|choice| choice.outcome.clone()));
    // What is set on the table is made here.
    let ready = move || narrowed.and_then(|narrowed| narrowed.ready?.get()) == Some(index);
    let carried =
        move || choices.with(|all| all.get(index).is_some_and(|choice| choice.carried)) && !ready();
    // What the dock alone offers is said in the words of the key that will confirm it.
    let words =
        move || text(if carried() { |choice| &choice.label } else { |choice| &choice.deed });
    view! {
        <button
            type="button"
            class="key key-small"
            data-act=index.to_string()
            data-carried=move || carried().then_some("")
            data-hinted=move || session.hint().is_some_and(|h| h.path.first() == Some(&index)).then_some("")
            aria-pressed=move || if session.is_drafted(&[index]) { "true" } else { "false" }
            title=move || text(|choice| &choice.deed)
            on:click=move |_| {
                choose(session, choices, index);
            }
        >
            <span>{move || words()}</span>
            <small class="dock-outcome">{move || outcome().filter(|_| !carried())}</small>
        </button>
    }
    .into_any()
}

/// Left and right move inside the list.
fn roving(event: web_sys::KeyboardEvent) {
    super::keys::move_focus(&event, "[data-actions] [data-act]");
}
