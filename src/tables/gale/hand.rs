//! The cards in the hand of whoever is looking, each with what it is worth now and next.

use engine::{Eye, Match};
use gale::{Action, Dir, Gale, Wheel};
use leptos::prelude::*;

use super::faces;
use super::model::{self, HandCard, Worth};
use super::why::why_not;
use crate::desk::{Desk, Draft};
use crate::pieces::{Card, CardFace, CardState, Emblem, EmblemMark, Foot};
use crate::prefs::word;
use crate::shell::move_focus;
use crate::text::gale::{card_spoken, deed, reason};
use crate::weave::rows;

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
            aria-label=word(|w| w.your_hand)
            hidden=move || !matches!(desk.eye.get(), Eye::Seat(_))
            on:keydown=|event| move_focus(&event, "[data-hand] button")
        >
            {rows(keys, move |key| view! { <Held game cards key desk/> })}
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
    let read = move |read: fn(&HandCard) -> Option<usize>| held.with(|held| read(held.as_ref()?));
    let choice = move || read(|held| held.choice).filter(|_| desk.open.get());
    let yours = move || {
        let acting = game.with(|game| game.to_act().seat());
        desk.open.get() && acting.is_some_and(|seat| desk.eye.get() == Eye::Seat(seat))
    };
    // Of several pirates, which are one choice, one alone is raised.
    let chosen = move || key.1 <= 1 && choice().is_some_and(|index| desk.is_drafted(index));
    let state = move || match (chosen(), choice(), yours()) {
        (true, ..) => CardState::Selected,
        (_, Some(_), _) => CardState::Playable,
        (_, None, true) => CardState::Unplayable,
        (_, None, false) => CardState::Idle,
    };
    let face = move || held.with(|held| held.as_ref().map_or_else(CardFace::default, print));
    let label = move || {
        let worth = held.with(|held| held.as_ref().map_or_else(Vec::new, worths));
        card_spoken(desk.lang(), wheel, &worth, yours().then(|| choice().is_some()))
    };
    let pick = move |_| match untrack(choice) {
        Some(index) => {
            let words = deed(Action::Play(wheel), untrack(|| desk.lang()));
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
    let hinted = move || choice().is_some() && choice() == desk.hinted.get();
    view! {
        <li class="held" data-playable=move || choice().map(|_| "")>
            <button
                type="button"
                class="card-button"
                data-act=move || choice().map(|index| index.to_string())
                data-why=move || choice().is_none().then_some("")
                data-hinted=move || hinted().then_some("")
                aria-pressed=move || chosen().to_string()
                on:click=pick
            >
                // The name as content: what is printed on the card is a picture of it, not its label.
                <span class="unseen">{move || label()}</span>
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
    let next = move || {
        let next = held.with(|held| held.as_ref().map(|held| held.next.clone()));
        next.unwrap_or_default().into_iter().enumerate()
    };
    let one = |(_, (dir, worth)): (usize, (Dir, Worth))| {
        view! {
            <span class="held-worth" data-reach=worth.reach.key()>
                <EmblemMark emblem=Emblem::Needle(faces::quarter(dir))/>
                {worth.text}
            </span>
        }
    };
    view! { <span class="held-next" aria-hidden="true">{rows(next, one)}</span> }
}
