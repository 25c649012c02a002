//! The hand-over between two people at one screen.

use engine::Seat;
use leptos::prelude::*;

use super::button::{Face, button};
use super::keys::focus_first;
use crate::pieces::{Compass, Pennant};
use crate::prefs::word;
use crate::presses;
use crate::session::Session;

/// Covers everything: nothing of any hand is on the page until the named person says so.
pub fn curtain(session: Session, seat: Seat) -> AnyView {
    let name = untrack(|| session.names().of(seat).to_owned());
    presses::covered();
    Effect::new(|| focus_first("[data-reveal]"));
    view! {
        <div class="curtain">
            <Compass/>
            <div class="stack">
                <p>{word(|w| w.curtain_to)}</p>
                <h1 class="row curtain-name">
                    <Pennant seat=seat.0 name=name.clone()/>
                    {name}
                </h1>
                <p class="quiet">{word(|w| w.curtain_note)}</p>
            </div>
            {button("key key-main", "data-reveal", Face::Word(|w| w.reveal), move || session.reveal())}
        </div>
    }
    .into_any()
}
