//! The counter of an idle NPC: it counts activations, not time (L-107, L-210, L-211).

/// Where a counter starts (L-210, L-211).
pub const START: u8 = 3;

/// What an activation leaves: `acted` if the ship entered or performed an action. 0 means that it
/// leaves the game, destroyed by nobody (L-211, D-60, D-95).
#[inline]
pub const fn after(counter: Option<u8>, acted: bool) -> Option<u8> {
    match (counter, acted) {
        (_, true) => None,
        (None, false) => Some(START),
        (Some(left), false) => Some(left.saturating_sub(1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_idle_ship_counts_down_and_leaves() {
        let mut counter = None;
        let seen = [(); 4].map(|()| {
            counter = after(counter, false);
            counter
        });
        assert_eq!(seen, [Some(3), Some(2), Some(1), Some(0)], "L-211");
        assert_eq!(after(Some(2), true), None, "L-211: it acted");
    }
}
