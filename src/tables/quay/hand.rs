//! The viewer's own: warehouse, purse, goods and specials.

use leptos::prelude::*;
use quay::{Card, Face, Fate, Good, PLACES};

use super::board::Board;
use super::drawn::{full, seal, ware};
use super::model::{HandModel, Thing};
use super::{faces, thing};
use crate::pieces::{Coin, Emblem, EmblemMark};
use crate::prefs::word;
use crate::shell::move_focus;
use crate::text::quay::{card_name, gold, terms};
use crate::weave::{When, rows};

/// Reads the hand; for a passer-by it is empty.
fn held<T: Default>(board: Board, read: impl FnOnce(&HandModel) -> T) -> T {
    board.model.with(|model| model.hand.as_ref().map(read)).unwrap_or_default()
}

/// Warehouse and hand.
pub fn hand(board: Board) -> AnyView {
    let goods = move || held(board, |hand| hand.goods.kinds().collect::<Vec<_>>());
    let specials = move || held(board, |hand| hand.specials.clone());
    view! {
        <section
            class="hand quay-hand"
            data-hand=""
            aria-label=word(|w| w.your_hand)
            hidden=move || board.desk.eye.get().seat().is_none()
            on:keydown=|event| move_focus(&event, "[data-hand] button")
        >
            {warehouse(board)}
            <ul class="quay-purse">
                {purse(board)}
                {rows(goods, move |good| held_good(board, good))}
                {rows(specials, move |card| held_special(board, card))}
            </ul>
        </section>
    }
    .into_any()
}

/// Eight bays; goods of a kind stand together and are touched together.
fn warehouse(board: Board) -> AnyView {
    let kinds = move || held(board, |hand| hand.store().kinds().collect::<Vec<_>>());
    let used = move || held(board, |hand| hand.store().total());
    let sealed = move || held(board, |hand| hand.stall.shown.protection);
    let free = move || 0..PLACES.saturating_sub(used());
    view! {
        <div class="quay-store">
            <h2 class="quay-store-title">
                {terms(board.lang()).warehouse} " " {move || used().to_string()} "/"
                {PLACES.to_string()}
            </h2>
            <ol class="quay-bays" data-sealed=move || (sealed() > 0).then_some("")>
                {rows(kinds, move |good| bay(board, good))}
                {rows(free, |_| view! { <li class="quay-bay-free"></li> }.into_any())}
            </ol>
            {move || seal(sealed())}
        </div>
    }
    .into_any()
}

fn bay(board: Board, good: Good) -> AnyView {
    let thing = Thing::Bay(good);
    let stored =
        move |_| view! { <span class="quay-stored">{ware(board, good, full)}</span> }.into_any();
    let goods = rows(move || 0..board.count(thing), stored);
    view! {
        <li
            class="quay-bay"
            data-fate=fate(good)
            style:grid-column=move || format!("span {}", board.count(thing).max(1))
        >
            {thing::button(board, thing, "quay-touch", goods)}
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
fn purse(board: Board) -> AnyView {
    let amount = move || held(board, |hand| hand.gold);
    let spoken = move || format!("{} {}", terms(board.lang()).purse, gold(board.lang(), amount()));
    let coin =
        |amount: u16| view! { <span class="quay-coin"><Coin amount=amount/></span> }.into_any();
    view! {
        <li class="quay-gold">
            <span class="unseen">{move || spoken()}</span>
            <span aria-hidden="true">
                // A row for each amount, so that another one arrives anew.
                {rows(move || [amount()], coin)}
                {move || left(board)}
                <When is=move || held(board, |hand| hand.stall.first)>
                    <EmblemMark emblem=Emblem::Pawn/>
                </When>
            </span>
        </li>
    }
    .into_any()
}

/// What the drafted choice would leave in the purse, if it changes that.
fn left(board: Board) -> Option<AnyView> {
    let told = board.prospect().filter(|told| told.gold != 0)?;
    Some(view! { <span class="quay-left">"= " {told.left.to_string()}</span> }.into_any())
}

/// Goods of a kind in the hand.
fn held_good(board: Board, good: Good) -> AnyView {
    let thing = Thing::Hand(good);
    let drawn = view! {
        {ware(board, good, full)}
        <strong>"×" {move || board.count(thing).to_string()}</strong>
    };
    let button = thing::button(board, thing, "quay-good quay-touch", drawn.into_any());
    view! { <li>{button}</li> }.into_any()
}

/// A special of the hand; those acquired in this turn wait.
fn held_special(board: Board, card: Card) -> AnyView {
    let numeral = match card.face() {
        Face::FreeTrade { goods }
        | Face::Conservation { goods }
        | Face::BuyAndStore { goods, .. } => Some(goods.to_string()),
        _ => None,
    };
    let drawn = view! {
        <EmblemMark emblem=faces::special_emblem(card)/>
        <span class="quay-special-name">{card_name(board.lang(), card)}</span>
        <strong>{numeral}</strong>
    };
    let fresh = move || held(board, |hand| hand.fresh.contains(&card));
    view! {
        <li data-fresh=move || fresh().then_some("")>
            {thing::button(board, Thing::Special(card), "quay-special quay-touch", drawn.into_any())}
        </li>
    }
    .into_any()
}
