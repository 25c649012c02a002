//! A screen that needs a game, while the game is on its way or cannot be had.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::error::sorry;
use crate::games::{Cartridge, GameId};
use crate::offline;
use crate::pieces::Needle;
use crate::prefs::{use_prefs, word};
use crate::shell::{Face, LOADING, button, page_bar, screen};
use crate::text;

/// A game that is here sooner is not announced: nothing may flicker.
const UNNOTICED: Duration = Duration::from_millis(300);

/// Where a game is.
#[derive(Clone, Copy)]
enum Way {
    /// On its way, for a moment only.
    Coming,
    /// On its way, for so long that one wonders.
    Late,
    /// Here.
    Here(&'static dyn Cartridge),
    /// Not to be had now.
    Missing,
    /// Not to be had any more: the host has a newer version.
    Outdated,
}

/// Draws with a game: at once if it is here, else as soon as it has come.
pub fn once_here(
    game: GameId,
    draw: impl FnOnce(&'static dyn Cartridge) -> AnyView + 'static,
) -> AnyView {
    match game.loaded() {
        Some(game) => draw(game),
        None => await_game(game, Box::new(draw)),
    }
}

type Draw = Box<dyn FnOnce(&'static dyn Cartridge) -> AnyView>;

fn await_game(game: GameId, draw: Draw) -> AnyView {
    let way = RwSignal::new(Way::Coming);
    fetch(game, way);
    let draw = StoredValue::new_local(Some(draw));
    view! {
        {move || {
            let way_now = way.get();
            untrack(|| match way_now {
                Way::Coming => ().into_any(),
                Way::Late => on_its_way(game),
                Way::Here(game) => {
                    let draw = draw.try_update_value(Option::take).flatten();
                    draw.map_or_else(|| ().into_any(), |draw| draw(game))
                }
                Way::Missing => {
                    let again = move || fetch(game, way);
                    let key = button("key key-main", "data-try-again", Face::Word(|w| w.try_again), again);
                    sorry(word(|w| w.game_missing), Some(key))
                }
                Way::Outdated => {
                    let reload = || drop(window().location().reload());
                    let key = button("key key-main", "data-reload", Face::Word(|w| w.reload), reload);
                    sorry(word(|w| w.game_outdated), Some(key))
                }
            })
        }}
    }
    .into_any()
}

/// Fetches a game and tells how far it is; whoever waited may have gone elsewhere by then.
fn fetch(game: GameId, way: RwSignal<Way>) {
    way.set(Way::Coming);
    let late = move || {
        if let Some(Way::Coming) = way.try_get_untracked() {
            way.set(Way::Late);
        }
    };
    set_timeout(late, UNNOTICED);
    spawn_local(async move {
        let came = match game.load().await {
            Ok(game) => Way::Here(game),
            Err(_) if offline::is_outdated().await => Way::Outdated,
            Err(_) => Way::Missing,
        };
        way.try_set(came);
    });
}

/// The table's frame, empty but for the turning compass.
fn on_its_way(game: GameId) -> AnyView {
    let lang = use_prefs().lang();
    let (name, words) = (game.blurb(lang).title, word(|w| w.game_coming));
    screen(LOADING, move || text::title(lang, Some(words), name));
    view! {
        <main class="frame" data-game=game.name() data-busy="loading">
            {page_bar(name)}
            <section class="table coming" role="status">
                <Needle/>
                <p>{words}</p>
            </section>
        </main>
    }
    .into_any()
}
