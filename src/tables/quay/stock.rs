//! The piles of action cards and the reserve of goods, with what is left of each.

use leptos::prelude::*;
use quay::{Deck, Good};

use super::board::Board;
use super::faces;
use super::model::{Reach, Thing};
use super::thing::ThingButton;
use crate::pieces::{EmblemMark, Fill, WareMark};
use crate::text::quay::{bay_spoken, deck, pile_spoken, terms};

/// Piles and reserve in one strip.
#[component]
pub fn Stock(board: Board) -> impl IntoView {
    view! {
        <section class="zone quay-stock">
            <div>
                <h2 class="zone-title">{move || terms(board.lang()).piles}</h2>
                <ol class="quay-piles">
                    {Deck::ACTIONS.map(|deck| view! { <PileKey board deck/> }).collect_view()}
                </ol>
            </div>
            <div>
                <h2 class="zone-title">{move || terms(board.lang()).reserve}</h2>
                <ol class="quay-shelves">
                    {Good::ALL.map(|good| view! { <Shelf board good/> }).collect_view()}
                </ol>
            </div>
        </section>
    }
}

/// A pile with its count; forbidden ones answer why.
#[component]
fn PileKey(board: Board, deck: Deck) -> impl IntoView {
    let found = Memo::new(move |_| {
        board.model.with(|model| model.piles.iter().find(|pile| pile.deck == deck).cloned())
    });
    let left = Memo::new(move |_| found.get().map_or(0, |pile| pile.left));
    let reach = Signal::derive(move || found.get().map_or(Reach::Refused, |pile| pile.reach));
    let label =
        Signal::derive(move || pile_spoken(board.lang(), deck, left.get(), board.playable(reach)));
    view! {
        <li>
            <ThingButton board thing=Thing::Pile(deck) reach label class="quay-pile quay-touch">
                <EmblemMark emblem=faces::emblem(deck) suit=Some(faces::suit(deck))/>
                <span class="quay-pile-name">{move || self::deck(board.lang(), deck)}</span>
                <strong>{left}</strong>
            </ThingButton>
        </li>
    }
}

/// A kind of goods in the reserve.
#[component]
fn Shelf(board: Board, good: Good) -> impl IntoView {
    let found = Memo::new(move |_| {
        board.model.with(|model| model.reserve.iter().find(|shelf| shelf.good == good).cloned())
    });
    let left = Memo::new(move |_| found.get().map_or(0, |shelf| shelf.left));
    let reach = Signal::derive(move || found.get().map_or(Reach::Refused, |shelf| shelf.reach));
    let sign = Signal::derive(move || {
        let fill = if left.get() > 0 { Fill::Full } else { Fill::Empty };
        faces::sign(board.lang(), good, fill)
    });
    let label = Signal::derive(move || {
        bay_spoken(board.lang(), good, left.get(), None, board.playable(reach))
    });
    view! {
        <li>
            <ThingButton board thing=Thing::Shelf(good) reach label class="quay-shelf quay-touch">
                <WareMark sign/>
                <strong>{left}</strong>
            </ThingButton>
        </li>
    }
}
