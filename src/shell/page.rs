//! What every screen does: say which it is, carry a title, and lead back.

use leptos::prelude::*;

use super::button::icon;
use crate::handle::MatchHandle;
use crate::pieces::Glyph;
use crate::prefs::spoken;
use crate::presses;
use crate::route::Route;
use crate::trail;

/// The screen that is shown until a game has come.
pub const LOADING: &str = "loading";

/// Names the screen for `<body data-screen>` and sets the page's title, in the language in use.
pub fn screen(name: &'static str, title: impl Fn() -> String + 'static) {
    changing_screen(move || (name, title()));
}

/// The same for a screen that changes its name.
pub fn changing_screen(is: impl Fn() -> (&'static str, String) + 'static) {
    announce(Box::new(is));
}

/// Touches the page only where something has changed: a title set again is not free.
fn announce(is: Box<dyn Fn() -> (&'static str, String)>) {
    Effect::new(move |before: Option<(&'static str, String)>| {
        let (name, title) = is();
        let before = before.as_ref();
        if before.is_none_or(|(_, last)| *last != title) {
            document().set_title(&title);
        }
        if before.is_none_or(|(last, _)| *last != name) {
            come(name);
        }
        (name, title)
    });
}

/// Another screen is there. One that only waits for a game has not arrived yet.
fn come(name: &'static str) {
    presses::screen_changed();
    if let Some(body) = document().body() {
        // An attribute with a fixed name is always accepted.
        drop(body.set_attribute("data-screen", name));
    }
    if name != LOADING {
        request_animation_frame(trail::arrive);
    }
}

/// Who is to act, as `data-to-act` says it; tracked.
pub fn seat_to_act(game: &dyn MatchHandle) -> String {
    game.to_act().seat().map_or_else(|| "over".to_owned(), |seat| seat.0.to_string())
}

/// The title of a page that is read.
pub fn page_title(words: &str) -> String {
    format!("{words} — Grand Large")
}

/// The top bar of a page that is read: back, and its heading.
pub fn page_bar(title: impl IntoView + 'static) -> AnyView {
    bar(title.into_any())
}

fn bar(title: AnyView) -> AnyView {
    view! {
        <header class="bar">
            {back_key(&Route::Home)}
            <h1 tabindex="-1">{title}</h1>
        </header>
    }
    .into_any()
}

/// Leads one screen back, or to this one where there is none before.
pub fn back_key(otherwise: &Route) -> AnyView {
    view! {
        <a
            class="key key-icon"
            href=otherwise.href()
            aria-label=spoken(|w| w.back)
            on:click=move |event| trail::back(&event)
        >
            {icon(Glyph::Back)}
        </a>
    }
    .into_any()
}
