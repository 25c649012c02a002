//! The menu of the table.

use leptos::prelude::*;

use super::keys::Doors;
use crate::pieces::{Glyph, Icon};
use crate::prefs::{tr, word};
use crate::route::Route;
use crate::session::Session;

/// What a table offers beside playing.
#[component]
pub fn Menu(
    /// The game in progress.
    session: Session,
    /// What the entries open.
    doors: Doors,
    /// Opens the share sheet.
    share: Callback<()>,
    /// Opens the table in words.
    read: Callback<()>,
) -> impl IntoView {
    let id = session.id();
    let link = move |route: Route, glyph: Glyph, words: fn() -> &'static str| {
        view! {
            <li>
                <a class="key key-plain" href=route.href()>
                    <Icon glyph/>
                    {words}
                </a>
            </li>
        }
    };
    let seed = session.game().seed();
    view! {
        <ul class="menu-list">
            <li>
                <button
                    type="button"
                    class="key key-plain"
                    data-share=""
                    on:click=move |_| {
                        doors.menu.set(false);
                        share.run(());
                    }
                >
                    <Icon glyph=Glyph::Share/>
                    {word(|w| w.share)}
                </button>
            </li>
            <li>
                <button
                    type="button"
                    class="key key-plain"
                    data-read-table=""
                    on:click=move |_| {
                        doors.menu.set(false);
                        read.run(());
                    }
                >
                    <Icon glyph=Glyph::Info/>
                    {word(|w| w.read_table)}
                </button>
            </li>
            {link(Route::Replay(id, None), Glyph::Play, || tr().replay)}
            {link(Route::New(session.game().id()), Glyph::Forward, || tr().new_game)}
            {link(Route::Saves, Glyph::Log, || tr().saves_title)}
            {link(Route::Settings, Glyph::Settings, || tr().settings)}
            {link(Route::Home, Glyph::Home, || tr().home)}
        </ul>
        <dl class="facts">
            <dt>{word(|w| w.seed)}</dt>
            <dd>{seed.to_string()}</dd>
            <dt>{word(|w| w.keys_title)}</dt>
            <dd>{word(|w| w.keys_text)}</dd>
        </dl>
    }
}
