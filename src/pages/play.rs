//! A game in progress: the table, or the curtain before it.

use leptos::prelude::*;

use super::error::ErrorPage;
use crate::app;
use crate::games;
use crate::prefs::{phrase, use_prefs};
use crate::route::Route;
use crate::saves::{Kept, Saves, Slot, fresh_seed, now, use_saves};
use crate::session::Session;
use crate::shell::{Curtain, TableFrame, screen};
use crate::text;

/// The table of a slot; a sentence if there is nothing to play there.
#[component]
pub fn Play(
    /// The slot.
    id: String,
) -> impl IntoView {
    match use_saves().get(&id) {
        None => view! { <ErrorPage words=phrase(|w| w.slot_gone)/> }.into_any(),
        Some(Kept::Corrupt) => view! { <ErrorPage words=phrase(|w| w.slot_corrupt)/> }.into_any(),
        Some(Kept::Game(kept)) => match games::open(&kept.link) {
            Ok(game) => {
                let session = Session::begin(game, id, *kept);
                view! { <AtTheTable session/> }.into_any()
            }
            Err(error) => {
                let prefs = use_prefs();
                let words = Signal::derive(move || text::link_error(prefs.lang(), error));
                view! { <ErrorPage words/> }.into_any()
            }
        },
    }
}

/// Somebody who comes back after so long may be somebody else.
const AWAY: f64 = 5.0 * 60.0 * 1000.0;

#[component]
fn AtTheTable(session: Session) -> impl IntoView {
    let saves = use_saves();
    let curtain = Memo::new(move |_| session.curtain());
    let name = move || if curtain.get().is_some() { "curtain" } else { "table" };
    watch_screen(session, name);
    follow_other_tab(session);
    mind_absence(session);
    let rematch = Callback::new(move |()| again(session, saves));
    let coach = Signal::derive(move || {
        let slot = session.slot();
        let (game, lang) = (session.game(), session.names().lang);
        let taught = slot.guided && session.is_open();
        if taught { (game.id().guide().note)(game.ply(), lang) } else { None }
    });
    let inside = move || match curtain.get() {
        Some(seat) => {
            let name = Signal::derive(move || session.names().of(seat).to_owned());
            let on_reveal = Callback::new(move |()| session.reveal());
            view! { <Curtain seat=seat.0 name on_reveal/> }.into_any()
        }
        None => view! { <TableFrame session rematch coach/> }.into_any(),
    };
    view! {
        <main
            class=Signal::derive(move || if curtain.get().is_some() { "veil" } else { "frame" })
            data-game=session.game().id().name()
            data-slot=session.id()
            data-ply=Signal::derive(move || session.game().ply().to_string())
            data-to-act=Signal::derive(move || to_act(session))
            data-viewer=Signal::derive(move || session.viewer().map(|seat| seat.0.to_string()))
            data-busy=Signal::derive(move || session.busy().key())
            data-hash=Signal::derive(move || format!("{:016x}", session.game().hash()))
        >
            {inside}
        </main>
    }
}

fn to_act(session: Session) -> String {
    session.game().to_act().seat().map_or_else(|| "over".to_owned(), |seat| seat.0.to_string())
}

fn watch_screen(session: Session, name: impl Fn() -> &'static str + 'static) {
    let prefs = use_prefs();
    let title = move || {
        let (game, names) = (session.game(), session.names());
        let blurb = game.id().blurb(names.lang);
        match game.to_act().seat() {
            Some(seat) if names.is_you(seat) => text::title(names.lang, None, blurb.title),
            Some(seat) => text::title(names.lang, Some(names.of(seat)), blurb.title),
            None => text::title(names.lang, Some(prefs.words().game_over), blurb.title),
        }
    };
    Effect::new(move || screen(name(), title));
}

/// A tab that only watches shows what the other one does.
fn follow_other_tab(session: Session) {
    let key = Saves::watched_key(&session.id());
    let handle = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().as_deref() == Some(key.as_str()) {
            session.catch_up();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Closes the curtain when nobody has looked for a while.
fn mind_absence(session: Session) {
    let left = StoredValue::new(None::<f64>);
    let handle = window_event_listener(leptos::ev::visibilitychange, move |_| {
        let now = js_sys::Date::now();
        if document().hidden() {
            left.set_value(Some(now));
        } else if left.get_value().is_some_and(|since| now - since > AWAY) {
            session.draw_curtain();
        }
    });
    on_cleanup(move || handle.remove());
}

/// The same seats and options with a new seed, in a slot of its own.
fn again(session: Session, saves: Saves) {
    let (game, slot) = (session.game(), session.slot());
    let fresh = game.id().begin(&game.choices(), fresh_seed());
    let id = saves.begin(&Slot::of(&*fresh, slot.seats, now()));
    app::go(&Route::Play(id));
}
