//! The menu of the table.

use leptos::prelude::*;

use super::button::{Face, button, link};
use super::keys::Doors;
use super::speed::speed_choice;
use crate::pieces::Glyph;
use crate::prefs::{Pick, word};
use crate::route::Route;
use crate::session::Session;

/// What a table offers beside playing.
pub fn menu(session: Session, doors: Doors) -> AnyView {
    let opens = move |mark, glyph, words: Pick, door: RwSignal<bool>| {
        let open = move || {
            doors.menu.set(false);
            door.set(true);
        };
        entry(button("key key-plain", mark, Face::Both(glyph, words), open))
    };
    let leads = |route: Route, glyph, words: Pick| {
        entry(link("key key-plain", "", Face::Both(glyph, words), route.href()))
    };
    let game = session.game();
    view! {
        <ul class="menu-list">
            {opens("data-share", Glyph::Share, |w| w.share, doors.share)}
            {opens("data-read-table", Glyph::Info, |w| w.read_table, doors.read)}
            {leads(Route::Replay(session.id(), None), Glyph::Play, |w| w.replay)}
            {leads(Route::New(game.id()), Glyph::Forward, |w| w.new_game)}
            {leads(Route::Saves, Glyph::Log, |w| w.saves_title)}
            {leads(Route::Settings, Glyph::Settings, |w| w.settings)}
            {leads(Route::Home, Glyph::Home, |w| w.home)}
        </ul>
        <p class="menu-speed">{word(|w| w.speed)} {speed_choice()}</p>
        <dl class="facts">
            <dt>{word(|w| w.seed)}</dt>
            <dd>{untrack(|| game.seed()).to_string()}</dd>
            <dt>{word(|w| w.keys_title)}</dt>
            <dd>{word(|w| w.keys_text)}</dd>
        </dl>
    }
    .into_any()
}

fn entry(inside: AnyView) -> AnyView {
    view! { <li>{inside}</li> }.into_any()
}
