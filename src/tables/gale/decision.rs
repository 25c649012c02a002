//! Keep a triplet or discard it: both outcomes before the choice.

use gale::{Action, Wind};
use leptos::prelude::*;

use super::faces;
use super::model::{Decision, Prospect, TableModel};
use crate::desk::{Desk, Draft};
use crate::pieces::Card;
use crate::text::Names;
use crate::text::gale::{deed, outcome_if};

/// The triplet that is to be decided on, with what either choice would bring.
#[component]
pub fn DecisionPanel(model: Memo<TableModel>, desk: Desk) -> impl IntoView {
    let decision = Memo::new(move |_| model.with(|model| model.decision.clone()));
    let names = desk.names;
    view! { {move || decision.get().map(|decision| names.with(|names| drawn(&decision, desk, names)))} }
}

fn drawn(decision: &Decision, desk: Desk, names: &Names) -> AnyView {
    let dir = decision.dir;
    let cards = (1..=3).filter_map(|damage| Wind::new(dir, damage));
    let cards = cards.map(|wind| view! { <Card face=faces::wind(wind)/> }.into_any());
    view! {
        <section class="zone gale-decision">
            <span class="gale-decision-cards">{cards.collect::<Vec<_>>()}</span>
            {option(decision.discard, Action::Discard(dir), desk, names)}
            {option(decision.keep, Action::Keep(dir), desk, names)}
        </section>
    }
    .into_any()
}

fn option(prospect: Prospect, action: Action, desk: Desk, names: &Names) -> AnyView {
    let words = deed(action, names.lang);
    let outcome = outcome_if(names.lang, prospect.damage, prospect.points);
    let index = prospect.choice;
    let open = move || index.filter(|_| desk.open.get());
    let chosen = move || index.is_some_and(|index| desk.is_drafted(index));
    let hinted = move || index.is_some() && desk.hinted.get() == index;
    let draft = words.clone();
    let choose = move |_| {
        if let Some(index) = untrack(open) {
            desk.choose.run(Draft { path: vec![index], words: draft.clone() });
        }
    };
    view! {
        <button
            type="button"
            class="key gale-option"
            data-act=move || open().map(|index| index.to_string())
            data-hinted=move || hinted().then_some("")
            aria-pressed=move || chosen().to_string()
            disabled=move || open().is_none()
            on:click=choose
        >
            <span>{words}</span>
            <span class="gale-option-outcome">{outcome}</span>
        </button>
    }
    .into_any()
}
