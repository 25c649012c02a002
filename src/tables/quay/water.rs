//! The water: where in the turn one is, when the fleet leaves, and the berths.

use leptos::prelude::*;
use quay::{Berth, Ship};

use super::model::{Thing, faces, phase_place, stay};
use super::sight::Sight;
use super::thing;
use crate::pieces::{Card, CardFace, Emblem, EmblemMark};
use crate::shell::pennant;
use crate::text::quay::{departure, departure_in_short, loaded_by, loss, terms};
use crate::weave::{When, rows};

/// Depths, far out and near the quay; figures where no ship lies.
const CHART: &str = concat!(
    r#"<path class="quay-mid" d="M0 104C140 128 230 92 380 72S620 96 760 62S930 40 952 0H1040V250H0Z"/>"#,
    r#"<path class="quay-shoal" d="M0 214C180 188 330 206 520 182S820 196 940 168S1012 70 1016 0H1040V250H0Z"/>"#,
    r#"<g class="quay-depths"><text x="14" y="132">14</text><text x="34" y="196">6</text><text x="1004" y="120">9</text><text x="996" y="212">3</text></g>"#,
);

/// Ribbon, vane and ships.
pub fn water(sight: Sight) -> AnyView {
    view! {
        <section class="quay-water" data-place="sea" aria-label=terms(sight.lang()).port>
            <svg
                class="quay-chart"
                viewBox="0 0 1040 250"
                preserveAspectRatio="xMidYMax slice"
                aria-hidden="true"
                focusable="false"
                inner_html=CHART
            ></svg>
            <ol class="quay-phases">{(0..4).map(|at| phase(sight, at)).collect::<Vec<_>>()}</ol>
            {vane(sight)}
            {berths(sight)}
        </section>
    }
    .into_any()
}

/// A part of the turn.
fn phase(sight: Sight, at: usize) -> AnyView {
    let now = move || sight.is(|model| phase_place(model.phase) == Some(at));
    view! {
        <li data-current=move || now().then_some("") aria-current=move || now().then_some("step")>
            {terms(sight.lang()).phases[at]}
        </li>
    }
    .into_any()
}

/// How many ships there are until the departure, and what it would cost the viewer.
fn vane(sight: Sight) -> AnyView {
    let left = move || sight.read(|model| model.to_departure);
    let lost = move || sight.read(|model| model.loss.as_ref().map(|lost| loss(sight.lang(), lost)));
    view! {
        <p class="quay-vane" data-left=move || left().to_string() data-spot="vane">
            <EmblemMark emblem=Emblem::Vane/>
            <strong class="quay-roomy">{move || departure(sight.lang(), left())}</strong>
            <strong class="quay-close" aria-hidden="true">
                {move || departure_in_short(sight.lang(), left())}
            </strong>
            <span class="quay-loss">{move || lost()}</span>
        </p>
    }
    .into_any()
}

/// Every berth of the fleet stays where it is, also once its ship is gone.
fn berths(sight: Sight) -> AnyView {
    let fleet = Memo::new(move |before: Option<&Vec<Ship>>| {
        sight.model.with(|model| {
            let known = || {
                let port = model.ships.iter().map(|berth| berth.ship);
                port.chain(model.taken.iter().map(|(ship, _)| *ship))
            };
            let before = before.map_or(&[][..], Vec::as_slice);
            stay(before, |ship| known().any(|kept| kept == *ship), known())
        })
    });
    view! {
        <ol class="quay-ships" data-spot="ships" data-count=move || fleet.with(Vec::len).to_string()>
            {rows(move || fleet.get(), move |ship| berth(sight, ship))}
        </ol>
    }
    .into_any()
}

/// A berth: its ship, or who loaded it.
fn berth(sight: Sight, ship: Ship) -> AnyView {
    let moored = move || sight.is(|model| model.berth(ship).is_some());
    let ready = move || sight.is(|model| model.berth(ship).is_some_and(Berth::is_loadable));
    view! {
        <li class="quay-berth" data-ready=move || ready().then_some("")>
            <When is=moored>{at_berth(sight, ship)}</When>
            <When is=move || !moored()>{emptied(sight, ship)}</When>
        </li>
    }
    .into_any()
}

/// A ship: what is stored of its cargo is full, what is only in hand half full. Whoever acts may
/// take it along.
fn at_berth(sight: Sight, ship: Ship) -> AnyView {
    let thing = Thing::Ship(ship);
    let taker = move || sight.read(|model| model.acting().map(|seat| format!("seat-{}", seat.0)));
    let drawn =
        view! { <Card face=move || face(sight, ship) state=move || sight.card_state(thing)/> };
    view! {
        <div data-piece=format!("ship-{ship:?}") data-from="sea" data-to=taker>
            {thing::button(sight, thing, "card-button quay-touch", drawn.into_any())}
        </div>
    }
    .into_any()
}

fn emptied(sight: Sight, ship: Ship) -> Option<AnyView> {
    let taken =
        sight.model.with(|model| model.taken.iter().find(|(gone, _)| *gone == ship).copied());
    let (_, seat) = taken?;
    let words = sight.desk.names.with(|names| loaded_by(names, seat));
    Some(
        view! { <p class="quay-emptied">{pennant(sight.desk, seat)} <span>{words}</span></p> }
            .into_any(),
    )
}

fn face(sight: Sight, ship: Ship) -> CardFace {
    let printed = |berth: &Berth| faces::berth(sight.letters(), berth);
    sight.model.with(|model| model.berth(ship).map(printed)).unwrap_or_default()
}
