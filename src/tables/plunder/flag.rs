//! The pennants of a side: one, or those of both partners.

use engine::Seat;
use leptos::prelude::*;
use plunder::Side;

use crate::pieces::Pennant;
use crate::text::Names;

/// The pennants of a side; in a team the first partner's, who collects, stands in front.
#[component]
pub fn SideFlag(
    /// Whose.
    side: Side,
    /// Are sides pairs?
    teams: bool,
    /// For the initials.
    names: Signal<Names>,
) -> impl IntoView {
    let seats = if teams { vec![2 * side.0, 2 * side.0 + 1] } else { vec![side.0] };
    let one = move |seat: u8| {
        let name = Signal::derive(move || names.with(|names| names.label(Seat(seat)).to_owned()));
        view! { <Pennant seat name/> }
    };
    view! {
        <span class="side-flag" data-pair=teams.then_some("") aria-hidden="true">
            {seats.into_iter().map(one).collect_view()}
        </span>
    }
}
