//! Who fights together.

use std::fmt;

/// No table has more sides: five seats each for itself.
pub const MAX_SIDES: usize = 5;

/// A seat in solo play, a pair of seats in team play; counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Side(pub u8);

impl Side {
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
