//! The viewer's own: warehouse, purse, goods and specials.

use leptos::prelude::*;
use quay::{Card, Face, Fate, Good, PLACES};

use super::drawn::{full, seal, ware};
use super::model::faces;
use super::model::{HandModel, Thing};
use super::sight::Sight;
use super::thing;
use crate::pieces::{Coin, Emblem, EmblemMark};
use crate::prefs::word;
use crate::shell::move_focus;
use crate::text::quay::{card_name, gold, terms};
use crate::weave::{When, rows};

/// Reads the hand; for a passer-by it is empty.
fn held<T: Default>(sight: Sight, read: impl FnOnce(&HandModel) -> T) -> T {
    sight.model.with(|model| model.hand.as_ref().map(read)).unwrap_or_default()
}

/// Warehouse and hand.
pub fn hand(sight: Sight) -> AnyView {
    let goods = move || held(sight, |hand| hand.goods.kinds().collect::<Vec<_>>());
    let specials = move || held(sight, |hand| hand.specials.clone());
    view! {
        <section
            class="hand quay-hand"
            data-hand=""
            aria-label=word(|w| w.your_hand)
            hidden=move || sight.desk.eye.get().seat().is_none()
            on:keydown=|event| move_focus(&event, "[data-hand] button")
        >
            {warehouse(sight)}
            <ul class="quay-purse">
                {purse(sight)}
                {rows(goods, move |good| held_good(sight, good))}
                {rows(specials, move |card| held_special(sight, card))}
            </ul>
        </section>
    }
    .into_any()
}

/// Eight bays; goods of a kind stand together and are touched together.
fn warehouse(sight: Sight) -> AnyView {
    let kinds = move || held(sight, |hand| hand.store().kinds().collect::<Vec<_>>());
    let used = move || held(sight, |hand| hand.store().total());
    let sealed = move || held(sight, |hand| hand.stall.shown.protection);
    let free = move || 0..PLACES.saturating_sub(used());
    view! {
        <div class="quay-store">
            <h2 class="quay-store-title">
                {terms(sight.lang()).warehouse} " " {move || used().to_string()} "/"
                {PLACES.to_string()}
            </h2>
            <ol class="quay-bays" data-sealed=move || (sealed() > 0).then_some("")>
                {rows(kinds, move |good| bay(sight, good))}
                {rows(free, |_| view! { <li class="quay-bay-free"></li> }.into_any())}
            </ol>
            {move || seal(sealed())}
        </div>
    }
    .into_any()
}

fn bay(sight: Sight, good: Good) -> AnyView {
    let thing = Thing::Bay(good);
    let stored =
        move |_| view! { <span class="quay-stored">{ware(sight, good, full)}</span> }.into_any();
    let goods = rows(move || 0..sight.count(thing), stored);
    view! {
        <li
            class="quay-bay"
            data-fate=fate(good)
            style:grid-column=move || format!("span {}", sight.count(thing).max(1))
        >
            {thing::button(sight, thing, "quay-touch", goods)}
        </li>
    }
    .into_any()
}

/// What the departure does to it, as CSS knows it.
fn fate(good: Good) -> &'static str {
    match good.fate() {
        Fate::Rots => "rots",
        Fate::Halves => "halves",
        Fate::Keeps => "keeps",
    }
}

/// The gold, and what would be left of it.
fn purse(sight: Sight) -> AnyView {
    let amount = move || held(sight, |hand| hand.gold);
    let spoken = move || format!("{} {}", terms(sight.lang()).purse, gold(sight.lang(), amount()));
    let coin =
        |amount: u16| view! { <span class="quay-coin"><Coin amount=amount/></span> }.into_any();
    view! {
        <li class="quay-gold">
            <span class="unseen">{move || spoken()}</span>
            <span aria-hidden="true">
                // A row for each amount, so that another one arrives anew.
                {rows(move || [amount()], coin)}
                {move || left(sight)}
                <When is=move || held(sight, |hand| hand.stall.first)>
                    <EmblemMark emblem=Emblem::Pawn/>
                </When>
            </span>
        </li>
    }
    .into_any()
}

/// What the drafted choice would leave in the purse, if it changes that.
fn left(sight: Sight) -> Option<AnyView> {
    let told = sight.prospect().filter(|told| told.gold != 0)?;
    Some(view! { <span class="quay-left">"= " {told.left.to_string()}</span> }.into_any())
}

/// Goods of a kind in the hand.
fn held_good(sight: Sight, good: Good) -> AnyView {
    let thing = Thing::Hand(good);
    let drawn = view! {
        {ware(sight, good, full)}
        <strong>"×" {move || sight.count(thing).to_string()}</strong>
    };
    let button = thing::button(sight, thing, "quay-good quay-touch", drawn.into_any());
    view! { <li>{button}</li> }.into_any()
}

/// A special of the hand; those acquired in this turn wait.
fn held_special(sight: Sight, card: Card) -> AnyView {
    let numeral = match card.face() {
        Face::FreeTrade { goods }
        | Face::Conservation { goods }
        | Face::BuyAndStore { goods, .. } => Some(goods.to_string()),
        _ => None,
    };
    let drawn = view! {
        <EmblemMark emblem=faces::special_emblem(card)/>
        <span class="quay-special-name">{card_name(sight.lang(), card)}</span>
        <strong>{numeral}</strong>
    };
    let fresh = move || held(sight, |hand| hand.fresh.contains(&card));
    view! {
        <li data-fresh=move || fresh().then_some("")>
            {thing::button(sight, Thing::Special(card), "quay-special quay-touch", drawn.into_any())}
        </li>
    }
    .into_any()
}
