//! In an exchange: what can be had for the good one gives, by partner.

use engine::Seat;
use leptos::prelude::*;
use quay::Good;

use super::model::faces;
use super::model::{Reach, Thing};
use super::sight::Sight;
use super::thing;
use crate::pieces::{Fill, WareMark};
use crate::shell::pennant;
use crate::text::quay::{a_good, terms};
use crate::weave::{When, rows};

/// The partners with their goods, while there are any.
pub fn exchange(sight: Sight) -> AnyView {
    view! {
        <When is=move || !partners(sight).is_empty()>
            <div class="quay-partners">
                <p>{move || given(sight)}</p>
                <ul>{rows(move || partners(sight), move |seat| partner(sight, seat))}</ul>
            </div>
        </When>
    }
    .into_any()
}

fn partners(sight: Sight) -> Vec<Seat> {
    if !sight.desk.open.get() {
        return Vec::new();
    }
    let mut seats: Vec<Seat> =
        sight.model.with(|model| model.partners.iter().map(|(seat, _)| *seat).collect());
    seats.dedup();
    seats
}

/// What is given, as far as it is picked.
fn given(sight: Sight) -> String {
    let lang = sight.lang();
    let given = sight.model.with(|model| model.picked.give);
    let good = given.map_or("…", |good| a_good(lang, good));
    format!("{} {good} · {}", terms(lang).give, terms(lang).take)
}

/// What one partner has to give.
fn partner(sight: Sight, seat: Seat) -> AnyView {
    let goods = move || {
        sight.model.with(|model| {
            let own = model.partners.iter().filter(|(partner, _)| *partner == seat);
            own.map(|(_, good)| *good).collect::<Vec<_>>()
        })
    };
    view! {
        <li>
            {pennant(sight.desk, seat)}
            {rows(goods, move |good| offered(sight, seat, good))}
        </li>
    }
    .into_any()
}

fn offered(sight: Sight, seat: Seat, good: Good) -> AnyView {
    let thing = Thing::Partner(seat, good);
    let sign = move || {
        let fill = if sight.reach(thing) == Reach::Refused { Fill::Half } else { Fill::Full };
        faces::sign(sight.letters(), good, fill)
    };
    let drawn = view! { <WareMark sign/> };
    thing::button(sight, thing, "quay-good quay-touch", drawn.into_any())
}
