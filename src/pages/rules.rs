//! The rules of a game, whole.

use leptos::prelude::*;

use crate::games::GameId;
use crate::prefs::{use_prefs, word};
use crate::route::Route;
use crate::shell::{page_bar, rules_view, screen};
use crate::text;
use crate::text::rules::Section;
use crate::trail;

/// The rules page; goes to a section if the address names one.
pub fn rules(game: GameId, section: Option<String>) -> AnyView {
    let lang = use_prefs().lang();
    let (name, words) = (game.blurb(lang).title, word(|w| w.rules));
    screen("rules", move || text::title(lang, Some(words), name));
    if let Some(section) = section {
        trail::land_at(section);
    }
    view! {
        {page_bar(format!("{name} · {words}"))}
        <main class="page">
            {contents(game)}
            {rules_view(game)}
        </main>
    }
    .into_any()
}

/// The sections, to jump to.
fn contents(game: GameId) -> AnyView {
    let lead = |section: Section| {
        let route = Route::Rules(game, Some(section.id.to_owned()));
        view! { <li><a href=route.href()>{section.title}</a></li> }.into_any()
    };
    let lang = use_prefs().lang();
    let sections = game.book().map(|book| book(lang)).unwrap_or_default().into_iter();
    view! {
        <nav class="contents" aria-label=word(|w| w.contents)>
            <ul>{sections.map(lead).collect::<Vec<AnyView>>()}</ul>
        </nav>
    }
    .into_any()
}
