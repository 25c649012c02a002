//! The other merchants: what lies in their warehouses, and what is known of their hands.

use engine::Seat;
use leptos::prelude::*;
use quay::{Front, Good, PLACES, SeatView, Standing};

use super::board::Board;
use super::faces;
use super::model::{Reach, Stall, Thing};
use super::thing::ThingButton;
use crate::pieces::{Badge, Coin, Emblem, EmblemMark, Fill, Glyph, Icon, Pennant, Tone, WareMark};
use crate::text::Lang;
use crate::text::quay::{cards, ships, specials, stall_spoken, terms};

/// The seats that are not the viewer's, from the one after it on.
#[component]
pub fn Stalls(board: Board) -> impl IntoView {
    let seats = Memo::new(move |_| {
        let names = board.desk.names.get();
        board.model.with(|model| {
            let others = model.stalls.iter().filter(|stall| !names.is_you(stall.seat));
            others.map(|stall| stall.seat).collect::<Vec<_>>()
        })
    });
    view! {
        <section class="zone quay-stalls">
            <h2 class="zone-title">{move || terms(board.lang()).stalls}</h2>
            <ol data-count=move || seats.with(Vec::len).to_string()>
                <For each=move || seats.get() key=|seat| *seat let(seat)>
                    <Other board seat/>
                </For>
            </ol>
        </section>
    }
}

#[component]
fn Other(board: Board, seat: Seat) -> impl IntoView {
    let names = board.desk.names;
    let stall = Memo::new(move |_| {
        board.model.with(|model| model.stalls.iter().find(|stall| stall.seat == seat).cloned())
    });
    let name = Memo::new(move |_| names.with(|names| names.of(seat).to_owned()));
    let label = Signal::derive(move || {
        stall.with(|stall| {
            let words = |stall: &Stall| names.with(|names| stall_spoken(names, stall));
            stall.as_ref().map_or_else(String::new, words)
        })
    });
    let acting = move || stall.with(|stall| stall.as_ref().is_some_and(|stall| stall.acting));
    let first = move || stall.with(|stall| stall.as_ref().is_some_and(|stall| stall.first));
    let shown = move || stall.with(|stall| stall.as_ref().map(|stall| stall.shown.clone()));
    view! {
        <li class="quay-stall" data-turn=move || acting().then_some("")>
            <ThingButton
                board
                thing=Thing::Warehouse(seat)
                reach=Reach::Refused
                label
                class="quay-stall-in"
            >
                <span class="quay-stall-who">
                    <Pennant seat=seat.0 name/>
                    <span class="quay-stall-name">{name}</span>
                    <Show when=first>
                        <EmblemMark emblem=Emblem::Pawn/>
                    </Show>
                </span>
                {move || shown().map(|shown| status(board, &shown))}
                {move || shown().map(|shown| bays(board, &shown))}
                {move || shown().map(|shown| counts(board.lang(), &shown))}
            </ThingButton>
        </li>
    }
}

/// Open, holder or settled: a word, and what lies there.
fn status(board: Board, shown: &SeatView) -> impl IntoView + use<> {
    let words = terms(board.lang());
    let trading = board.model.with(|model| model.phase == quay::Phase::Trade);
    trading.then(|| {
        let (tone, word) = match shown.standing {
            Standing::Open => (Tone::Plain, words.open),
            Standing::Holder => (Tone::Accent, words.holder),
            Standing::Settled => (Tone::Strong, words.settled),
        };
        let purse = matches!(shown.front, Front::Money(_)).then(|| {
            view! { <EmblemMark emblem=Emblem::Sale/> }
        });
        view! { <Badge tone=tone>{purse} {word}</Badge> }
    })
}

/// The warehouse as eight bays, with the seal of a Conservation over it.
fn bays(board: Board, shown: &SeatView) -> impl IntoView + use<> {
    let lang = board.lang();
    let goods =
        Good::ALL.into_iter().flat_map(|good| (0..shown.store.count(good)).map(move |_| good));
    let full = goods.map(|good| {
        let sign = faces::sign(lang, good, Fill::Full);
        view! { <span class="quay-mini"><WareMark sign/></span> }
    });
    let empty = (0..shown.room.min(PLACES)).map(|_| view! { <span class="quay-mini"></span> });
    let seal = (shown.protection > 0).then(|| view! { <Seal count=shown.protection/> });
    view! {
        <span class="quay-minis">{full.collect_view()} {empty.collect_view()} {seal}</span>
    }
}

/// A Conservation: how many goods it protects.
#[component]
pub fn Seal(count: u8) -> impl IntoView {
    view! { <span class="quay-seal"><EmblemMark emblem=Emblem::Seal/> {count}</span> }
}

/// The hand as a stack with one count; with open books what is in it. The words stand where
/// there is room for them.
fn counts(lang: Lang, shown: &SeatView) -> impl IntoView + use<> {
    let (hand, purse) = match &shown.books {
        Some(books) => (u16::from(books.hand.total()), Some(books.gold)),
        None => (shown.count, None),
    };
    let word = |counted: String| {
        let word = counted.split_once(' ').map_or_else(String::new, |(_, word)| word.to_owned());
        view! { <span class="quay-word">{word}</span> }
    };
    let (held, extra, won) = (shown.count, shown.specials, shown.ships);
    view! {
        <span class="quay-counts">
            {purse.map(|gold| view! { <Coin amount=gold/> })}
            <span class="quay-count">
                <span class="quay-stack">{hand}</span>
                {word(cards(lang, held))}
            </span>
            <span class="quay-count" data-none=(extra == 0).then_some("")>
                <Icon glyph=Glyph::Star/> {extra} {word(specials(lang, extra.into()))}
            </span>
            <span class="quay-count" data-none=(won == 0).then_some("")>
                <EmblemMark emblem=Emblem::Sails/> {won} {word(ships(lang, won.into()))}
            </span>
        </span>
    }
}
