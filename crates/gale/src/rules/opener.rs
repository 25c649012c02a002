//! Who leads the first trick of a round.

use engine::Seat;

/// The opener of the next round: the seat with most points so far (G-07); if several share them,
/// the previous opener again, even if it is not one of them (G-08, GR-04).
pub fn next_opener(totals: &[i32], previous: Seat) -> Seat {
    let most = totals.iter().copied().max().unwrap_or_default();
    let mut first = Seat::all(totals.len() as u8).filter(|seat| totals[seat.index()] == most);
    match (first.next(), first.next()) {
        (Some(alone), None) => alone,
        _ => previous,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// GX-70, GX-73: most points open (G-07). GX-71, GX-72: level, the old opener does (G-08).
    #[test]
    fn worked_examples() {
        for (id, totals, previous, opener) in [
            ("GX-70", &[4, 9, 7][..], 0, 1),
            ("GX-71", &[9, 9, 7], 1, 1),
            ("GX-72", &[9, 9, 7], 2, 2),
            ("GX-73", &[-2, -1], 0, 1),
        ] {
            assert_eq!(next_opener(totals, Seat(previous)), Seat(opener), "{id}");
        }
    }
}
