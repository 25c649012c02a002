//! A thing on the table as a button: it plays, narrows the choice, or answers why not.

use leptos::prelude::*;

use super::board::Board;
use super::model::{Picked, Reach, Thing};

/// A button around a thing.
#[component]
pub fn ThingButton(
    /// The table.
    board: Board,
    /// What lies there.
    thing: Thing,
    /// What touching it does.
    #[prop(into)]
    reach: Signal<Reach>,
    /// The whole thing in words, state included.
    #[prop(into)]
    label: Signal<String>,
    /// The CSS class.
    class: &'static str,
    /// What is drawn.
    children: Children,
) -> impl IntoView {
    let open = Memo::new(move |_| board.open(reach));
    let path = move || match open.get() {
        Reach::Plays(touch) => Some(touch.path),
        _ => None,
    };
    let act = move || path().filter(|path| path.len() == 1).map(|path| path[0].to_string());
    let pick = move || match open.get() {
        Reach::Plays(touch) => touch.path.len() > 1,
        Reach::Narrows => true,
        Reach::Refused => false,
    };
    let chosen = move || {
        let picked = board.model.with(|model| model.picked);
        path().is_some_and(|path| board.is_drafted(&path)) || is_picked(thing, picked)
    };
    let hinted = move || {
        let first = path().and_then(|path| path.first().copied());
        first.is_some() && first == board.desk.hinted.get()
    };
    view! {
        <button
            type="button"
            class=class
            data-act=act
            data-pick=move || pick().then_some("")
            data-why=move || (open.get() == Reach::Refused).then_some("")
            data-hint=move || hinted().then_some("")
            aria-pressed=move || chosen().to_string()
            on:click=move |_| board.touch(thing, reach)
        >
            <span class="unseen">{label}</span>
            <span class="mute" aria-hidden="true">{children()}</span>
        </button>
    }
}

fn is_picked(thing: Thing, picked: Picked) -> bool {
    match thing {
        Thing::Bay(good) => picked.give == Some(good),
        Thing::Special(card) => picked.shelter && card.face() == quay::Face::Shelter,
        _ => false,
    }
}
