//! The other merchants: what lies in their sheds, and what is known of their hands.

use engine::Seat;
use leptos::prelude::*;
use quay::{Front, Good, PLACES, Phase, SeatView, Trading};

use super::drawn::{full, seal, ware};
use super::model::{Stall, Thing};
use super::sight::Sight;
use super::thing;
use crate::pieces::{Coin, Emblem, EmblemMark, Glyph, Icon};
use crate::shell::pennant;
use crate::text::quay::{ships, specials, stall_spoken, terms};
use crate::weave::{When, rows};

/// The sheds of the seats that are not the viewer's, from the one after it on.
pub fn sheds(sight: Sight) -> AnyView {
    let seats = move || others(sight);
    view! {
        <ol
            class="quay-sheds"
            data-map=""
            data-spot="sheds"
            aria-label=terms(sight.lang()).stalls
            data-count=move || seats().len().to_string()
        >
            {rows(seats, move |seat| shed(sight, seat))}
        </ol>
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
fn shown<T: Default>(sight: Sight, seat: Seat, read: impl FnOnce(&Stall) -> T) -> T {
    sight.model.with(|model| model.stall(seat).map(read)).unwrap_or_default()
}

fn shed(sight: Sight, seat: Seat) -> AnyView {
    let acting = move || shown(sight, seat, |stall| stall.acting);
    let name = move || sight.desk.label(seat);
    let spoken = move || {
        sight.desk.names.with(|names| shown(sight, seat, |stall| stall_spoken(names, stall)))
    };
    let kinds = move || shown(sight, seat, |stall| stall.shown.store.kinds().collect::<Vec<_>>());
    let free = move || 0..shown(sight, seat, |stall| stall.shown.room.min(PLACES));
    let bay = |_| view! { <span class="quay-bay-free"></span> }.into_any();
    view! {
        <li class="quay-shed" data-turn=move || acting().then_some("")>
            <span class="unseen">{move || spoken()}</span>
            <span class="quay-shed-who" aria-hidden="true">
                {pennant(sight.desk, seat)}
                <span class="quay-shed-name">{move || name()}</span>
                <When is=move || shown(sight, seat, |stall| stall.first)>
                    <EmblemMark emblem=Emblem::Pawn/>
                </When>
                <span class="quay-status">{move || status(sight, seat)}</span>
            </span>
            <span class="quay-minis">
                {rows(kinds, move |good| stored(sight, seat, good))}
                {rows(free, bay)}
                {move || seal(shown(sight, seat, |stall| stall.shown.protection))}
            </span>
            <span class="quay-counts" aria-hidden="true">
                {move || shown(sight, seat, |stall| Some(counts(sight, &stall.shown)))}
            </span>
        </li>
    }
    .into_any()
}

/// Open, holder or settled, while it matters; with the money that lies there.
fn status(sight: Sight, seat: Seat) -> Option<AnyView> {
    if !sight.is(|model| model.phase == Phase::Trade) {
        return None;
    }
    let words = terms(sight.lang());
    let (trading, front) =
        shown(sight, seat, |stall| Some((stall.shown.trading, stall.shown.front)))?;
    Some(match (trading, front) {
        (_, Front::Money(amount)) => view! {
            <span data-piece=format!("money-{}", seat.0) data-from="offers" data-to=format!("seat-{}", seat.0)>
                <Coin amount=amount/>
            </span>
        }
        .into_any(),
        (Trading::Open, _) => words.open.into_any(),
        (Trading::Holder, _) => words.holder.into_any(),
        (Trading::Settled, _) => words.settled.into_any(),
    })
}

/// Goods of a kind in the shed of another; in an exchange they can be taken.
fn stored(sight: Sight, seat: Seat, good: Good) -> AnyView {
    let thing = Thing::Partner(seat, good);
    let one = move |at: u8| {
        view! {
            <span
                class="quay-mini"
                data-piece=format!("good-{}-{}-{at}", seat.0, good.index())
                data-from=format!("seat-{}", seat.0)
                data-to=format!("shelf-{}", good.index())
            >
                {ware(sight, good, full)}
            </span>
        }
        .into_any()
    };
    let drawn = rows(move || 0..sight.count(thing), one);
    thing::button(sight, thing, "quay-kind quay-touch", drawn)
}

/// The hand as one count, gold and goods together; with open books the gold apart.
fn counts(sight: Sight, shown: &SeatView) -> AnyView {
    let lang = sight.lang();
    let words = terms(lang);
    let hand = match &shown.books {
        Some(books) => view! {
            <Coin amount=books.gold/>
            <span class="quay-stack">{books.hand.total().to_string()}</span>
            <span class="quay-roomy">{lang.pick("en main", "in hand")}</span>
        }
        .into_any(),
        None => view! {
            <span class="quay-stack">{shown.count.to_string()}</span>
            <span class="quay-roomy">{words.hidden}</span>
            <span class="quay-close">{words.with_gold}</span>
        }
        .into_any(),
    };
    let extra = (shown.specials > 0).then(|| {
        let count = shown.specials.into();
        view! {
            <span class="quay-roomy">{specials(lang, count)}</span>
            <span class="quay-close"><Icon glyph=Glyph::Star/> {count.to_string()}</span>
        }
        .into_any()
    });
    view! {
        {hand}
        {extra}
        <span class="quay-roomy">{ships(lang, shown.ships.into())}</span>
    }
    .into_any()
}
