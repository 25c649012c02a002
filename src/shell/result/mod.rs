//! How it ended: over the visible table, with what to do next.

mod ending;
mod ranking;

use leptos::prelude::*;

use super::button::{Face, button, link};
use super::keys::{Doors, focus_first};
use crate::app;
use crate::pieces::{Glyph, Sheet, SheetKind};
use crate::prefs::word;
use crate::route::Route;
use crate::session::Session;
pub use ending::draw_ending;
pub use ranking::ranking;

/// The result of the game in progress, once it is over. Its heading is the verdict.
pub fn result_sheet(session: Session, doors: Doors) -> AnyView {
    let verdict = Memo::new(move |_| {
        let over = doors.result.get().then(|| session.game().verdict(&session.names_for_all()));
        over.flatten().unwrap_or_default()
    });
    // It opens by itself, before anything is drawn in it that could take the focus.
    Effect::new(move || {
        if doors.result.get() {
            request_animation_frame(|| focus_first(".sheet-ending[open] .sheet-head button"));
        }
    });
    let ending = move || session.game().draw_ending(&session.names_for_all());
    let again = move || app::go(&Route::Play(session.rematch()));
    let replay = move || app::go(&Route::Replay(session.id(), None));
    view! {
        <Sheet kind=SheetKind::Ending open=doors.result title=verdict close=word(|w| w.close)>
            <div class="ending" data-result="">
                {untrack(ending)}
                <div class="ending-keys">
                    {button("key key-main", "data-rematch", Face::Word(|w| w.rematch), again)}
                    {button("key", "data-replay", Face::Both(Glyph::Play, |w| w.replay), replay)}
                    {button(
                        "key",
                        "data-share",
                        Face::Both(Glyph::Share, |w| w.share),
                        move || doors.share.set(true),
                    )}
                    {link("key", "data-home", Face::Both(Glyph::Home, |w| w.home), Route::Home.href())}
                </div>
            </div>
        </Sheet>
    }
    .into_any()
}
