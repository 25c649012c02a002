//! The compass and the wheel cards.

use std::fmt;
use std::str::FromStr;

/// A direction of the compass, in compass order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Dir {
    /// North.
    N,
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
}

impl Dir {
    /// All four, in compass order.
    pub const ALL: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];

    /// How something that points this way lies to the wind.
    pub const fn angle(self, wind: Dir) -> Angle {
        match (self as u8 + 4 - wind as u8) % 4 {
            0 => Angle::With,
            2 => Angle::Against,
            _ => Angle::Across,
        }
    }

    /// The place in compass order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl FromStr for Dir {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Dir, NotACard> {
        match text {
            "N" => Ok(Dir::N),
            "E" => Ok(Dir::E),
            "S" => Ok(Dir::S),
            "W" => Ok(Dir::W),
            _ => Err(NotACard),
        }
    }
}

/// How a card lies to the wind: what its number is worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Angle {
    /// The wind's own direction: the whole number (G-14).
    With,
    /// A side direction: half the number (G-15).
    Across,
    /// The opposite direction: nothing (G-16).
    Against,
}

/// The text names no card or direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotACard;

/// A wheel card: a direction and a number from 1 to 14, or a pirate. The four pirates are
/// interchangeable. The order is the canonical one: N1 … N14, E1 … W14, pirate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wheel(u8);

impl Wheel {
    /// The card without direction and number.
    pub const PIRATE: Wheel = Wheel(Wheel::NUMBERED);
    /// How many cards bear a number.
    pub(crate) const NUMBERED: u8 = 56;
    /// The highest number of each direction.
    pub const HIGHEST: u8 = 14;

    /// The card of this direction and number, from 1 to 14.
    pub const fn new(dir: Dir, pips: u8) -> Option<Wheel> {
        if pips >= 1 && pips <= Wheel::HIGHEST {
            Some(Wheel(dir as u8 * Wheel::HIGHEST + pips - 1))
        } else {
            None
        }
    }

    /// The 57 different cards in canonical order.
    pub fn all() -> impl DoubleEndedIterator<Item = Wheel> + ExactSizeIterator {
        (0..=Wheel::NUMBERED).map(Wheel)
    }

    /// The card at a place of the canonical order.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Wheel {
        debug_assert!(index <= Wheel::NUMBERED);
        Wheel(index)
    }

    /// The place in canonical order: 0 for N1, 56 for a pirate.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Is it a pirate?
    #[inline]
    pub const fn is_pirate(self) -> bool {
        self.0 == Wheel::NUMBERED
    }

    /// The direction; a pirate has none.
    pub const fn dir(self) -> Option<Dir> {
        match self.0 / Wheel::HIGHEST {
            0 => Some(Dir::N),
            1 => Some(Dir::E),
            2 => Some(Dir::S),
            3 => Some(Dir::W),
            _ => None,
        }
    }

    /// The printed number; a pirate has none.
    pub const fn pips(self) -> Option<u8> {
        if self.is_pirate() { None } else { Some(self.0 % Wheel::HIGHEST + 1) }
    }
}

/// `N3`, `P`.
impl fmt::Display for Wheel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.dir(), self.pips()) {
            (Some(dir), Some(pips)) => write!(f, "{dir:?}{pips}"),
            _ => write!(f, "P"),
        }
    }
}

impl fmt::Debug for Wheel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Wheel {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Wheel, NotACard> {
        if text == "P" {
            return Ok(Wheel::PIRATE);
        }
        let (dir, pips) = split(text)?;
        Wheel::new(dir, pips).ok_or(NotACard)
    }
}

/// The direction and the number of a card's name, which has no sign and no leading zero.
pub(crate) fn split(text: &str) -> Result<(Dir, u8), NotACard> {
    let (dir, digits) = text.split_at_checked(1).ok_or(NotACard)?;
    let plain = digits.starts_with(|first: char| ('1'..='9').contains(&first));
    let number = digits.parse().ok().filter(|_| plain).ok_or(NotACard)?;
    Ok((dir.parse()?, number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_its_own_name_in_canonical_order() {
        let names: Vec<String> = Wheel::all().map(|card| card.to_string()).collect();
        assert_eq!(names.len(), 57);
        assert_eq!((&*names[0], &*names[13], &*names[14], &*names[56]), ("N1", "N14", "E1", "P"));
        assert!(Wheel::all().all(|card| card.to_string().parse() == Ok(card)));
    }

    #[test]
    fn what_is_no_card_has_no_name() {
        for text in ["", "N", "N0", "N15", "N+1", "N01", "N1 ", "X3", "p", "PP", "é3", "N300", "3N"]
        {
            assert_eq!(text.parse::<Wheel>(), Err(NotACard), "{text:?}");
        }
    }
}
