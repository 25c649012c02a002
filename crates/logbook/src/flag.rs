//! Nations and the flags ships fly (L-006, L-008).

use std::fmt;

/// A nation, in the order of every list (L-006).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Nation {
    /// Holland, whose good is tea.
    #[default]
    Holland,
    /// Spain, whose good is silver.
    Spain,
    /// England, whose good is cotton.
    England,
    /// France, whose good is sugar.
    France,
    /// The Pirates, who are no country.
    Pirates,
}

impl Nation {
    /// All five.
    pub const ALL: [Nation; 5] =
        [Nation::Holland, Nation::Spain, Nation::England, Nation::France, Nation::Pirates];
    /// The four countries.
    pub const COUNTRIES: [Nation; 4] =
        [Nation::Holland, Nation::Spain, Nation::England, Nation::France];

    /// Its place in every list.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Is it one of the four countries?
    #[inline]
    pub const fn is_country(self) -> bool {
        !matches!(self, Nation::Pirates)
    }

    /// The country a D12 names: three numbers each (L-008).
    pub const fn of_die(die: u8) -> Nation {
        Nation::COUNTRIES[(die as usize - 1) / 3]
    }
}

/// The flags of a ship: none for a legend, one for most, a country and the Pirates for a corsair
/// (L-207).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Flags(u8);

impl Flags {
    /// A legend's.
    pub const NONE: Flags = Flags(0);

    /// The flag of one nation.
    #[inline]
    pub const fn of(nation: Nation) -> Flags {
        Flags(1 << nation as u8)
    }

    /// A corsair's: a country's flag and the Pirates' (L-207).
    #[inline]
    pub const fn corsair(country: Nation) -> Flags {
        Flags(1 << country as u8 | 1 << Nation::Pirates as u8)
    }

    /// These flags and one more.
    #[inline]
    pub const fn with(self, nation: Nation) -> Flags {
        Flags(self.0 | 1 << nation as u8)
    }

    /// These flags without one.
    #[inline]
    pub const fn without(self, nation: Nation) -> Flags {
        Flags(self.0 & !(1 << nation as u8))
    }

    /// Does it fly this one?
    #[inline]
    pub const fn has(self, nation: Nation) -> bool {
        self.0 & 1 << nation as u8 != 0
    }

    /// Do both fly the same flag somewhere?
    #[inline]
    pub const fn share(self, other: Flags) -> bool {
        self.0 & other.0 != 0
    }

    /// A legend flies none (L-207).
    #[inline]
    pub const fn is_legend(self) -> bool {
        self.0 == 0
    }

    /// A country's flag beside the Pirates' (L-207).
    #[inline]
    pub const fn is_corsair(self) -> bool {
        self.has(Nation::Pirates) && self.0.count_ones() > 1
    }

    /// The country among them, if there is one.
    pub fn country(self) -> Option<Nation> {
        Nation::COUNTRIES.into_iter().find(|country| self.has(*country))
    }

    /// Each of them, in nation order.
    pub fn iter(self) -> impl Iterator<Item = Nation> {
        Nation::ALL.into_iter().filter(move |nation| self.has(*nation))
    }
}

impl FromIterator<Nation> for Flags {
    fn from_iter<I: IntoIterator<Item = Nation>>(nations: I) -> Flags {
        nations.into_iter().fold(Flags::NONE, Flags::with)
    }
}

impl fmt::Debug for Flags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_numbers_of_a_d12_name_a_country() {
        let named: Vec<_> = (1..=12).map(Nation::of_die).collect();
        let expected: Vec<_> = Nation::COUNTRIES.into_iter().flat_map(|n| [n; 3]).collect();
        assert_eq!(named, expected, "L-008: 1 to 3 Holland, then Spain, England, France");
    }

    #[test]
    fn a_corsair_flies_two_flags_and_a_legend_none() {
        let corsair = Flags::corsair(Nation::Spain);
        assert!(corsair.is_corsair() && corsair.country() == Some(Nation::Spain), "L-207");
        assert!(!Flags::of(Nation::Pirates).is_corsair());
        assert!(Flags::NONE.is_legend() && Flags::NONE.country().is_none());
        assert_eq!(format!("{corsair:?}"), "{Spain, Pirates}");
    }
}
