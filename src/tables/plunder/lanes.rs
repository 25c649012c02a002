//! The merchants at sea, each on its bank.

use leptos::prelude::*;

use super::lane::Spot;
use super::model::berths;
use super::sight::Sight;
use super::spoils::{spoil, taken};
use crate::pieces::{Picture, Silhouette};
use crate::shell::{bring_into_sight, move_focus};
use crate::text::plunder::terms;
use crate::weave::{When, rows};

/// Who lies where: each keeps its place while it is in sight.
pub type Berths = Memo<Vec<Option<u8>>>;

/// The place of a merchant, as an attribute; tracked.
pub fn berth(berths: Berths, id: u8) -> Option<String> {
    berths.with(|places| Some(places.iter().position(|lies| *lies == Some(id))?.to_string()))
}

/// Are there more merchants, at sea and just captured, than there are places in sight?
pub fn crowded(sight: Sight, roomy: Signal<bool>) -> bool {
    let places = if roomy.get() { 8 } else { 4 };
    sight.read(|table| table.lanes.len() + table.spoils.len()) > places
}

/// All merchants at sea, and those just captured where they lay; a calm sea where there is none.
pub fn lanes(sight: Sight, roomy: Signal<bool>) -> AnyView {
    let at_sea = move || {
        sight.read(|table| {
            let lanes = table.lanes.iter().map(|shown| &shown.lane);
            lanes.map(|lane| (lane.id, lane.owner, lane.merchant)).collect::<Vec<_>>()
        })
    };
    let taken = move || if crowded(sight, roomy) { Vec::new() } else { taken(sight) };
    let berths: Berths = Memo::new(move |before: Option<&Vec<Option<u8>>>| {
        let ids: Vec<u8> =
            taken().iter().map(|it| it.0).chain(at_sea().iter().map(|it| it.0)).collect();
        berths(before.map_or(&[], Vec::as_slice), &ids)
    });
    let aiming = Memo::new(move |_| sight.read(|table| table.raised.is_some() && table.yours));
    Effect::new(move || {
        if aiming.get() {
            bring_into_sight(".lane[data-lit]");
        }
    });
    view! {
        <section class="plunder-lanes" data-spot="sea">
            <h2 class="unseen">{terms(sight.lang()).sea}</h2>
            <When is=move || berths.with(|places| places.iter().all(Option::is_none))>
                <p class="plunder-calm">
                    <Picture silhouette=Silhouette::Cog/>
                    <span>{terms(sight.lang()).calm}</span>
                </p>
            </When>
            <ol
                class="lanes"
                data-lanes=""
                data-room=move || berths.with(|places| places.len().min(9)).to_string()
                on:keydown=|event| move_focus(&event, "[data-lanes] button")
            >
                {rows(taken, move |of| spoil(sight, berths, of))}
                {rows(at_sea, move |(id, owner, merchant)| {
                    Spot { sight, berths, id, owner, merchant }.draw()
                })}
            </ol>
        </section>
    }
    .into_any()
}
