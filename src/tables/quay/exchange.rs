//! In an exchange: what can be had for the good one gives, by partner.

use engine::Seat;
use leptos::prelude::*;
use quay::Good;

use super::board::Board;
use super::model::{Reach, Thing};
use super::{faces, thing};
use crate::pieces::{Fill, WareMark};
use crate::shell::pennant;
use crate::text::quay::{a_good, terms};
use crate::weave::{When, rows};

/// The partners with their goods, while there are any.
pub fn exchange(board: Board) -> AnyView {
    view! {
        <When is=move || !partners(board).is_empty()>
            <div class="quay-partners">
                <p>{move || given(board)}</p>
                <ul>{rows(move || partners(board), move |seat| partner(board, seat))}</ul>
            </div>
        </When>
    }
    .into_any()
}

fn partners(board: Board) -> Vec<Seat> {
    if !board.desk.open.get() {
        return Vec::new();
    }
    let mut seats: Vec<Seat> =
        board.model.with(|model| model.partners.iter().map(|(seat, _)| *seat).collect());
    seats.dedup();
    seats
}

/// What is given, as far as it is picked.
fn given(board: Board) -> String {
    let lang = board.lang();
    let given = board.model.with(|model| model.picked.give);
    let good = given.map_or("…", |good| a_good(lang, good));
    format!("{} {good} · {}", terms(lang).give, terms(lang).take)
}

/// What one partner has to give.
fn partner(board: Board, seat: Seat) -> AnyView {
    let goods = move || {
        board.model.with(|model| {
            let own = model.partners.iter().filter(|(partner, _)| *partner == seat);
            own.map(|(_, good)| *good).collect::<Vec<_>>()
        })
    };
    view! {
        <li>
            {pennant(board.desk, seat)}
            {rows(goods, move |good| offered(board, seat, good))}
        </li>
    }
    .into_any()
}

fn offered(board: Board, seat: Seat, good: Good) -> AnyView {
    let thing = Thing::Partner(seat, good);
    let sign = move || {
        let fill = if board.reach(thing) == Reach::Refused { Fill::Half } else { Fill::Full };
        faces::sign(board.lang(), good, fill)
    };
    let drawn = view! { <WareMark sign/> };
    thing::button(board, thing, "quay-good quay-touch", drawn.into_any())
}
