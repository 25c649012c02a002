//! Grand Large: sea games on one static page.
//!
//! The app around the rules crates: [`app`] and its [`pages`], the [`shell`] every table shares,
//! a table for each game in [`tables`], everything a player reads in [`text`], the [`saves`], the
//! bots' [`brain`]. The [`handle`] is the seam: above it no code knows which game is played.

pub mod app;
pub mod art;
pub mod beats;
pub mod brain;
mod clock;
pub mod desk;
pub mod games;
pub mod handle;
mod json;
pub mod offline;
pub mod pages;
mod panic;
pub mod pieces;
pub mod prefs;
mod presses;
pub mod route;
pub mod saves;
pub mod seats;
pub mod session;
pub mod shell;
pub mod sound;
pub mod storage;
pub mod tables;
pub mod text;
pub mod trail;
mod travel;
pub mod weave;

use wasm_bindgen::JsCast;

/// Is there a page to draw on? In the bots' worker there is none.
pub fn is_page() -> bool {
    js_sys::global().dyn_into::<web_sys::Window>().is_ok()
}

/// Draws the app in place of the static shell.
pub fn mount() {
    panic::keep_games_safe();
    let document = leptos::prelude::document();
    let place = document.get_element_by_id("app").and_then(|app| app.dyn_into().ok());
    let Some(place) = place else { return };
    leptos::mount::mount_to(place, app::App).forget();
    if let Some(shell) = document.get_element_by_id("shell") {
        shell.remove();
    }
}
