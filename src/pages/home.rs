//! The games, and the one to go on with.

use leptos::prelude::*;

use crate::app;
use crate::games::GameId;
use crate::pieces::{Compass, Glyph, Icon};
use crate::prefs::{tr, use_prefs, word};
use crate::route::Route;
use crate::saves::{Slot, fresh_seed, now, use_saves};
use crate::seats;
use crate::shell::screen;
use crate::text;

/// The home page.
#[component]
pub fn Home() -> impl IntoView {
    screen("home", || "Grand Large".to_owned());
    let links = [
        (Route::Saves, Glyph::Log, (|| tr().saves_title) as fn() -> &'static str),
        (Route::Settings, Glyph::Settings, || tr().settings),
        (Route::About, Glyph::Info, || tr().about),
    ];
    view! {
        <main class="page page-wide">
            <header class="hero">
                <Compass/>
                <div>
                    <h1>"Grand Large"</h1>
                    <p>{word(|w| w.tagline)}</p>
                </div>
            </header>
            <Resume/>
            <ul class="games" aria-label=word(|w| w.games)>
                {GameId::ALL.iter().map(|game| view! { <GameCard game=*game/> }).collect_view()}
            </ul>
            <nav class="links">
                {links
                    .map(|(route, glyph, words)| {
                        view! {
                            <a class="key key-plain" href=route.href()>
                                <Icon glyph/>
                                {words}
                            </a>
                        }
                    })
                    .collect_view()}
            </nav>
        </main>
    }
}

/// The latest game that is not over.
#[component]
fn Resume() -> impl IntoView {
    let (saves, prefs) = (use_saves(), use_prefs());
    move || {
        let (id, slot) = saves.latest()?;
        let game = crate::games::game_of(&slot.link)?;
        let lang = prefs.lang();
        let names = seats::names(&slot.seats, lang).join(", ");
        Some(view! {
            <section class="resume">
                <div>
                    <h2 class="resume-title">{game.blurb(lang).title}</h2>
                    <p class="quiet">{game.moment(slot.moment(), lang)} " · " {names}</p>
                </div>
                <a class="key key-main" data-continue="" href=Route::Play(id).href()>
                    {word(|w| w.continue_game)}
                </a>
            </section>
        })
    }
}

/// One game to choose.
#[component]
fn GameCard(game: GameId) -> impl IntoView {
    let (saves, prefs) = (use_saves(), use_prefs());
    let blurb = Memo::new(move |_| game.blurb(prefs.lang()));
    let play = move |_| {
        let begun = game.begin(&game.usual_choices(), fresh_seed());
        let seats = seats::usual(begun.seats());
        let id = saves.begin(&Slot::of(&*begun, seats, now()));
        app::go(&Route::Play(id));
    };
    view! {
        <li class="game">
            <div class="game-in">
                <div class="game-art" aria-hidden="true">{game.picture()}</div>
                <div class="game-text">
                    <h2 class="game-title">{move || blurb.get().title}</h2>
                    <p class="game-line">{move || blurb.get().line}</p>
                    <ul class="game-facts">
                        <li>
                            <Icon glyph=Glyph::People/>
                            {move || text::players(prefs.lang(), blurb.get().players.0, blurb.get().players.1)}
                        </li>
                        <li>
                            <Icon glyph=Glyph::Clock/>
                            {move || text::minutes(blurb.get().minutes.0, blurb.get().minutes.1)}
                        </li>
                    </ul>
                    <div class="game-keys">
                        <button type="button" class="key key-main" data-play=game.name() on:click=play>
                            {word(|w| w.play)}
                        </button>
                        <a class="key" data-options=game.name() href=Route::New(game).href()>
                            {word(|w| w.options)}
                        </a>
                        <a class="key" data-learn=game.name() href=Route::Learn(game).href()>
                            {word(|w| w.learn)}
                        </a>
                        <a class="key" data-rules=game.name() href=Route::Rules(game, None).href()>
                            {word(|w| w.rules)}
                        </a>
                    </div>
                </div>
            </div>
        </li>
    }
}
