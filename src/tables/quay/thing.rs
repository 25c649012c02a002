//! A thing on the table as a button: it plays, narrows the choice, or answers why not.

use leptos::prelude::*;

use super::board::Board;
use super::model::{Fate, Reach, TableModel, Thing};
use crate::text::Names;
use crate::text::quay::{bay_spoken, card, pile_spoken, ship_spoken, stall_spoken, stand_spoken};

/// A button around what is drawn of a thing.
pub fn button(board: Board, thing: Thing, class: &'static str, drawn: AnyView) -> AnyView {
    view! {
        <button
            type="button"
            class=class
            data-act=move || act(&board.reach(thing))
            data-pick=move || picks(&board.reach(thing)).then_some("")
            data-why=move || (board.reach(thing) == Reach::Refused).then_some("")
            data-hinted=move || is_hinted(board, thing).then_some("")
            aria-pressed=move || is_chosen(board, thing).to_string()
            on:click=move |_| board.touch(thing)
        >
            <span class="unseen">{move || spoken(board, thing)}</span>
            <span class="mute" aria-hidden="true">{drawn}</span>
        </button>
    }
    .into_any()
}

/// The place in the list that is chosen at once.
fn act(reach: &Reach) -> Option<String> {
    match reach.path() {
        [place] => Some(place.to_string()),
        _ => None,
    }
}

/// Is there more to it than one place in the list?
fn picks(reach: &Reach) -> bool {
    *reach == Reach::Narrows || reach.path().len() > 1
}

fn is_hinted(board: Board, thing: Thing) -> bool {
    let hinted = board.desk.hinted.get();
    hinted.is_some() && board.reach(thing).path().first().copied() == hinted
}

fn is_chosen(board: Board, thing: Thing) -> bool {
    let drafted = match board.reach(thing) {
        Reach::Plays(touch) => board.is_drafted(&touch.path),
        _ => false,
    };
    drafted || board.is(|model| model.picked.holds(thing))
}

/// The whole thing in words, state included.
fn spoken(board: Board, thing: Thing) -> String {
    let playable = board.playable(thing);
    board.model.with(|model| board.desk.names.with(|names| words(model, names, thing, playable)))
}

/// A thing that has just left the table has no words.
fn words(model: &TableModel, names: &Names, thing: Thing, playable: Option<bool>) -> String {
    let lang = names.lang;
    let goods = |good, fate| bay_spoken(lang, good, model.count(thing), fate, playable);
    let words = match thing {
        Thing::Pile(deck) => Some(pile_spoken(lang, deck, model.count(thing), playable)),
        Thing::Row(_) | Thing::Front(_) => {
            model.stand(thing).map(|stand| stand_spoken(names, stand, playable))
        }
        Thing::Ship(ship) => model.berth(ship).map(|berth| ship_spoken(lang, berth, playable)),
        Thing::Shelf(good) | Thing::Hand(good) => Some(goods(good, None)),
        Thing::Bay(good) => Some(goods(good, Some(Fate::of(good)))),
        Thing::Special(held) => Some(card(lang, held)),
        Thing::Warehouse(seat) => model.stall(seat).map(|stall| stall_spoken(names, stall)),
        Thing::Partner(seat, good) => Some(format!("{}, {}", names.label(seat), goods(good, None))),
    };
    words.unwrap_or_default()
}
