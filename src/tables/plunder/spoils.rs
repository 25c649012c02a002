//! What was captured since the viewer last acted: it left the sea, so it is told here.

use leptos::prelude::*;
use plunder::{Card, Side};

use super::flag::side_flag;
use super::sight::Sight;
use crate::text::plunder::{spoil, terms};
use crate::weave::{When, rows};

/// The merchants captured a moment ago, with who took them and why.
pub fn spoils(sight: Sight) -> AnyView {
    let taken = move || {
        sight.read(|table| {
            let taken = table.spoils.iter().map(|spoil| (spoil.id, spoil.side, spoil.merchant));
            taken.collect::<Vec<_>>()
        })
    };
    view! {
        <When is=move || sight.read(|table| !table.spoils.is_empty())>
            <section class="zone plunder-spoils">
                <h2 class="unseen">{terms(sight.lang()).spoils}</h2>
                <ol class="spoils">
                    {rows(taken, move |(id, side, merchant)| one(sight, id, side, merchant))}
                </ol>
            </section>
        </When>
    }
    .into_any()
}

fn one(sight: Sight, id: u8, side: Side, merchant: Card) -> AnyView {
    let told = move || {
        sight.tell(|table, names| {
            let taken = table.spoils.iter().find(|spoil| spoil.id == id);
            taken
                .map(|taken| spoil(side, merchant, taken.lead, sight.options().teams(), names))
                .unwrap_or_default()
        })
    };
    view! {
        <li class="spoil">
            {side_flag(sight, side)}
            <span class="spoil-why">{move || told()}</span>
        </li>
    }
    .into_any()
}
