//! The ship of whoever looks, and those of the others: her numbers, her hold, her board.

mod burden;
pub mod choice;
pub mod cubes;
mod hold;
mod numbers;
mod offer;
mod work;

use leptos::html::Section;
use leptos::prelude::*;
use logbook::Pc;

use super::model::ship::ShipCard;
use super::model::ship_work::{SlotTouch, Work, touches};
use super::sight::Sight;
use crate::pieces::Pennant;
use crate::tables::kit::Passing;
use crate::text::logbook::hold::hold_words;
use crate::weave::{When, rows};

/// What the parts of this panel share.
#[derive(Clone, Copy)]
pub struct Deck {
    /// The table.
    pub sight: Sight,
    /// Whose ship is looked at.
    pub card: Memo<Option<ShipCard>>,
    /// The slot whose cube is taken up.
    pub held: Passing<u8>,
    /// What touching each slot does.
    pub touches: Memo<Vec<SlotTouch>>,
}

impl Deck {
    /// Something of the ship that is looked at, where it is known; tracked.
    pub fn read<T: Default>(self, of: impl Fn(&ShipCard) -> T) -> T {
        self.card.with(|card| card.as_ref().map(of).unwrap_or_default())
    }

    /// A part of the panel that is drawn anew when what it shows changes.
    pub fn part<T>(
        self,
        of: impl Fn(&ShipCard) -> T + Send + Sync + 'static,
        draw: impl Fn(Deck, T) -> AnyView + Send + Sync + 'static,
    ) -> AnyView
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        let part = Memo::new(move |_| self.card.with(|card| card.as_ref().map(&of)));
        view! { {move || part.get().map(|part| draw(self, part))} }.into_any()
    }
}

/// The panel.
pub fn ship(sight: Sight) -> AnyView {
    let looked = RwSignal::new(None::<Pc>);
    // What is asked is answered aboard one's own ship.
    let free = move || sight.read(|table| table.ship.work == Work::None);
    let shown = Memo::new(move |_| looked.get().filter(|_| free()));
    let card = Memo::new(move |_| {
        let shown = shown.get();
        sight.model.with(|table| {
            let ships = &table.ship.ships;
            let other = ships.iter().find(|card| Some(card.pc) == shown);
            other.or(ships.first()).cloned()
        })
    });
    let first = Memo::new(move |_| {
        let pc = card.with(|card| card.as_ref().map(|card| card.pc));
        sight.model.with(|table| table.ship.ships.first().map(|card| card.pc) == pc)
    });
    let held = Passing::new(Signal::derive(move || sight.scope.ply()));
    let touches = Memo::new(move |_| {
        let open = sight.desk.open.get() && first.get();
        let held = held.get();
        if open { sight.scope.look(|seen, ahead| touches(seen, ahead, held)) } else { Vec::new() }
    });
    let deck = Deck { sight, card, held, touches };
    let mine = move || first.get();
    let panel = NodeRef::<Section>::new();
    view! {
        <section
            class="deck-ship"
            data-spot="ship"
            data-asks=move || (!free()).then_some("")
            node_ref=panel
        >
            {switch(deck, looked, panel)}
            {numbers::head(deck)}
            {numbers::numbers(deck)}
            <When is=mine>{work::work(deck)}</When>
            {hold::hold(deck)}
            <When is=mine>{work::stowing(deck)}</When>
            {burden::burden(deck)}
            {numbers::tracks(deck)}
            <When is=mine>{work::keys(deck)}</When>
        </section>
    }
    .into_any()
}

/// Whose ship is looked at, where there are others.
fn switch(deck: Deck, looked: RwSignal<Option<Pc>>, panel: NodeRef<Section>) -> AnyView {
    let Deck { sight, card, .. } = deck;
    let seats = move || {
        sight.read(|table| {
            table.ship.ships.iter().map(|card| (card.pc.0, card.seat.0)).collect::<Vec<_>>()
        })
    };
    let many = move || sight.read(|table| table.ship.ships.len() > 1);
    let look = move |pc| {
        looked.set(Some(Pc(pc)));
        // Where the panel is long, these keys lie at its end.
        if let Some(panel) = panel.get_untracked() {
            panel.scroll_into_view();
        }
    };
    let key = move |(pc, seat): (u8, u8)| {
        let name = Signal::derive(move || sight.desk.label(engine::Seat(seat)));
        let is = move || card.with(|card| card.as_ref().is_some_and(|card| card.pc == Pc(pc)));
        view! {
            <button
                type="button"
                class="deck-key"
                data-pick=""
                aria-pressed=move || is().to_string()
                on:click=move |_| look(pc)
            >
                <Pennant seat=seat name/>
                <span>{name}</span>
            </button>
        }
        .into_any()
    };
    view! {
        <When is=many>
            <div class="deck-switch" role="group" aria-label=hold_words(sight.lang()).whose>
                {rows(seats, key)}
            </div>
        </When>
    }
    .into_any()
}
