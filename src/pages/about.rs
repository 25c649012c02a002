//! Credits, licences, and why one may trust the dice.

use leptos::prelude::*;

use crate::games::GameId;
use crate::prefs::{phrase, use_prefs, word};
use crate::shell::{PageBar, screen};

/// The about page.
#[component]
pub fn About() -> impl IntoView {
    let prefs = use_prefs();
    screen("about", move || format!("{} — Grand Large", prefs.words().about));
    let credit = move |game: &'static GameId| {
        view! {
            <li>
                <b>{move || game.blurb(prefs.lang()).title}</b>
                " — "
                {move || game.blurb(prefs.lang()).credit}
            </li>
        }
    };
    view! {
        <PageBar title=phrase(|w| w.about)/>
        <main class="page">
            <div class="prose">
                <h2>{word(|w| w.fair_title)}</h2>
                <p>{word(|w| w.fair_text)}</p>
                <h2>{word(|w| w.private_title)}</h2>
                <p>{word(|w| w.private_text)}</p>
                <h2>{word(|w| w.credits_title)}</h2>
                <ul>{GameId::ALL.iter().map(credit).collect_view()}</ul>
                <h2>{word(|w| w.licences_title)}</h2>
                <p>{word(|w| w.licences_text)}</p>
                <p class="quiet">{word(|w| w.version)} " " {env!("CARGO_PKG_VERSION")}</p>
            </div>
        </main>
    }
}
