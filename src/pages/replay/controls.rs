//! The keys of a replay: where to, whose eyes, and what to do from here.

use engine::Eye;
use leptos::prelude::*;

use super::film::Film;
use crate::app;
use crate::games;
use crate::pieces::{Choice, Glyph};
use crate::prefs::{Pick, word};
use crate::route::Route;
use crate::saves::{Slot, now, use_saves};
use crate::seats::Who;
use crate::shell::{Face, button, icon, speed_choice};

/// The dock of a replay.
pub fn controls(film: Film, share: RwSignal<bool>) -> AnyView {
    view! {
        <section class="dock replay-dock">
            <input
                type="range"
                class="scrub"
                data-scrub=""
                min="0"
                max=move || film.game().length().to_string()
                prop:value=move || film.game().ply().to_string()
                aria-label=word(|w| w.moment)
                aria-valuetext=move || film.where_now()
                on:input=move |event| {
                    film.pause();
                    if let Ok(ply) = event_target_value(&event).parse() {
                        film.seek(ply);
                    }
                }
            />
            {ticks(film)}
            <div class="row replay-keys">
                {key(film, Glyph::First, |w| w.first, |film| film.seek(0))}
                {key(film, Glyph::StepBack, |w| w.previous, |film| film.step(false))}
                {run_key(film)}
                {key(film, Glyph::Step, |w| w.next, |film| film.step(true))}
                {key(film, Glyph::Last, |w| w.last, |film| film.seek(usize::MAX))}
                {speed_choice()}
            </div>
            {eyes(film)}
            <div class="row replay-acts">
                {button(
                    "key",
                    "data-play-from-here",
                    Face::Word(|w| w.play_from_here),
                    move || play_from_here(film),
                )}
                {button(
                    "key",
                    "data-share",
                    Face::Both(Glyph::Share, |w| w.share_moment),
                    move || share.set(true),
                )}
            </div>
        </section>
    }
    .into_any()
}

/// A mark under the slider where a turn begins, a longer one for a round.
fn ticks(film: Film) -> AnyView {
    let (turns, length) = untrack(|| {
        let game = film.game();
        (game.turns(&film.names()), game.length().max(1))
    });
    let dense = turns.iter().filter(|(_, larger)| !larger).count() > DENSE;
    let tick = |(ply, larger): &(usize, bool)| {
        let (part, size) = (1000 * ply / length, if *larger { "round" } else { "turn" });
        let x = format!("{}.{}%", part / 10, part % 10);
        format!(r#"<line class="tick-{size}" x1="{x}" x2="{x}" y1="0" y2="100%"/>"#)
    };
    let drawn: String = turns.iter().map(tick).collect();
    view! {
        <svg
            class="ticks"
            data-ticks=turns.len().to_string()
            data-dense=dense.then_some("")
            aria-hidden="true"
            focusable="false"
            inner_html=drawn
        ></svg>
    }
    .into_any()
}

/// More turns than these are too many for a phone: there only rounds are marked.
const DENSE: usize = 70;

fn key(film: Film, glyph: Glyph, words: Pick, act: fn(Film)) -> AnyView {
    button("key key-icon", "", Face::Sign(glyph, words), move || {
        film.pause();
        act(film);
    })
}

fn run_key(film: Film) -> AnyView {
    let (pause, run) = (word(|w| w.pause), word(|w| w.run));
    view! {
        <button
            type="button"
            class="key key-icon"
            data-run=""
            aria-label=move || if film.is_running() { pause } else { run }
            on:click=move |_| if untrack(|| film.is_running()) { film.pause() } else { film.run() }
        >
            {move || icon(if film.is_running() { Glyph::Pause } else { Glyph::Play })}
        </button>
    }
    .into_any()
}

/// Whose eyes look, where there is a choice.
fn eyes(film: Film) -> Option<AnyView> {
    let eyes = film.eyes();
    let names = untrack(|| film.names());
    let name = |eye: &Eye| match eye {
        Eye::All => word(|w| w.view_all).to_owned(),
        Eye::Table => word(|w| w.view_table).to_owned(),
        Eye::Seat(seat) => names.label(*seat).to_owned(),
    };
    let labels: Vec<String> = eyes.iter().map(name).collect();
    let several = eyes.len() > 1;
    let eyes = StoredValue::new(eyes);
    let picked = move || {
        eyes.with_value(|eyes| eyes.iter().position(|eye| *eye == film.eye.get()).unwrap_or(0))
    };
    several.then(|| {
        view! {
            <Choice
                legend=word(|w| w.view_of)
                options=labels
                picked
                on_pick=move |place: usize| film.eye.set(eyes.with_value(|eyes| eyes[place]))
                quiet=true
            />
        }
        .into_any()
    })
}

/// A new game from this moment, with the same seats, in a slot of its own. Where only bots sat,
/// whoever looks takes a seat: the one looked through, or the one to act. As long as that game is
/// not over its hands are secret, so it is asked for as with any link.
fn play_from_here(film: Film) {
    let game = film.game();
    let link = untrack(|| game.link(game.ply()));
    let mut seats = film.seats();
    if seats.iter().all(|plan| !plan.who.is_human()) {
        if !film.is_over() {
            return app::go(&Route::Shared(link));
        }
        let own = untrack(|| film.viewer().or_else(|| game.to_act().seat()));
        if let Some(plan) = own.and_then(|seat| seats.get_mut(seat.index())) {
            plan.who = Who::Human;
        }
    }
    let Ok(branch) = games::open(&link) else { return };
    let slot = Slot::of(&*branch, seats, now());
    let id = use_saves().begin_with(branch, &slot);
    app::go(&Route::Play(id));
}
