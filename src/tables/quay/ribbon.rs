//! Where in the turn we are.

use leptos::prelude::*;

use super::board::Board;
use super::model::phase_place;
use crate::text::quay::{terms, turn_of};

/// The parts of a turn as a ribbon, with the present one marked.
#[component]
pub fn Ribbon(board: Board) -> impl IntoView {
    let place = Memo::new(move |_| board.model.with(|model| phase_place(model.phase)));
    let turn = move || board.model.with(|model| turn_of(board.lang(), model.turn, model.target));
    let part = move |at: usize| {
        let now = move || place.get() == Some(at);
        view! {
            <li data-now=move || now().then_some("") aria-current=move || now().then_some("step")>
                {move || terms(board.lang()).phases[at]}
            </li>
        }
    };
    view! {
        <div class="quay-ribbon">
            <span class="quay-turn">{turn}</span>
            <ol class="quay-phases">{(0..4).map(part).collect_view()}</ol>
        </div>
    }
}
