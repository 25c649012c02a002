//! Rounding and money (L-002, L-003).

/// A thousand doubloons: the smallest coin, a K of the rules (L-005).
pub const COIN: u32 = 1000;

/// Half, rounded against whoever is concerned, but at least one of what there is (L-002).
#[inline]
pub const fn half(n: u8) -> u8 {
    match n {
        0 => 0,
        1 => 1,
        n => n / 2,
    }
}

/// What is paid for this price: the next whole coin (L-003).
#[inline]
pub const fn pay(amount: u32) -> u32 {
    amount.div_ceil(COIN) * COIN
}

/// What is received for this price: whole coins, and at least one for anything (L-003).
#[inline]
pub const fn receive(amount: u32) -> u32 {
    match amount {
        0 => 0,
        1..COIN => COIN,
        amount => amount / COIN * COIN,
    }
}

/// Barrel tokens that make a fame: three with one or two seats, else two (L-104).
#[inline]
pub const fn tokens_a_fame(seats: u8) -> u8 {
    if seats <= 2 { 3 } else { 2 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_moves_in_whole_coins_against_whoever_pays_or_receives() {
        assert_eq!([pay(0), pay(1500), pay(2000), pay(4500)], [0, 2000, 2000, 5000], "L-003");
        assert_eq!([receive(0), receive(500), receive(1500), receive(3000)], [0, 1000, 1000, 3000]);
    }

    #[test]
    fn half_of_anything_is_at_least_one() {
        assert_eq!([0, 1, 2, 3, 7].map(half), [0, 1, 1, 1, 3], "L-002");
    }

    #[test]
    fn small_tables_need_three_barrels() {
        assert_eq!([1, 2, 3, 4].map(tokens_a_fame), [3, 3, 2, 2], "L-104");
    }
}
