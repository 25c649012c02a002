//! Storms (L-089, L-394, L-395).

use crate::sums::half;

/// A storm that rages until the next day step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Storm {
    /// Event 6: each cell too far costs 1 damage (L-394).
    Even,
    /// Event 7: each costs what a D20 shows above the ship's defence (L-395).
    Fierce,
}

/// How many cells of a movement are safe under a storm (L-089).
#[inline]
pub const fn safe_cells(allowance: u8) -> u8 {
    half(allowance)
}

/// Does the cell that makes it so many cells of this movement hurt (L-089)?
#[inline]
pub const fn hurts(allowance: u8, cells: u8) -> bool {
    cells > safe_cells(allowance)
}

/// Water damage of one such cell; the D20 counts in a fierce storm alone (L-394, L-395). All that
/// a movement costs is one batch (L-148, D-18).
#[inline]
pub const fn damage(storm: Storm, die: u8, defence: u8) -> u8 {
    match storm {
        Storm::Even => 1,
        Storm::Fierce => die.saturating_sub(defence),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_half_of_the_allowance_is_safe() {
        let hurt = (1..=7).filter(|cells| hurts(7, *cells)).count();
        assert_eq!((safe_cells(7), hurt), (3, 4), "L-089");
        assert_eq!((safe_cells(1), safe_cells(0)), (1, 0), "L-002");
    }

    #[test]
    fn a_fierce_storm_rolls_against_the_defence() {
        assert_eq!(damage(Storm::Even, 20, 9), 1, "L-394");
        assert_eq!([20, 9, 3].map(|die| damage(Storm::Fierce, die, 9)), [11, 0, 0], "L-395");
    }
}
