//! The pile to draw from, the viewer's gold, and how near the end is.

use engine::Match;
use leptos::prelude::*;
use plunder::{Action, Plunder};

use super::model::{Pile, TableModel};
use super::why;
use crate::desk::{Desk, Draft};
use crate::pieces::{Badge, CardBack, Coin, Glyph, Icon, Tone};
use crate::text::plunder::{card, cards as cards_named, count, deed, gold, reason, terms};

/// The pile as a key, and what one's own side has.
#[component]
pub fn PileZone(
    game: RwSignal<Match<Plunder>>,
    model: Memo<TableModel>,
    desk: Desk,
) -> impl IntoView {
    let pile = Memo::new(move |_| model.with(|model| model.pile.clone()));
    view! {
        <section class="zone plunder-strip">
            <PileKey game pile desk/>
            <PurseLine model desk/>
            <EndNear pile model desk/>
        </section>
    }
}

/// Draws a card; once the pile is empty, discards the card that is taken up.
#[component]
fn PileKey(game: RwSignal<Match<Plunder>>, pile: Memo<Pile>, desk: Desk) -> impl IntoView {
    let lang = move || desk.names.with(|names| names.lang);
    let choice = Memo::new(move |_| {
        let discard = |pile: &Pile| pile.discard.map(|(_, index)| index);
        pile.with(|pile| pile.draw.or_else(|| discard(pile))).filter(|_| desk.open.get())
    });
    let words = move || {
        let terms = terms(lang());
        pile.with(|pile| match (pile.left, pile.discard) {
            (0, Some((of, _))) => format!("{} {}", terms.discard, card(lang(), of)),
            (0, None) => terms.no_pile.to_owned(),
            _ => terms.draw.to_owned(),
        })
    };
    let left = move || pile.with(|pile| pile.left);
    let press = move |_| {
        let told = game.with_untracked(|game| {
            let view = game.view(desk.eye.get_untracked());
            let legal = game.legal_actions();
            desk.names.with_untracked(|names| match choice.get_untracked() {
                Some(index) => {
                    let action = legal.get(index).copied().unwrap_or(Action::Draw);
                    Ok(Draft { path: vec![index], words: deed(&view, action, names) })
                }
                None => {
                    let why = why::of_pile(&view, legal, desk.open.get_untracked());
                    Err(why.map(|why| reason(&why, &view, names)))
                }
            })
        });
        match told {
            Ok(draft) => desk.choose.run(draft),
            Err(Some(reason)) => desk.explain.run(reason),
            Err(None) => {}
        }
    };
    let hinted = move || choice.get().is_some() && choice.get() == desk.hinted.get();
    let spoken = move || format!("{}, {}", words(), count(lang(), left()));
    view! {
        <button
            type="button"
            class="key pile-key"
            data-pile=""
            data-empty=move || (left() == 0).then_some("")
            data-act=move || choice.get().map(|index| index.to_string())
            data-why=move || choice.get().is_none().then_some("")
            data-hint=move || hinted().then_some("")
            aria-pressed=move || pile.with(|pile| pile.drafted).to_string()
            on:click=press
        >
            <span class="unseen">{spoken}</span>
            <span class="mute" aria-hidden="true">
            <span class="pile-back">
                <CardBack/>
            </span>
            <span class="pile-words">{words}</span>
            <span class="pile-left">{left}</span>
            </span>
        </button>
    }
}

/// The gold of the viewer's side: captured, in sight, and at risk in hand.
#[component]
fn PurseLine(model: Memo<TableModel>, desk: Desk) -> impl IntoView {
    let purse = Memo::new(move |_| model.with(|model| model.purse));
    let lang = move || desk.names.with(|names| names.lang);
    let captured = Signal::derive(move || purse.get().map_or(0, |purse| u16::from(purse.gold)));
    let led = move || purse.get().map_or(0, |purse| purse.led);
    let risk = move || purse.get().map_or(0, |purse| purse.at_risk);
    let spoken = move || gold(lang(), captured.get().into());
    view! {
        <Show when=move || purse.get().is_some()>
            <p class="purse">
                <span class="unseen">{move || terms(lang()).purse} " " {spoken}</span>
                <span class="purse-word" aria-hidden="true">{move || terms(lang()).purse}</span>
                <span aria-hidden="true">
                    <Coin amount=captured/>
                </span>
                <Show when=move || { led() > 0 }>
                    <Badge tone=Tone::Ok>"+" {led} " " {move || terms(lang()).led}</Badge>
                </Show>
                <Show when=move || { risk() > 0 }>
                    <Badge tone=Tone::Bad>"−" {risk} " " {move || terms(lang()).in_hand}</Badge>
                </Show>
            </p>
        </Show>
    }
}

/// With no pile left: who may end the game, and what may be discarded.
#[component]
fn EndNear(pile: Memo<Pile>, model: Memo<TableModel>, desk: Desk) -> impl IntoView {
    let lang = move || desk.names.with(|names| names.lang);
    let shortest = move || {
        let (seat, size) = pile.with(|pile| pile.shortest)?;
        if model.with(|model| model.over) {
            return None;
        }
        let name = desk.names.with(|names| names.label(seat).to_owned());
        let colon = lang().pick("\u{a0}:", ":");
        Some(view! {
            <span class="end-near">
                <Icon glyph=Glyph::Warning/>
                {format!("{name}{colon} {}", count(lang(), size))}
            </span>
        })
    };
    let may_go = move || {
        let cards = pile.with(|pile| pile.may_go.clone());
        (!cards.is_empty()).then(|| {
            let colon = lang().pick("\u{a0}:", ":");
            let names = cards_named(lang(), cards);
            view! { <span class="may-go">{terms(lang()).may_go} {colon} " " {names}</span> }
        })
    };
    view! {
        <p class="plunder-end">{shortest} {may_go}</p>
    }
}
