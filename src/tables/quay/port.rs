//! The quay: the ships with their cargoes, and the vane that tells when they leave.

use leptos::prelude::*;
use quay::{Berth, Ship};

use super::model::Thing;
use super::model::faces;
use super::sight::Sight;
use super::thing;
use crate::pieces::{Card, CardFace, Emblem, EmblemMark};
use crate::text::quay::{departure, loss, terms};
use crate::weave::rows;

/// The ships in port.
pub fn port(sight: Sight) -> AnyView {
    let ships = move || sight.model.with(|model| ships_of(&model.ships));
    view! {
        <section class="zone quay-port">
            <h2 class="zone-title">{terms(sight.lang()).port}</h2>
            <ol class="quay-ships" data-count=move || ships().len().to_string()>
                {rows(ships, move |ship| moored(sight, ship))}
            </ol>
            {vane(sight)}
        </section>
    }
    .into_any()
}

fn ships_of(berths: &[Berth]) -> Vec<Ship> {
    berths.iter().map(|berth| berth.ship).collect()
}

/// A ship: what is stored of its cargo is full, what is only in hand half full.
fn moored(sight: Sight, ship: Ship) -> AnyView {
    let thing = Thing::Ship(ship);
    let ready = move || sight.is(|model| model.berth(ship).is_some_and(Berth::is_loadable));
    let drawn =
        view! { <Card face=move || face(sight, ship) state=move || sight.card_state(thing)/> };
    view! {
        <li class="quay-ship" data-ready=move || ready().then_some("") data-large=ship.is_large().then_some("")>
            {thing::button(sight, thing, "card-button quay-touch", drawn.into_any())}
        </li>
    }
    .into_any()
}

fn face(sight: Sight, ship: Ship) -> CardFace {
    let printed = |berth: &Berth| faces::berth(sight.letters(), berth);
    sight.model.with(|model| model.berth(ship).map(printed)).unwrap_or_default()
}

/// How many ships there are until the departure, and what it would cost the viewer.
fn vane(sight: Sight) -> AnyView {
    let left = move || sight.model.with(|model| model.to_departure);
    let lost =
        move || sight.model.with(|model| model.loss.as_ref().map(|lost| loss(sight.lang(), lost)));
    view! {
        <div class="quay-vane" data-left=move || left().to_string()>
            <span class="quay-vane-sign" aria-hidden="true">
                <EmblemMark emblem=Emblem::Vane/>
                <strong>{move || left().to_string()}</strong>
            </span>
            <p>
                <strong>{move || departure(sight.lang(), left())}</strong>
                " "
                <span class="quay-loss">{move || lost()}</span>
            </p>
        </div>
    }
    .into_any()
}
