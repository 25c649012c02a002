//! The pennants of a side: one, or those of both partners.

use engine::Seat;
use leptos::prelude::*;
use plunder::Side;

use super::board::Board;
use crate::pieces::Pennant;

/// The pennant of a seat.
pub fn pennant(board: Board, seat: Seat) -> AnyView {
    view! { <Pennant seat=seat.0 name=move || board.label(seat)/> }.into_any()
}

/// The pennants of a side; in a team the first partner's, who collects, stands in front.
pub fn side_flag(board: Board, side: Side) -> AnyView {
    let tables = board.tables;
    let pennants: Vec<AnyView> = tables.seats_of(side).map(|seat| pennant(board, seat)).collect();
    view! {
        <span class="side-flag" data-pair=tables.teams().then_some("") aria-hidden="true">
            {pennants}
        </span>
    }
    .into_any()
}
