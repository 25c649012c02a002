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
    move || decision.get().map(|decision| desk.names.with(|names| drawn(&decision, desk, names)))
}

fn drawn(decision: &Decision, desk: Desk, names: &Names) -> impl IntoView + use<> {
    let dir = decision.dir;
    let cards = (1..=3).filter_map(|damage| Wind::new(dir, damage));
    let cards = cards.map(|wind| view! { <Card face=faces::wind(wind)/> }).collect_view();
    view! {
        <section class="zone gale-decision">
            <span class="gale-decision-cards">{cards}</span>
            {option(decision.discard, Action::Discard(dir), desk, names)}
            {option(decision.keep, Action::Keep(dir), desk, names)}
        </section>
    }
}

fn option(prospect: Prospect, action: Action, desk: Desk, names: &Names) -> impl IntoView + use<> {
    let words = deed(action, names.lang);
    let outcome = outcome_if(names.lang, prospect.damage, prospect.points);
    let index = prospect.choice;
    let open = Memo::new(move |_| index.filter(|_| desk.open.get()));
    let chosen = move || {
        let path = desk.draft.with(|draft| draft.as_ref().and_then(|d| d.path.first().copied()));
        path.is_some() && path == index
    };
    let hinted = move || index.is_some() && desk.hinted.get() == index;
    let draft = words.clone();
    let choose = move |_| {
        if let Some(index) = open.get_untracked() {
            desk.choose.run(Draft { path: vec![index], words: draft.clone() });
        }
    };
    view! {
        <button
            type="button"
            class="key gale-option"
            data-act=Signal::derive(move || open.get().map(|index| index.to_string()))
            data-hint=Signal::derive(move || hinted().then_some(""))
            aria-pressed=Signal::derive(move || chosen().to_string())
            disabled=Signal::derive(move || open.get().is_none())
            on:click=choose
        >
            <span>{words}</span>
            <span class="gale-option-outcome">{outcome}</span>
        </button>
    }
}
