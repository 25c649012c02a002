//! The quay: the ships with their cargoes, and the vane that tells when they leave.

use leptos::prelude::*;
use quay::{Berth, Ship};

use super::board::Board;
use super::model::Thing;
use super::{faces, thing};
use crate::pieces::{Card, CardFace, Emblem, EmblemMark};
use crate::text::quay::{departure, loss, terms};
use crate::weave::rows;

/// The ships in port.
pub fn port(board: Board) -> AnyView {
    let ships = move || board.model.with(|model| ships_of(&model.ships));
    view! {
        <section class="zone quay-port">
            <h2 class="zone-title">{terms(board.lang()).port}</h2>
            <ol class="quay-ships" data-count=move || ships().len().to_string()>
                {rows(ships, move |ship| moored(board, ship))}
            </ol>
            {vane(board)}
        </section>
    }
    .into_any()
}

fn ships_of(berths: &[Berth]) -> Vec<Ship> {
    berths.iter().map(|berth| berth.ship).collect()
}

/// A ship: what is stored of its cargo is full, what is only in hand half full.
fn moored(board: Board, ship: Ship) -> AnyView {
    let thing = Thing::Ship(ship);
    let ready = move || board.is(|model| model.berth(ship).is_some_and(Berth::is_loadable));
    let drawn =
        view! { <Card face=move || face(board, ship) state=move || board.card_state(thing)/> };
    view! {
        <li class="quay-ship" data-ready=move || ready().then_some("") data-large=ship.is_large().then_some("")>
            {thing::button(board, thing, "card-button quay-touch", drawn.into_any())}
        </li>
    }
    .into_any()
}

fn face(board: Board, ship: Ship) -> CardFace {
    let printed = |berth: &Berth| faces::berth(board.lang(), berth);
    board.model.with(|model| model.berth(ship).map(printed)).unwrap_or_default()
}

/// How many ships there are until the departure, and what it would cost the viewer.
fn vane(board: Board) -> AnyView {
    let left = move || board.model.with(|model| model.to_departure);
    let lost =
        move || board.model.with(|model| model.loss.as_ref().map(|lost| loss(board.lang(), lost)));
    view! {
        <div class="quay-vane" data-left=move || left().to_string()>
            <span class="quay-vane-sign" aria-hidden="true">
                <EmblemMark emblem=Emblem::Vane/>
                <strong>{move || left().to_string()}</strong>
            </span>
            <p>
                <strong>{move || departure(board.lang(), left())}</strong>
                " "
                <span class="quay-loss">{move || lost()}</span>
            </p>
        </div>
    }
    .into_any()
}
