//! What a card is worth under a wind.

use std::fmt;

use crate::{Angle, Dir, Wheel};

/// The worth of a card in a trick: one small number that tells all cards apart that are worth
/// different amounts. In ascending order: a led pirate (G-21), cards against the wind by their
/// printed number (G-17), all others by their value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(pub(super) u8);

impl Rank {
    /// Below everything: a led pirate, and the pirates that copy it (G-21, G-22).
    pub const LED_PIRATE: Rank = Rank(0);
    /// Where the values above zero begin, less one: 14 cards against the wind lie below.
    const ZEROS: u8 = Wheel::HIGHEST;

    /// The value in half points; none for a led pirate, 0 for any card against the wind.
    pub fn doubled(self) -> Option<u8> {
        if self == Rank::LED_PIRATE { None } else { Some(self.0.saturating_sub(Rank::ZEROS)) }
    }

    /// The printed number by which a card against the wind ranks among its like (G-17).
    pub fn zero_pips(self) -> Option<u8> {
        (1..=Rank::ZEROS).contains(&self.0).then_some(self.0)
    }

    /// The rank of a value above zero, in half points.
    pub(crate) const fn of_doubled(doubled: u8) -> Rank {
        Rank(Rank::ZEROS + doubled)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    const fn of(card: Wheel, wind: Dir) -> Rank {
        match (card.dir(), card.pips()) {
            (Some(dir), Some(pips)) => match dir.angle(wind) {
                Angle::With => Rank(Rank::ZEROS + 2 * pips), // G-14
                Angle::Across => Rank(Rank::ZEROS + pips),   // G-15
                Angle::Against => Rank(pips),                // G-16, G-17, GR-03
            },
            _ => Rank::LED_PIRATE,
        }
    }
}

/// `5½`, `0·8` for a card against the wind, `—` for a led pirate.
impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.doubled(), self.zero_pips()) {
            (None, _) => write!(f, "—"),
            (_, Some(pips)) => write!(f, "0·{pips}"),
            (Some(1), _) => write!(f, "½"),
            (Some(doubled), _) => {
                write!(f, "{}{}", doubled / 2, if doubled % 2 == 1 { "½" } else { "" })
            }
        }
    }
}

/// The rank of each card under each wind; padded so that any six bits are a place in it.
const RANK: [[Rank; 64]; 4] = {
    let mut ranks = [[Rank::LED_PIRATE; 64]; 4];
    let mut at = 0;
    while at < 4 * Wheel::NUMBERED as usize {
        let (dir, card) = (at / Wheel::NUMBERED as usize, at % Wheel::NUMBERED as usize);
        ranks[dir][card] = Rank::of(Wheel::from_index(card as u8), Dir::ALL[dir]);
        at += 1;
    }
    ranks
};

/// The rank of a card under a wind (G-14 … G-17); of a pirate, the one it has when it is led.
#[inline]
pub fn rank(card: Wheel, wind: Dir) -> Rank {
    RANK[wind.index()][card.index() as usize & 63]
}

/// For each wind and rank, the numbered cards that are worth less, as bits of a hand.
pub(super) const BELOW: [[u64; 64]; 4] = {
    let mut below = [[0; 64]; 4];
    let mut at = 0;
    while at < 4 * 64 * Wheel::NUMBERED as usize {
        let (card, dir, bound) = (at / 256, at / 64 % 4, at % 64);
        if RANK[dir][card].index() < bound {
            below[dir][bound] |= 1 << card;
        }
        at += 1;
    }
    below
};

/// For each wind and rank, the numbered cards of exactly this rank, as bits of a hand.
pub(super) const EQUAL: [[u64; 64]; 4] = {
    let mut equal = [[0; 64]; 4];
    let mut at = 0;
    while at < 4 * 63 {
        let (dir, rank) = (at / 63, at % 63);
        equal[dir][rank] = BELOW[dir][rank + 1] & !BELOW[dir][rank];
        at += 1;
    }
    equal
};

/// The numbered cards that are worth less than this under a wind, as bits of a hand.
#[inline]
pub(crate) fn cards_below(wind: Dir, rank: Rank) -> u64 {
    BELOW[wind.index()][rank.index() & 63]
}
