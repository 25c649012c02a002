//! The piles of action cards and the reserve of goods, with what is left of each.

use leptos::prelude::*;
use quay::{Deck, Good};

use super::board::Board;
use super::drawn::ware;
use super::model::Thing;
use super::{faces, thing};
use crate::pieces::{EmblemMark, Fill};
use crate::text::quay::{deck as deck_name, terms};

/// Piles and reserve in one strip.
pub fn stock(board: Board) -> AnyView {
    view! {
        <section class="zone quay-stock">
            <div>
                <h2 class="zone-title">{terms(board.lang()).piles}</h2>
                <ol class="quay-piles">
                    {Vec::from(Deck::ACTIONS.map(|deck| pile(board, deck)))}
                </ol>
            </div>
            <div>
                <h2 class="zone-title">{terms(board.lang()).reserve}</h2>
                <ol class="quay-shelves">
                    {Vec::from(Good::ALL.map(|good| shelf(board, good)))}
                </ol>
            </div>
        </section>
    }
    .into_any()
}

/// A pile with its count; forbidden ones answer why.
fn pile(board: Board, deck: Deck) -> AnyView {
    let drawn = view! {
        <EmblemMark emblem=faces::emblem(deck) suit=Some(faces::suit(deck))/>
        <span class="quay-pile-name">{deck_name(board.lang(), deck)}</span>
        <strong>{move || board.count(Thing::Pile(deck)).to_string()}</strong>
    };
    let button = thing::button(board, Thing::Pile(deck), "quay-pile quay-touch", drawn.into_any());
    view! { <li>{button}</li> }.into_any()
}

/// A kind of goods in the reserve.
fn shelf(board: Board, good: Good) -> AnyView {
    let drawn = view! {
        {ware(board, good, in_reserve)}
        <strong>{move || board.count(Thing::Shelf(good)).to_string()}</strong>
    };
    let button =
        thing::button(board, Thing::Shelf(good), "quay-shelf quay-touch", drawn.into_any());
    view! { <li>{button}</li> }.into_any()
}

fn in_reserve(board: Board, good: Good) -> Fill {
    if board.count(Thing::Shelf(good)) > 0 { Fill::Full } else { Fill::Empty }
}
