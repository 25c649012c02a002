//! Sets of the nineteen cells of a tile.

use std::fmt;

/// Some of the nineteen cells of a tile, each by its canonical index (unrotated).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SpotSet(u32);

impl SpotSet {
    /// None of them.
    pub const NONE: SpotSet = SpotSet(0);

    /// These.
    pub const fn of(indices: &[u8]) -> SpotSet {
        let (mut set, mut at) = (0, 0);
        while at < indices.len() {
            set |= 1 << indices[at];
            at += 1;
        }
        SpotSet(set)
    }

    /// Is this cell among them?
    #[inline]
    pub const fn has(self, index: u8) -> bool {
        self.0 >> index & 1 != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SpotSet) -> SpotSet {
        SpotSet(self.0 & other.0)
    }

    /// Each of them, the lowest index first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..32).filter(move |index| self.has(*index))
    }
}

impl FromIterator<u8> for SpotSet {
    fn from_iter<I: IntoIterator<Item = u8>>(indices: I) -> SpotSet {
        SpotSet(indices.into_iter().fold(0, |set, index| set | 1 << index))
    }
}

impl fmt::Debug for SpotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
