//! The merchants at sea, a lane each.

use leptos::prelude::*;

use super::lane::Spot;
use super::sight::Sight;
use crate::pieces::{Picture, Silhouette};
use crate::shell::{bring_into_sight, move_focus};
use crate::text::plunder::terms;
use crate::weave::{When, rows};

/// All merchants at sea in order of play; a calm sea where there is none.
pub fn lanes(sight: Sight) -> AnyView {
    let at_sea = move || {
        sight.read(|table| {
            let lanes = table.lanes.iter().map(|shown| &shown.lane);
            lanes.map(|lane| (lane.id, lane.owner, lane.merchant)).collect::<Vec<_>>()
        })
    };
    let count = move || sight.read(|table| table.lanes.len());
    let aiming = Memo::new(move |_| sight.read(|table| table.raised.is_some() && table.yours));
    Effect::new(move || {
        if aiming.get() {
            bring_into_sight(".lane[data-lit]");
        }
    });
    view! {
        <section class="zone plunder-lanes">
            <h2 class="unseen">{terms(sight.lang()).sea}</h2>
            <When is=move || count() == 0>
                <p class="plunder-calm">
                    <Picture silhouette=Silhouette::Cog/>
                    <span>{terms(sight.lang()).calm}</span>
                </p>
            </When>
            <ol
                class="lanes"
                data-lanes=""
                data-count=move || count().min(3).to_string()
                on:keydown=|event| move_focus(&event, "[data-lanes] button")
            >
                {rows(at_sea, move |(id, owner, merchant)| {
                    Spot { sight, id, owner, merchant }.draw()
                })}
            </ol>
        </section>
    }
    .into_any()
}
