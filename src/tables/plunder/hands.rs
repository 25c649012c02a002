//! The hands that lie open: all of them once the game is over, or where a replay shows them.

use leptos::prelude::*;
use plunder::Side;

use super::chips::chips;
use super::flag::side_flag;
use super::sight::Sight;
use crate::text::plunder::terms;
use crate::weave::{When, rows};

/// The cards of every side whose hands lie open, its own apart.
pub fn open_hands(sight: Sight) -> AnyView {
    let open = move || {
        sight.read(|table| {
            let open = table.parties.iter().filter(|party| !party.open.is_empty());
            open.map(|party| party.side).collect::<Vec<_>>()
        })
    };
    view! {
        <When is=move || !open().is_empty()>
            <section class="plunder-hands">
                <h2 class="zone-title">{terms(sight.lang()).hands}</h2>
                <ol>{rows(open, move |side| one(sight, side))}</ol>
            </section>
        </When>
    }
    .into_any()
}

fn one(sight: Sight, side: Side) -> AnyView {
    let cards = move || {
        sight.read(|table| table.party(side).map_or(Vec::new(), |party| party.open.clone()))
    };
    view! {
        <li>
            <span class="unseen">{move || sight.side_name(side)}</span>
            {side_flag(sight, side)}
            {chips(sight, Box::new(cards))}
        </li>
    }
    .into_any()
}
