//! Where in the turn we are.

use leptos::prelude::*;

use super::model::phase_place;
use super::sight::Sight;
use crate::text::quay::{terms, turn_of};

/// The parts of a turn as a ribbon, with the present one marked.
pub fn ribbon(sight: Sight) -> AnyView {
    let turn = move || sight.model.with(|model| turn_of(sight.lang(), model.turn, model.target));
    let part = move |at: usize| {
        let now = move || sight.is(|model| phase_place(model.phase) == Some(at));
        view! {
            <li data-current=move || now().then_some("") aria-current=move || now().then_some("step")>
                {terms(sight.lang()).phases[at]}
            </li>
        }
        .into_any()
    };
    view! {
        <div class="quay-ribbon">
            <span class="quay-turn">
                {move || turn()[0].clone()}
                <span class="quay-target">{move || turn()[1].clone()}</span>
            </span>
            <ol class="quay-phases">{(0..4).map(part).collect::<Vec<_>>()}</ol>
        </div>
    }
    .into_any()
}
