//! A seat as the table shows it.

use engine::Seat;
use quay::{Good, SeatView, View};

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

/// What becomes of a good in a warehouse when the fleet leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// All of it rots.
    Rots,
    /// Half of it, together with its kin.
    Halves,
    /// It keeps.
    Keeps,
}

impl Fate {
    /// The fate of a kind.
    pub fn of(good: Good) -> Fate {
        match good {
            Good::Apple => Fate::Rots,
            Good::Cheese | Good::Spice => Fate::Halves,
            Good::Silk => Fate::Keeps,
        }
    }

    /// The name CSS knows it by (`data-fate`).
    pub fn key(self) -> &'static str {
        match self {
            Fate::Rots => "rots",
            Fate::Halves => "halves",
            Fate::Keeps => "keeps",
        }
    }
}

/// A seat.
pub fn of(view: &View, seat: Seat) -> Stall {
    Stall {
        seat,
        shown: view.seat(seat),
        first: view.first() == seat,
        acting: view.actor() == Some(seat),
    }
}

/// All seats, clockwise from the one after the viewer; for a passer-by from the first.
pub fn all(view: &View, you: Option<Seat>) -> Vec<Stall> {
    let seats = view.seats();
    let from = you.map_or(Seat(0), |seat| seat.next(seats));
    from.clockwise(seats).map(|seat| of(view, seat)).collect()
}
