//! The merchants at sea, a lane each.

use engine::Match;
use leptos::prelude::*;
use plunder::Plunder;

use super::lane::LaneCard;
use super::model::TableModel;
use crate::desk::Desk;
use crate::pieces::{Picture, Silhouette};
use crate::shell::move_focus;
use crate::text::plunder::terms;

/// All merchants at sea in order of play; a calm sea where there is none.
#[component]
pub fn Lanes(game: RwSignal<Match<Plunder>>, model: Memo<TableModel>, desk: Desk) -> impl IntoView {
    let ids = Memo::new(move |_| {
        model.with(|model| model.lanes.iter().map(|lane| lane.lane.id).collect::<Vec<u8>>())
    });
    let lang = move || desk.names.with(|names| names.lang);
    view! {
        <section class="zone plunder-lanes">
            <h2 class="unseen">{move || terms(lang()).sea}</h2>
            <Show when=move || ids.with(Vec::is_empty)>
                <p class="plunder-calm">
                    <Picture silhouette=Silhouette::Cog/>
                    <span>{move || terms(lang()).calm}</span>
                </p>
            </Show>
            <ol
                class="lanes"
                data-lanes=""
                data-count=move || ids.with(Vec::len).min(3).to_string()
                on:keydown=|event| move_focus(&event, "[data-lanes] button")
            >
                <For each=move || ids.get() key=|id| *id let(id)>
                    <LaneCard game model id desk/>
                </For>
            </ol>
        </section>
    }
}
