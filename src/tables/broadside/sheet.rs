//! A ship in full: everything about her, large, with the sum behind every number.

use broadside::{Measure, Token};
use leptos::prelude::*;

use super::deck::{bar, bars, deck, token};
use super::model::CardModel;
use super::model::card::{Cargo, Kind};
use super::profile::mast;
use super::sight::Sight;
use crate::pieces::{Pennant, Sheet, SheetKind};
use crate::text::broadside::cards as text;
use crate::text::broadside::{needed, ship_name, terms};
use crate::text::words;

/// The sheet of the ship that was opened.
pub fn sheet(sight: Sight) -> AnyView {
    let opened = sight.own.opened;
    let open = RwSignal::new(false);
    Effect::new(move || {
        if opened.get().is_some() {
            open.set(true);
        }
    });
    Effect::new(move || {
        if !open.get() && opened.get_untracked().is_some() {
            opened.set(None);
        }
    });
    let model = Memo::new(move |_| {
        let ship = opened.get()?;
        sight.model.with(|table| table.cards.iter().find(|card| card.number == ship).cloned())
    });
    let title = Signal::derive(move || {
        model.with(|card| card.as_ref().map_or("", |card| ship_name(card.id)).to_owned())
    });
    let close = words(sight.lang()).close.to_owned();
    let inside = move || model.with(|card| card.as_ref().map(|card| page(sight, card)));
    view! {
        <Sheet kind=SheetKind::Drawer open title close=Signal::stored(close)>
            <div class="bs-sheet">{move || inside()}</div>
        </Sheet>
    }
    .into_any()
}

fn page(sight: Sight, card: &CardModel) -> AnyView {
    let lang = sight.lang();
    let name = sight.desk.label(card.seat);
    let ability = text::ability_of(card, lang).map(|line| view! { <p>{line}</p> }.into_any());
    let (note, kept) = sight
        .with_view(|view, names| (text::note(view, card, names), text::kept_from(card, names)));
    view! {
        <p class="bs-sheet-who">
            <Pennant seat=card.seat.0 name=name/>
            <span>{text::deck_line(card, lang)}</span>
        </p>
        <div class="bs-sheet-deck" style:width=width(card)>{deck(lang, card)} {guns(sight, card)}</div>
        <p class="bs-sheet-guns">{text::gun_line(card, lang)}</p>
        {ability}
        <p class="bs-sheet-note">{note}</p>
        {pace(sight, card)}
        {hold(sight, card)}
        {crew(sight, card, kept)}
    }
    .into_any()
}

/// So wide that a peg has a radius of 20 pixels.
fn width(card: &CardModel) -> String {
    let units = f32::from(172 + 80 * card.pegs.len() as u16);
    format!("{:.0}px", units * 20.0 / 33.0)
}

/// What each gun needs, below its peg.
fn guns(sight: Sight, card: &CardModel) -> AnyView {
    let lang = sight.lang();
    let units = f32::from(172 + 80 * card.pegs.len() as u16);
    let needs = card.pegs.iter().map(|peg| {
        let word = match peg.stands {
            true => needed((peg.rank + 1).clamp(2, 6)),
            false => terms(lang).lost.to_owned(),
        };
        let from_stern = units - 6.0 + f32::from(mast(peg.mast));
        let left = format!("{:.1}%", from_stern / units * 100.0);
        view! { <li data-lost=(!peg.stands).then_some("") style:left=left>{word}</li> }.into_any()
    });
    view! { <ol class="bs-sheet-needs">{needs.collect::<Vec<_>>()}</ol> }.into_any()
}

fn pace(sight: Sight, card: &CardModel) -> AnyView {
    let lang = sight.lang();
    let words = terms(lang);
    let (bonus, why) = sight.with_view(|view, _| {
        (text::pace_parts(view, &card.pace, lang), text::pace_line(view, &card.pace, lang))
    });
    let bonus =
        bonus.map(|by| view! { {bar(lang, Measure::S, "bonus")} <span>{by}</span> }.into_any());
    let why = why.map(|why| view! { <p>{why}</p> }.into_any());
    let printed = CardModel {
        pace: broadside::Pace { bonus: None, ..card.pace },
        left: None,
        ..card.clone()
    };
    view! {
        <section>
            <h3>{words.base_move}</h3>
            <p class="bs-sheet-pace">{bars(lang, &printed)} <span>{words.her_card}</span> {bonus}</p>
            {why}
        </section>
    }
    .into_any()
}

fn hold(sight: Sight, card: &CardModel) -> AnyView {
    let lang = sight.lang();
    let free = card.stow.capacity.saturating_sub(card.stow.used);
    let tokens: Vec<AnyView> = card.tokens.iter().map(token).collect();
    let room: Vec<AnyView> =
        (0..free).map(|_| view! { <i class="bs-room"></i> }.into_any()).collect();
    let parts = sight.with_view(|view, _| text::stow_line(view, &card.stow, lang));
    let parts = parts.map(|parts| view! { <p>{parts}</p> }.into_any());
    let treasure = |cargo: &&Cargo| matches!(cargo.token, Token::Treasure(_));
    view! {
        <section>
            <header>
                <h3>{terms(lang).hold}</h3>
                <span>{text::places(lang, &card.stow)}</span>
            </header>
            <p class="bs-sheet-hold" aria-hidden="true">{tokens} {room}</p>
            {parts}
            {listed(sight, card.tokens.iter().filter(treasure))}
        </section>
    }
    .into_any()
}

fn crew(sight: Sight, card: &CardModel, kept: Option<String>) -> Option<AnyView> {
    let aboard = |cargo: &&Cargo| matches!(cargo.token, Token::Crew(_));
    if !card.tokens.iter().any(|cargo| aboard(&cargo)) {
        return None;
    }
    let section = view! {
        <section>
            <header><h3>{terms(sight.lang()).crew}</h3> <span>{kept}</span></header>
            {listed(sight, card.tokens.iter().filter(aboard))}
        </section>
    };
    Some(section.into_any())
}

/// Tokens by name, with what each costs and does.
fn listed<'a>(sight: Sight, tokens: impl Iterator<Item = &'a Cargo>) -> AnyView {
    let lang = sight.lang();
    let line = |cargo: &Cargo| {
        let cost = text::cargo_cost(cargo).map(|cost| format!(" ({cost})"));
        let does = text::cargo_line(cargo, lang);
        let colon = (!does.is_empty()).then(|| format!("{} ", lang.colon()));
        let up = (cargo.open && matches!(cargo.kind, Kind::Crew(..)))
            .then(|| format!(" · {}", terms(lang).face_up));
        view! { <li><b>{text::cargo_name(cargo, lang)}</b> {cost} {colon} {does} {up}</li> }
            .into_any()
    };
    let lines: Vec<AnyView> = tokens.map(line).collect();
    view! { <ul class="bs-sheet-list">{lines}</ul> }.into_any()
}
