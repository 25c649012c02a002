//! *Play*: a new game at once, with the usual choices and the usual company.

use leptos::prelude::*;

use crate::app;
use crate::games::Cartridge;
use crate::route::Route;
use crate::saves::{Slot, fresh_seed, now, use_saves};
use crate::seats;

/// Starts a game in a slot of its own and goes to its table.
pub fn start(game: &dyn Cartridge) -> AnyView {
    let begun = game.begin(&game.usual_choices(), fresh_seed());
    let seats = seats::usual(begun.seats());
    let slot = Slot::of(&*begun, seats, now());
    let id = use_saves().begin_with(begun, &slot);
    app::replace(&Route::Play(id));
    ().into_any()
}
