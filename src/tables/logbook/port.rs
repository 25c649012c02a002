//! The port at hand: its market, tavern and yard; at sea, the ports that are known.

mod known;
mod market;
mod plan;
mod signs;
mod wares;

use leptos::prelude::*;
use logbook::content::Service;

use super::model::PortModel;
use super::model::port::{PortCard, Stage, Ware};
use super::ship::choice::{drafted, telling};
use super::sight::Sight;
use crate::desk::Reason;
use crate::text::logbook::harbour as text;
use crate::text::logbook::money;
use crate::weave::When;

/// What the parts of this panel share.
#[derive(Clone, Copy)]
pub struct Quay {
    /// The table.
    pub sight: Sight,
    /// What is shown.
    pub model: Memo<PortModel>,
    /// Whether prices are those for selling, once somebody has said so.
    selling: RwSignal<Option<bool>>,
}

impl Quay {
    /// Something of the port; tracked.
    pub fn read<T: Default>(self, of: impl Fn(&PortModel) -> T) -> T {
        self.model.with(of)
    }

    /// Are prices those for selling? A trade that is planned says so, then whoever looks, then what
    /// is possible; tracked.
    pub fn sells(self) -> bool {
        match drafted(self.sight) {
            Some(logbook::Action::Sell { .. }) => return true,
            Some(logbook::Action::Buy { .. }) => return false,
            _ => {}
        }
        let usual = || self.read(|port| port.market.sells || !port.market.buys);
        self.selling.get().unwrap_or_else(usual)
    }

    /// A part of the panel that is drawn anew when what it shows changes.
    pub fn part<T>(
        self,
        of: impl Fn(&PortModel) -> T + Send + Sync + 'static,
        draw: impl Fn(Quay, T) -> AnyView + Send + Sync + 'static,
    ) -> AnyView
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        let part = Memo::new(move |_| self.model.with(&of));
        view! { {move || draw(self, part.get())} }.into_any()
    }
}

/// The panel.
pub fn port(sight: Sight) -> AnyView {
    let model = Memo::new(move |_| sight.model.with(|table| table.port.clone()));
    let quay = Quay { sight, model, selling: RwSignal::new(None) };
    let at = move |stage| quay.read(|port| port.stage == stage);
    let words = text::port_words(sight.lang());
    let outfits = move || at(Stage::Outfit);
    let trades = move || !at(Stage::Outfit);
    let shelf = move |spot, name, service, of: fn(&PortModel) -> &Vec<Ware>| {
        wares::shelf(quay, spot, name, service, of)
    };
    view! {
        <section class="deck-port" data-spot="port" data-stage=move || quay.read(|port| port.stage.key())>
            {head(quay)}
            {wares::steps(quay)}
            <When is=trades>{market::market(quay)} {plan::plan(quay)}</When>
            {shelf("tavern", words.tavern, Service::Tavern, |port| &port.tavern)}
            {shelf("yard", words.yard, Service::Shipyard, |port| &port.yard)}
            <When is=move || !outfits()>{known::known(quay)}</When>
        </section>
    }
    .into_any()
}

/// Where one is, what one is worth there, and the purse.
fn head(quay: Quay) -> AnyView {
    quay.part(|port| (port.here.clone(), port.stage, port.money), |quay, (here, stage, purse)| {
        let lang = quay.sight.lang();
        let words = text::port_words(lang);
        let (title, note) = match (&here, stage) {
            (Some(card), _) => (place(quay, card), None),
            (None, Stage::Outfit) => {
                (view! { <h2>{words.outfit}</h2> }.into_any(), Some(words.outfit_note))
            }
            (None, _) => (view! { <h2>{words.market}</h2> }.into_any(), None),
        };
        let standing = here.clone().map(|card| standing(quay, card));
        let note = note.map(|note| view! { <p>{note}</p> });
        let fort = here.and_then(|card| card.fort).map(|(nation, shoots)| {
            view! { <p class="deck-fort" data-shoots=shoots.then_some("")>{text::fort(lang, nation, shoots)}</p> }
        });
        view! {
            <header class="deck-head">
                <div>{title} {note} {fort}</div>
                {standing}
                <span class="deck-purse">{money(lang, purse.into())}</span>
            </header>
        }
        .into_any()
    })
}

fn place(quay: Quay, card: &PortCard) -> AnyView {
    let lang = quay.sight.lang();
    let flag = signs::flag(lang, card.nation);
    view! { <h2>{flag} {text::port_name(lang, card.tile)}</h2> }.into_any()
}

/// Reputation, and what it opens on touch.
fn standing(quay: Quay, card: PortCard) -> AnyView {
    let lang = quay.sight.lang();
    let drawn = view! { <span>{text::reputation(lang, &card)}</span> }.into_any();
    let tell = move || -> Reason { text::access_sum(lang, &card) };
    telling(quay.sight, "deck-standing", None, tell, drawn)
}
