//! What is wrong, in one sentence, and the way home.

use engine::link::LinkError;
use leptos::prelude::*;

use crate::pieces::{Picture, Silhouette};
use crate::prefs::{use_prefs, word};
use crate::route::Route;
use crate::saves::Fault;
use crate::shell::{Face, link, page_bar, page_title, screen};
use crate::text;

/// A page that says what is wrong.
pub fn error_page(words: &str) -> AnyView {
    sorry(words, None)
}

/// The same with something else to try before going home.
pub fn sorry(words: &str, other: Option<AnyView>) -> AnyView {
    let home = if other.is_some() { "key" } else { "key key-main" };
    let title = word(|w| w.error_title);
    screen("error", move || page_title(title));
    view! {
        {page_bar(title)}
        <main class="page">
            <div class="empty">
                <Picture silhouette=Silhouette::Sloop/>
                <p role="alert" data-error="">{words.to_owned()}</p>
                <div class="row">
                    {other}
                    {link(home, "", Face::Word(|w| w.home), Route::Home.href())}
                </div>
            </div>
        </main>
    }
    .into_any()
}

/// The same for a link that cannot be opened.
pub fn link_error(error: LinkError) -> AnyView {
    error_page(&text::link_error(use_prefs().lang(), error))
}

/// The same for a kept game.
pub fn slot_error(fault: Fault) -> AnyView {
    error_page(&text::slot_fault(use_prefs().lang(), fault))
}
