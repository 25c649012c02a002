//! Coins, unique treasures, and what a seat may bring of them (§2.5, B-30, B-31).

use std::fmt;

use super::{Abilities, Ability as A};

/// The face of a treasure: a coin of 1 to 7 gold, or a unique (B-33, B-34).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Face(u8);

/// A treasure of which there is one in a set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unique {
    /// U1: has `explorer`.
    Rutter,
    /// U2: has `spy`.
    Manifest,
    /// U3: has `lookout`.
    Chart,
    /// U4: cannons shooting at her have range S.
    Colours,
    /// U5: worth what the crew leaves of it; the ship rests a turn.
    Rum,
    /// U6: every crew aboard is eliminated.
    Fever,
    /// U7: has `captain`.
    Castaway,
    /// U8: discarded to restore a mast.
    Spars,
    /// U9: discarded for +1 to the cannon rolls of an action.
    Powder,
    /// U10: base move S; worth 3 at home.
    Idol,
    /// U11: every crew aboard may use its abilities.
    Letter,
    /// U12: worth half a die at home.
    Strongbox,
}

impl Unique {
    /// All of them, U1 first.
    pub const ALL: [Unique; 12] = [
        Unique::Rutter,
        Unique::Manifest,
        Unique::Chart,
        Unique::Colours,
        Unique::Rum,
        Unique::Fever,
        Unique::Castaway,
        Unique::Spars,
        Unique::Powder,
        Unique::Idol,
        Unique::Letter,
        Unique::Strongbox,
    ];

    /// What the ship that carries it can do (B-166).
    pub const fn abilities(self) -> Abilities {
        match self {
            Unique::Rutter => Abilities::of(&[A::Explorer]),
            Unique::Manifest => Abilities::of(&[A::Spy]),
            Unique::Chart => Abilities::of(&[A::Lookout]),
            Unique::Colours => Abilities::of(&[A::FalseColours]),
            Unique::Castaway => Abilities::of(&[A::Captain]),
            Unique::Spars => Abilities::of(&[A::Spars]),
            Unique::Powder => Abilities::of(&[A::Powder]),
            Unique::Idol => Abilities::of(&[A::Idol]),
            Unique::Letter => Abilities::of(&[A::OpenToAll]),
            Unique::Rum | Unique::Fever | Unique::Strongbox => Abilities::NONE,
        }
    }

    /// Is it unloaded at home, like coins (B-76)?
    pub const fn is_unloaded(self) -> bool {
        matches!(self, Unique::Rum | Unique::Idol | Unique::Strongbox)
    }
}

const COINS: u8 = 7;

impl Face {
    /// How many faces there are.
    pub const COUNT: usize = COINS as usize + Unique::ALL.len();
    /// A token whose face is not known.
    pub const UNSEEN: Face = Face(0);

    /// A coin of 1 to 7 gold.
    pub const fn of_coin(gold: u8) -> Option<Face> {
        if gold >= 1 && gold <= COINS { Some(Face(gold)) } else { None }
    }

    /// The face of a unique.
    pub const fn of(unique: Unique) -> Face {
        Face(COINS + 1 + unique as u8)
    }

    /// All faces: coins from 1 to 7, then U1 to U12.
    pub fn all() -> impl DoubleEndedIterator<Item = Face> + ExactSizeIterator + Clone {
        (1..=Face::COUNT as u8).map(Face)
    }

    /// Its place among all faces; an unseen one has none.
    #[inline]
    pub const fn index(self) -> Option<u8> {
        self.0.checked_sub(1)
    }

    /// What it is worth, if it is a coin.
    #[inline]
    pub const fn coin(self) -> Option<u8> {
        if self.0 >= 1 && self.0 <= COINS { Some(self.0) } else { None }
    }

    /// Which unique it is, if it is one.
    #[inline]
    pub fn unique(self) -> Option<Unique> {
        self.0.checked_sub(COINS + 1).and_then(|at| Unique::ALL.get(at as usize).copied())
    }

    /// Is it a unique?
    #[inline]
    pub const fn is_unique(self) -> bool {
        self.0 > COINS
    }

    /// Does it count for the end of the game while it lies outside the homes (B-152)?
    #[inline]
    pub fn is_wanted(self) -> bool {
        self.coin().is_some() || self.unique().is_some_and(Unique::is_unloaded)
    }

    /// The face written so: a number, or `U` and one.
    pub fn parse(text: &str) -> Option<Face> {
        Face::all().find(|face| format!("{face:?}") == text)
    }
}

/// Coins as numbers, uniques as in the rules, `?` for what is not known.
impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.coin(), self.unique()) {
            (Some(gold), _) => write!(f, "{gold}"),
            (_, Some(unique)) => write!(f, "U{}", unique as u8 + 1),
            _ => f.write_str("?"),
        }
    }
}

/// No seat brings more (at 40 points).
pub const MOST_TREASURES: usize = 8;

/// What a seat brings: how many treasures, and how much gold their coins make (B-30, R-36).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hoard {
    /// Treasures, uniques among them.
    pub count: u8,
    /// Gold of all coins.
    pub gold: u8,
    /// How many are dealt to each wild island (B-32).
    pub each: u8,
}

impl Hoard {
    /// The hoard of a build total.
    pub const fn of(build: u8) -> Hoard {
        match build {
            20 => Hoard { count: 4, gold: 8, each: 2 },
            30 => Hoard { count: 6, gold: 12, each: 3 },
            _ => Hoard { count: 8, gold: 15, each: 4 },
        }
    }

    /// Are these what a seat may bring (B-30, B-31)?
    pub fn admits(self, faces: &[Face]) -> bool {
        let gold: u32 = faces.iter().filter_map(|face| face.coin()).map(u32::from).sum();
        let uniques = faces.iter().filter(|face| face.is_unique());
        let twice = |face: &&Face| faces.iter().filter(|other| other == face).count() > 1;
        faces.len() == usize::from(self.count)
            && gold == u32::from(self.gold)
            && uniques.clone().count() <= 2
            && !uniques.clone().any(|face| twice(&face))
            && !faces.contains(&Face::UNSEEN)
    }
}

/// Every multiset of so many coins with this sum, each ascending, in lexicographic order (§2.5).
pub fn coin_sets(count: u8, gold: u8) -> Vec<Vec<u8>> {
    fn extend(sets: &mut Vec<Vec<u8>>, begun: &mut Vec<u8>, left: u8, gold: u8) {
        if left == 0 {
            if gold == 0 {
                sets.push(begun.clone());
            }
            return;
        }
        let least = begun.last().copied().unwrap_or(1);
        for coin in least..=COINS.min(gold) {
            begun.push(coin);
            extend(sets, begun, left - 1, gold - coin);
            begun.pop();
        }
    }
    let mut sets = Vec::new();
    extend(&mut sets, &mut Vec::new(), count, gold);
    sets
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_coin_sets_are_those_of_the_rules() {
        assert_eq!([6, 5, 4].map(|count| coin_sets(count, 12).len()), [11, 12, 13]);
        assert!(coin_sets(6, 12).contains(&vec![1, 1, 2, 2, 3, 3]));
        for (count, gold) in [(8, 15), (7, 15), (6, 15), (4, 8), (3, 8), (2, 8)] {
            let sets = coin_sets(count, gold);
            assert!(sets.is_sorted() && !sets.is_empty() && sets.len() <= 28, "{count} {gold}");
        }
    }

    #[test]
    fn a_hoard_counts_treasures_and_gold() {
        let hoard = |text: &str| -> Vec<Face> {
            text.split(' ').map(|face| Face::parse(face).expect("a face")).collect()
        };
        let thirty = Hoard::of(30);
        assert!(thirty.admits(&hoard("U5 1 2 3 3 3")), "B-31");
        assert!(thirty.admits(&hoard("1 1 2 2 3 3")), "B-30");
        assert!(!thirty.admits(&hoard("U5 U5 1 1 5 5")), "two different uniques at most");
        assert!(!thirty.admits(&hoard("U1 U2 U3 1 4 7")), "B-31");
        assert!(!thirty.admits(&hoard("1 1 2 2 3 4")), "B-30");
        assert!(
            Hoard::of(20).admits(&hoard("1 1 3 3"))
                && Hoard::of(40).admits(&hoard("1 1 1 1 1 1 2 7")),
            "R-36"
        );
    }

    #[test]
    fn faces_are_written_as_in_the_rules() {
        let all: Vec<String> = Face::all().map(|face| format!("{face:?}")).collect();
        assert_eq!(all.join(" "), "1 2 3 4 5 6 7 U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11 U12");
        assert_eq!(Face::parse("?"), None);
    }
}
