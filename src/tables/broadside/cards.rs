//! Ship cards: masts, guns, hold, crew and the one thing to know about each.

use broadside::Action;
use engine::Seat;
use leptos::prelude::*;

use super::deck::{bars, deck, token};
use super::model::CardModel;
use super::sight::Sight;
use crate::desk::Desk;
use crate::pieces::Pennant;
use crate::shell::{Answer, Touchable, touchable};
use crate::text::broadside::cards as text;
use crate::text::broadside::ship_short;
use crate::weave::rows;

/// The cards of the viewer's own fleet, in the column at the left of the desk.
pub fn own(sight: Sight) -> AnyView {
    let seat = move || sight.read(|table| table.race.lanes.first().map(|lane| lane.seat));
    view! { <div class="bs-cards">{rows(seat, move |seat| fleet(sight, seat))}</div> }.into_any()
}

/// The cards of the other fleets, in the column at the right.
pub fn others(sight: Sight) -> AnyView {
    let seats = move || {
        sight
            .read(|table| table.race.lanes.iter().skip(1).map(|lane| lane.seat).collect::<Vec<_>>())
    };
    view! { <div class="bs-cards">{rows(seats, move |seat| fleet(sight, seat))}</div> }.into_any()
}

fn fleet(sight: Sight, seat: Seat) -> AnyView {
    let title = move || sight.desk.names.with(|names| text::fleet_of(names, seat));
    let name = Signal::derive(move || sight.desk.label(seat));
    view! {
        <section class="bs-fleet-cards">
            <h2><Pennant seat=seat.0 name=name/> <span>{title}</span></h2>
            <ol>{rows(move || ships(sight, seat), move |ship| card(sight, ship))}</ol>
        </section>
    }
    .into_any()
}

/// The ships of a seat, by number; tracked.
pub fn ships(sight: Sight, seat: Seat) -> Vec<u8> {
    sight.read(|table| {
        table.cards.iter().filter(|card| card.seat == seat).map(|card| card.number).collect()
    })
}

/// A ship's card, for as long as she floats.
pub fn model_of(sight: Sight, ship: u8) -> Memo<Option<CardModel>> {
    Memo::new(move |_| {
        sight.model.with(|table| table.cards.iter().find(|card| card.number == ship).cloned())
    })
}

fn card(sight: Sight, ship: u8) -> AnyView {
    let model = model_of(sight, ship);
    let inside = move || model.with(|card| card.as_ref().map(|card| face(sight, card)));
    let state = move || model.with(|card| card.as_ref().map(|card| state(card)));
    view! {
        <li class="bs-card" data-state=state>
            {button(sight, ship, "bs-card-face", view! { {move || inside()} }.into_any())}
        </li>
    }
    .into_any()
}

/// For the style sheet.
pub fn state(card: &CardModel) -> &'static str {
    use super::model::card::Status;
    match card.status {
        _ if card.acting => "acting",
        Status::Derelict => "derelict",
        Status::Done => "done",
        _ => "idle",
    }
}

fn face(sight: Sight, card: &CardModel) -> AnyView {
    let lang = sight.lang();
    let tokens: Vec<AnyView> = card.tokens.iter().map(token).collect();
    let note = sight.with_view(|view, names| text::note(view, card, names));
    view! {
        <span class="bs-card-head">
            <b>{ship_short(card.id)}</b>
            <span class="bs-card-status">{text::status(card, lang)}</span>
        </span>
        {deck(lang, card)}
        <span class="bs-card-foot">
            {bars(lang, card)}
            <span class="bs-hold">{tokens}</span>
            <span class="bs-spaces">{format!("{}/{}", card.stow.used, card.stow.capacity)}</span>
        </span>
        <span class="bs-card-note">{note}</span>
    }
    .into_any()
}

/// A button that takes up a ship where that is the question, and otherwise says why not and shows
/// her sheet.
pub fn button(sight: Sight, ship: u8, class: &'static str, drawn: AnyView) -> AnyView {
    let inside = touchable(Carded { sight, ship }, class, drawn);
    let closer = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        event.stop_propagation();
        sight.own.opened.set(Some(ship));
    };
    view! { <div class="mute" on:contextmenu=closer>{inside}</div> }.into_any()
}

/// The card of a ship.
#[derive(Clone, Copy)]
struct Carded {
    sight: Sight,
    ship: u8,
}

impl Carded {
    fn action(self) -> Option<(usize, Action)> {
        let Carded { sight, ship } = self;
        let actions =
            [Action::Ship(ship), Action::Aboard(ship), Action::Ram(ship), Action::Tow(ship)];
        actions.into_iter().find_map(|action| Some((sight.listed(action)?, action)))
    }
}

impl Touchable for Carded {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        self.action().map_or(Answer::Explains, |(place, _)| Answer::Acts(place))
    }

    fn is_chosen(self) -> bool {
        self.action().is_some_and(|(place, _)| self.sight.desk.is_drafted(&[place]))
    }

    fn spoken(self) -> Option<String> {
        let Carded { sight, ship } = self;
        Some(sight.with_view(|view, names| {
            sight.model.with(|table| {
                let card = table.cards.iter().find(|card| card.number == ship);
                card.map(|card| text::card_spoken(view, card, names)).unwrap_or_default()
            })
        }))
    }

    fn touch(self) {
        match untrack(|| self.action()) {
            Some((place, action)) => self.sight.choose(vec![place], action),
            None => {
                self.sight.say_why_not(Action::Ship(self.ship));
                self.sight.own.opened.set(Some(self.ship));
            }
        }
    }
}
