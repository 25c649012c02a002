//! The screens, one file each.

mod about;
mod error;
mod home;
mod learn;
mod play;
mod replay;
mod rules;
mod saves;
mod settings;
mod setup;
mod shared;

use leptos::prelude::*;

use crate::prefs::word;
use crate::route::Route;

/// The screen of a route. It is drawn in the language in use; only the settings change while they
/// are shown, because the language is chosen there.
pub fn screen_of(route: Route) -> AnyView {
    match route {
        Route::Home => home::home(),
        Route::New(game) => setup::set_up(game),
        Route::Learn(game) => learn::learn(game),
        Route::Play(id) => play::play(id),
        Route::Replay(id, ply) => replay::replay(id, ply),
        Route::Rules(game, section) => rules::rules(game, section),
        Route::Saves => saves::saved_games(),
        Route::Settings => settings::settings_page(),
        Route::About => about::about(),
        Route::Shared(link) => shared::shared_link(&link),
        Route::Unknown => error::error_page(word(|w| w.not_found)),
    }
}
