//! Credits, licences, and why one may trust the dice.

use leptos::prelude::*;

use crate::games::GameId;
use crate::prefs::{tr, use_prefs};
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
        <PageBar title=Signal::derive(|| tr().about.to_owned())/>
        <main class="page">
            <div class="prose">
                <h2>{move || tr().fair_title}</h2>
                <p>{move || tr().fair_text}</p>
                <h2>{move || tr().private_title}</h2>
                <p>{move || tr().private_text}</p>
                <h2>{move || tr().credits_title}</h2>
                <ul>{GameId::ALL.iter().map(credit).collect_view()}</ul>
                <h2>{move || tr().licences_title}</h2>
                <p>{move || tr().licences_text}</p>
                <p class="quiet">{move || tr().version} " " {env!("CARGO_PKG_VERSION")}</p>
            </div>
        </main>
    }
}
