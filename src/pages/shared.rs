//! A link that somebody sent: opened whole, copied to a slot of its own, then played or watched.

use std::sync::Arc;

use engine::Seat;
use leptos::prelude::*;

use super::error::link_error;
use crate::app;
use crate::games;
use crate::handle::MatchHandle;
use crate::pieces::Pennant;
use crate::prefs::{use_prefs, word};
use crate::route::Route;
use crate::saves::{Slot, now, use_saves};
use crate::seats::{self, SeatPlan, Who};
use crate::shell::{page_bar, page_title, screen};
use crate::text;

/// Opens a link as it stands in the address: a finished game is replayed, an unfinished one asks
/// who you are.
pub fn shared_link(link: &str) -> AnyView {
    let tidy = engine::link::tidy(link);
    let game = match games::open(&tidy) {
        Ok(game) => game,
        Err(error) => return link_error(error),
    };
    let moment = engine::link::peek(&tidy).ok().and_then(|address| address.ply);
    game.seek(usize::MAX);
    if game.to_act().seat().is_none() || moment.is_some() {
        app::replace(&Route::Replay(watch(game), moment.map(|ply| ply as usize)));
        ().into_any()
    } else {
        which_seat(game)
    }
}

/// A slot for a game to be looked at. The same game is not kept twice.
fn watch(game: Arc<dyn MatchHandle>) -> String {
    let saves = use_saves();
    let link = game.link(usize::MAX);
    if let Some(id) = saves.slot_of(&link, game.seats()) {
        saves.hand_on(&id, game, link);
        return id;
    }
    let mut plans = seats::usual(game.seats());
    plans.iter_mut().for_each(|plan| plan.who = Who::Bosun);
    let slot = Slot::of(&*game, plans, now());
    saves.begin_with(game, &slot)
}

/// Asks which seat is the reader's; the bots take the others.
fn which_seat(game: Arc<dyn MatchHandle>) -> AnyView {
    let title = word(|w| w.shared_title);
    screen("setup", move || page_title(title));
    let (id, lang, acting) = (game.id(), use_prefs().lang(), game.to_act().seat());
    let shared = StoredValue::new(Arc::clone(&game));
    let one = |seat: Seat| {
        let name = text::player_number(lang, usize::from(seat.0) + 1);
        let turn = (acting == Some(seat))
            .then(|| view! { <span>" · " {word(|w| w.seat_acts)}</span> }.into_any());
        view! {
            <li>
                <button
                    type="button"
                    class="key"
                    data-seat-pick=seat.0.to_string()
                    on:click=move |_| sit(shared.get_value(), seat)
                >
                    <Pennant seat=seat.0 name=name.clone()/>
                    <span class="whole">{name}</span>
                    {turn}
                </button>
            </li>
        }
        .into_any()
    };
    view! {
        {page_bar(title)}
        <main class="page" data-game=id.name()>
            <section class="panel stack">
                <h2>{id.blurb(lang).title} " · " {id.moment(game.clock(), lang)}</h2>
                <p>{word(|w| w.which_seat)}</p>
                <ul class="menu-list">{Seat::all(game.seats()).map(one).collect::<Vec<AnyView>>()}</ul>
                <p class="quiet">{word(|w| w.which_seat_note)}</p>
            </section>
        </main>
    }
    .into_any()
}

/// Plays the game at one seat, in a slot of its own.
fn sit(game: Arc<dyn MatchHandle>, seat: Seat) {
    let plans = Seat::all(game.seats()).map(|at| SeatPlan {
        who: if at == seat { Who::Human } else { Who::Bosun },
        name: String::new(),
    });
    let slot = Slot { guarded: true, ..Slot::of(&*game, plans.collect(), now()) };
    app::replace(&Route::Play(use_saves().begin_with(game, &slot)));
}
