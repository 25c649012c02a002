//! Small drawings that several parts of the table share.

use leptos::prelude::*;
use quay::Good;

use super::model::faces;
use super::sight::Sight;
use crate::pieces::{Emblem, EmblemMark, Fill, WareMark};

/// A good, as full as it is.
pub fn ware(sight: Sight, good: Good, fill: fn(Sight, Good) -> Fill) -> AnyView {
    view! { <WareMark sign=move || faces::sign(sight.letters(), good, fill(sight, good))/> }
        .into_any()
}

/// A good that is there.
pub fn full(_: Sight, _: Good) -> Fill {
    Fill::Full
}

/// The Conservations of a warehouse: how many goods they protect, if they protect any.
pub fn seal(count: u8) -> Option<AnyView> {
    let seal = || {
        view! { <span class="quay-seal"><EmblemMark emblem=Emblem::Seal/> {count.to_string()}</span> }
            .into_any()
    };
    (count > 0).then(seal)
}
