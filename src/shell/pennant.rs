//! Whose something is: the pennant of a seat with the initial of whoever sits there.

use engine::Seat;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::pieces::Pennant;

/// The pennant of a seat at this table.
pub fn pennant(desk: Desk, seat: Seat) -> AnyView {
    view! { <Pennant seat=seat.0 name=move || desk.label(seat)/> }.into_any()
}
