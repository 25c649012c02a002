//! Choosing a fleet: ready ones, the builder, and the treasures to bring.

mod build;
mod chosen;
mod drawn;
mod keys;
mod ready;
mod treasure;
mod ware;

use broadside::Action;
use leptos::prelude::*;

use super::model::fleet::{Step, Yard};
use super::sight::Sight;
use crate::text::broadside::yard as text;
use crate::weave::When;

pub use drawn::ship;

/// What stands in place of the sea while fleets are chosen.
pub fn builder(sight: Sight) -> AnyView {
    let at = move |step| yard(sight, |yard| yard.step == step);
    view! {
        <div
            class="yard"
            data-step=move || yard(sight, |yard| Some(yard.step.key()))
            data-seat=move || yard(sight, |yard| Some((yard.seat.0 + 1).to_string()))
        >
            <When is=move || at(Step::Ready)>{ready::fleets(sight)}</When>
            <When is=move || at(Step::Build)>{build::build(sight)}</When>
            <When is=move || at(Step::Treasure)>{treasure::treasure(sight)}</When>
            <When is=move || at(Step::Waits)>
                <p class="yard-waits">{move || sight.tell(|table, names| {
                    table.yard.as_ref().map(|yard| text::waits(yard.seat, names))
                })}</p>
                {chosen::chosen(sight)}
            </When>
        </div>
    }
    .into_any()
}

/// Everything before the sea lies there to be touched; only the end of a fleet is said in the dock.
pub fn carries(action: Action) -> bool {
    use Action::{Aboard, AddCrew, AddShip, AddUnique, Ashore, Coins, Custom, Preset};
    matches!(
        action,
        Preset(_) | Custom | AddShip(_) | AddCrew(_) | AddUnique(_) | Coins(_) | Aboard(_) | Ashore
    )
}

/// Something of the yard; tracked.
fn yard<T: Default>(sight: Sight, of: impl Fn(&Yard) -> T) -> T {
    sight.read(|table| table.yard.as_ref().map(&of).unwrap_or_default())
}
