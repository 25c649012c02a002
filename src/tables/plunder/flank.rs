//! What a side has beside a merchant: its ships and officers, overlapped so that numerals show,
//! and their strength under its pennant.

use leptos::prelude::*;
use plunder::{Card as Ship, Side};

use super::flag::side_flag;
use super::lane::Spot;
use super::model::{Arrival, Flank, Mark};
use crate::pieces::{Card, CardState, Pip, Pips};
use crate::text::plunder::terms;
use crate::weave::rows;

/// The sides on one wing of a merchant: those that came first, third… on the left, the others on
/// the right.
pub fn wing(lane: Spot, left: bool) -> AnyView {
    let sides = move || {
        lane.read(|lane| {
            let sides = lane.flanks.iter().skip(usize::from(!left)).step_by(2);
            sides.map(|flank| flank.side).collect::<Vec<_>>()
        })
    };
    view! {
        <span class="wing" data-left=left.then_some("")>
            {rows(sides, move |side| flank(lane, side))}
        </span>
    }
    .into_any()
}

fn flank(lane: Spot, side: Side) -> AnyView {
    let read = move |of: fn(&Flank) -> u8| lane.read(|lane| lane.flank(side).map_or(0, of));
    let cards = move || {
        lane.read(|lane| {
            let cards = lane.flank(side).into_iter().flat_map(|flank| &flank.cards);
            cards.map(|came| (came.place, came.card, came.seat)).collect::<Vec<_>>()
        })
    };
    view! {
        <span class="flank" data-leads=move || (read(|flank| flank.leads.into()) > 0).then_some("")>
            <span class="flank-cards">
                {rows(cards, move |(place, card, seat)| {
                    arrived(lane, side, place, card, format!("seat-{}", seat.0))
                })}
            </span>
            <span
                class="flank-foot"
                data-bare=move || (read(|flank| flank.skulls) == 0).then_some("")
            >
                {side_flag(lane.sight, side)}
                <span class="flank-sum">{move || read(|flank| flank.skulls).to_string()}</span>
                <Pips pip=Pip::Skull count=1/>
            </span>
        </span>
    }
    .into_any()
}

/// A card that came to a merchant: marked while it is news, an outline while it is only drafted,
/// struck if it is a trump that was beaten.
fn arrived(lane: Spot, side: Side, place: usize, card: Ship, from: String) -> AnyView {
    let sight = lane.sight;
    let read = move |of: fn(&Arrival) -> bool| {
        lane.read(|lane| {
            let cards = lane.flank(side).into_iter().flat_map(|flank| &flank.cards);
            cards.into_iter().find(|came| came.place == place).is_some_and(of)
        })
    };
    let drafted = move || read(|came| came.mark == Mark::Drafted);
    let beaten = move || read(|came| came.beaten);
    let state = move || match () {
        () if drafted() => CardState::Selected,
        () if read(|came| came.mark == Mark::Fresh) => CardState::JustPlayed,
        () => CardState::Idle,
    };
    // What is only drafted still lies in the hand.
    let piece = move || (!drafted()).then(|| format!("sea{}-{place}", lane.id));
    view! {
        <span
            class="arrived"
            data-draft=move || drafted().then_some("")
            data-piece=piece
            data-from=from
            data-to=move || lane.taker()
            title=move || beaten().then(|| terms(sight.lang()).beaten)
        >
            <Card face=sight.face(card) state struck=beaten/>
        </span>
    }
    .into_any()
}
