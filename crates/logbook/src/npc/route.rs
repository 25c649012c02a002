//! Where a merchant sails next (L-233, L-235, L-236).

/// What a merchant's route says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// Sail to this stop.
    Stop(u8),
    /// No other stop can be reached: it cannot move (L-235).
    Stay,
    /// The route has ended: it leaves the game (L-236).
    Leave,
}

/// The stop after `at`, along the arrows, whose tile lies face up; others are passed over. Bit `t`
/// of `face_up` stands for tile `t` (L-233, L-236).
pub fn next(stops: &[u8], at: u8, face_up: u32, loops: bool) -> Next {
    let (at, number) = (usize::from(at), stops.len());
    let arrows = if loops { number } else { number.saturating_sub(at + 1) };
    if arrows == 0 {
        return Next::Leave;
    }
    let ahead = (1..=arrows).map(|step| (at + step) % number);
    let up = |stop: &usize| *stop != at && face_up >> stops[*stop] & 1 != 0;
    ahead.into_iter().find(up).map_or(Next::Stay, |stop| Next::Stop(stop as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn up(tiles: &[u8]) -> u32 {
        tiles.iter().fold(0, |bits, tile| bits | 1 << tile)
    }

    #[test]
    fn stops_on_tiles_face_down_are_passed_over() {
        assert_eq!(next(&[10, 4], 0, up(&[4, 10]), true), Next::Stop(1), "L-233");
        assert_eq!(next(&[11, 12, 17], 0, up(&[11, 17]), true), Next::Stop(2), "L-233");
        assert_eq!(next(&[11, 12, 17], 2, up(&[12, 17]), true), Next::Stop(1), "and around");
    }

    #[test]
    fn with_nowhere_to_go_it_stays_and_at_the_end_it_leaves() {
        assert_eq!(next(&[10, 4], 0, up(&[10]), true), Next::Stay, "L-235");
        assert_eq!(next(&[7, 9], 1, up(&[7, 9]), false), Next::Leave, "L-236");
        assert_eq!(next(&[7, 9], 0, up(&[7]), false), Next::Stay, "L-235: 9 may yet be revealed");
    }
}
