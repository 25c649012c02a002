//! The wind cards.

use std::fmt;
use std::str::FromStr;

use crate::wheel::split;
use crate::{Dir, NotACard};

/// A wind card: where it blows to, and 1 to 3 damage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wind(u8);

impl Wind {
    /// The 20 cards of the deck, 36 damage in all: of each direction two 1s, two 2s and a 3.
    pub const DECK: [Wind; 20] = {
        let mut deck = [Wind::of(Dir::N, 1); 20];
        let mut at = 0;
        while at < 20 {
            deck[at] = Wind::of(Dir::ALL[at / 5], (at % 5 / 2) as u8 + 1);
            at += 1;
        }
        deck
    };

    /// Each different card of the deck, in its order.
    pub(crate) const KINDS: [Wind; 12] = {
        let mut kinds = [Wind::of(Dir::N, 1); 12];
        let mut at = 0;
        while at < 12 {
            kinds[at] = Wind::of(Dir::ALL[at / 3], (at % 3) as u8 + 1);
            at += 1;
        }
        kinds
    };

    /// The card of this direction and damage, from 1 to 3.
    pub const fn new(dir: Dir, damage: u8) -> Option<Wind> {
        if damage >= 1 && damage <= 3 { Some(Wind::of(dir, damage)) } else { None }
    }

    const fn of(dir: Dir, damage: u8) -> Wind {
        Wind((dir as u8) << 2 | damage)
    }

    /// Where it blows.
    #[inline]
    pub const fn dir(self) -> Dir {
        Dir::ALL[(self.0 >> 2 & 3) as usize]
    }

    /// The damage on it: the stake of its trick (G-10).
    #[inline]
    pub const fn damage(self) -> u8 {
        self.0 & 3
    }
}

/// `N3`.
impl fmt::Display for Wind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{}", self.dir(), self.damage())
    }
}

impl fmt::Debug for Wind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Wind {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Wind, NotACard> {
        let (dir, damage) = split(text)?;
        Wind::new(dir, damage).ok_or(NotACard)
    }
}

/// A collection of wind cards: how many there are of each kind, two bits a kind, a byte a
/// direction. (The two lowest bits of each byte are not used.)
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Winds(u32);

/// The same bit in each direction's byte.
const EACH_DIR: u32 = 0x0101_0101;
/// One 1, one 2 and one 3 of North.
const TRIPLET: u32 = 0b0101_0100;

impl Winds {
    /// No card.
    pub const NONE: Winds = Winds(0);
    /// The whole deck.
    pub const DECK: Winds = Winds(EACH_DIR * 0b0110_1000);

    /// Adds a card; false, and nothing is added, if the deck has no more of it.
    pub fn insert(&mut self, wind: Wind) -> bool {
        let more = self.count(wind) < Winds::DECK.count(wind);
        if more {
            self.add(wind);
        }
        more
    }

    /// Adds a card that comes from the deck.
    #[inline]
    pub(crate) fn add(&mut self, wind: Wind) {
        self.0 += 1 << (2 * wind.0);
    }

    /// Takes a card away, if it is there.
    #[inline]
    pub(crate) fn take(&mut self, wind: Wind) -> bool {
        let there = self.count(wind) > 0;
        self.0 -= u32::from(there) << (2 * wind.0);
        there
    }

    /// How many there are of this card.
    #[inline]
    pub const fn count(self, wind: Wind) -> u8 {
        (self.0 >> (2 * wind.0) & 3) as u8
    }

    /// How many cards there are.
    pub fn len(self) -> u8 {
        (1..=3).map(|damage| self.of_damage(damage)).sum()
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of the damage (G-32).
    pub fn damage(self) -> u8 {
        (1..=3).map(|damage| damage * self.of_damage(damage)).sum()
    }

    /// Victory points for pairs: of each two identical cards the damage of one (G-55).
    pub fn pair_bonus(self) -> u8 {
        let pairs = |damage: u8| (self.0 >> (2 * damage + 1) & EACH_DIR).count_ones() as u8;
        pairs(1) + 2 * pairs(2)
    }

    /// The directions of which there is a 1, a 2 and a 3 (G-31).
    pub fn triplets(self) -> Dirs {
        let held = self.0 | self.0 >> 1;
        let whole = held >> 2 & held >> 4 & held >> 6 & EACH_DIR;
        // Moves the lowest bit of each byte next to each other, from bit 24 on.
        const GATHER: u32 = 1 << 24 | 1 << 17 | 1 << 10 | 1 << 3;
        Dirs((whole.wrapping_mul(GATHER) >> 24 & 0b1111) as u8)
    }

    /// Is this card the only one that a triplet of its direction lacks?
    #[inline]
    pub(crate) fn lacks_only(self, wind: Wind) -> bool {
        let (dir, damage) = (wind.0 & 0b1100, wind.damage());
        let of_dir = self.0 >> (2 * dir);
        (of_dir | of_dir >> 1) & TRIPLET == TRIPLET ^ 1 << (2 * damage)
    }

    /// What is left without the triplets of these directions, which must be there.
    pub fn without_triplets(self, dirs: Dirs) -> Winds {
        if dirs.is_empty() {
            return self;
        }
        dirs.iter().fold(self, |left, dir| Winds(left.0 - (TRIPLET << (8 * dir.index()))))
    }

    /// The cards by direction, then by damage.
    pub fn cards(self) -> impl Iterator<Item = Wind> {
        let each = move |wind| (0..self.count(wind)).map(move |_| wind);
        Wind::KINDS.into_iter().flat_map(each)
    }

    fn of_damage(self, damage: u8) -> u8 {
        let by_dir = self.0 >> (2 * damage) & (3 * EACH_DIR);
        (by_dir.wrapping_mul(EACH_DIR) >> 24) as u8
    }
}

/// `[N1 N1 E3]`.
impl fmt::Debug for Winds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.cards().map(|card| card.to_string()).collect();
        write!(f, "[{}]", names.join(" "))
    }
}

/// The cards of a list; what the deck has no more of is left out.
impl FromIterator<Wind> for Winds {
    fn from_iter<I: IntoIterator<Item = Wind>>(cards: I) -> Winds {
        let mut winds = Winds::NONE;
        for card in cards {
            winds.insert(card);
        }
        winds
    }
}

/// A set of directions.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Dirs(u8);

impl Dirs {
    /// No direction.
    pub const NONE: Dirs = Dirs(0);

    /// Is this direction among them?
    pub const fn contains(self, dir: Dir) -> bool {
        self.0 >> dir.index() & 1 == 1
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a direction.
    pub fn insert(&mut self, dir: Dir) {
        self.0 |= 1 << dir.index();
    }

    /// Those of both sets.
    pub const fn and(self, other: Dirs) -> Dirs {
        Dirs(self.0 & other.0)
    }

    /// Those of this set that are not in the other.
    pub const fn except(self, other: Dirs) -> Dirs {
        Dirs(self.0 & !other.0)
    }

    /// The directions in compass order.
    pub fn iter(self) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(move |dir| self.contains(*dir))
    }
}

impl fmt::Debug for Dirs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Dir> for Dirs {
    fn from_iter<I: IntoIterator<Item = Dir>>(dirs: I) -> Dirs {
        let mut set = Dirs::NONE;
        dirs.into_iter().for_each(|dir| set.insert(dir));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_holds_twenty_cards_and_thirty_six_damage() {
        let deck: Winds = Wind::DECK.into_iter().collect();
        assert_eq!((deck, deck.len(), deck.damage()), (Winds::DECK, 20, 36));
        assert_eq!(format!("{:?}", &Wind::DECK[..6]), "[N1, N1, N2, N2, N3, E1]");
        assert_eq!(deck.cards().collect::<Vec<_>>(), Wind::DECK);
    }

    #[test]
    fn a_fourth_three_of_a_direction_is_not_in_the_deck() {
        let mut deck = Winds::DECK;
        assert!(Wind::DECK.into_iter().all(|wind| !deck.insert(wind)));
        assert_eq!(deck, Winds::DECK);
    }

    #[test]
    fn a_triplet_is_found_in_every_direction() {
        for dir in Dir::ALL {
            let mut winds: Winds = (1..=3).map(|damage| Wind::of(dir, damage)).collect();
            let others = Wind::DECK.into_iter().filter(|wind| wind.dir() != dir);
            others.filter(|wind| wind.damage() < 3).for_each(|wind| winds.add(wind));
            assert_eq!(winds.triplets().iter().collect::<Vec<_>>(), [dir]);
            assert!(winds.without_triplets(winds.triplets()).triplets().is_empty());
            assert_eq!(winds.without_triplets(winds.triplets()).damage(), 3 * 6);
        }
        assert_eq!(Winds::DECK.triplets().iter().collect::<Vec<_>>(), Dir::ALL);
    }

    #[test]
    fn only_winds_have_names() {
        assert!(Wind::DECK.into_iter().all(|wind| wind.to_string().parse() == Ok(wind)));
        for text in ["N0", "N4", "P", "", "N", "N1 ", "n1"] {
            assert_eq!(text.parse::<Wind>(), Err(NotACard), "{text:?}");
        }
    }
}
