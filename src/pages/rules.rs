//! The rules of a game, whole.

use leptos::prelude::*;

use crate::games::GameId;
use crate::prefs::use_prefs;
use crate::shell::{PageBar, RulesView, screen};
use crate::text;

/// The rules page; goes to a section if the address names one.
#[component]
pub fn Rules(
    /// The game.
    game: GameId,
    /// The section to show first.
    section: Option<String>,
) -> impl IntoView {
    let prefs = use_prefs();
    screen("rules", move || {
        text::title(prefs.lang(), Some(prefs.words().rules), game.blurb(prefs.lang()).title)
    });
    Effect::new(move || {
        if let Some(section) = section.clone() {
            request_animation_frame(move || {
                if let Some(heading) = document().get_element_by_id(&section) {
                    heading.scroll_into_view();
                }
            });
        }
    });
    view! {
        <PageBar title=Signal::derive(move || {
            format!("{} · {}", game.blurb(prefs.lang()).title, prefs.words().rules)
        })/>
        <main class="page">
            <RulesView sections=Signal::derive(move || game.rules(prefs.lang()))/>
        </main>
    }
}
