//! What was captured since the viewer last acted: it left the sea, so its place tells who has it.

use leptos::prelude::*;
use plunder::{Card, Side};

use super::flag::side_flag;
use super::lanes::{Berths, berth, crowded};
use super::sight::Sight;
use crate::pieces::Coin;
use crate::text::plunder::{self as text, terms};
use crate::weave::{When, rows};

/// What is told of a capture: its number, whose it is, and what it was.
type Taken = (u8, Side, Card);

/// All captures in sight; tracked.
pub fn taken(sight: Sight) -> Vec<Taken> {
    sight.read(|table| {
        let taken = table.spoils.iter().map(|spoil| (spoil.id, spoil.side, spoil.merchant));
        taken.collect()
    })
}

/// Who took it, and why; tracked.
fn told(sight: Sight, (id, side, merchant): Taken) -> String {
    sight.tell(|table, names| {
        let taken = table.spoils.iter().find(|spoil| spoil.id == id);
        let teams = sight.options().teams();
        taken.map(|taken| text::spoil(side, merchant, taken.lead, teams, names)).unwrap_or_default()
    })
}

/// How it came, in so few words that they fit beside the pennants; tracked.
fn brief(sight: Sight, (id, ..): Taken) -> String {
    sight.tell(|table, names| {
        let taken = table.spoils.iter().find(|spoil| spoil.id == id);
        taken.map(|taken| text::spoil_brief(names.lang, taken.lead)).unwrap_or_default()
    })
}

/// The empty place of a merchant, with who took it and why.
pub fn spoil(sight: Sight, berths: Berths, of: Taken) -> AnyView {
    view! {
        <li class="spoil" data-slot=move || berth(berths, of.0)>
            <span class="spoil-place" aria-hidden="true">{prize(sight, of)}</span>
            <span class="spoil-why">{move || told(sight, of)}</span>
            <span class="spoil-brief" aria-hidden="true">{move || brief(sight, of)}</span>
        </li>
    }
    .into_any()
}

/// Where no place is free: who took what, in a row.
pub fn spoils(sight: Sight, roomy: Signal<bool>) -> AnyView {
    let of = move || if crowded(sight, roomy) { taken(sight) } else { Vec::new() };
    let one = move |of: Taken| {
        view! {
            <li class="prize" title=move || told(sight, of)>
                <span class="unseen">{move || told(sight, of)}</span>
                {prize(sight, of)}
            </li>
        }
    };
    view! {
        <When is=move || !of().is_empty()>
            <section class="plunder-prizes">
                <h2 class="zone-title">{terms(sight.lang()).spoils}</h2>
                <ol>{rows(of, one)}</ol>
            </section>
        </When>
    }
    .into_any()
}

fn prize(sight: Sight, (_, side, merchant): Taken) -> AnyView {
    view! {
        {side_flag(sight, side)}
        <Coin amount=u16::from(merchant.gold())/>
    }
    .into_any()
}
