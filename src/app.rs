//! The frame of the app: what everyone shares, and which screen is shown.

use leptos::prelude::*;

use crate::brain::Brain;
use crate::offline::Offline;
use crate::pages;
use crate::prefs::Prefs;
use crate::presses;
use crate::route::Route;
use crate::saves::Saves;
use crate::shell::banners;
use crate::sound::Sound;
use crate::storage::Storage;
use crate::trail;

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    presses::guard();
    let storage = Storage::open();
    let prefs = Prefs::load(storage);
    provide_context(storage);
    provide_context(prefs);
    provide_context(Saves::kept_in(storage));
    provide_context(StoredValue::new_local(Brain::start()));
    provide_context(Offline::start());
    provide_context(Sound::new(prefs));
    wear(prefs);
    pages::fetch_the_rest_when_idle();
    let route = current_route();
    view! {
        {banners()}
        {move || {
            let route = route.get();
            untrack(|| pages::screen_of(route))
        }}
    }
}

/// The route in the page's address, followed as it changes.
fn current_route() -> RwSignal<Route> {
    let read = || Route::parse(&window().location().hash().unwrap_or_default());
    let route = RwSignal::new(read());
    trail::begin();
    let handle = window_event_listener(leptos::ev::hashchange, move |_| {
        trail::note();
        let next = read();
        if route.get_untracked() != next {
            route.set(next);
        }
    });
    on_cleanup(move || handle.remove());
    route
}

/// Goes to a screen; Back leads here again.
pub fn go(route: &Route) {
    // Setting a fragment never fails.
    drop(window().location().set_hash(&route.href()));
}

/// Puts another screen in place of this one; Back leads to the one before.
pub fn replace(route: &Route) {
    trail::replace(&route.href());
}

/// What `index.html` reads before the first paint, so that the page never flashes.
struct Look {
    theme: &'static str,
    text: &'static str,
    motion: &'static str,
    lang: &'static str,
}

/// Applies the settings that the whole page wears: theme, size, motion, speed, language.
fn wear(prefs: Prefs) {
    Effect::new(move || {
        let look = Look {
            theme: prefs.get(|settings| settings.theme).key(),
            text: prefs.get(|settings| settings.text).key(),
            motion: if prefs.get(|settings| settings.motion) { "full" } else { "reduced" },
            lang: prefs.lang().tag(),
        };
        if let Some(root) = document().document_element() {
            let speed = prefs.get(|settings| settings.speed).key();
            for (name, value) in [
                ("data-theme", look.theme),
                ("data-text", look.text),
                ("data-motion", look.motion),
                ("data-speed", speed),
                ("lang", look.lang),
            ] {
                // Attributes with fixed names are always accepted.
                drop(root.set_attribute(name, value));
            }
        }
        remember(&look);
    });
}

/// Where nothing can be kept, the first paint of the next visit is the default one.
fn remember(look: &Look) {
    let Look { theme, text, motion, lang } = look;
    if let Ok(Some(shelf)) = window().local_storage() {
        // Plain words need no quoting.
        let kept =
            format!(r#"{{"theme":"{theme}","text":"{text}","motion":"{motion}","lang":"{lang}"}}"#);
        drop(shelf.set_item("grand-large.look", &kept));
    }
}
