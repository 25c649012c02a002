//! The 46 ships (section 2.5 of the rules).

use std::fmt;

use crate::{Deck, Goods};

/// A ship, by its place in the order L01 … L26, K01 … K20.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Ship(u8);

/// L01 to L26: what they ask for.
const LARGE: [&str; 26] = [
    "AAAA", "CCCC", "PPPP", "SSSS", "AACC", "AAPP", "AASS", "CCPP", "CCSS", "PPSS", "AACP", "AACS",
    "AAPS", "ACCP", "ACCS", "CCPS", "ACPP", "APPS", "CPPS", "ACSS", "APSS", "CPSS", "ACPS", "ACPS",
    "ACPS", "ACPS",
];

/// K01 to K20: what they ask for.
const SMALL: [&str; 20] = [
    "A", "C", "P", "S", "AA", "CC", "PP", "SS", "AC", "AP", "AS", "CP", "CS", "PS", "AC", "AP",
    "AS", "CP", "CS", "PS",
];

impl Ship {
    /// How many ships there are.
    pub const COUNT: u8 = 46;

    /// All ships, in order.
    pub fn all() -> impl Iterator<Item = Ship> {
        (0..Ship::COUNT).map(Ship)
    }

    /// The ship of this name, as in the rules: `L01` to `L26`, `K01` to `K20`.
    pub fn parse(name: &str) -> Option<Ship> {
        let (deck, place) = Deck::place_named(name)?;
        (!Deck::ACTIONS.contains(&deck)).then(|| Ship::at(deck, place))
    }

    /// The ship at this place of its complete pile, counted from 0.
    #[inline]
    pub(crate) fn at(deck: Deck, place: u8) -> Ship {
        if deck == Deck::Large { Ship(place) } else { Ship(LARGE.len() as u8 + place) }
    }

    /// Its place in its complete pile, counted from 0.
    #[inline]
    pub(crate) fn place(self) -> u8 {
        if self.is_large() { self.0 } else { self.0 - LARGE.len() as u8 }
    }

    /// The pile it belongs to.
    #[inline]
    pub fn deck(self) -> Deck {
        if self.is_large() { Deck::Large } else { Deck::Small }
    }

    /// Does it ask for four goods?
    #[inline]
    pub fn is_large(self) -> bool {
        self.0 < LARGE.len() as u8
    }

    /// The goods it asks for.
    #[inline]
    pub fn goods(self) -> Goods {
        BERTHS[self.0 as usize].0
    }

    /// The points it is worth.
    #[inline]
    pub fn points(self) -> u8 {
        BERTHS[self.0 as usize].1
    }
}

impl fmt::Debug for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.deck().write_name(self.place(), f)
    }
}

static BERTHS: [(Goods, u8); Ship::COUNT as usize] = berths();

const fn berths() -> [(Goods, u8); Ship::COUNT as usize] {
    let mut berths = [(Goods::NONE, 0); Ship::COUNT as usize];
    let mut at = 0;
    while at < berths.len() {
        let large = at < LARGE.len();
        let letters = if large { LARGE[at] } else { SMALL[at - LARGE.len()] };
        berths[at] = (Goods::printed(letters), worth(letters, large));
        at += 1;
    }
    berths
}

/// Points follow from the goods: 5 4 4 3 on a large ship and 1 more for three or four kinds,
/// 4 3 3 2 on a small one.
const fn worth(letters: &str, large: bool) -> u8 {
    let goods = letters.as_bytes();
    let varied = large && Goods::printed(letters).variety() >= 3;
    let mut points = varied as u8;
    let mut at = 0;
    while at < goods.len() {
        points += large as u8
            + match goods[at] {
                b'A' => 4,
                b'S' => 2,
                _ => 3,
            };
        at += 1;
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_to_ships_and_back() {
        for ship in Ship::all() {
            assert_eq!(Ship::parse(&format!("{ship:?}")), Some(ship));
        }
        for name in ["L27", "K21", "L00", "P01", ""] {
            assert_eq!(Ship::parse(name), None, "{name:?} is no ship");
        }
    }

    #[test]
    fn every_ship_is_worth_what_the_list_says() {
        let large: Vec<u8> = (0..26).map(|place| Ship::at(Deck::Large, place).points()).collect();
        assert_eq!(
            large,
            [
                20, 16, 16, 12, 18, 18, 16, 16, 14, 14, 19, 18, 18, 18, 17, 16, 18, 17, 16, 16, 16,
                15, 17, 17, 17, 17
            ]
        );
        let small: Vec<u8> = (0..20).map(|place| Ship::at(Deck::Small, place).points()).collect();
        assert_eq!(small, [4, 3, 3, 2, 8, 6, 6, 4, 7, 7, 6, 6, 5, 5, 7, 7, 6, 6, 5, 5]);
    }

    #[test]
    fn each_kind_is_asked_for_equally_often() {
        for (deck, each) in [(Deck::Large, 26), (Deck::Small, 9)] {
            let ships = Ship::all().filter(|ship| ship.deck() == deck);
            let asked = ships.fold(Goods::NONE, |sum, ship| sum + ship.goods());
            assert_eq!(asked.counts(), [each; 4], "{deck:?}");
        }
    }
}
