//! Sandbanks under the tide (L-080, L-411, L-412).

/// How high the water stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Tide {
    /// Every sandbank is worth one less; the shallowest are land (L-412, D-29).
    Low,
    /// As printed.
    #[default]
    Mean,
    /// Every sandbank is worth one more (L-411, D-30).
    High,
}

impl Tide {
    /// The value of a sandbank now; 0 is land (L-411, L-412).
    #[inline]
    pub const fn depth(self, sand: u8) -> u8 {
        match self {
            Tide::Low => sand.saturating_sub(1),
            Tide::Mean => sand,
            Tide::High => sand + 1,
        }
    }

    /// May a ship with twice this draft enter a sandbank of this value (L-080)?
    #[inline]
    pub const fn lets_over(self, sand: u8, draft2: u8) -> bool {
        let depth = self.depth(sand);
        depth > 0 && draft2 <= 2 * depth
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ship_passes_a_bank_as_deep_as_its_draft() {
        let mean = |draft2, sand| Tide::Mean.lets_over(sand, draft2);
        assert_eq!([mean(6, 2), mean(6, 3), mean(8, 3), mean(3, 1)], [false, true, false, false]);
        assert!(mean(2, 1), "L-080");
    }

    #[test]
    fn the_tide_moves_every_bank_by_one() {
        assert!(Tide::High.lets_over(1, 4) && Tide::High.lets_over(5, 12), "L-411");
        assert_eq!([1, 2, 3, 5].map(|sand| Tide::Low.depth(sand)), [0, 1, 2, 4], "L-412");
        assert!(!Tide::Low.lets_over(1, 2), "D-29: the shallowest bank is land");
    }
}
