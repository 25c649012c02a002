//! The cards of this turn: the row, and what lies in front of the seats.

use engine::Seat;
use leptos::prelude::*;
use quay::Card as ActionCard;

use super::board::Board;
use super::model::{Stand, Thing};
use super::{faces, thing};
use crate::pieces::{Badge, Card, Coin, Tone};
use crate::shell::pennant;
use crate::text::quay::{card_name, terms};
use crate::weave::{When, rows};

/// What tells a place of the market apart, so that a card that changes hands or is turned down
/// arrives anew.
#[derive(Hash)]
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
pub fn market(board: Board) -> AnyView {
    let keys = move || board.model.with(|model| model.market.iter().map(key).collect::<Vec<_>>());
    view! {
        <ol
            class="quay-cards"
            hidden=move || board.is(|model| model.market.is_empty())
            aria-label=terms(board.lang()).market
        >
            {rows(keys, move |key| place(board, key))}
        </ol>
    }
    .into_any()
}

fn place(board: Board, Key { thing, card, seat, down }: Key) -> AnyView {
    let is = move |what: fn(&Stand) -> bool| board.is(|model| model.stand(thing).is_some_and(what));
    let mine = move || seat.is_some_and(|seat| board.desk.names.with(|names| names.is_you(seat)));
    let drawn = match card {
        Some(card) => view! {
            <Card face=faces::action(board.lang(), card) state=move || board.card_state(thing)/>
        }
        .into_any(),
        None => {
            view! { <span class="quay-money"><Coin amount=move || money(board, thing)/></span> }
                .into_any()
        }
    };
    view! {
        <li
            class="quay-stand"
            data-contested=move || is(|stand| stand.contested).then_some("")
            data-down=down.then_some("")
            data-done=move || is(|stand| stand.done).then_some("")
            data-mine=move || mine().then_some("")
            data-row=seat.is_none().then_some("")
        >
            {thing::button(board, thing, "card-button quay-touch", drawn)}
            <span class="quay-caption" aria-hidden="true">
                {seat.map(|seat| pennant(board.desk, seat))}
                <span class="quay-name">{card.map(|card| card_name(board.lang(), card))}</span>
            </span>
            <When is=move || is(|stand| stand.done)>
                <Badge tone=Tone::Ok>{terms(board.lang()).acted}</Badge>
            </When>
        </li>
    }
    .into_any()
}

fn money(board: Board, thing: Thing) -> u16 {
    board.model.with(|model| model.stand(thing).and_then(|stand| stand.money)).unwrap_or_default()
}
