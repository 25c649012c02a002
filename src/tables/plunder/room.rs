//! Whether there is room for the land beside the sea.

use leptos::ev::resize;
use leptos::prelude::*;

/// The same as where the dock stands beside the hand (`style/frame.css`).
const DESK: &str = "(min-width: 900px) and (min-height: 521px)";

/// Is there? It follows the window.
pub fn roomy() -> Signal<bool> {
    let fits = || window().match_media(DESK).ok().flatten().is_some_and(|query| query.matches());
    let roomy = RwSignal::new(fits());
    let resized = window_event_listener(resize, move |_| {
        if roomy.get_untracked() != fits() {
            roomy.set(fits());
        }
    });
    on_cleanup(move || resized.remove());
    roomy.into()
}
