//! A screen whose part of the program is on its way or cannot be had.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::error::sorry;
use super::needs::Needs;
use crate::offline;
use crate::pieces::Needle;
use crate::prefs::{use_prefs, word};
use crate::shell::{Face, LOADING, button, page_bar, screen};
use crate::text;

/// What is here sooner is not announced: nothing may flicker.
const UNNOTICED: Duration = Duration::from_millis(300);

/// Where the missing part is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// On its way, for a moment only.
    Coming,
    /// On its way, for so long that one wonders.
    Late,
    /// Here.
    Here,
    /// Not to be had now.
    Missing,
    /// Not to be had any more: the host has a newer version.
    Outdated,
}

/// Draws at once if everything needed is here, else as soon as it has come.
pub fn once_here(needs: Needs, draw: impl FnOnce() -> AnyView + 'static) -> AnyView {
    if needs.are_met() { draw() } else { await_it(needs, Box::new(draw)) }
}

fn await_it(needs: Needs, draw: Box<dyn FnOnce() -> AnyView>) -> AnyView {
    let way = RwSignal::new(Way::Coming);
    fetch(needs, way);
    let draw = StoredValue::new_local(Some(draw));
    view! {
        {move || {
            let way_now = way.get();
            untrack(|| match way_now {
                Way::Coming => ().into_any(),
                Way::Late => on_its_way(needs),
                Way::Here => {
                    let draw = draw.try_update_value(Option::take).flatten();
                    draw.map_or_else(|| ().into_any(), |draw| draw())
                }
                Way::Missing => {
                    let again = move || fetch(needs, way);
                    let face = Face::Word(|w| w.try_again);
                    let key = button("key key-main", "data-try-again", face, again);
                    sorry(word(|w| w.part_missing), Some(key))
                }
                Way::Outdated => {
                    let reload = || drop(window().location().reload());
                    let face = Face::Word(|w| w.reload);
                    let key = button("key key-main", "data-reload", face, reload);
                    sorry(word(|w| w.part_outdated), Some(key))
                }
            })
        }}
    }
    .into_any()
}

/// Fetches what is needed and tells how far it is; whoever waited may have gone elsewhere by then.
fn fetch(needs: Needs, way: RwSignal<Way>) {
    way.set(Way::Coming);
    let late = move || {
        if way.try_get_untracked() == Some(Way::Coming) {
            way.set(Way::Late);
        }
    };
    set_timeout(late, UNNOTICED);
    spawn_local(async move {
        let came = match needs.load().await {
            Ok(()) => Way::Here,
            Err(_) if offline::is_outdated().await => Way::Outdated,
            Err(_) => Way::Missing,
        };
        way.try_set(came);
    });
}

/// The table's frame, empty but for the turning compass.
fn on_its_way(needs: Needs) -> AnyView {
    let lang = use_prefs().lang();
    let name = needs.game.or(needs.book).map_or("Grand Large", |game| game.blurb(lang).title);
    let words = word(|w| w.part_coming);
    screen(LOADING, move || text::title(lang, Some(words), name));
    view! {
        <main class="frame" data-game=needs.game.map(|game| game.name()) data-busy="loading">
            {page_bar(name)}
            <section class="table coming" role="status">
                <Needle/>
                <p>{words}</p>
            </section>
        </main>
    }
    .into_any()
}
