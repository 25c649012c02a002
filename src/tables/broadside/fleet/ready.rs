//! The ready fleets, side by side to be compared, and the way to one's own.

use broadside::Action;
use broadside::cards::{CrewId, Preset, ShipId};
use leptos::prelude::*;

use super::drawn::under_sail;
use super::ware::ware;
use super::yard;
use crate::pieces::{Glyph, Icon};
use crate::tables::broadside::sight::Sight;
use crate::text::broadside::{self as words, yard as text};

/// A card for each fleet; the last is one's own.
pub fn fleets(sight: Sight) -> AnyView {
    let cards: Vec<AnyView> = Preset::all().map(|fleet| card(sight, fleet)).collect();
    view! {
        <ol class="yard-ready" aria-label=words::terms(sight.lang()).ready_fleets>
            {cards}
            <li>{own(sight)}</li>
        </ol>
    }
    .into_any()
}

fn card(sight: Sight, fleet: Preset) -> AnyView {
    let lang = sight.lang();
    let ships = fleet.ships();
    let facts = text::fleet_facts(lang, ships);
    let crew = fleet.crew();
    let rows = (0..).zip(ships).map(|(place, id): (u8, &ShipId)| {
        let aboard = crew.iter().filter(|(_, ship)| *ship == place);
        let aboard: Vec<CrewId> = aboard.map(|(id, _)| *id).collect();
        row(sight, *id, &aboard)
    });
    let drawn = view! {
        <span class="yard-head">
            <span class="yard-name">{words::fleet_name(lang, fleet)}</span>
            <span class="yard-cost">{text::points(lang, Preset::COST)}</span>
        </span>
        <span class="yard-rows">{rows.collect::<Vec<_>>()}</span>
        <span class="yard-line">{words::fleet_line(lang, fleet)}</span>
        <span class="yard-facts">{facts}</span>
    };
    view! { <li>{ware(sight, Action::Preset(fleet), "yard-card", drawn.into_any())}</li> }
        .into_any()
}

/// A ship of a fleet, and who is aboard.
fn row(sight: Sight, id: ShipId, aboard: &[CrewId]) -> AnyView {
    view! {
        <span class="yard-row">
            {under_sail(id)}
            <span class="yard-who">
                <b>{words::ship_short(id)}</b>
                <small>{text::company(sight.lang(), aboard)}</small>
            </span>
        </span>
    }
    .into_any()
}

fn own(sight: Sight) -> AnyView {
    let (name, line) = text::own_fleet(sight.lang(), untrack(|| yard(sight, |yard| yard.build)));
    let drawn = view! {
        <span class="yard-own"><Icon glyph=Glyph::Plus/></span>
        <span class="yard-name">{name}</span>
        <span class="yard-line">{line}</span>
    };
    ware(sight, Action::Custom, "yard-card yard-card-own", drawn.into_any())
}
