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

    /// Is it what the hint recommends, along these places of the lists?
    fn is_hinted(self, path: &[usize]) -> bool {
        path.first().is_some_and(|first| self.answer().place() == Some(*first))
    }

    /// The whole thing in words, state included; none where what is drawn are words.
    fn spoken(self) -> Option<String>;

    /// Touches it.
    fn touch(self);
}

/// What the page promises of a thing, as attributes.
#[derive(Clone, Copy)]
struct Marks {
    /// What touching it does, whether it is chosen, and whether it is hinted at.
    state: Memo<(Answer, bool, bool)>,
}

impl Marks {
    fn of(thing: impl Touchable) -> Marks {
        let hinted = thing.desk().hinted;
        Marks::new(Box::new(move || {
            (thing.answer(), thing.is_chosen(), hinted.with(|path| thing.is_hinted(path)))
        }))
    }

    fn new(state: Box<dyn Fn() -> (Answer, bool, bool) + Send + Sync>) -> Marks {
        Marks { state: Memo::new(move |_| state()) }
    }

    fn answer(self) -> Answer {
        self.state.get().0
    }

    fn act(self) -> Option<String> {
        match self.answer() {
            Answer::Acts(place) => Some(place.to_string()),
            _ => None,
        }
    }

    fn pick(self) -> Option<&'static str> {
        matches!(self.answer(), Answer::Narrows(_)).then_some("")
    }

    fn why(self) -> Option<&'static str> {
        (self.answer() == Answer::Explains).then_some("")
    }

    fn hinted(self) -> Option<&'static str> {
        self.state.get().2.then_some("")
    }

    fn pressed(self) -> &'static str {
        if self.state.get().1 { "true" } else { "false" }
    }
}

/// The button around what is drawn of a thing.
pub fn touchable(thing: impl Touchable, class: &'static str, drawn: AnyView) -> AnyView {
    let (spoken, touch) = (move || thing.spoken(), move || thing.touch());
    framed(Marks::of(thing), class, Arc::new(spoken), Box::new(touch), drawn)
}

/// Compiled once for all things.
fn framed(
    marks: Marks,
    class: &'static str,
    spoken: Arc<dyn Fn() -> Option<String> + Send + Sync>,
    touch: Box<dyn Fn()>,
    drawn: AnyView,
) -> AnyView {
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
            data-act=move || marks.act()
            data-pick=move || marks.pick()
            data-why=move || marks.why()
            data-hinted=move || marks.hinted()
            aria-pressed=move || marks.pressed()
            on:click=move |_| touch()
        >
            {inside}
        </button>
    }
    .into_any()
}

/// The same for a shape inside a drawing, where there are no buttons: a group with the part of
/// one. What answers nothing but why not is reached by pointer and in the table in words only.
pub fn touchable_shape(thing: impl Touchable, class: &'static str, drawn: AnyView) -> AnyView {
    let (spoken, touch) = (move || thing.spoken(), move || thing.touch());
    shaped(Marks::of(thing), class, Box::new(spoken), Arc::new(touch), drawn)
}

fn shaped(
    marks: Marks,
    class: &'static str,
    spoken: Box<dyn Fn() -> Option<String> + Send + Sync>,
    touch: Arc<dyn Fn() + Send + Sync>,
    drawn: AnyView,
) -> AnyView {
    let press = Arc::clone(&touch);
    let key = move |event: web_sys::KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            // A key that is held acts once.
            if !event.repeat() {
                press();
            }
        }
    };
    view! {
        <g
            role="button"
            class=class
            tabindex=move || if marks.why().is_some() { "-1" } else { "0" }
            aria-label=spoken
            data-act=move || marks.act()
            data-pick=move || marks.pick()
            data-why=move || marks.why()
            data-hinted=move || marks.hinted()
            aria-pressed=move || marks.pressed()
            on:click=move |_| touch()
            on:keydown=key
        >
            {drawn}
        </g>
    }
    .into_any()
}
