//! The ports that lie face up: what they offer, sell and buy.

use leptos::prelude::*;
use logbook::Action;
use logbook::content::{Service, TileId};

use super::Quay;
use super::signs::{flag, service_sign};
use crate::pieces::{Glyph, Icon};
use crate::tables::logbook::model::port::PortCard;
use crate::tables::logbook::ship::choice::worded;
use crate::text::logbook::harbour as text;
use crate::weave::rows;

/// The list.
pub fn known(quay: Quay) -> AnyView {
    let words = text::port_words(quay.sight.lang());
    let tiles = move || {
        quay.read(|port| port.known.iter().map(|card| card.tile.number()).collect::<Vec<_>>())
    };
    let none =
        move || tiles().is_empty().then(|| view! { <p class="quiet">{words.none_known}</p> });
    view! {
        <section class="deck-known">
            <h3>{words.known}</h3>
            {move || none()}
            <ul>{rows(tiles, move |tile| view! { <li>{one(quay, TileId::new(tile))}</li> }.into_any())}</ul>
        </section>
    }
    .into_any()
}

fn one(quay: Quay, tile: TileId) -> AnyView {
    let card = Memo::new(move |_| {
        quay.model.with(|port| port.known.iter().find(|card| card.tile == tile).cloned())
    });
    let inside = move || card.with(|card| card.as_ref().map(|card| inside(quay, card)));
    worded(
        quay.sight,
        Action::Port(tile.number()),
        "deck-harbour",
        view! { {move || inside()} }.into_any(),
    )
}

fn inside(quay: Quay, card: &PortCard) -> AnyView {
    let lang = quay.sight.lang();
    let words = text::port_words(lang);
    let flag = flag(lang, card.nation);
    let signs: Vec<AnyView> = [Service::Tavern, Service::Shipyard]
        .into_iter()
        .filter(|service| card.offers(*service))
        .map(service_sign)
        .collect();
    let line = |word: &'static str, quotes: &[_]| {
        let told = text::quotes(lang, quotes);
        (!told.is_empty()).then(|| view! { <small>{word} " " {told}</small> })
    };
    let fort = card.fort.filter(|(_, shoots)| *shoots).map(|(nation, shoots)| {
        view! { <small class="deck-fort" data-shoots=""><Icon glyph=Glyph::Warning/> {text::fort(lang, nation, shoots)}</small> }
    });
    view! {
        <span class="deck-harbour-head">
            {flag} <b>{text::port_name(lang, card.tile)}</b> {signs}
            <small>{text::reputation(lang, card)}</small>
            <small>{card.far.map(|far| text::far(lang, far))}</small>
        </span>
        {line(words.sells, &card.sells)}
        {line(words.buys, &card.buys)}
        {fort}
    }
    .into_any()
}
