//! The screens, one file each.

mod about;
mod error;
mod home;
mod learn;
mod loading;
mod play;
mod replay;
mod rules;
mod saves;
mod settings;
mod setup;
mod shared;
mod start;

use leptos::prelude::*;

use crate::games::game_of;
use crate::prefs::word;
use crate::route::Route;
use crate::saves::use_saves;
use loading::once_here;

/// The screen of a route. It is drawn in the language in use; only the settings change while they
/// are shown, because the language is chosen there.
pub fn screen_of(route: Route) -> AnyView {
    match route {
        Route::Home => home::home(),
        Route::Start(game) => once_here(game, start::start),
        Route::New(game) => once_here(game, setup::set_up),
        Route::Learn(game) => once_here(game, learn::learn),
        Route::Play(id) => of_link(link_of(&id), move || play::play(id)),
        Route::Replay(id, ply) => of_link(link_of(&id), move || replay::replay(id, ply)),
        Route::Rules(game, section) => once_here(game, |game| rules::rules(game, section)),
        Route::Saves => saves::saved_games(),
        Route::Settings => settings::settings_page(),
        Route::About => about::about(),
        Route::Shared(link) => {
            let tidy = engine::link::tidy(&link);
            of_link(Some(tidy), move || shared::shared_link(&link))
        }
        Route::Unknown => error::error_page(word(|w| w.not_found)),
    }
}

/// The link a slot holds, if it holds one.
fn link_of(id: &str) -> Option<String> {
    Some(use_saves().get(id)?.game()?.link)
}

/// Draws once the game of the link is here; at once where no game is needed to say what is wrong.
fn of_link(link: Option<String>, draw: impl FnOnce() -> AnyView + 'static) -> AnyView {
    match link.and_then(|link| game_of(&link)) {
        Some(game) => once_here(game, |_| draw()),
        None => draw(),
    }
}
