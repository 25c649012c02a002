//! What a load does to a ship: draft and movement (L-064 to L-066).

/// Loads of a reinforced hull (L-064).
pub const HULL_LOAD: u8 = 5;
/// Loads that sink a ship by one (L-065).
pub const LOADS_PER_DRAFT: u8 = 5;
/// The same with Holland's advantage (L-065, L-270).
pub const LOADS_PER_DRAFT_OF_HOLLAND: u8 = 6;

/// Cubes in the hold, a damaged cannon being two, and a reinforced hull (L-064).
#[inline]
pub const fn load(cubes: u8, reinforced_hull: bool) -> u8 {
    cubes + if reinforced_hull { HULL_LOAD } else { 0 }
}

/// Twice the draft of a ship with twice this initial draft and this load, which sinks it by one
/// every so many (L-065).
#[inline]
pub const fn draft2(initial2: u8, load: u8, per: u8) -> u8 {
    initial2 + load / per * 2
}

/// Movement lost to the draft (L-066).
#[inline]
pub const fn malus(initial2: u8, load: u8, per: u8) -> u8 {
    let deep = draft2(initial2, load, per).div_ceil(2).saturating_sub(2);
    // The first point of a deep ship is already inside the movement of its card.
    deep - (initial2 >= 5) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fifth_load_sinks_the_ship_by_one() {
        assert_eq!(draft2(6, 5, LOADS_PER_DRAFT), 8, "L-065");
        assert_eq!(draft2(6, 4, LOADS_PER_DRAFT), 6);
        assert_eq!(draft2(6, 5, LOADS_PER_DRAFT_OF_HOLLAND), 6, "L-270: the sixth for Holland");
        assert_eq!((load(9, false), load(9, true)), (9, 14), "L-064");
    }

    #[test]
    fn a_deep_ship_is_slow() {
        let malus = |initial2, load| malus(initial2, load, LOADS_PER_DRAFT);
        assert_eq!([malus(4, 4), malus(4, 5), malus(2, 9), malus(2, 10)], [0, 1, 0, 1], "L-066");
        assert_eq!([malus(6, 4), malus(6, 5), malus(5, 0), malus(5, 12)], [0, 1, 0, 2], "L-066");
    }
}
