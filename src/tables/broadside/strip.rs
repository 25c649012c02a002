//! The viewer's own fleet as a strip below the chart, where there is no room for cards.

use leptos::prelude::*;

use super::cards::{button, model_of, ships, state};
use super::deck::{small_deck, token};
use super::model::card::{CardModel, Kind, Status};
use super::sight::Sight;
use crate::pieces::{Glyph, Icon};
use crate::text::broadside::{letters, ship_short, terms};
use crate::weave::rows;

/// The strip.
pub fn strip(sight: Sight) -> AnyView {
    let own = move || {
        let seat = sight.read(|table| table.race.lanes.first().map(|lane| lane.seat));
        seat.map(|seat| ships(sight, seat)).unwrap_or_default()
    };
    view! { <ol class="hand bs-strip" aria-label=terms(sight.lang()).your_fleet>{rows(own, move |ship| one(sight, ship))}</ol> }.into_any()
}

fn one(sight: Sight, ship: u8) -> AnyView {
    let model = model_of(sight, ship);
    let inside = move || model.with(|card| card.as_ref().map(|card| face(sight, card)));
    let state = move || model.with(|card| card.as_ref().map(|card| state(card)));
    view! {
        <li class="bs-chip" data-state=state>
            {button(sight, ship, "bs-chip-face", view! { {move || inside()} }.into_any())}
        </li>
    }
    .into_any()
}

fn face(sight: Sight, card: &CardModel) -> AnyView {
    let lang = sight.lang();
    let left = card.left.unwrap_or(card.pace.now);
    let mut pace = letters(lang, left).concat();
    if card.pace.bonus.is_some() && card.left.is_none_or(|left| left.count() > 0) {
        pace.push_str(letters(lang, broadside::cards::Speed::S)[0]);
    }
    let treasure = |kind: Kind| matches!(kind, Kind::Treasure(_) | Kind::Something);
    let tokens: Vec<AnyView> =
        card.tokens.iter().filter(|cargo| treasure(cargo.kind)).map(token).collect();
    let done =
        (card.status == Status::Done).then(|| view! { <Icon glyph=Glyph::Tick/> }.into_any());
    view! {
        <span class="bs-chip-head">
            {done}
            <b>{ship_short(card.id)}</b>
            <span>{pace}</span>
        </span>
        <span class="bs-chip-foot">{small_deck(card)} <span class="bs-hold">{tokens}</span></span>
    }
    .into_any()
}
