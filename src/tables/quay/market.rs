//! The cards of this turn: the row, and what lies in front of the seats.

use engine::Seat;
use leptos::prelude::*;
use quay::Card as ActionCard;

use super::model::faces;
use super::model::{Stand, Thing};
use super::sight::Sight;
use super::thing;
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
pub fn market(sight: Sight) -> AnyView {
    let keys = move || sight.model.with(|model| model.market.iter().map(key).collect::<Vec<_>>());
    view! {
        <ol
            class="quay-cards"
            hidden=move || sight.is(|model| model.market.is_empty())
            aria-label=terms(sight.lang()).market
        >
            {rows(keys, move |key| place(sight, key))}
        </ol>
    }
    .into_any()
}

fn place(sight: Sight, Key { thing, card, seat, down }: Key) -> AnyView {
    let is = move |what: fn(&Stand) -> bool| sight.is(|model| model.stand(thing).is_some_and(what));
    let mine = move || seat.is_some_and(|seat| sight.desk.names.with(|names| names.is_you(seat)));
    let drawn = match card {
        Some(card) => view! {
            <Card face=faces::action(sight.letters(), card) state=move || sight.card_state(thing)/>
        }
        .into_any(),
        None => {
            view! { <span class="quay-money"><Coin amount=move || money(sight, thing)/></span> }
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
            {thing::button(sight, thing, "card-button quay-touch", drawn)}
            <span class="quay-caption" aria-hidden="true">
                {seat.map(|seat| pennant(sight.desk, seat))}
                <span class="quay-name">{card.map(|card| card_name(sight.lang(), card))}</span>
            </span>
            <When is=move || is(|stand| stand.done)>
                <Badge tone=Tone::Ok>{terms(sight.lang()).acted}</Badge>
            </When>
        </li>
    }
    .into_any()
}

fn money(sight: Sight, thing: Thing) -> u16 {
    sight.model.with(|model| model.stand(thing).and_then(|stand| stand.money)).unwrap_or_default()
}
