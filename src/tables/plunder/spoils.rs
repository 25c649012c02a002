//! What was captured since the viewer last acted: it left the sea, so its place tells who has it.

use leptos::prelude::*;
use plunder::{Card, Side};

use super::flag::side_flag;
use super::lanes::{Berths, berth};
use super::sight::Sight;
use crate::pieces::Coin;
use crate::text::plunder as text;

/// The empty place of a merchant, with who took it and why.
pub fn spoil(sight: Sight, berths: Berths, id: u8, side: Side, merchant: Card) -> AnyView {
    let told = move || {
        sight.tell(|table, names| {
            let taken = table.spoils.iter().find(|spoil| spoil.id == id);
            let teams = sight.options().teams();
            taken
                .map(|taken| text::spoil(side, merchant, taken.lead, teams, names))
                .unwrap_or_default()
        })
    };
    view! {
        <li class="spoil" data-slot=move || berth(berths, id)>
            <span class="spoil-place" aria-hidden="true">
                {side_flag(sight, side)}
                <Coin amount=u16::from(merchant.gold())/>
            </span>
            <span class="spoil-why">{move || told()}</span>
        </li>
    }
    .into_any()
}
