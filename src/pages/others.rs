//! The screens that neither choosing nor playing a game needs: a chunk of their own.

use std::sync::OnceLock;

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::{about, error, replay, rules, saves, settings, setup, shared, with};
use crate::games::Missing;
use crate::prefs::word;
use crate::route::Route;

type Screen = fn(Route) -> AnyView;

static LOADED: OnceLock<Screen> = OnceLock::new();

/// Are these screens here?
pub fn are_here() -> bool {
    LOADED.get().is_some()
}

/// Fetches these screens.
pub async fn load() -> Result<(), Missing> {
    let screen = pages().await.map_err(|_| Missing)?;
    LOADED.get_or_init(|| screen);
    Ok(())
}

/// One of these screens, once they are here.
pub fn screen(route: Route) -> AnyView {
    match LOADED.get() {
        Some(screen) => screen(route),
        None => error::error_page(word(|w| w.part_missing)),
    }
}

#[wasm_split(pages, wasm_split_path = ::leptos::wasm_split, fallible)]
fn pages() -> Result<Screen, SplitLoaderError> {
    Ok(draw)
}

fn draw(route: Route) -> AnyView {
    match route {
        Route::New(game) => with(game, setup::set_up),
        Route::Replay(id, ply) => replay::replay(id, ply),
        Route::Rules(game, section) => rules::rules(game, section),
        Route::Saves => saves::saved_games(),
        Route::Settings => settings::settings_page(),
        Route::About => about::about(),
        Route::Shared(link) => shared::shared_link(&link),
        Route::Home | Route::Start(_) | Route::Learn(_) | Route::Play(_) | Route::Unknown => {
            error::error_page(word(|w| w.not_found))
        }
    }
}
