//! One game to choose.

use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::attr::custom::custom_attribute;
use leptos::prelude::*;

use crate::app;
use crate::games::GameId;
use crate::pieces::Glyph;
use crate::prefs::{Pick, use_prefs, word};
use crate::route::Route;
use crate::saves::use_saves;
use crate::shell::icon;
use crate::text;

/// The place of the game that stands open where only one does, or of none; whoever comes back finds it so.
static OPEN: AtomicUsize = AtomicUsize::new(0);

/// The place that was left open.
pub fn left_open() -> usize {
    OPEN.load(Ordering::Relaxed)
}

/// A game: on a narrow page a row that opens, on a wide one a place on the chart.
pub fn game(game: GameId, open: RwSignal<usize>) -> AnyView {
    let lang = use_prefs().lang();
    let blurb = game.blurb(lang);
    let place = game as usize;
    let is_open = move || open.get() == place;
    let turn = move |_| {
        let now = if open.get_untracked() == place { usize::MAX } else { place };
        OPEN.store(now, Ordering::Relaxed);
        open.set(now);
    };
    let play = move |_| app::go(&Route::Start(game));
    let leads = |mark: &'static str, route: Route, face: AnyView| {
        view! {
            <a class="key" href=route.href() {..custom_attribute(mark, game.name())}>{face}</a>
        }
        .into_any()
    };
    let plain = |words: Pick| word(words).into_any();
    let learn = if is_new(game) {
        view! { <span><small>{word(|w| w.first_time)}</small> " " {word(|w| w.learn)}</span> }
            .into_any()
    } else {
        plain(|w| w.learn)
    };
    let rules =
        view! { {icon(Glyph::Rules)} <span class="unseen">{word(|w| w.rules)}</span> }.into_any();
    view! {
        <li class="game" data-open=move || is_open().then_some("")>
            <svg class="medal" viewBox="0 0 60 60" aria-hidden="true" focusable="false" inner_html=game.medal()></svg>
            <svg class="game-art" viewBox="0 0 440 160" aria-hidden="true" focusable="false" inner_html=game.picture(lang)></svg>
            <h2 class="game-title">{blurb.title} {icon(Glyph::Forward)}</h2>
            <ul class="game-facts">
                <li>{icon(Glyph::People)} {text::players(lang, blurb.seats.0, blurb.seats.1)}</li>
                <li>{icon(Glyph::Clock)} {text::minutes(blurb.minutes.0, blurb.minutes.1)}</li>
            </ul>
            <button
                type="button"
                class="game-turn"
                data-turn=game.name()
                aria-label=blurb.title
                aria-expanded=move || is_open().to_string()
                on:click=turn
            ></button>
            <p class="game-line">{blurb.line}</p>
            <div class="game-keys">
                <button type="button" class="key key-main" data-play=game.name() on:click=play>
                    {word(|w| w.play)}
                </button>
                {leads("data-learn", Route::Learn(game), learn)}
                {leads("data-options", Route::New(game), plain(|w| w.options))}
                {leads("data-rules", Route::Rules(game, None), rules)}
            </div>
        </li>
    }
    .into_any()
}

/// Has no game of this kind been played to its end yet, nor a second one begun? Once that is so it stays so, though
/// the games be deleted.
fn is_new(game: GameId) -> bool {
    let prefs = use_prefs();
    if prefs.peek(|settings| settings.known.iter().any(|name| name == game.name())) {
        return false;
    }
    let known = use_saves().knows(game);
    if known {
        prefs.set(|settings| settings.known.push(game.name().to_owned()));
    }
    !known
}
