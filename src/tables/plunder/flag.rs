//! Whose a side is.

use leptos::prelude::*;
use plunder::Side;

use super::sight::Sight;
use crate::shell::pennant;

/// The pennants of a side; in a team the first partner's, who collects, stands in front.
pub fn side_flag(sight: Sight, side: Side) -> AnyView {
    let options = sight.options();
    let pennants: Vec<AnyView> =
        options.seats_of(side).map(|seat| pennant(sight.desk, seat)).collect();
    view! {
        <span class="side-flag" data-pair=options.teams().then_some("") aria-hidden="true">
            {pennants}
        </span>
    }
    .into_any()
}
