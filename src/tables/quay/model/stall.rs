//! A seat as the table shows it.

use engine::Seat;
use quay::{SeatView, View};

/// A seat with its warehouse and what lies in front of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stall {
    /// Whose it is.
    pub seat: Seat,
    /// What the table shows of it.
    pub shown: SeatView,
    /// Has it the pawn?
    pub first: bool,
    /// Is it to act?
    pub acting: bool,
}

/// A seat.
pub fn of(view: &View, seat: Seat) -> Stall {
    Stall {
        seat,
        shown: view.seat(seat),
        first: view.first() == seat,
        acting: view.to_act() == Some(seat),
    }
}

/// All seats, clockwise from the one after the viewer; for a passer-by from the first.
pub fn all(view: &View, you: Option<Seat>) -> Vec<Stall> {
    let seats = view.seats();
    let from = you.map_or(Seat(0), |seat| seat.next(seats));
    from.clockwise(seats).map(|seat| of(view, seat)).collect()
}
