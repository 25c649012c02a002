//! What every screen does: say which it is, carry a title, and lead back.

use leptos::prelude::*;

use crate::pieces::{Glyph, Icon};
use crate::prefs::{use_prefs, word};
use crate::route::Route;

/// Names the screen for `<body data-screen>` and sets the page's title, in the language in use.
pub fn screen(name: &'static str, title: impl Fn() -> String + 'static) {
    Effect::new(move || {
        let document = document();
        document.set_title(&title());
        if let Some(body) = document.body() {
            // An attribute with a fixed name is always accepted.
            drop(body.set_attribute("data-screen", name));
        }
    });
    Effect::new(move || {
        if let Some(root) = document().document_element() {
            drop(root.set_attribute("lang", use_prefs().lang().tag()));
        }
    });
}

/// The top bar of a page that is read: back, and its heading.
#[component]
pub fn PageBar(
    /// The heading of the page.
    #[prop(into)]
    title: Signal<String>,
    /// Where back leads.
    #[prop(optional)]
    back: Option<Route>,
) -> impl IntoView {
    let back = back.unwrap_or(Route::Home).href();
    view! {
        <header class="bar">
            <a class="key key-icon" href=back aria-label=word(|w| w.back)>
                <Icon glyph=Glyph::Back/>
            </a>
            <h1>{title}</h1>
        </header>
    }
}
