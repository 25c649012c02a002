//! Goods and how many there are (L-004, L-012, L-331).

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::Nation;
use crate::sums::half;

/// A good, in the order of every list (L-331).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Good {
    /// Holland's.
    #[default]
    Tea,
    /// Spain's.
    Silver,
    /// England's.
    Cotton,
    /// France's.
    Sugar,
    /// Bought and sold in shipyards alone; repairs ships (L-173, L-288).
    Wood,
    /// Counts as whatever it is sold as, and burns (L-145, L-246).
    Oil,
}

impl Good {
    /// All six.
    pub const ALL: [Good; 6] =
        [Good::Tea, Good::Silver, Good::Cotton, Good::Sugar, Good::Wood, Good::Oil];
    /// Those with a market.
    pub const PRINCIPAL: [Good; 4] = [Good::Tea, Good::Silver, Good::Cotton, Good::Sugar];

    /// Its place in every list.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The good a country produces (L-331).
    #[inline]
    pub const fn of(country: Nation) -> Good {
        Good::PRINCIPAL[country as usize]
    }

    /// The country that produces it; none for wood and oil (L-331).
    pub const fn producer(self) -> Option<Nation> {
        match self {
            Good::Wood | Good::Oil => None,
            good => Some(Nation::COUNTRIES[good as usize]),
        }
    }

    /// How many there are in the game (L-012).
    pub const fn supply(self) -> u8 {
        match self {
            Good::Oil => 15,
            _ => 25,
        }
    }
}

/// How many of each good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Goods([u8; 6]);

impl Goods {
    /// None of any.
    pub const NONE: Goods = Goods([0; 6]);
    /// All there are (L-012).
    pub const SUPPLY: Goods = Goods([25, 25, 25, 25, 25, 15]);

    /// So many of each, in the order of [`Good::ALL`].
    pub const fn new(counts: [u8; 6]) -> Goods {
        Goods(counts)
    }

    /// So many of one.
    pub const fn of(good: Good, count: u8) -> Goods {
        let mut goods = Goods::NONE;
        goods.0[good as usize] = count;
        goods
    }

    /// How many in all.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Is there nothing?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }

    /// Each good of which there is some, with its number.
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().map(move |good| (good, self[good])).filter(|(_, count)| *count > 0)
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Goods) -> Goods {
        Goods(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }

    /// What is left without these; nothing falls below none.
    #[must_use]
    pub fn minus(self, other: Goods) -> Goods {
        Goods(std::array::from_fn(|at| self.0[at].saturating_sub(other.0[at])))
    }

    /// As many of each as both have.
    #[must_use]
    pub fn at_most(self, other: Goods) -> Goods {
        Goods(std::array::from_fn(|at| self.0[at].min(other.0[at])))
    }

    /// Half of each by itself, at least one of what there is (L-002, L-004).
    #[must_use]
    pub fn halved(self) -> Goods {
        Goods(self.0.map(half))
    }
}

impl Index<Good> for Goods {
    type Output = u8;
    #[inline]
    fn index(&self, good: Good) -> &u8 {
        &self.0[good as usize]
    }
}

impl IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good as usize]
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_is_halved_by_itself() {
        let goods = Goods::new([1, 2, 0, 0, 0, 5]);
        assert_eq!(goods.halved(), Goods::new([1, 1, 0, 0, 0, 2]), "L-004");
    }

    #[test]
    fn a_country_has_its_good_and_wood_has_no_country() {
        for country in Nation::COUNTRIES {
            assert_eq!(Good::of(country).producer(), Some(country), "L-331");
        }
        assert_eq!((Good::Wood.producer(), Good::Oil.producer()), (None, None));
        assert!(Good::ALL.into_iter().all(|good| good.supply() == Goods::SUPPLY[good]), "L-012");
    }
}
