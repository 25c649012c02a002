//! The piles of action cards and the reserve of goods, with what is left of each.

use leptos::prelude::*;
use quay::{Deck, Good};

use super::drawn::ware;
use super::model::Thing;
use super::model::faces;
use super::sight::Sight;
use super::thing;
use crate::pieces::{EmblemMark, Fill};
use crate::text::quay::{deck as deck_name, terms};

/// Piles and reserve in one strip.
pub fn stock(sight: Sight) -> AnyView {
    view! {
        <section class="zone quay-stock">
            <div>
                <h2 class="zone-title">{terms(sight.lang()).piles}</h2>
                <ol class="quay-piles">
                    {Vec::from(Deck::ACTIONS.map(|deck| pile(sight, deck)))}
                </ol>
            </div>
            <div>
                <h2 class="zone-title">{terms(sight.lang()).reserve}</h2>
                <ol class="quay-shelves">
                    {Vec::from(Good::ALL.map(|good| shelf(sight, good)))}
                </ol>
            </div>
        </section>
    }
    .into_any()
}

/// A pile with its count; forbidden ones answer why.
fn pile(sight: Sight, deck: Deck) -> AnyView {
    let drawn = view! {
        <EmblemMark emblem=faces::emblem(deck) suit=Some(faces::suit(deck))/>
        <span class="quay-pile-name">{deck_name(sight.lang(), deck)}</span>
        <strong>{move || sight.count(Thing::Pile(deck)).to_string()}</strong>
    };
    let button = thing::button(sight, Thing::Pile(deck), "quay-pile quay-touch", drawn.into_any());
    view! { <li>{button}</li> }.into_any()
}

/// A kind of goods in the reserve.
fn shelf(sight: Sight, good: Good) -> AnyView {
    let drawn = view! {
        {ware(sight, good, in_reserve)}
        <strong>{move || sight.count(Thing::Shelf(good)).to_string()}</strong>
    };
    let button =
        thing::button(sight, Thing::Shelf(good), "quay-shelf quay-touch", drawn.into_any());
    view! { <li>{button}</li> }.into_any()
}

fn in_reserve(sight: Sight, good: Good) -> Fill {
    if sight.count(Thing::Shelf(good)) > 0 { Fill::Full } else { Fill::Empty }
}
