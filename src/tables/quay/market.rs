//! The cards of this turn: the row, and what lies in front of the seats.

use engine::Seat;
use leptos::prelude::*;
use quay::Card as ActionCard;

use super::board::Board;
use super::faces;
use super::model::{Reach, Stand, Thing};
use super::thing::ThingButton;
use crate::pieces::{Badge, Card, CardState, Coin, Pennant, Tone};
use crate::text::quay::{card_name, stand_spoken, terms};

/// What tells a place of the market apart, so that a card that changes hands or is turned down
/// arrives anew.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    thing: Thing,
    card: Option<ActionCard>,
    seat: Option<Seat>,
    down: bool,
}

fn key(stand: &Stand) -> Key {
    Key { thing: stand.thing, card: stand.card, seat: stand.seat, down: stand.down }
}

/// The cards in play.
#[component]
pub fn Market(board: Board) -> impl IntoView {
    let model = board.model;
    let keys = move || model.with(|model| model.market.iter().map(key).collect::<Vec<_>>());
    let empty = move || model.with(|model| model.market.is_empty());
    view! {
        <ol class="quay-cards" hidden=empty aria-label=move || terms(board.lang()).market>
            <For each=keys key=|key| *key let(key)>
                <Place board place=key/>
            </For>
        </ol>
    }
}

#[component]
fn Place(board: Board, place: Key) -> impl IntoView {
    let names = board.desk.names;
    let stand = Memo::new(move |_| {
        board.model.with(|model| model.market.iter().find(|stand| key(stand) == place).cloned())
    });
    let is = move |what: fn(&Stand) -> bool| stand.with(|stand| stand.as_ref().is_some_and(what));
    let reach = Signal::derive(move || {
        stand.with(|stand| stand.as_ref().map_or(Reach::Refused, |stand| stand.reach.clone()))
    });
    let Key { thing, card, seat, .. } = place;
    let state = Signal::derive(move || match board.open(reach) {
        Reach::Plays(touch) if board.is_drafted(&touch.path) => CardState::Selected,
        Reach::Plays(_) => CardState::Playable,
        _ if is(|stand| stand.fresh) => CardState::JustPlayed,
        _ => CardState::Idle,
    });
    let label = Signal::derive(move || {
        let playable = board.playable(reach);
        stand.with(|stand| {
            let words = |stand: &Stand| names.with(|names| stand_spoken(names, stand, playable));
            stand.as_ref().map_or_else(String::new, words)
        })
    });
    let money = Signal::derive(move || {
        stand.with(|stand| stand.as_ref().and_then(|stand| stand.money).unwrap_or_default())
    });
    let mine = move || seat.is_some_and(|seat| names.with(|names| names.is_you(seat)));
    let drawn = match card {
        Some(card) => {
            let face = Signal::derive(move || faces::action(board.lang(), card));
            view! { <Card face state/> }.into_any()
        }
        None => view! { <span class="quay-money"><Coin amount=money/></span> }.into_any(),
    };
    let caption = move || card.map(|card| card_name(board.lang(), card));
    view! {
        <li
            class="quay-stand"
            data-contested=move || is(|stand| stand.contested).then_some("")
            data-down=move || is(|stand| stand.down).then_some("")
            data-done=move || is(|stand| stand.done).then_some("")
            data-mine=move || mine().then_some("")
            data-row=seat.is_none().then_some("")
        >
            <ThingButton board thing reach label class="card-button quay-touch">{drawn}</ThingButton>
            <span class="quay-caption" aria-hidden="true">
                {seat.map(|seat| view! { <Whose board seat/> })}
                <span class="quay-name">{caption}</span>
            </span>
            <Show when=move || is(|stand| stand.done)>
                <Badge tone=Tone::Ok>{move || terms(board.lang()).acted}</Badge>
            </Show>
        </li>
    }
}

/// Whose card it is.
#[component]
fn Whose(board: Board, seat: Seat) -> impl IntoView {
    let name = Memo::new(move |_| board.desk.names.with(|names| names.label(seat).to_owned()));
    view! { <Pennant seat=seat.0 name/> }
}
