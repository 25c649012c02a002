//! The cards of this turn: each keeps its place, with the pennant of whoever holds it.

use engine::Seat;
use leptos::prelude::*;
use quay::Card as ActionCard;

use super::model::{Stand, TableModel, Thing, faces, stay};
use super::sight::Sight;
use super::thing;
use crate::pieces::Card;
use crate::shell::pennant;
use crate::text::quay::{card_name, terms};
use crate::weave::{When, rows};

/// A place of the row: bare, or a card with what touching it means now. A card that changes hands
/// or is turned down is drawn anew.
#[derive(Hash)]
enum Place {
    Bare(usize),
    Gone(ActionCard),
    Laid { card: ActionCard, thing: Thing, seat: Option<Seat>, down: bool },
}

/// The cards in play, and the places of those that are not.
pub fn market(sight: Sight) -> AnyView {
    // The places of a turn, by the cards that were laid there.
    let laid = Memo::new(move |before: Option<&(u8, Vec<ActionCard>)>| {
        sight.model.with(|model| {
            let same = before.filter(|(turn, _)| *turn == model.turn);
            let before = same.map_or(&[][..], |(_, cards)| cards.as_slice());
            (model.turn, stay(before, |_| true, model.market.iter().filter_map(|stand| stand.card)))
        })
    });
    let places = move || laid.with(|(_, laid)| sight.model.with(|model| places(model, laid)));
    view! {
        <div class="quay-market" data-spot="cards">
            <h2 class="quay-title">{terms(sight.lang()).market}</h2>
            <ol class="quay-cards" data-count=move || places().len().to_string()>
                {rows(places, move |place| drawn(sight, place))}
            </ol>
        </div>
    }
    .into_any()
}

fn places(model: &TableModel, laid: &[ActionCard]) -> Vec<Place> {
    let place = |card: &ActionCard| {
        let stand = model.market.iter().find(|stand| stand.card == Some(*card));
        let found = |stand: &Stand| Place::Laid {
            card: *card,
            thing: stand.thing,
            seat: stand.seat,
            down: stand.down,
        };
        stand.map_or(Place::Gone(*card), found)
    };
    let bare = (laid.len()..model.places.into()).map(Place::Bare);
    laid.iter().map(place).chain(bare).collect()
}

fn drawn(sight: Sight, place: Place) -> AnyView {
    match place {
        Place::Laid { card, thing, seat, down } => laid(sight, card, thing, seat, down),
        _ => view! { <li class="quay-stand"><span class="quay-bare"></span></li> }.into_any(),
    }
}

fn laid(sight: Sight, card: ActionCard, thing: Thing, seat: Option<Seat>, down: bool) -> AnyView {
    let is = move |what: fn(&Stand) -> bool| sight.is(|model| model.stand(thing).is_some_and(what));
    let face = faces::action(sight.letters(), card);
    let drawn = view! { <Card face=face state=move || sight.card_state(thing)/> };
    let flag = move |seat: Seat| {
        view! {
            <span data-piece=format!("flag-{card:?}") data-from=format!("seat-{}", seat.0)>
                {pennant(sight.desk, seat)}
            </span>
        }
        .into_any()
    };
    view! {
        <li
            class="quay-stand"
            data-contested=move || is(|stand| stand.contested).then_some("")
            data-down=down.then_some("")
            data-done=move || is(|stand| stand.done).then_some("")
        >
            <div
                data-piece=format!("card-{card:?}")
                data-from=format!("pile-{}", card.deck().index())
                data-to=seat.filter(|_| card.is_special()).map(|seat| format!("seat-{}", seat.0))
            >
                {thing::button(sight, thing, "card-button quay-touch", drawn.into_any())}
            </div>
            <span class="quay-caption" aria-hidden="true">
                {seat.map(flag)}
                <span class="quay-name">{card_name(sight.lang(), card)}</span>
                <When is=move || is(|stand| stand.done)>
                    <span class="quay-tick"></span>
                </When>
            </span>
        </li>
    }
    .into_any()
}
