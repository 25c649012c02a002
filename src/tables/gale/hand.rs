//! The cards in the hand of whoever is looking, each with what it is worth now and next.

use engine::{Eye, Match};
use gale::{Action, Gale, Wheel};
use leptos::prelude::*;

use super::faces;
use super::model::{self, HandCard};
use super::why::why_not;
use crate::desk::{Desk, Draft};
use crate::pieces::{Card, CardFace, CardState, Emblem, EmblemMark, Foot, Reach};
use crate::prefs::tr;
use crate::shell::move_focus;
use crate::text::gale::{card_spoken, deed, reason};

/// The hand: by suit and number, or by value under the present wind.
#[component]
pub fn HandZone(
    game: RwSignal<Match<Gale>>,
    desk: Desk,
    by_value: RwSignal<bool>,
) -> impl IntoView {
    let cards = Memo::new(move |_| {
        let eye = desk.eye.get();
        game.with(|game| model::hand(&game.view(eye), game.legal_actions(), by_value.get()))
    });
    let keys =
        move || cards.with(|cards| cards.iter().map(|c| (c.card, c.copy)).collect::<Vec<_>>());
    view! {
        <ol
            class="hand gale-hand"
            data-hand=""
            aria-label=Signal::derive(move || tr().your_hand)
            hidden=Signal::derive(move || !matches!(desk.eye.get(), Eye::Seat(_)))
            on:keydown=|event| move_focus(&event, "[data-hand] button")
        >
            <For each=keys key=|key| *key let(key)>
                <Held game cards key desk/>
            </For>
        </ol>
    }
}

/// A card that can be taken up; if it cannot be played, pressing it answers why.
#[component]
fn Held(
    game: RwSignal<Match<Gale>>,
    cards: Memo<Vec<HandCard>>,
    key: (Wheel, u8),
    desk: Desk,
) -> impl IntoView {
    let wheel = key.0;
    let held = Memo::new(move |_| {
        cards.with(|cards| cards.iter().find(|held| (held.card, held.copy) == key).cloned())
    });
    let choice = Memo::new(move |_| {
        held.with(|held| held.as_ref().and_then(|held| held.choice)).filter(|_| desk.open.get())
    });
    let yours = Memo::new(move |_| {
        let acting = game.with(|game| game.to_act().seat());
        desk.open.get() && acting.is_some_and(|seat| desk.eye.get() == Eye::Seat(seat))
    });
    let chosen = Memo::new(move |_| {
        // Of several pirates, which are one choice, one alone is raised.
        let drafted = desk.draft.with(|draft| draft.as_ref().and_then(|d| d.path.first().copied()));
        key.1 <= 1 && drafted.is_some() && drafted == choice.get()
    });
    let state = Signal::derive(move || match (chosen.get(), choice.get(), yours.get()) {
        (true, ..) => CardState::Selected,
        (_, Some(_), _) => CardState::Playable,
        (_, None, true) => CardState::Unplayable,
        (_, None, false) => CardState::Idle,
    });
    let face =
        Memo::new(move |_| held.with(|held| held.as_ref().map_or_else(CardFace::default, print)));
    let lang = move || desk.names.with(|names| names.lang);
    let label = move || {
        let worth = held.with(|held| held.as_ref().map_or_else(Vec::new, worths));
        let playable = yours.get().then(|| choice.get().is_some());
        card_spoken(lang(), wheel, &worth, playable)
    };
    let pick = move |_| match choice.get_untracked() {
        Some(index) => {
            let words = deed(Action::Play(wheel), untrack(lang));
            desk.choose.run(Draft { path: vec![index], words });
        }
        None => {
            let why = game.with_untracked(|game| {
                let view = game.view(desk.eye.get_untracked());
                why_not(&view, game.legal_actions(), wheel, desk.open.get_untracked())
            });
            if let Some(why) = why {
                desk.explain.run(desk.names.with_untracked(|names| reason(why, names)));
            }
        }
    };
    let hinted = move || choice.get().is_some() && choice.get() == desk.hinted.get();
    view! {
        <li class="held" data-playable=move || choice.get().map(|_| "")>
            <button
                type="button"
                class="card-button"
                data-act=Signal::derive(move || choice.get().map(|index| index.to_string()))
                data-why=Signal::derive(move || choice.get().is_none().then_some(""))
                data-hint=Signal::derive(move || hinted().then_some(""))
                aria-pressed=Signal::derive(move || chosen.get().to_string())
                on:click=pick
            >
                // The name as content: what is printed on the card is a picture of it, not its label.
                <span class="unseen">{label}</span>
                <Card face state/>
                <Next held/>
            </button>
        </li>
    }
}

/// The face with its present worth at the foot.
fn print(held: &HandCard) -> CardFace {
    CardFace { foot: Foot::Value(held.now.text.clone(), held.now.reach), ..faces::wheel(held.card) }
}

fn worths(held: &HandCard) -> Vec<String> {
    let next = held.next.iter().map(|(_, worth)| worth.text.clone());
    std::iter::once(held.now.text.clone()).chain(next).collect()
}

/// What the card is worth under the winds to come, small.
#[component]
fn Next(held: Memo<Option<HandCard>>) -> impl IntoView {
    let next = Memo::new(move |_| held.with(|held| held.as_ref().map(|held| held.next.clone())));
    let one = |(dir, worth): (gale::Dir, model::Worth)| {
        let reach = match worth.reach {
            Reach::Full => "full",
            Reach::Part => "part",
            Reach::None => "none",
        };
        view! {
            <span class="held-worth" data-reach=reach>
                <EmblemMark emblem=Emblem::Needle(faces::quarter(dir))/>
                {worth.text}
            </span>
        }
    };
    view! {
        <span class="held-next" aria-hidden="true">
            {move || next.get().unwrap_or_default().into_iter().map(one).collect_view()}
        </span>
    }
}
