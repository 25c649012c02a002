//! The Kraken (L-417).

use crate::Dir;

/// Where a D12 sends the Kraken: the hours of a clock, each odd one with the even one before it
/// (L-417, D-49).
#[inline]
pub const fn direction(die: u8) -> Dir {
    Dir::new(die / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_die_is_a_clock() {
        let sixths: Vec<_> = (1..=12).map(|die| direction(die).index()).collect();
        assert_eq!(sixths, [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0], "L-417, D-49");
    }
}
