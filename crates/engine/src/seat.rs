//! Who sits at the table, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::Turn;

/// No table of ours is larger: a link, an outcome and a view count on it.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table of `count`, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count).map(Seat)
    }

    /// The left neighbour: who comes next, clockwise, at a table of `count`.
    #[inline]
    pub fn next(self, count: u8) -> Seat {
        if self.0 + 1 >= count { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// Every seat of a table of `count` once, clockwise, this one first.
    pub fn clockwise(self, count: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..count).map(move |step| Seat((self.0 + step) % count))
    }

    /// This seat as a place in a list.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Whose eye looks at the table. What is shown always depends on it, never on the phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// A seat: the public table, its own secrets, and what it remembers.
    Seat(Seat),
    /// A passer-by: the public table alone. The curtain is drawn from this.
    Table,
    /// Everything. For finished games only.
    All,
}

impl Eye {
    /// The seat whose eye it is, if it is one's.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eye::Seat(seat) => Some(seat),
            Eye::Table | Eye::All => None,
        }
    }

    /// Is it the eye of the seat that is to act?
    #[inline]
    pub fn is_to_act(self, turn: Turn) -> bool {
        turn.seat().is_some_and(|seat| self == Eye::Seat(seat))
    }

    /// Does this eye see what only `seat` may see?
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Eye::Seat(own) => own == seat,
            Eye::Table => false,
            Eye::All => true,
        }
    }
}

/// One value for each seat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    values: [T; MAX_SEATS],
    count: u8,
}

impl<T: Default> BySeat<T> {
    /// A table of `count` seats with the default value at each.
    pub fn new(count: u8) -> Self {
        Self::from_fn(count, |_| T::default())
    }

    /// A table of `count` seats, each with what `make` says.
    pub fn from_fn(count: u8, mut make: impl FnMut(Seat) -> T) -> Self {
        assert!((1..=MAX_SEATS).contains(&(count as usize)), "a table has 1 to {MAX_SEATS} seats");
        let mut values = std::array::from_fn(|_| T::default());
        for seat in Seat::all(count) {
            values[seat.index()] = make(seat);
        }
        BySeat { values, count }
    }
}

impl<T> BySeat<T> {
    /// How many seats the table has.
    #[inline]
    pub fn count(&self) -> u8 {
        self.count
    }

    /// The values in seat order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.count as usize]
    }

    /// The values in seat order, to change.
    #[inline]
    fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.values[..self.count as usize]
    }

    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// Each seat with its value.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        Seat::all(self.count).zip(self.as_slice())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.as_slice()[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.as_mut_slice()[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_clockwise_and_wrap() {
        assert_eq!(Seat(2).next(3), Seat(0));
        assert_eq!(Seat(2).clockwise(4).collect::<Vec<_>>(), [Seat(2), Seat(3), Seat(0), Seat(1)]);
    }

    #[test]
    fn a_seat_may_hold_what_cannot_be_copied() {
        let mut crews = BySeat::<Vec<u8>>::new(2);
        crews[Seat(1)].extend([3, 4]);
        assert_eq!(format!("{:?}", crews.clone()), "[[], [3, 4]]");
    }

    #[test]
    fn an_eye_sees_its_own_secrets_only() {
        assert!(Eye::Seat(Seat(1)).sees(Seat(1)) && !Eye::Seat(Seat(1)).sees(Seat(0)));
        assert!(!Eye::Table.sees(Seat(0)) && Eye::All.sees(Seat(0)));
    }
}
