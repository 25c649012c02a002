//! What is wrong, in one sentence, and the way home.

use leptos::prelude::*;

use crate::pieces::{Picture, Silhouette};
use crate::prefs::{phrase, word};
use crate::route::Route;
use crate::shell::{PageBar, screen};

/// A page that says what is wrong.
#[component]
pub fn ErrorPage(
    /// The sentence.
    #[prop(into)]
    words: Signal<String>,
) -> impl IntoView {
    let prefs = crate::prefs::use_prefs();
    screen("error", move || format!("{} — Grand Large", prefs.words().error_title));
    view! {
        <PageBar title=phrase(|w| w.error_title)/>
        <main class="page">
            <div class="empty">
                <Picture silhouette=Silhouette::Sloop/>
                <p role="alert" data-error="">{words}</p>
                <a class="key key-main" href=Route::Home.href()>{word(|w| w.home)}</a>
            </div>
        </main>
    }
}
