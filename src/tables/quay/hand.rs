//! The viewer's own: warehouse, purse, goods and specials.

use engine::Eye;
use leptos::prelude::*;
use quay::{Card, Good, PLACES};

use super::board::Board;
use super::faces;
use super::model::{self, Fate, HandModel, Reach, Thing};
use super::stalls::Seal;
use super::thing::ThingButton;
use crate::pieces::{Coin, Emblem, EmblemMark, Fill, WareMark};
use crate::prefs::tr;
use crate::shell::move_focus;
use crate::text::quay::{bay_spoken, card, card_name, gold, terms};

/// The hand as a memo of its own: it changes less often than the table.
pub fn memo(board: Board) -> Memo<Option<HandModel>> {
    Memo::new(move |_| {
        let draft = board.desk.draft.get();
        let path = draft.map_or_else(Vec::new, |draft| draft.path);
        let (eye, picked) = (board.desk.eye.get(), board.picked.get());
        board.game.with(|game| model::hand(game, eye, picked, &path))
    })
}

/// Warehouse and hand.
#[component]
pub fn HandZone(board: Board, hand: Memo<Option<HandModel>>) -> impl IntoView {
    view! {
        <section
            class="hand quay-hand"
            data-hand=""
            aria-label=move || tr().your_hand
            hidden=move || !matches!(board.desk.eye.get(), Eye::Seat(_))
            on:keydown=|event| move_focus(&event, "[data-hand] button")
        >
            <Warehouse board hand/>
            <ul class="quay-purse">
                <Purse board hand/>
                <Goods board hand/>
                <Specials board hand/>
            </ul>
        </section>
    }
}

/// Eight bays; goods of a kind stand together and are touched together.
#[component]
fn Warehouse(board: Board, hand: Memo<Option<HandModel>>) -> impl IntoView {
    let kinds = move || {
        hand.with(|hand| {
            let bays = hand.as_ref().map_or(&[][..], |hand| &hand.bays);
            bays.iter().map(|(good, ..)| *good).collect::<Vec<_>>()
        })
    };
    let used = Memo::new(move |_| {
        hand.with(|hand| hand.as_ref().map_or(0, |hand| hand.stall.shown.store.total()))
    });
    let sealed = Memo::new(move |_| {
        hand.with(|hand| hand.as_ref().map_or(0, |hand| hand.stall.shown.protection))
    });
    let free = move || 0..PLACES.saturating_sub(used.get());
    view! {
        <div class="quay-store">
            <h2 class="quay-store-title">
                {move || terms(board.lang()).warehouse} " " {used} "/" {PLACES}
            </h2>
            <ol class="quay-bays" data-sealed=move || (sealed.get() > 0).then_some("")>
                <For each=kinds key=|good| *good let(good)>
                    <Bay board hand good/>
                </For>
                <For each=free key=|place| *place let(_place)>
                    <li class="quay-bay-free"></li>
                </For>
            </ol>
            {move || (sealed.get() > 0).then(|| view! { <Seal count=sealed.get()/> })}
        </div>
    }
}

#[component]
fn Bay(board: Board, hand: Memo<Option<HandModel>>, good: Good) -> impl IntoView {
    let found = Memo::new(move |_| {
        hand.with(|hand| {
            let bays = &hand.as_ref()?.bays;
            let bay = bays.iter().find(|(kind, ..)| *kind == good)?;
            Some((bay.1, bay.2.clone()))
        })
    });
    let count = Memo::new(move |_| found.get().map_or(0, |(count, _)| count));
    let fate = Fate::of(good);
    let reach = Signal::derive(move || found.get().map_or(Reach::Refused, |(_, reach)| reach));
    let label = Signal::derive(move || {
        bay_spoken(board.lang(), good, count.get(), Some(fate), board.playable(reach))
    });
    let sign = Signal::derive(move || faces::sign(board.lang(), good, Fill::Full));
    view! {
        <li class="quay-bay" data-fate=fate.key() style:grid-column=move || format!("span {}", count.get().max(1))>
            <ThingButton board thing=Thing::Bay(good) reach label class="quay-touch">
                <For each=move || 0..count.get() key=|place| *place let(_place)>
                    <span class="quay-stored"><WareMark sign/></span>
                </For>
            </ThingButton>
        </li>
    }
}

/// The gold, and what would be left of it.
#[component]
fn Purse(board: Board, hand: Memo<Option<HandModel>>) -> impl IntoView {
    let amount = Memo::new(move |_| hand.with(|hand| hand.as_ref().map_or(0, |hand| hand.gold)));
    let first = move || hand.with(|hand| hand.as_ref().is_some_and(|hand| hand.stall.first));
    let left = Memo::new(move |_| {
        let told = hand.with(|hand| hand.as_ref().and_then(|hand| hand.prospect.clone()));
        told.filter(|told| told.gold != 0).map(|told| told.left)
    });
    let spoken =
        move || format!("{} {}", terms(board.lang()).purse, gold(board.lang(), amount.get()));
    view! {
        <li class="quay-gold">
            <span class="unseen">{spoken}</span>
            <span aria-hidden="true">
                <For each=move || [amount.get()] key=|amount| *amount let(amount)>
                    <span class="quay-coin"><Coin amount=amount/></span>
                </For>
                {move || left.get().map(|left| view! { <span class="quay-left">"= " {left}</span> })}
                <Show when=first>
                    <EmblemMark emblem=Emblem::Pawn/>
                </Show>
            </span>
        </li>
    }
}

/// The goods of the hand, by kind.
#[component]
fn Goods(board: Board, hand: Memo<Option<HandModel>>) -> impl IntoView {
    let kinds = move || {
        hand.with(|hand| {
            let goods = hand.as_ref().map_or(&[][..], |hand| &hand.goods);
            goods.iter().map(|(good, ..)| *good).collect::<Vec<_>>()
        })
    };
    view! {
        <For each=kinds key=|good| *good let(good)>
            <HeldGood board hand good/>
        </For>
    }
}

#[component]
fn HeldGood(board: Board, hand: Memo<Option<HandModel>>, good: Good) -> impl IntoView {
    let found = Memo::new(move |_| {
        hand.with(|hand| {
            let goods = &hand.as_ref()?.goods;
            let held = goods.iter().find(|(kind, ..)| *kind == good)?;
            Some((held.1, held.2.clone()))
        })
    });
    let count = Memo::new(move |_| found.get().map_or(0, |(count, _)| count));
    let reach = Signal::derive(move || found.get().map_or(Reach::Refused, |(_, reach)| reach));
    let label = Signal::derive(move || {
        bay_spoken(board.lang(), good, count.get(), None, board.playable(reach))
    });
    let sign = Signal::derive(move || faces::sign(board.lang(), good, Fill::Full));
    view! {
        <li>
            <ThingButton board thing=Thing::Hand(good) reach label class="quay-good quay-touch">
                <WareMark sign/>
                <strong>"×" {count}</strong>
            </ThingButton>
        </li>
    }
}

/// The specials of the hand; those acquired in this turn wait.
#[component]
fn Specials(board: Board, hand: Memo<Option<HandModel>>) -> impl IntoView {
    let cards = move || {
        hand.with(|hand| {
            let specials = hand.as_ref().map_or(&[][..], |hand| &hand.specials);
            specials.iter().map(|(card, ..)| *card).collect::<Vec<_>>()
        })
    };
    view! {
        <For each=cards key=|card| *card let(card)>
            <HeldSpecial board hand card/>
        </For>
    }
}

#[component]
fn HeldSpecial(board: Board, hand: Memo<Option<HandModel>>, card: Card) -> impl IntoView {
    let found = Memo::new(move |_| {
        hand.with(|hand| {
            let specials = &hand.as_ref()?.specials;
            let held = specials.iter().find(|(kind, ..)| *kind == card)?;
            Some((held.1, held.2.clone()))
        })
    });
    let reach = Signal::derive(move || found.get().map_or(Reach::Refused, |(_, reach)| reach));
    let fresh = move || found.get().is_some_and(|(fresh, _)| fresh);
    let label = Signal::derive(move || self::card(board.lang(), card));
    let numeral = match card.face() {
        quay::Face::FreeTrade { goods }
        | quay::Face::Conservation { goods }
        | quay::Face::BuyAndStore { goods, .. } => Some(goods),
        _ => None,
    };
    view! {
        <li data-fresh=move || fresh().then_some("")>
            <ThingButton board thing=Thing::Special(card) reach label class="quay-special quay-touch">
                <EmblemMark emblem=faces::special_emblem(card)/>
                <span class="quay-special-name">{move || card_name(board.lang(), card)}</span>
                <strong>{numeral}</strong>
            </ThingButton>
        </li>
    }
}
