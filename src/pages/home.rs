//! The games, and the one to go on with.

use leptos::attr::custom::custom_attribute;
use leptos::prelude::*;

use crate::app;
use crate::games::{GameId, game_of};
use crate::pieces::{Compass, Glyph};
use crate::prefs::{Pick, use_prefs, word};
use crate::route::Route;
use crate::saves::use_saves;
use crate::seats;
use crate::shell::{Face, icon, link, screen};
use crate::text;

/// The home page.
pub fn home() -> AnyView {
    screen("home", || "Grand Large".to_owned());
    let games = GameId::ALL.iter().map(|game| game_card(*game));
    let leads = |route: Route, glyph, words: Pick| {
        link("key key-plain", "", Face::Both(glyph, words), route.href())
    };
    view! {
        <main class="page page-wide">
            <header class="hero">
                <Compass/>
                <div>
                    <h1 tabindex="-1">"Grand Large"</h1>
                    <p>{word(|w| w.tagline)}</p>
                </div>
            </header>
            {resume()}
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

/// The latest game that is not over.
fn resume() -> Option<AnyView> {
    let (id, slot) = use_saves().latest()?;
    let game = game_of(&slot.link)?;
    let lang = use_prefs().lang();
    let names = seats::listed(&slot.seats, lang);
    let words = Face::Word(|w| w.continue_game);
    Some(
        view! {
            <section class="resume">
                <div>
                    <h2 class="resume-title">{game.blurb(lang).title}</h2>
                    <p class="quiet">{game.moment(slot.moment(), lang)} " · " {names}</p>
                </div>
                {link("key key-main", "data-continue", words, Route::Play(id).href())}
            </section>
        }
        .into_any(),
    )
}

/// One game to choose.
fn game_card(game: GameId) -> AnyView {
    let lang = use_prefs().lang();
    let blurb = game.blurb(lang);
    let play = move |_| app::go(&Route::Start(game));
    let leads = |mark: &'static str, words: Pick, route: Route| {
        view! {
            <a class="key" href=route.href() {..custom_attribute(mark, game.name())}>
                {word(words)}
            </a>
        }
        .into_any()
    };
    view! {
        <li class="game">
            <div class="game-in">
                <div class="game-art" aria-hidden="true">{game.picture()}</div>
                <div class="game-text">
                    <h2 class="game-title">{blurb.title}</h2>
                    <p class="game-line">{blurb.line}</p>
                    <ul class="game-facts">
                        <li>
                            {icon(Glyph::People)}
                            {text::players(lang, blurb.seats.0, blurb.seats.1)}
                        </li>
                        <li>
                            {icon(Glyph::Clock)}
                            {text::minutes(blurb.minutes.0, blurb.minutes.1)}
                        </li>
                    </ul>
                    <div class="game-keys">
                        <button type="button" class="key key-main" data-play=game.name() on:click=play>
                            {word(|w| w.play)}
                        </button>
                        {leads("data-options", |w| w.options, Route::New(game))}
                        {leads("data-learn", |w| w.learn, Route::Learn(game))}
                        {leads("data-rules", |w| w.rules, Route::Rules(game, None))}
                    </div>
                </div>
            </div>
        </li>
    }
    .into_any()
}
