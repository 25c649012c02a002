//! A guided first game: the real table, a fixed deal, a note at each new thing.

use leptos::prelude::*;

use crate::app;
use crate::games::Cartridge;
use crate::route::Route;
use crate::saves::{Slot, now, use_saves};
use crate::seats;

/// Starts the guided game, or goes on with one that was begun.
pub fn learn(game: &dyn Cartridge) -> AnyView {
    let saves = use_saves();
    let slot = saves.latest_guided(game.id()).unwrap_or_else(|| {
        let guide = game.guide();
        let guided = game.begin(&guide.choices, guide.seed);
        let seats = seats::usual(guided.seats());
        let slot = Slot { guided: true, ..Slot::of(&*guided, seats, now()) };
        saves.begin_with(guided, &slot)
    });
    app::replace(&Route::Play(slot));
    ().into_any()
}
