//! The viewer's own: shed, purse, goods and specials.

use leptos::prelude::*;
use quay::{Card as ActionCard, Decision, Face, Fate, Front, Good, PLACES};

use super::drawn::{full, seal, ware};
use super::model::{HandModel, Thing, faces};
use super::sight::Sight;
use super::thing;
use crate::pieces::{Card, Coin, Emblem, EmblemMark};
use crate::prefs::word;
use crate::shell::move_focus;
use crate::text::quay::{card_name, gold, store_loss, terms};
use crate::weave::{When, rows};

/// Reads the hand; for a passer-by it is empty.
fn held<T: Default>(sight: Sight, read: impl FnOnce(&HandModel) -> T) -> T {
    sight.model.with(|model| model.hand.as_ref().map(read)).unwrap_or_default()
}

/// Shed and hand.
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
            <div class="quay-held" data-spot="hand">
                <h2 class="quay-title">
                    {word(|w| w.your_hand)} " " <small>{terms(sight.lang()).hand_fate}</small>
                </h2>
                <ul class="quay-purse">
                    {purse(sight)}
                    {rows(goods, move |good| held_good(sight, good))}
                    {rows(specials, move |card| held_special(sight, card))}
                </ul>
            </div>
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
    let lost =
        move || sight.read(|model| model.loss.as_ref().map(|loss| store_loss(sight.lang(), loss)));
    view! {
        <div class="quay-store" data-spot="store">
            <h2 class="quay-title">
                {terms(sight.lang()).warehouse} " " <small>{move || used().to_string()} "/" {PLACES.to_string()}</small>
            </h2>
            <div class="quay-own">
                <ol class="quay-bays" data-sealed=move || (sealed() > 0).then_some("")>
                    {rows(kinds, move |good| bay(sight, good))}
                    {rows(free, |_| view! { <li class="quay-bay-free"></li> }.into_any())}
                </ol>
                {move || seal(sealed())}
                <p class="quay-fate">{move || lost()}</p>
            </div>
        </div>
    }
    .into_any()
}

fn bay(sight: Sight, good: Good) -> AnyView {
    let thing = Thing::Bay(good);
    let kind = good.index();
    let stored = move |at: u8| {
        view! {
            <span
                class="quay-stored"
                data-piece=format!("good-own-{kind}-{at}")
                data-from=format!("{}-{kind}", origin(sight))
                data-to=format!("shelf-{kind}")
            >
                {ware(sight, good, full)}
            </span>
        }
        .into_any()
    };
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

/// Where a good comes from that is new in the shed.
fn origin(sight: Sight) -> &'static str {
    let bought = sight.is(|model| matches!(model.decision, Decision::BuyStore { .. }));
    if bought { "shelf" } else { "hand" }
}

/// What the departure does to it, as CSS knows it.
fn fate(good: Good) -> &'static str {
    match good.fate() {
        Fate::Rots => "rots",
        Fate::Halves => "halves",
        Fate::Keeps => "keeps",
    }
}

/// The gold, what would be left of it, and what lies face down until trading ends.
fn purse(sight: Sight) -> AnyView {
    let amount = move || held(sight, |hand| hand.gold);
    let spoken = move || format!("{} {}", terms(sight.lang()).purse, gold(sight.lang(), amount()));
    // A row for each amount, so that another one arrives anew.
    let coin = |amount: u16| {
        view! { <span data-piece=format!("purse-{amount}") data-from="offers"><Coin amount=amount/></span> }
            .into_any()
    };
    let waits = move || match held(sight, |hand| Some(hand.stall.shown.front)) {
        Some(Front::Money(amount)) => Some(format!("+{amount}")),
        _ => None,
    };
    view! {
        <li class="quay-gold">
            <span class="unseen">{move || spoken()}</span>
            <span aria-hidden="true">
                {rows(move || [amount()], coin)}
                <span class="quay-left">{move || left(sight)}</span>
                <span class="quay-waits">{move || waits()}</span>
                <When is=move || held(sight, |hand| hand.stall.first)>
                    <EmblemMark emblem=Emblem::Pawn/>
                </When>
            </span>
        </li>
    }
    .into_any()
}

/// What the drafted choice would leave in the purse, if it changes that.
fn left(sight: Sight) -> Option<String> {
    let told = sight.prospect().filter(|told| told.gold != 0)?;
    Some(format!("= {}", told.left))
}

/// Goods of a kind in the hand, as a stack.
fn held_good(sight: Sight, good: Good) -> AnyView {
    let thing = Thing::Hand(good);
    let kind = good.index();
    let one = move |at: u8| {
        view! {
            <span
                class="quay-ware"
                data-piece=format!("good-hand-{kind}-{at}")
                data-from=format!("shelf-{kind}")
            >
                {ware(sight, good, full)}
            </span>
        }
        .into_any()
    };
    let times = move || Some(sight.count(thing)).filter(|count| *count > 1);
    let drawn = view! {
        <span class="quay-heap">{rows(move || 0..sight.count(thing), one)}</span>
        <strong>{move || times().map(|count| format!("×{count}"))}</strong>
    };
    let button = thing::button(sight, thing, "quay-good quay-touch", drawn.into_any());
    view! { <li data-place=format!("hand-{kind}")>{button}</li> }.into_any()
}

/// A special of the hand; those acquired in this turn wait.
fn held_special(sight: Sight, card: ActionCard) -> AnyView {
    let numeral = match card.face() {
        Face::FreeTrade { goods }
        | Face::Conservation { goods }
        | Face::BuyAndStore { goods, .. } => Some(goods.to_string()),
        _ => None,
    };
    let thing = Thing::Special(card);
    let drawn = view! {
        <Card face=faces::action(sight.letters(), card) state=move || sight.card_state(thing)/>
        <EmblemMark emblem=faces::special_emblem(card)/>
        <span class="quay-name">{card_name(sight.lang(), card)}</span>
        <strong>{numeral}</strong>
    };
    let fresh = move || held(sight, |hand| hand.fresh.contains(&card));
    view! {
        <li data-fresh=move || fresh().then_some("") data-piece=format!("card-{card:?}")>
            {thing::button(sight, thing, "quay-special quay-touch", drawn.into_any())}
        </li>
    }
    .into_any()
}
