//! A game in progress: the table, or the curtain before it.

use leptos::prelude::*;

use super::error::slot_error;
use super::with;
use crate::prefs::word;
use crate::saves::{Saves, use_saves};
use crate::session::Session;
use crate::shell::{changing_screen, curtain, seat_to_act, table_frame};
use crate::text;

/// The table of a slot; a sentence if there is nothing to play there.
pub fn play(id: String) -> AnyView {
    match use_saves().open(&id) {
        Ok(opened) => with(opened.game.id(), |game| game.play(opened, id)),
        Err(fault) => slot_error(fault),
    }
}

/// Somebody who comes back after so long may be somebody else.
const AWAY: f64 = 5.0 * 60.0 * 1000.0;

/// The table of a game in progress.
pub fn at_the_table(session: Session) -> AnyView {
    let closed = Memo::new(move |_| session.curtain());
    changing_screen(move || {
        (if closed.get().is_some() { "curtain" } else { "table" }, title(session))
    });
    follow_other_tab(session);
    mind_absence(session);
    view! {
        <main
            class=move || if closed.get().is_some() { "veil" } else { "frame" }
            data-game=session.game().id().name()
            data-slot=session.id()
            data-ply=move || session.game().ply().to_string()
            data-to-act=move || seat_to_act(&*session.game())
            data-viewer=move || session.viewer().map(|seat| seat.0.to_string())
            data-busy=move || session.busy().key()
            data-hash=move || format!("{:016x}", session.game().hash())
        >
            {move || {
                let closed = closed.get();
                untrack(|| match closed {
                    Some(seat) => curtain(session, seat),
                    None => table_frame(session),
                })
            }}
        </main>
    }
    .into_any()
}

fn title(session: Session) -> String {
    let (game, names) = (session.game(), session.names());
    let blurb = game.id().blurb(names.lang);
    match game.to_act().seat() {
        Some(seat) if names.is_you(seat) => text::title(names.lang, None, blurb.title),
        Some(seat) => text::title(names.lang, Some(names.of(seat)), blurb.title),
        None => text::title(names.lang, Some(word(|w| w.game_over)), blurb.title),
    }
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
