//! Fame for what was fished out of the sea (L-104).

/// Barrel tokens that are worth 1 fame: 3 with one or two seats, else 2 (L-104).
#[inline]
pub const fn barrels_for_fame(seats: u8) -> u8 {
    if seats <= 2 { 3 } else { 2 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_tables_need_three_barrels() {
        assert_eq!([1, 2, 3, 4].map(barrels_for_fame), [3, 3, 2, 2], "L-104");
    }
}
