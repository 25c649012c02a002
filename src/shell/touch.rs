//! Things on a table that can be touched. What the page promises of them (`data-act`, `data-pick`,
//! `data-why`, `data-hinted`, `aria-pressed`) is kept here, for every game alike.

use std::sync::Arc;

use leptos::prelude::*;

use crate::desk::Desk;

/// What touching a thing does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Answer {
    /// It chooses this place of the list.
    Acts(usize),
    /// It narrows the choice, perhaps to what begins with this place of the list.
    Narrows(Option<usize>),
    /// Nothing: it says why not.
    #[default]
    Explains,
}

impl Answer {
    /// What choosing along these places does: one of the list, or one after another.
    pub fn along(path: &[usize]) -> Answer {
        match *path {
            [] => Answer::Explains,
            [place] => Answer::Acts(place),
            [first, ..] => Answer::Narrows(Some(first)),
        }
    }

    /// The place in the list that it chooses, or that comes first.
    pub fn place(self) -> Option<usize> {
        match self {
            Answer::Acts(place) => Some(place),
            Answer::Narrows(first) => first,
            Answer::Explains => None,
        }
    }
}

/// A thing on a table that can be touched. All it tells is tracked.
pub trait Touchable: Copy + Send + Sync + 'static {
    /// Where it lies.
    fn desk(self) -> Desk;

    /// What touching it does.
    fn answer(self) -> Answer;

    /// Is it chosen, but not yet confirmed?
    fn is_chosen(self) -> bool;

    /// The whole thing in words, state included; none where what is drawn are words.
    fn spoken(self) -> Option<String>;

    /// Touches it.
    fn touch(self);
}

/// The button around what is drawn of a thing.
pub fn touchable(thing: impl Touchable, class: &'static str, drawn: AnyView) -> AnyView {
    let state = move || (thing.answer(), thing.is_chosen());
    let spoken = move || thing.spoken();
    framed(
        thing.desk(),
        class,
        Box::new(state),
        Arc::new(spoken),
        Box::new(move || thing.touch()),
        drawn,
    )
}

/// Compiled once for all things.
fn framed(
    desk: Desk,
    class: &'static str,
    state: Box<dyn Fn() -> (Answer, bool) + Send + Sync>,
    spoken: Arc<dyn Fn() -> Option<String> + Send + Sync>,
    touch: Box<dyn Fn()>,
    drawn: AnyView,
) -> AnyView {
    let state = Memo::new(move |_| state());
    let answer = move || state.get().0;
    let hinted = move || {
        let hinted = desk.hinted.get();
        hinted.is_some() && answer().place() == hinted
    };
    let inside = if untrack(|| spoken()).is_some() {
        view! {
            <span class="unseen">{move || spoken()}</span>
            <span class="mute" aria-hidden="true">{drawn}</span>
        }
        .into_any()
    } else {
        drawn
    };
    view! {
        <button
            type="button"
            class=class
            data-act=move || match answer() {
                Answer::Acts(place) => Some(place.to_string()),
                _ => None,
            }
            data-pick=move || matches!(answer(), Answer::Narrows(_)).then_some("")
            data-why=move || (answer() == Answer::Explains).then_some("")
            data-hinted=move || hinted().then_some("")
            aria-pressed=move || state.get().1.to_string()
            on:click=move |_| touch()
        >
            {inside}
        </button>
    }
    .into_any()
}
