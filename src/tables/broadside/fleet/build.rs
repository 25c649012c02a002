//! The builder: points and fleet always in sight, ships and crew on shelves.

use broadside::Action;
use broadside::cards::{CrewId, Faction, ShipId};
use leptos::prelude::*;

use super::chosen::chosen;
use super::drawn::{segments, ship};
use super::keys::{group, key};
use super::ware::ware;
use crate::tables::broadside::model::fleet::{Order, Shelf};
use crate::tables::broadside::sight::Sight;
use crate::text::broadside::{self as words, yard as text};
use crate::weave::{When, rows};

/// What is laid out.
#[derive(Clone, Copy)]
struct Shelves {
    sight: Sight,
    crew: RwSignal<bool>,
    shelf: RwSignal<Shelf>,
}

/// The fleet so far, and all that could still be had.
pub fn build(sight: Sight) -> AnyView {
    let this =
        Shelves { sight, crew: RwSignal::new(false), shelf: RwSignal::new(Shelf::default()) };
    let lang = sight.lang();
    let shelf = this.shelf;
    view! {
        {chosen(sight)}
        <div class="yard-store" tabindex="-1">
            {this.keys()}
            <p class="yard-legend">{text::legend(lang)}</p>
            <When is=move || !this.crew.get()>
                <ol class="yard-wares" aria-label=text::shelves(lang).ships>
                    {rows(move || shelf.get().ships(), move |id| ship_card(sight, id))}
                </ol>
            </When>
            <When is=move || this.crew.get()>
                <ol class="yard-wares" aria-label=text::shelves(lang).crew>
                    {rows(move || shelf.get().crew(), move |id| crew_card(sight, id))}
                </ol>
            </When>
        </div>
    }
    .into_any()
}

impl Shelves {
    /// What is shown, of whom, and in which order.
    fn keys(self) -> AnyView {
        let lang = self.sight.lang();
        let names = text::shelves(lang);
        let Shelves { crew, shelf, .. } = self;
        let wares = [(false, names.ships), (true, names.crew)].map(|(kind, name)| {
            key(move || name, move || crew.get() == kind, move || crew.set(kind))
        });
        let flags = Faction::ALL.map(|flag| (Some(flag), words::faction(lang, flag)));
        let flags = [(None, names.all)].into_iter().chain(flags).map(|(flag, name)| {
            let is = move || shelf.get().flag == flag;
            key(move || name, is, move || shelf.update(|shelf| shelf.flag = flag))
        });
        let orders = [Order::Cost, Order::Masts, Order::Flag].map(|order| {
            let is = move || shelf.get().order == order;
            let name = move || text::order(lang, order, crew.get());
            key(name, is, move || shelf.update(|shelf| shelf.order = order))
        });
        view! {
            <div class="yard-keys">
                {group(names.wares, wares.into_iter().collect())}
                {group(names.flag, flags.collect())}
                {group(names.order, orders.into_iter().collect())}
            </div>
        }
        .into_any()
    }
}

/// A ship with all that is printed on her card.
fn ship_card(sight: Sight, id: ShipId) -> AnyView {
    let lang = sight.lang();
    let card = id.card();
    let ability = card.ability.map(|ability| words::ability_line(lang, ability));
    let drawn = view! {
        <span class="yard-head">
            <span class="yard-name">{words::ship_name(id)}</span>
            <small>{words::faction(lang, card.faction)}</small>
            <span class="yard-cost">{card.cost.to_string()}</span>
        </span>
        <span class="yard-body">
            {ship(lang, id)}
            <span class="yard-print">
                {segments(lang, card.speed)}
                <span>{text::hold(lang, card.cargo)}</span>
            </span>
        </span>
        <span class="yard-line">{ability}</span>
    };
    view! { <li>{ware(sight, Action::AddShip(id), "yard-card", drawn.into_any())}</li> }.into_any()
}

/// A crew with all that is printed on its token.
fn crew_card(sight: Sight, id: CrewId) -> AnyView {
    let lang = sight.lang();
    let card = id.card();
    let drawn = view! {
        <span class="yard-head">
            <span class="yard-name">{words::crew_name(lang, id)}</span>
            <small>{card.faction.map(|flag| words::faction(lang, flag))}</small>
            <span class="yard-cost">{card.cost.to_string()}</span>
        </span>
        <span class="yard-line">{words::crew_effect(lang, id)}</span>
    };
    view! { <li>{ware(sight, Action::AddCrew(id), "yard-card", drawn.into_any())}</li> }.into_any()
}
