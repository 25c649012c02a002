//! The piles of action cards and the reserve of goods, with what is left of each.

use leptos::prelude::*;
use quay::{Deck, Good};

use super::drawn::ware;
use super::model::{Thing, faces};
use super::sight::Sight;
use super::thing;
use crate::pieces::{CardBack, EmblemMark, Fill};
use crate::text::quay::{deck as deck_name, terms};

/// The piles.
pub fn piles(sight: Sight) -> AnyView {
    view! {
        <div class="quay-stock" data-map="" data-spot="piles">
            <h2 class="quay-title">{terms(sight.lang()).piles}</h2>
            <ol class="quay-piles">{Vec::from(Deck::ACTIONS.map(|deck| pile(sight, deck)))}</ol>
        </div>
    }
    .into_any()
}

/// A pile with its name and count; forbidden ones answer why.
fn pile(sight: Sight, deck: Deck) -> AnyView {
    let drawn = view! {
        <span class="quay-pile-back" data-place=format!("pile-{}", deck.index())>
            <CardBack/>
            <EmblemMark emblem=faces::emblem(deck) suit=Some(faces::suit(deck))/>
        </span>
        <span>{deck_name(sight.lang(), deck)}</span>
        <strong>{move || sight.count(Thing::Pile(deck)).to_string()}</strong>
    };
    let button = thing::button(sight, Thing::Pile(deck), "quay-pile quay-touch", drawn.into_any());
    view! { <li>{button}</li> }.into_any()
}

/// The reserve.
pub fn reserve(sight: Sight) -> AnyView {
    view! {
        <div class="quay-reserve" data-map="" data-spot="reserve">
            <h2 class="quay-title">{terms(sight.lang()).reserve}</h2>
            <ol class="quay-shelves">{Vec::from(Good::ALL.map(|good| shelf(sight, good)))}</ol>
        </div>
    }
    .into_any()
}

/// A kind of goods in the reserve.
fn shelf(sight: Sight, good: Good) -> AnyView {
    let thing = Thing::Shelf(good);
    let drawn = view! {
        {ware(sight, good, in_reserve)}
        <strong>{move || sight.count(thing).to_string()}</strong>
    };
    let button = thing::button(sight, thing, "quay-shelf quay-touch", drawn.into_any());
    view! { <li data-place=format!("shelf-{}", good.index())>{button}</li> }.into_any()
}

fn in_reserve(sight: Sight, good: Good) -> Fill {
    if sight.count(Thing::Shelf(good)) > 0 { Fill::Full } else { Fill::Empty }
}
