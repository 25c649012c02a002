//! A link that somebody sent: opened whole, copied to a slot of its own, then played or watched.

use engine::Seat;
use leptos::prelude::*;

use super::error::ErrorPage;
use crate::app;
use crate::games;
use crate::handle::MatchHandle;
use crate::pieces::Pennant;
use crate::prefs::{phrase, use_prefs, word};
use crate::route::Route;
use crate::saves::{Slot, now, use_saves};
use crate::seats::{self, SeatPlan, Who};
use crate::shell::{PageBar, screen};
use crate::text;

/// Opens a link: a finished game is replayed, an unfinished one asks who you are.
#[component]
pub fn SharedLink(
    /// The link as it stands in the address.
    link: String,
) -> impl IntoView {
    let prefs = use_prefs();
    let tidy = engine::link::tidy(&link);
    match games::open(&tidy) {
        Err(error) => {
            let words = Signal::derive(move || text::link_error(prefs.lang(), error));
            view! { <ErrorPage words/> }.into_any()
        }
        Ok(game) => {
            let moment = engine::link::peek(&tidy).ok().and_then(|address| address.ply);
            game.seek(usize::MAX);
            let over = untrack(|| game.to_act().seat().is_none());
            if over || moment.is_some() {
                let slot = watch(&*game);
                Effect::new(move || {
                    let ply = moment.map(|ply| ply as usize);
                    app::replace(&Route::Replay(slot.clone(), ply));
                });
                ().into_any()
            } else {
                view! { <WhichSeat link=tidy/> }.into_any()
            }
        }
    }
}

/// A slot for a game to be looked at. The same game is not kept twice.
fn watch(game: &dyn MatchHandle) -> String {
    let saves = use_saves();
    let link = untrack(|| game.link(usize::MAX));
    untrack(|| saves.slot_of(&link)).unwrap_or_else(|| {
        let mut plans = seats::usual(game.seats());
        plans.iter_mut().for_each(|plan| plan.who = Who::Bosun);
        saves.begin(&Slot::of(game, plans, now()))
    })
}

/// Asks which seat is the reader's; the bots take the others.
#[component]
fn WhichSeat(link: String) -> impl IntoView {
    let (prefs, saves) = (use_prefs(), use_saves());
    screen("setup", move || format!("{} — Grand Large", prefs.words().shared_title));
    let Ok(game) = games::open(&link) else { return ().into_any() };
    let (id, seats, acting) = untrack(|| (game.id(), game.seats(), game.to_act().seat()));
    let sit = move |seat: Seat| {
        let Ok(game) = games::open(&link) else { return };
        let plans = Seat::all(game.seats()).map(|at| SeatPlan {
            who: if at == seat { Who::Human } else { Who::Bosun },
            name: String::new(),
        });
        let slot = Slot { guarded: true, ..Slot::of(&*game, plans.collect(), now()) };
        app::replace(&Route::Play(saves.begin(&slot)));
    };
    let one = |seat: Seat| {
        let name =
            Signal::derive(move || text::player_number(prefs.lang(), usize::from(seat.0) + 1));
        let sit = sit.clone();
        view! {
            <li>
                <button
                    type="button"
                    class="key"
                    data-seat-pick=seat.0.to_string()
                    on:click=move |_| sit(seat)
                >
                    <Pennant seat=seat.0 name/>
                    {name}
                    {(acting == Some(seat)).then(|| view! { <span>" · " {word(|w| w.your_turn)}</span> })}
                </button>
            </li>
        }
    };
    view! {
        <PageBar title=phrase(|w| w.shared_title)/>
        <main class="page" data-game=id.name()>
            <section class="panel stack">
                <h2>{move || id.blurb(prefs.lang()).title} " · " {move || id.moment(game.clock(), prefs.lang())}</h2>
                <p>{word(|w| w.which_seat)}</p>
                <ul class="menu-list">{Seat::all(seats).map(one).collect_view()}</ul>
                <p class="quiet">{word(|w| w.which_seat_note)}</p>
            </section>
        </main>
    }
    .into_any()
}
