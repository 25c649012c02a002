//! The other merchants: what lies in their warehouses, and what is known of their hands.

use engine::Seat;
use leptos::prelude::*;
use quay::{Front, Good, PLACES, Phase, SeatView, Trading};

use super::drawn::{full, seal, ware};
use super::model::Thing;
use super::sight::Sight;
use super::thing;
use crate::pieces::{Badge, Coin, Emblem, EmblemMark, Glyph, Icon, Tone};
use crate::shell::pennant;
use crate::text::Lang;
use crate::text::quay::{cards, ships, specials, terms};
use crate::weave::{When, rows};

/// The seats that are not the viewer's, from the one after it on.
pub fn stalls(sight: Sight) -> AnyView {
    let seats = move || others(sight);
    view! {
        <section class="zone quay-stalls">
            <h2 class="zone-title">{terms(sight.lang()).stalls}</h2>
            <ol data-count=move || seats().len().to_string()>
                {rows(seats, move |seat| other(sight, seat))}
            </ol>
        </section>
    }
    .into_any()
}

fn others(sight: Sight) -> Vec<Seat> {
    let you = sight.desk.names.with(|names| names.you);
    sight.model.with(|model| {
        let seats = model.stalls.iter().map(|stall| stall.seat);
        seats.filter(|seat| Some(*seat) != you).collect()
    })
}

/// Reads what the table shows of a seat.
fn shown<T: Default>(sight: Sight, seat: Seat, read: impl FnOnce(&SeatView) -> T) -> T {
    sight.model.with(|model| model.stall(seat).map(|stall| read(&stall.shown))).unwrap_or_default()
}

fn other(sight: Sight, seat: Seat) -> AnyView {
    let acting = move || sight.is(|model| model.stall(seat).is_some_and(|stall| stall.acting));
    let first = move || sight.is(|model| model.stall(seat).is_some_and(|stall| stall.first));
    let name = move || sight.desk.names.with(|names| names.of(seat).to_owned());
    let drawn = view! {
        <span class="quay-stall-who">
            {pennant(sight.desk, seat)}
            <span class="quay-stall-name">{move || name()}</span>
            <When is=move || first()>
                <EmblemMark emblem=Emblem::Pawn/>
            </When>
        </span>
        {move || status(sight, seat)}
        <span class="quay-minis">
            {rows(move || shown(sight, seat, places), move |(good, _)| mini(sight, good))}
            {move || seal(shown(sight, seat, |shown| shown.protection))}
        </span>
        {move || shown(sight, seat, |shown| Some(counts(sight.lang(), shown)))}
    };
    view! {
        <li class="quay-stall" data-turn=move || acting().then_some("")>
            {thing::button(sight, Thing::Warehouse(seat), "quay-stall-in", drawn.into_any())}
        </li>
    }
    .into_any()
}

/// Open, holder or settled, while it matters: a word, and a purse where money lies.
fn status(sight: Sight, seat: Seat) -> Option<AnyView> {
    if !sight.is(|model| model.phase == Phase::Trade) {
        return None;
    }
    let words = terms(sight.lang());
    let (trading, front) = shown(sight, seat, |shown| Some((shown.trading, shown.front)))?;
    let (tone, word) = match trading {
        Trading::Open => (Tone::Plain, words.open),
        Trading::Holder => (Tone::Accent, words.holder),
        Trading::Settled => (Tone::Strong, words.settled),
    };
    let purse = matches!(front, Front::Money(_))
        .then(|| view! { <EmblemMark emblem=Emblem::Sale/> }.into_any());
    Some(view! { <Badge tone=tone>{purse} {word}</Badge> }.into_any())
}

/// The places of a warehouse: the goods by kind, then the free ones, each kind counted.
fn places(shown: &SeatView) -> Vec<(Option<Good>, u8)> {
    let store = shown.store;
    let full =
        store.kinds().flat_map(|good| (0..store.count(good)).map(move |at| (Some(good), at)));
    full.chain((0..shown.room.min(PLACES)).map(|at| (None, at))).collect()
}

fn mini(sight: Sight, good: Option<Good>) -> AnyView {
    view! { <span class="quay-mini">{good.map(|good| ware(sight, good, full))}</span> }.into_any()
}

/// The hand as a stack with one count; with open books what is in it. The words stand where
/// there is room for them.
fn counts(lang: Lang, shown: &SeatView) -> AnyView {
    let (hand, purse) = match &shown.books {
        Some(books) => (u16::from(books.hand.total()), Some(books.gold)),
        None => (shown.count, None),
    };
    let word = |counted: String| {
        let word = counted.split_once(' ').map_or_else(String::new, |(_, word)| word.to_owned());
        view! { <span class="quay-word">{word}</span> }.into_any()
    };
    let (held, extra, won) = (shown.count, shown.specials, shown.ships);
    view! {
        <span class="quay-counts">
            {purse.map(|gold| view! { <Coin amount=gold/> }.into_any())}
            <span class="quay-count">
                <span class="quay-stack">{hand.to_string()}</span>
                {word(cards(lang, held))}
            </span>
            <span class="quay-count" data-none=(extra == 0).then_some("")>
                <Icon glyph=Glyph::Star/> {extra.to_string()} {word(specials(lang, extra.into()))}
            </span>
            <span class="quay-count" data-none=(won == 0).then_some("")>
                <EmblemMark emblem=Emblem::Sails/> {won.to_string()} {word(ships(lang, won.into()))}
            </span>
        </span>
    }
    .into_any()
}
