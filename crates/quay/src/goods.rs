//! The four goods, and small heaps of them.

use std::fmt::{self, Write};
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// What is traded, in the canonical order A C P S.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Good {
    /// A: all of it rots at a departure.
    #[default]
    Apple,
    /// C: half of it rots, together with the spice.
    Cheese,
    /// P: half of it rots, together with the cheese.
    Spice,
    /// S: keeps.
    Silk,
}

/// What becomes of a good in a warehouse when the fleet leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// All of it rots.
    Rots,
    /// Half of it, together with its kin.
    Halves,
    /// It keeps.
    Keeps,
}

impl Good {
    /// Every kind, in the canonical order.
    pub const ALL: [Good; 4] = [Good::Apple, Good::Cheese, Good::Spice, Good::Silk];

    /// The place of this kind in the canonical order.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// What becomes of it in a warehouse when the fleet leaves.
    pub fn fate(self) -> Fate {
        match self {
            Good::Apple => Fate::Rots,
            Good::Cheese | Good::Spice => Fate::Halves,
            Good::Silk => Fate::Keeps,
        }
    }

    /// The letter that stands for it: A, C, P or S.
    pub fn letter(self) -> char {
        ['A', 'C', 'P', 'S'][self.index()]
    }

    /// The kind a letter stands for.
    pub fn from_letter(letter: char) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.letter() == letter)
    }
}

impl fmt::Debug for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

/// How many cards of each kind the box holds.
pub const IN_THE_BOX: u8 = 15;

/// A heap of goods: a count for each kind.
///
/// One byte a kind, all in one word, so that "does this cover that?" is one subtraction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Goods(u32);

/// The top bit of every count. No count ever reaches it.
const TOP_BITS: u32 = 0x8080_8080;

impl Goods {
    /// Nothing at all.
    pub const NONE: Goods = Goods(0);
    /// All the goods of the box.
    pub const BOX: Goods = Goods::of([IN_THE_BOX; 4]);

    /// A heap by its counts, in canonical order, each at most 127.
    pub const fn of(counts: [u8; 4]) -> Goods {
        Goods(u32::from_le_bytes(counts) & !TOP_BITS)
    }

    /// One good.
    #[inline]
    pub fn one(good: Good) -> Goods {
        Goods(1 << (8 * good.index()))
    }

    /// The heap a table of this crate writes as letters.
    pub(crate) const fn printed(letters: &str) -> Goods {
        let bytes = letters.as_bytes();
        let mut counts = [0; 4];
        let mut at = 0;
        while at < bytes.len() {
            match bytes[at] {
                b'A' => counts[0] += 1,
                b'C' => counts[1] += 1,
                b'P' => counts[2] += 1,
                b'S' => counts[3] += 1,
                _ => panic!("goods are written with the letters A, C, P and S"),
            }
            at += 1;
        }
        Goods::of(counts)
    }

    /// The heap a text like `AACS` stands for; `None` if a letter is no good or if there are
    /// more of a kind than in the box.
    pub fn parse(letters: &str) -> Option<Goods> {
        let mut goods = Goods::NONE;
        for letter in letters.chars() {
            let good = Good::from_letter(letter)?;
            goods += Goods::one(good);
            if goods.count(good) > IN_THE_BOX {
                return None;
            }
        }
        Some(goods)
    }

    /// The counts, in canonical order.
    #[inline]
    pub fn counts(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// How many of this kind.
    #[inline]
    pub fn count(self, good: Good) -> u8 {
        (self.0 >> (8 * good.index())) as u8
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Is there nothing?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is there at least one of this kind?
    #[inline]
    pub fn has(self, good: Good) -> bool {
        self.count(good) > 0
    }

    /// Does this heap hold everything of the other?
    #[inline]
    pub fn covers(self, other: Goods) -> bool {
        ((self.0 | TOP_BITS) - other.0) & TOP_BITS == TOP_BITS
    }

    /// What both heaps hold.
    #[inline]
    pub fn common(self, other: Goods) -> Goods {
        // A count of `other` that this heap covers keeps its top bit; spread it over the byte.
        let covered = ((self.0 | TOP_BITS) - other.0) & TOP_BITS;
        let mask = (covered - (covered >> 7)) | covered;
        Goods((other.0 & mask) | (self.0 & !mask))
    }

    /// The kinds there are, in canonical order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Good> + Clone {
        Good::ALL.into_iter().filter(move |good| self.has(*good))
    }

    /// How many kinds there are.
    pub const fn variety(self) -> u8 {
        let mut rest = self.0;
        let mut kinds = 0;
        while rest != 0 {
            kinds += (rest & 0xff != 0) as u8;
            rest >>= 8;
        }
        kinds
    }
}

impl Add for Goods {
    type Output = Goods;
    #[inline]
    fn add(self, other: Goods) -> Goods {
        Goods(self.0 + other.0)
    }
}

impl AddAssign for Goods {
    #[inline]
    fn add_assign(&mut self, other: Goods) {
        self.0 += other.0;
    }
}

/// Takes away what is there; taking more is a bug in the rules.
impl Sub for Goods {
    type Output = Goods;
    #[inline]
    fn sub(self, other: Goods) -> Goods {
        debug_assert!(self.covers(other), "{self:?} does not hold {other:?}");
        Goods(self.0.wrapping_sub(other.0))
    }
}

impl SubAssign for Goods {
    #[inline]
    fn sub_assign(&mut self, other: Goods) {
        *self = *self - other;
    }
}

/// Sorted letters, `AACS`; nothing for nothing.
impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for good in Good::ALL {
            for _ in 0..self.count(good) {
                f.write_char(good.letter())?;
            }
        }
        Ok(())
    }
}

/// Sorted letters, `AACS`; a dash for nothing.
impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() { f.write_str("-") } else { write!(f, "{self}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goods(letters: &str) -> Goods {
        Goods::parse(letters).expect("goods of the test")
    }

    #[test]
    fn heaps_are_read_and_written_sorted() {
        assert_eq!(goods("SACA").to_string(), "AACS");
        assert_eq!((goods("AACS").counts(), goods("AACS").total()), ([2, 1, 0, 1], 4));
        assert_eq!(goods("AACS").variety(), 3);
        assert_eq!(Goods::parse("AX"), None);
        assert_eq!(Goods::parse(&"A".repeat(16)), None, "the box holds 15");
    }

    #[test]
    fn covering_and_sharing_look_at_every_kind() {
        for (own, other, covers, common) in [
            ("AACS", "AC", true, "AC"),
            ("AACS", "AAA", false, "AA"),
            ("", "S", false, ""),
            ("CCPP", "CCPP", true, "CCPP"),
            ("SSSS", "ACPS", false, "S"),
            ("ACPS", "", true, ""),
        ] {
            assert_eq!(goods(own).covers(goods(other)), covers, "{own} covers {other}");
            assert_eq!(goods(own).common(goods(other)), goods(common), "{own} and {other}");
        }
    }
}
