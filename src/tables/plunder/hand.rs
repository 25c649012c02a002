//! The cards in the hand of whoever is looking, and the partner's beside them.

use engine::{Eye, Match};
use leptos::prelude::*;
use plunder::{Action, Card as Held, Plunder};

use super::crew::Chips;
use super::faces;
use super::hold::Hold;
use super::model::{self, HandCard};
use super::why;
use crate::desk::{Desk, Draft};
use crate::pieces::{Card, CardState, Pennant};
use crate::prefs::word;
use crate::shell::move_focus;
use crate::text::plunder::{card_spoken, deed, reason};

/// The hand in the order of the deck; like cards lie on one heap.
#[component]
pub fn HandZone(game: RwSignal<Match<Plunder>>, desk: Desk, hold: Hold) -> impl IntoView {
    let cards = Memo::new(move |_| {
        let (eye, intent) = (desk.eye.get(), hold.intent());
        game.with(|game| model::hand(game, eye, &intent))
    });
    let keys =
        Memo::new(move |_| cards.with(|cards| cards.iter().map(|c| c.card).collect::<Vec<_>>()));
    view! {
        <div
            class="hand plunder-hand"
            data-size=move || size(keys.with(Vec::len))
            hidden=move || !matches!(desk.eye.get(), Eye::Seat(_))
        >
            <ol
                class="held-cards"
                data-hand=""
                aria-label=word(|words| words.your_hand)
                on:keydown=|event| move_focus(&event, "[data-hand] button")
            >
                <For each=move || keys.get() key=|card| *card let(card)>
                    <HeldCard game cards card desk hold/>
                </For>
            </ol>
            <PartnerHand game desk/>
        </div>
    }
}

/// How closely the cards must lie.
fn size(cards: usize) -> &'static str {
    match cards {
        0..=6 => "few",
        7..=12 => "some",
        _ => "many",
    }
}

/// A card that can be taken up; if it cannot, pressing it answers why.
#[component]
fn HeldCard(
    game: RwSignal<Match<Plunder>>,
    cards: Memo<Vec<HandCard>>,
    card: Held,
    desk: Desk,
    hold: Hold,
) -> impl IntoView {
    let held = Memo::new(move |_| {
        cards.with(|cards| cards.iter().find(|held| held.card == card).cloned())
    });
    let act = Memo::new(move |_| held.get()?.act.filter(|_| desk.open.get()));
    let pick = Memo::new(move |_| held.get()?.pick.filter(|_| desk.open.get()));
    let raised = move || held.with(|held| held.as_ref().is_some_and(|held| held.raised));
    let playable = move || act.get().or(pick.get()).is_some();
    let yours = Memo::new(move |_| {
        let acting = game.with(|game| game.to_act().seat());
        desk.open.get() && acting.is_some_and(|seat| desk.eye.get() == Eye::Seat(seat))
    });
    let state = Signal::derive(move || match (raised(), playable(), yours.get()) {
        (true, ..) => CardState::Selected,
        (_, true, _) => CardState::Playable,
        (_, false, true) => CardState::Unplayable,
        (_, false, false) => CardState::Idle,
    });
    let lang = move || desk.names.with(|names| names.lang);
    let face = Signal::derive(move || faces::card(card, lang()));
    let count = move || held.with(|held| held.as_ref().map_or(1, |held| held.count));
    let label = move || card_spoken(lang(), card, count(), yours.get().then(playable));
    let press = move |_| {
        if pick.get_untracked().is_some() {
            return hold.take_up(card);
        }
        hold.put_back();
        match act.get_untracked() {
            Some(index) => act_now(game, index, desk),
            None => explain(game, card, desk),
        }
    };
    let hinted = move || {
        let choice = act.get().or(pick.get());
        choice.is_some() && choice == desk.hinted.get()
    };
    view! {
        <li class="held" data-playable=move || playable().then_some("")>
            <button
                type="button"
                class="card-button"
                data-act=move || act.get().map(|index| index.to_string())
                data-pick=move || pick.get().map(|index| index.to_string())
                data-why=move || (!playable()).then_some("")
                data-hint=move || hinted().then_some("")
                aria-pressed=move || raised().to_string()
                on:click=press
            >
                <span class="unseen">{label}</span>
                <Card face state/>
                <Show when=move || { count() > 1 }>
                    <span class="held-count" aria-hidden="true">"×" {count}</span>
                </Show>
            </button>
        </li>
    }
}

fn act_now(game: RwSignal<Match<Plunder>>, index: usize, desk: Desk) {
    let words = game.with_untracked(|game| {
        let view = game.view(desk.eye.get_untracked());
        let action = game.legal_actions().get(index).copied().unwrap_or(Action::Draw);
        desk.names.with_untracked(|names| deed(&view, action, names))
    });
    desk.choose.run(Draft { path: vec![index], words });
}

fn explain(game: RwSignal<Match<Plunder>>, card: Held, desk: Desk) {
    let words = game.with_untracked(|game| {
        let view = game.view(desk.eye.get_untracked());
        let why = why::of_card(&view, game.legal_actions(), card, desk.open.get_untracked())?;
        Some(desk.names.with_untracked(|names| reason(&why, &view, names)))
    });
    if let Some(words) = words {
        desk.explain.run(words);
    }
}

/// The partner's hand, small and open beside one's own.
#[component]
fn PartnerHand(game: RwSignal<Match<Plunder>>, desk: Desk) -> impl IntoView {
    let held = Memo::new(move |_| {
        let eye = desk.eye.get();
        game.with(|game| model::partner(&game.view(eye)))
    });
    move || {
        held.get().map(|(seat, cards)| {
            let name = desk.names.with(|names| names.of(seat).to_owned());
            let lang = desk.names.with(|names| names.lang);
            view! {
                <div class="partner">
                    <Pennant seat=seat.0 name=name.clone()/>
                    <span class="partner-name">{name}</span>
                    <Chips cards lang/>
                </div>
            }
        })
    }
}
