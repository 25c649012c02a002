//! What each seat has taken, and what is still out of sight.

use engine::Seat;
use gale::Dir;
use leptos::prelude::*;

use super::faces;
use super::model::{Board, TableModel};
use crate::desk::Desk;
use crate::pieces::{Badge, Emblem, EmblemMark, Pennant, Pip, Pips, Suit, Tone};
use crate::prefs::use_prefs;
use crate::text::gale::{board_spoken, card, dir, points, terms};

/// The winds taken by every seat, with the triplets they make.
#[component]
pub fn Boards(model: Memo<TableModel>, desk: Desk) -> impl IntoView {
    let seats = model.with_untracked(|model| model.boards.len() as u8);
    let title = move || terms(desk.names.with(|names| names.lang)).taken;
    view! {
        <section class="zone gale-boards">
            <h2 class="zone-title">{title}</h2>
            <ol class="boards" data-count=seats.to_string()>
                {Seat::all(seats).map(|seat| view! { <SeatBoard model seat desk/> }).collect_view()}
            </ol>
        </section>
    }
}

#[component]
fn SeatBoard(model: Memo<TableModel>, seat: Seat, desk: Desk) -> impl IntoView {
    let names = desk.names;
    let board = Memo::new(move |_| model.with(|model| model.boards.get(seat.index()).cloned()));
    let name = Memo::new(move |_| names.with(|names| names.label(seat).to_owned()));
    let damage = move || board.with(|board| board.as_ref().map(|board| board.damage));
    let spoken = move || {
        let words = |board: &Board| {
            names.with(|names| board_spoken(names, board.seat, board.taken, board.damage))
        };
        board.with(|board| board.as_ref().map(words))
    };
    view! {
        <li class="board" data-you=move || names.with(|names| names.is_you(seat)).then_some("")>
            <span class="unseen">{spoken}</span>
            <span class="board-head" aria-hidden="true">
                <Pennant seat=seat.0 name/>
                <span class="board-name">{name}</span>
                <span class="board-harm">
                    <Pips pip=Pip::Splinter count=1/>
                    {damage}
                </span>
            </span>
            <ul class="board-winds" aria-hidden="true">
                {Dir::ALL.map(|dir| view! { <Triplet board dir/> }).collect_view()}
            </ul>
            <Expert board desk/>
            <Known board desk/>
        </li>
    }
}

/// The three places of a direction's triplet, filled as far as the seat has come.
#[component]
fn Triplet(board: Memo<Option<Board>>, dir: Dir) -> impl IntoView {
    let quarter = faces::quarter(dir);
    let whole =
        move || board.with(|board| board.as_ref().is_some_and(|b| b.triplets.contains(dir)));
    let slot = move |damage: usize| {
        let held = Memo::new(move |_| {
            board.with(|board| board.as_ref().map_or(0, |b| b.slots[dir.index()][damage - 1]))
        });
        move || {
            match held.get() {
            0 => view! { <span class="slot">{damage}</span> }.into_any(),
            held => view! {
                <span class="slot slot-held" data-suit=Suit::from(quarter).key() data-two=(held > 1).then_some("")>
                    {damage}
                </span>
            }
            .into_any(),
        }
        }
    };
    view! {
        <li class="triplet" data-set=move || whole().then_some("")>
            <EmblemMark emblem=Emblem::Needle(quarter) suit=Some(Suit::from(quarter))/>
            {slot(1)}
            {slot(2)}
            {slot(3)}
        </li>
    }
}

/// Pairs, groups and the points of the round as it stands (expert).
#[component]
fn Expert(board: Memo<Option<Board>>, desk: Desk) -> impl IntoView {
    move || {
        let lang = desk.names.with(|names| names.lang);
        let (bonus, penalty, won) = board.with(|board| board.as_ref().and_then(|b| b.expert))?;
        let terms = terms(lang);
        let pairs = (bonus > 0).then(|| format!("+{bonus} {}", terms.pairs));
        let groups = (penalty > 0).then(|| format!("−{penalty} {}", terms.groups));
        Some(view! {
            <p class="board-expert">
                <strong>{points(lang, won.into())}</strong>
                {pairs.map(|pairs| view! { <span>{pairs}</span> })}
                {groups.map(|groups| view! { <span>{groups}</span> })}
            </p>
        })
    }
}

/// What is known of the seat's hand, where that is anything.
#[component]
fn Known(board: Memo<Option<Board>>, desk: Desk) -> impl IntoView {
    let lang = move || desk.names.with(|names| names.lang);
    let pirates = move || board.with(|board| board.as_ref().is_some_and(|b| b.pirates_only));
    let hand = move || board.with(|board| board.as_ref().map_or_else(Vec::new, |b| b.hand.clone()));
    let cards = move || {
        let names: Vec<String> = hand().into_iter().map(|wheel| card(lang(), wheel)).collect();
        (!names.is_empty()).then(|| view! { <p class="board-hand">{names.join(" · ")}</p> })
    };
    view! {
        <Show when=pirates>
            <Badge tone=Tone::Warn>{move || terms(lang()).pirates_only}</Badge>
        </Show>
        {cards}
    }
}

/// What the viewer has not seen yet, by direction: counted for those who do not want to.
#[component]
pub fn Memory(model: Memo<TableModel>, desk: Desk) -> impl IntoView {
    let prefs = use_prefs();
    let lang = move || desk.names.with(|names| names.lang);
    let unseen = Memo::new(move |_| {
        let wanted = prefs.get(|settings| settings.memory);
        model.with(|model| model.unseen.filter(|_| wanted))
    });
    let of = move |at: Dir| {
        let quarter = faces::quarter(at);
        view! {
            <li>
                <EmblemMark emblem=Emblem::Needle(quarter) suit=Some(Suit::from(quarter))/>
                <span class="unseen">{move || dir(lang(), at)}</span>
                {move || unseen.get().map(|unseen| unseen.by_dir[at.index()])}
            </li>
        }
    };
    view! {
        <Show when=move || unseen.get().is_some()>
            <section class="zone gale-memory">
                <h2 class="zone-title">{move || terms(lang()).unseen}</h2>
                <ul class="tally">
                    {Dir::ALL.map(of).collect_view()}
                    <li>
                        <EmblemMark emblem=Emblem::Pirate/>
                        <span class="unseen">{move || terms(lang()).pirates}</span>
                        {move || unseen.get().map(|unseen| unseen.pirates)}
                    </li>
                </ul>
            </section>
        </Show>
    }
}
