//! An offer between neighbours: its two sides.

use leptos::prelude::*;
use logbook::board::hold::Cube;
use logbook::content::MissionId;
use logbook::{Action, Pc};

use super::Deck;
use super::choice::choice;
use super::cubes::{cube_mark, drawn, good};
use crate::pieces::{Glyph, Icon};
use crate::tables::logbook::model::ship_work::{OfferModel, SideModel, mission};
use crate::text::logbook::{content, hold as text, money};

/// The offer, while it grows or waits for an answer.
pub fn offer(deck: Deck, offer: &OfferModel) -> AnyView {
    view! {
        <section class="deck-work deck-offer">
            <div class="deck-sides">
                {side(deck, offer.from, &offer.give)}
                {side(deck, offer.to, &offer.ask)}
            </div>
        </section>
    }
    .into_any()
}

fn side(deck: Deck, of: Pc, side: &SideModel) -> AnyView {
    let sight = deck.sight;
    let lang = sight.lang();
    let words = text::hold_words(lang);
    let title = sight.tell(|table, names| {
        let card = table.ship.ships.iter().find(|card| card.pc == of);
        card.map(|card| text::gives(names, card.seat)).unwrap_or_default()
    });
    let mut holds: Vec<AnyView> = Vec::new();
    if side.coins > 0 {
        let coins = money(lang, i64::from(side.coins) * 1000);
        holds.push(view! { <li class="deck-purse">{coins}</li> }.into_any());
    }
    holds.extend(
        side.goods.iter().map(|(of, n)| view! { <li>{good(of)} <b>{n}</b></li> }.into_any()),
    );
    if side.cannons > 0 {
        let cannon = drawn("deck-mark", cube_mark(Cube::Cannon));
        holds.push(view! { <li>{cannon} <b>{side.cannons}</b></li> }.into_any());
    }
    let named = |mission: &Option<MissionId>| {
        let title = mission.map_or(words.secret, |of| content(lang).mission(of).title);
        view! { <li>{title}</li> }.into_any()
    };
    holds.extend(side.missions.iter().map(named));
    if holds.is_empty() {
        holds.push(view! { <li class="quiet">{words.nothing}</li> }.into_any());
    }
    let more: Vec<AnyView> = side.more.iter().map(|action| article(deck, of, *action)).collect();
    view! {
        <div class="deck-side-of">
            <h3>{title}</h3>
            <ul class="deck-holds">{holds}</ul>
            <div class="deck-keys">{more}</div>
        </div>
    }
    .into_any()
}

/// A key that puts one more thing into the offer.
fn article(deck: Deck, of: Pc, action: Action) -> AnyView {
    let lang = deck.sight.lang();
    let plus = view! { <Icon glyph=Glyph::Plus/> };
    let drawn = match action {
        Action::Give(of) | Action::Ask(of) => view! { {plus} {good(of)} }.into_any(),
        Action::GiveMission(at) | Action::AskMission(at) => {
            let title = untrack(|| deck.sight.scope.with(|seen| mission(&seen.view, of, at)))
                .map_or(text::hold_words(lang).secret, |of| content(lang).mission(of).title);
            view! { {plus} <span>{title}</span> }.into_any()
        }
        _ => view! { {plus} <span>{text::article(lang, action)}</span> }.into_any(),
    };
    choice(deck.sight, action, "deck-key", drawn)
}
