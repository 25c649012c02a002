//! Who fights together.

use std::fmt;

use engine::Seat;

/// No table has more sides: five seats each for itself.
pub const MAX_SIDES: usize = 5;

/// A seat in solo play, a pair of seats in team play; counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Side(pub u8);

impl Side {
    /// The side a seat fights for: its own, or in teams that of its pair (P-50).
    #[inline]
    pub fn of(seat: Seat, teams: bool) -> Side {
        Side(seat.0 >> u8::from(teams))
    }

    /// The seats of this side, in order.
    pub fn seats(self, teams: bool) -> impl Iterator<Item = Seat> {
        let first = self.0 << u8::from(teams);
        (first..=first + u8::from(teams)).map(Seat)
    }

    /// This side as a place in a list.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "side {}", self.0)
    }
}
