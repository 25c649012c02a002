//! The tile a D20 names (L-009).

/// The tile a D20 names: the one of its number or, if it does not lie face up, the next lower one
/// that does, 20 being next below 1 (L-009, D-34). Bit `t` of `face_up` stands for tile `t`.
pub fn tile_of_die(die: u8, face_up: u32) -> Option<u8> {
    let lower = (1..=die).rev();
    let above = (die + 1..=20).rev();
    lower.chain(above).find(|tile| face_up >> tile & 1 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_face_down_gives_way_to_the_next_lower_one() {
        let up = |tiles: &[u8]| tiles.iter().fold(0, |bits, tile| bits | 1 << tile);
        assert_eq!(tile_of_die(9, up(&[5, 14, 21])), Some(5), "L-009, D-34");
        assert_eq!(tile_of_die(14, up(&[5, 14])), Some(14));
        assert_eq!(tile_of_die(2, up(&[7, 20])), Some(20), "20 is next below 1");
        assert_eq!(tile_of_die(20, up(&[21, 24])), None, "21 to 24 are never named");
    }
}
