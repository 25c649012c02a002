//! The screens, one file each.

mod about;
mod error;
mod home;
mod learn;
mod loading;
mod needs;
mod others;
mod play;
mod replay;
mod rules;
mod saves;
mod settings;
mod setup;
mod shared;
mod start;

use leptos::prelude::*;

use crate::games::{Cartridge, GameId};
use crate::prefs::word;
use crate::route::Route;
use needs::Needs;

pub use needs::fetch_the_rest_when_idle;
pub use play::at_the_table;

/// The screen of a route, once what it needs is here. It is drawn in the language in use; only the
/// settings change while they are shown, because the language is chosen there.
pub fn screen_of(route: Route) -> AnyView {
    loading::once_here(Needs::of(&route), move || draw(route))
}

fn draw(route: Route) -> AnyView {
    match route {
        Route::Home => home::home(),
        Route::Start(game) => with(game, start::start),
        Route::Learn(game) => with(game, learn::learn),
        Route::Play(id) => play::play(id),
        Route::Unknown => error::error_page(word(|w| w.not_found)),
        other => others::screen(other),
    }
}

/// Draws with a game that is here.
fn with(game: GameId, draw: impl FnOnce(&'static dyn Cartridge) -> AnyView) -> AnyView {
    match game.loaded() {
        Some(game) => draw(game),
        None => error::error_page(word(|w| w.part_missing)),
    }
}
