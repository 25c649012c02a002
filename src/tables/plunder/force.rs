//! What a side has at a merchant: its ships, and their strength on a band of their ink.

use engine::Seat;
use leptos::prelude::*;
use plunder::{Card as Ship, Colour, Side};

use super::chips::chip;
use super::flag::side_flag;
use super::lane::Spot;
use super::model::faces;
use crate::pieces::{Card, CardChip, CardState};
use crate::shell::pennant;
use crate::text::plunder::terms;
use crate::weave::rows;

/// The ships of a side at a merchant.
pub fn force(lane: Spot, side: Side, colour: Colour) -> AnyView {
    let ships = move || {
        lane.read(|lane| {
            let ships = lane.lane.force(side).into_iter().flat_map(|force| &force.ships);
            ships.copied().enumerate().collect::<Vec<_>>()
        })
    };
    let leads = move || lane.read(|lane| lane.lane.force(side).is_some_and(|force| force.leads));
    let skulls = move || lane.read(|lane| lane.lane.force(side).map_or(0, |force| force.skulls));
    view! {
        <span class="force" data-leads=move || leads().then_some("")>
            <span class="force-cards">
                {rows(ships, move |(place, ship)| arrived(lane, side, place, ship))}
            </span>
            <span class="force-foot">
                {side_flag(lane.sight, side)}
                <CardChip
                    text=move || skulls().to_string()
                    suit=Some(faces::suit(colour))
                    emblem=Some(faces::emblem(colour))
                />
                <span class="force-name">{move || lane.sight.side_name(side)}</span>
            </span>
        </span>
    }
    .into_any()
}

/// A ship that came to a merchant: marked while it is news, outlined while it is only drafted.
fn arrived(lane: Spot, side: Side, place: usize, ship: Ship) -> AnyView {
    let state = move || {
        lane.read(|lane| match lane.is_last(side, place, ship) {
            true if lane.drafted => CardState::Selected,
            true if lane.fresh > 0 => CardState::JustPlayed,
            _ => CardState::Idle,
        })
    };
    view! {
        <span class="arrived">
            <Card face=lane.sight.face(ship) state/>
        </span>
    }
    .into_any()
}

/// The captains and the admiral of a merchant in order of play; those beaten are struck.
pub fn trumps(lane: Spot) -> AnyView {
    let played = move || {
        lane.read(|lane| {
            let trumps = lane.trumps.iter().enumerate();
            trumps.map(|(place, trump)| (place, trump.card, trump.seat)).collect::<Vec<_>>()
        })
    };
    view! {
        <span class="lane-trumps" data-any=move || lane.mark(|lane| !lane.trumps.is_empty())>
            {rows(played, move |(place, card, seat)| trump(lane, place, card, seat))}
        </span>
    }
    .into_any()
}

fn trump(lane: Spot, place: usize, card: Ship, seat: Seat) -> AnyView {
    let sight = lane.sight;
    let beaten = move || lane.read(|lane| lane.trumps.get(place).is_some_and(|trump| trump.beaten));
    view! {
        <span
            class="trump"
            data-beaten=move || beaten().then_some("")
            title=move || beaten().then(|| terms(sight.lang()).beaten)
        >
            <Card face=sight.face(card) struck=beaten/>
            <span class="force-foot">
                {pennant(sight.desk, seat)}
                {chip(sight, card)}
            </span>
        </span>
    }
    .into_any()
}
