//! Looking back at a game: any step, by mouse or keys, with the eyes one may have.

mod controls;
mod film;

use std::sync::Arc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::error::slot_error;
use crate::desk::Desk;
use crate::pieces::{Glyph, SheetKind};
use crate::prefs::{use_prefs, word};
use crate::route::Route;
use crate::saves::use_saves;
use crate::shell::{
    Bench, Face, back_key, button, ranking, screen, seat_to_act, seats_bar, share_sheet, sheet,
};
use crate::text;
use crate::weave::When;
use controls::controls;
use film::Film;

/// The replay of a slot, from the given step on; from the last if none is given.
pub fn replay(id: String, ply: Option<usize>) -> AnyView {
    let opened = match use_saves().open(&id) {
        Ok(opened) => opened,
        Err(fault) => return slot_error(fault),
    };
    if let Some(ply) = ply {
        opened.game.seek(ply);
    }
    screening(Film::new(opened, id))
}

fn screening(film: Film) -> AnyView {
    let (game, lang) = (film.game(), use_prefs().lang());
    let id = game.id();
    let (title, name) = (word(|w| w.replay_title), id.blurb(lang).title);
    screen("replay", move || text::title(lang, Some(title), name));
    let handle = window_event_listener(leptos::ev::keydown, move |event| press(film, &event));
    on_cleanup(move || handle.remove());
    let drawn = game.draw(desk(film));
    let bench = Memo::new(move |_| {
        let (game, names) = (film.game(), film.names());
        let standings = game.standings(film.eye.get(), &names);
        Bench { names, standings, acting: game.to_act().seat(), thinking: None }
    });
    let (share, points) = (RwSignal::new(false), RwSignal::new(false));
    view! {
        <main
            class="frame"
            data-game=id.name()
            data-slot=film.id()
            data-ply=move || film.game().ply().to_string()
            data-to-act=move || seat_to_act(&*film.game())
            data-viewer=move || film.viewer().map(|seat| seat.0.to_string())
            data-busy="none"
            data-hash=move || format!("{:016x}", film.game().hash())
        >
            <header class="bar">
                {back_key(&Route::Play(film.id()))}
                <h1 tabindex="-1">{title} " · " {name}</h1>
                <span class="bar-where bar-where-roomy" data-where="">
                    {move || film.game().whereabouts(film.eye.get(), lang)}
                </span>
            </header>
            {seats_bar(game.seats(), bench)}
            // Nothing in it takes the focus, and in a low window it scrolls.
            <section class="table" tabindex="0" aria-label=word(|w| w.view_table)>
                {drawn.table}
            </section>
            <section class="prompt">
                <h2 class="prompt-what">
                    {move || text::step_of(lang, film.game().ply(), film.game().length())}
                </h2>
                <When is=move || film.is_at_the_end()>
                    {button(
                        "key key-small replay-points",
                        "data-points",
                        Face::Both(Glyph::Bars, |w| w.points_title),
                        move || points.set(true),
                    )}
                </When>
                <p class="prompt-note" aria-live="polite">{move || film.told()}</p>
            </section>
            {drawn.hand}
            {controls(film, share)}
        </main>
        {sheet(SheetKind::Dialog, share, |w| w.share_moment, move || {
            share_sheet(Arc::new(move || film.moment()))
        })}
        {sheet(SheetKind::Dialog, points, |w| w.points_title, move || how_the_points_came(film))}
    }
    .into_any()
}

/// The parts of everybody's points.
fn how_the_points_came(film: Film) -> AnyView {
    let names = film.names();
    let table = film.game().result(&names).map(|result| ranking(&names, result));
    table.into_any()
}

/// A table to be looked at only.
fn desk(film: Film) -> Desk {
    Desk {
        lang: use_prefs().lang(),
        eye: film.eye.into(),
        names: Memo::new(move |_| film.names()).into(),
        open: false.into(),
        draft: None.into(),
        hinted: Vec::new().into(),
        choose: Callback::new(|_| ()),
        show: Callback::new(|_| ()),
        let_go: Callback::new(|_| ()),
        clear: Callback::new(|()| ()),
        explain: Callback::new(|_| ()),
    }
}

fn press(film: Film, event: &web_sys::KeyboardEvent) {
    let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
    if with_others || event.default_prevented() || moves_a_choice(event) {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => film.step(false),
        "ArrowRight" => film.step(true),
        "PageUp" => film.turn(false),
        "PageDown" => film.turn(true),
        "Home" => film.seek(0),
        "End" => film.seek(usize::MAX),
        _ => return,
    }
    film.pause();
    event.prevent_default();
}

/// Is the key meant for whose eyes look, or for the speed? Arrows move there too.
fn moves_a_choice(event: &web_sys::KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|at| at.closest("select, [type=radio]").is_ok_and(|found| found.is_some()))
}
