//! The quay: the ships with their cargoes, and the vane that tells when they leave.

use leptos::prelude::*;
use quay::{Berth, Ship};

use super::board::Board;
use super::faces;
use super::model::{Reach, Thing};
use super::thing::ThingButton;
use crate::pieces::{Card, CardFace, CardState, Emblem, EmblemMark};
use crate::text::quay::{departure, loss, ship_spoken, terms};

/// The ships in port.
#[component]
pub fn Port(board: Board) -> impl IntoView {
    let model = board.model;
    let ships =
        move || model.with(|model| model.ships.iter().map(|(b, _)| b.ship).collect::<Vec<_>>());
    view! {
        <section class="zone quay-port">
            <h2 class="zone-title">{move || terms(board.lang()).port}</h2>
            <ol class="quay-ships" data-count=move || ships().len().to_string()>
                <For each=ships key=|ship| *ship let(ship)>
                    <Moored board ship/>
                </For>
            </ol>
            <Vane board/>
        </section>
    }
}

/// A ship: what is stored of its cargo is full, what is only in hand half full.
#[component]
fn Moored(board: Board, ship: Ship) -> impl IntoView {
    let found = Memo::new(move |_| {
        let own = |(berth, _): &&(Berth, Reach)| berth.ship == ship;
        board.model.with(|model| model.ships.iter().find(own).cloned())
    });
    let reach = Signal::derive(move || found.get().map_or(Reach::Refused, |(_, reach)| reach));
    let face = Memo::new(move |_| match found.get() {
        Some((berth, _)) => faces::berth(board.lang(), &berth),
        None => CardFace::default(),
    });
    let ready = move || found.get().is_some_and(|(berth, _)| berth.is_loadable());
    let state = Signal::derive(move || match board.open(reach) {
        Reach::Plays(touch) if board.is_drafted(&touch.path) => CardState::Selected,
        Reach::Plays(_) => CardState::Playable,
        _ => CardState::Idle,
    });
    let label = Signal::derive(move || match found.get() {
        Some((berth, _)) => ship_spoken(board.lang(), &berth, board.playable(reach)),
        None => String::new(),
    });
    view! {
        <li class="quay-ship" data-ready=move || ready().then_some("") data-large=ship.is_large().then_some("")>
            <ThingButton board thing=Thing::Ship(ship) reach label class="card-button quay-touch">
                <Card face state/>
            </ThingButton>
        </li>
    }
}

/// How many ships there are until the departure, and what it would cost the viewer.
#[component]
fn Vane(board: Board) -> impl IntoView {
    let left = Memo::new(move |_| board.model.with(|model| model.to_departure));
    let lost =
        move || board.model.with(|model| model.loss.as_ref().map(|lost| loss(board.lang(), lost)));
    view! {
        <div class="quay-vane" data-left=move || left.get().to_string()>
            <span class="quay-vane-sign" aria-hidden="true">
                <EmblemMark emblem=Emblem::Vane/>
                <strong>{left}</strong>
            </span>
            <p>
                <strong>{move || departure(board.lang(), left.get())}</strong>
                " "
                <span class="quay-loss">{lost}</span>
            </p>
        </div>
    }
}
