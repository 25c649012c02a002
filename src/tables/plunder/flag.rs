//! Whose a side is.

use leptos::prelude::*;
use plunder::Side;

use super::board::Board;
use crate::shell::pennant;

/// The pennants of a side; in a team the first partner's, who collects, stands in front.
pub fn side_flag(board: Board, side: Side) -> AnyView {
    let tables = board.options;
    let pennants: Vec<AnyView> =
        tables.seats_of(side).map(|seat| pennant(board.desk, seat)).collect();
    view! {
        <span class="side-flag" data-pair=tables.teams().then_some("") aria-hidden="true">
            {pennants}
        </span>
    }
    .into_any()
}
