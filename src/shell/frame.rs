//! The table screen around whatever game is on it.

use leptos::prelude::*;

use super::button::{Face, link};
use super::dock::{choices, dock};
use super::keys::{self, Doors};
use super::look::Look;
use super::prompt::prompt_line;
use super::seats_bar::{Bench, seats_bar};
use super::sheets::sheets;
use super::spot;
use super::tools::tools;
use crate::desk::Desk;
use crate::pieces::Glyph;
use crate::prefs::word;
use crate::route::Route;
use crate::session::{Busy, Session};

/// The table of a game in progress: bar, seats, table, prompt, hand, dock, tools and sheets.
pub fn table_frame(session: Session) -> AnyView {
    let (game, desk) = (session.game(), session.desk());
    let seats = untrack(|| game.seats());
    let drawn = game.draw(desk);
    let choices = choices(session);
    let doors = Doors::new();
    keys::listen(session, doors, choices, drawn.narrowed);
    let look = Look::new();
    look.listen(session);
    Effect::new(move |before: Option<()>| {
        session.game().ply();
        keys::keep_focus(session.is_open(), before.is_none());
    });
    Effect::new(move || {
        if session.is_holding() {
            keys::offer_focus("[data-go-on]");
        }
    });
    Effect::new(move || {
        if session.hint().is_some() {
            keys::bring_into_sight("[data-actions] [data-hinted]");
        }
    });
    spot::point(session);
    let over = Memo::new(move |_| session.is_over());
    Effect::new(move || doors.result.set(over.get()));
    view! {
        {top_bar(session)}
        {seats_bar(seats, bench(session, desk))}
        <section class="table" on:click=move |_| hurry(session)>
            {drawn.table}
        </section>
        {prompt_line(session, desk, choices, drawn.narrowed)}
        {drawn.hand}
        {dock(session, choices, drawn.narrowed, doors.result)}
        {tools(session, doors)}
        <p class="unseen" data-live="" aria-live="polite">{move || session.live()}</p>
        {sheets(session, desk, doors)}
        {look.draw()}
    }
    .into_any()
}

/// Back, the name of the game, where in it one is, and what sort of game it is if not a usual one.
fn top_bar(session: Session) -> AnyView {
    let title = untrack(|| session.game().id().blurb(session.names().lang).title);
    let whereabouts =
        Memo::new(move |_| session.game().whereabouts(session.eye(), session.prefs().lang()));
    let (practice, guided) = (word(|w| w.practice), word(|w| w.guided));
    let mark = move || {
        let (practised, taught) = session.about(|slot| (slot.practice, slot.guided));
        practised.then_some(practice).or(taught.then_some(guided))
    };
    view! {
        <header class="bar">
            {link("key key-icon", "", Face::Sign(Glyph::Back, |w| w.home), Route::Home.href())}
            <h1>{title}</h1>
            <span class="bar-where">
                <span data-where="">{move || whereabouts.get()}</span>
                {move || mark().map(|mark| view! { <small>{mark}</small> }.into_any())}
            </span>
        </header>
    }
    .into_any()
}

fn bench(session: Session, desk: Desk) -> Memo<Bench> {
    Memo::new(move |_| {
        let (game, names) = (session.game(), desk.names.get());
        let standings = game.standings(desk.eye.get(), &names);
        let thinking = match session.busy() {
            Busy::Thinking(seat) => Some(seat),
            _ => None,
        };
        Bench { names, standings, acting: game.to_act().seat(), thinking }
    })
}

/// A tap on the table finishes what runs.
fn hurry(session: Session) {
    if untrack(|| session.busy()) == Busy::Showing {
        session.skip();
    }
}
