//! The games on one chart, and the one to go on with.

mod chart;
mod game;
mod resume;

use leptos::prelude::*;

use crate::games::GameId;
use crate::pieces::{Compass, Glyph};
use crate::prefs::{Pick, word};
use crate::route::Route;
use crate::shell::{Face, link, screen};

/// The home page.
pub fn home() -> AnyView {
    screen("home", || "Grand Large".to_owned());
    let resume = resume::resume();
    let resumed = resume.as_ref().map(|_| "");
    let open = RwSignal::new(game::left_open());
    let games = GameId::ALL.iter().map(|game| game::game(*game, open));
    let leads = |route: Route, glyph, words: Pick| {
        link("key key-plain", "", Face::Both(glyph, words), route.href())
    };
    view! {
        <main class="home" data-games=GameId::ALL.len().to_string() data-resume=resumed>
            {chart::chart()}
            <div class="home-first">
                <header class="hero">
                    <Compass/>
                    <div>
                        <h1 tabindex="-1">"Grand Large"</h1>
                        <p>{word(|w| w.tagline)}</p>
                    </div>
                </header>
                {resume}
            </div>
            <ul class="games" aria-label=word(|w| w.games)>
                {games.collect::<Vec<AnyView>>()}
            </ul>
            <nav class="links">
                {leads(Route::Saves, Glyph::Log, |w| w.saves_title)}
                {leads(Route::Settings, Glyph::Settings, |w| w.settings)}
                {leads(Route::About, Glyph::Info, |w| w.about)}
            </nav>
        </main>
    }
    .into_any()
}
