//! The thing a note of the guided game speaks of: marked, and in sight.

use leptos::prelude::*;

use super::prompt::coach;
use crate::session::Session;

/// Marks what the present note speaks of, for as long as it stands.
pub fn point(session: Session) {
    let spot = Memo::new(move |_| coach(session).and_then(|note| note.spot));
    Effect::new(move || {
        session.game().ply();
        let spot = spot.get();
        // What it speaks of may have been drawn anew.
        request_animation_frame(move || mark(spot.as_deref()));
    });
}

fn mark(spot: Option<&str>) {
    if let Ok(Some(before)) = document().query_selector("[data-pointed]") {
        // An attribute of our own: taking it away cannot fail.
        drop(before.remove_attribute("data-pointed"));
    }
    let find = |spot| document().query_selector(&format!("[data-spot=\"{spot}\"]")).ok().flatten();
    if let Some(thing) = spot.and_then(find) {
        drop(thing.set_attribute("data-pointed", ""));
        thing.scroll_into_view_with_scroll_into_view_options(&nearest());
    }
}

/// No farther than it takes.
fn nearest() -> web_sys::ScrollIntoViewOptions {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    options
}
