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

use crate::prefs::phrase;
use crate::route::Route;

/// The screen of a route.
pub fn screen_of(route: Route) -> AnyView {
    match route {
        Route::Home => view! { <home::Home/> }.into_any(),
        Route::New(game) => view! { <setup::SetUp game/> }.into_any(),
        Route::Learn(game) => view! { <learn::Learn game/> }.into_any(),
        Route::Play(id) => view! { <play::Play id/> }.into_any(),
        Route::Replay(id, ply) => view! { <replay::Replay id ply/> }.into_any(),
        Route::Rules(game, section) => view! { <rules::Rules game section/> }.into_any(),
        Route::Saves => view! { <saves::SavedGames/> }.into_any(),
        Route::Settings => view! { <settings::SettingsPage/> }.into_any(),
        Route::About => view! { <about::About/> }.into_any(),
        Route::Shared(link) => view! { <shared::SharedLink link/> }.into_any(),
        Route::Unknown => view! { <error::ErrorPage words=phrase(|w| w.not_found)/> }.into_any(),
    }
}
