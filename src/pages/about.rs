//! Credits, licences, and why one may trust the dice.

use leptos::prelude::*;

use crate::games::GameId;
use crate::prefs::{use_prefs, word};
use crate::shell::{page_bar, page_title, screen};

/// The about page.
pub fn about() -> AnyView {
    let title = word(|w| w.about);
    screen("about", move || page_title(title));
    let lang = use_prefs().lang();
    let credits = GameId::ALL.iter().map(|game| {
        let title = game.blurb(lang).title;
        view! { <li><b>{title}</b> " — " {game.credit(lang)}</li> }.into_any()
    });
    view! {
        {page_bar(title)}
        <main class="page">
            <div class="prose">
                <h2>{word(|w| w.fair_title)}</h2>
                <p>{word(|w| w.fair_text)}</p>
                <h2>{word(|w| w.private_title)}</h2>
                <p>{word(|w| w.private_text)}</p>
                <h2>{word(|w| w.credits_title)}</h2>
                <ul>{credits.collect::<Vec<AnyView>>()}</ul>
                <h2>{word(|w| w.licences_title)}</h2>
                <p>{word(|w| w.licences_text)}</p>
                <p class="quiet">{word(|w| w.version)} " " {env!("CARGO_PKG_VERSION")}</p>
            </div>
        </main>
    }
    .into_any()
}
