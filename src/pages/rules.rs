//! The rules of a game, whole.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;

use super::error;
use crate::games::GameId;
use crate::pieces::stands_beside;
use crate::prefs::{use_prefs, word};
use crate::route::Route;
use crate::shell::{contents, page_bar, rules_text, screen};
use crate::text;
use crate::trail;

/// The rules page; goes to a section if the address names one.
pub fn rules(game: GameId, section: Option<String>) -> AnyView {
    let Some(book) = game.book() else { return error::error_page(word(|w| w.part_missing)) };
    let lang = use_prefs().lang();
    let (name, words) = (game.blurb(lang).title, word(|w| w.rules));
    screen("rules", move || text::title(lang, Some(words), name));
    if let Some(section) = section {
        trail::land_at(section);
    }
    let sections = (book.sections)(lang);
    let names: Vec<(&'static str, &'static str)> =
        sections.iter().map(|section| (section.id, section.title)).collect();
    let here = being_read(names.iter().map(|(id, _)| *id).collect());
    let leads = names.iter().enumerate().map(|(place, (id, title))| {
        let route = Route::Rules(game, Some((*id).to_owned()));
        let current = move || (here.get() == place).then_some("true");
        view! { <a href=route.href() aria-current=current>{*title}</a> }.into_any()
    });
    let leads: Vec<AnyView> = leads.collect();
    let title = move || names.get(here.get()).map_or("", |(_, title)| title);
    let title = view! { <span class="contents-here">{title}</span> }.into_any();
    view! {
        {page_bar(format!("{name} · {words}"))}
        <main class="page rules-page">
            {contents(leads, NodeRef::<html::Details>::new(), stands_beside(), title)}
            {rules_text(book, sections)}
        </main>
    }
    .into_any()
}

/// How far down the window a heading may be whose section is being read, in pixels.
const EYES: f64 = 160.0;

/// The place of the section at the top of the window.
fn being_read(ids: Vec<&'static str>) -> Memo<usize> {
    let moved = RwSignal::new(0u32);
    let look = move || {
        // The screen may be gone by the next frame.
        moved.try_update(|count| *count = count.wrapping_add(1));
    };
    let scrolled = window_event_listener(ev::scroll, move |_| look());
    on_cleanup(move || scrolled.remove());
    request_animation_frame(look);
    Memo::new(move |_| {
        moved.track();
        let above = |id: &&str| {
            let heading = document().get_element_by_id(id);
            heading.is_some_and(|heading| heading.get_bounding_client_rect().top() < EYES)
        };
        ids.iter().rposition(above).unwrap_or(0)
    })
}
