//! A set of wheel cards.

use std::fmt;

use crate::{Dir, Wheel};

/// A set of wheel cards, as bits: one for each numbered card in canonical order, and above them
/// as many ones as there are pirates. Two sets of the same cards are always equal.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Hand(u64);

/// The pirates of the deck.
const PIRATES: u32 = 4;

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand(0);
    /// All 60 cards.
    pub const DECK: Hand = Hand((1 << 60) - 1);
    /// All numbered cards.
    pub(crate) const NUMBERED: u64 = (1 << Wheel::NUMBERED) - 1;
    const FIRST_PIRATE: u64 = 1 << Wheel::NUMBERED;

    /// So many pirates and nothing else.
    #[inline]
    pub const fn of_pirates(count: u32) -> Hand {
        debug_assert!(count <= PIRATES);
        Hand(((1 << count) - 1) << Wheel::NUMBERED)
    }

    /// The cards of a set of bits in which each of the last four stands for one pirate.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Hand {
        let pirates = (bits >> Wheel::NUMBERED).count_ones();
        Hand(bits & Hand::NUMBERED | Hand::of_pirates(pirates).0)
    }

    /// The cards as bits.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The numbered cards of a direction, as bits.
    #[inline]
    pub(crate) const fn of_dir(dir: Dir) -> u64 {
        let one = (1 << Wheel::HIGHEST) - 1;
        one << (dir.index() as u32 * Wheel::HIGHEST as u32)
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pirates there are.
    #[inline]
    pub const fn pirates(self) -> u32 {
        (self.0 >> Wheel::NUMBERED).trailing_ones()
    }

    /// Is this card among them?
    #[inline]
    pub const fn contains(self, card: Wheel) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Adds a card; false, and nothing is added, if the deck has no more of it.
    pub fn insert(&mut self, card: Wheel) -> bool {
        let more = if card.is_pirate() {
            Hand::FIRST_PIRATE << self.pirates() & Hand::DECK.0
        } else {
            !self.0 & 1 << card.index()
        };
        self.0 |= more;
        more != 0
    }

    /// Takes a card away, which must be there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Wheel) {
        debug_assert!(self.contains(card), "{card} is in {self:?}");
        let mut gone = 1 << card.index();
        if card.is_pirate() {
            // The topmost one, so that the ones that are left stay together.
            gone <<= self.pirates() - 1;
        }
        self.0 ^= gone;
    }

    /// Takes these cards away; `None` if not all of them are there.
    pub fn without(self, others: Hand) -> Option<Hand> {
        let pirates = self.pirates().checked_sub(others.pirates())?;
        let missing = others.0 & !self.0 & Hand::NUMBERED;
        let left = self.0 & !others.0 & Hand::NUMBERED;
        (missing == 0).then(|| Hand(left | Hand::of_pirates(pirates).0))
    }

    /// The cards that may be played: anything, but a pirate is led only by a seat whose whole
    /// hand is pirates (G-12, G-13). Several pirates are one entry.
    #[inline]
    pub const fn playable(self, leading: bool) -> Hand {
        let numbered = self.0 & Hand::NUMBERED;
        if leading && numbered != 0 {
            Hand(numbered)
        } else {
            Hand(numbered | self.0 & Hand::FIRST_PIRATE)
        }
    }

    /// The cards in canonical order, every pirate by itself.
    pub fn cards(self) -> impl ExactSizeIterator<Item = Wheel> {
        let mut bits = self.0;
        (0..self.len()).map(move |_| {
            let index = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Wheel::from_index(index.min(Wheel::NUMBERED))
        })
    }
}

/// `[N3 E4 P]`.
impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.cards().map(|card| card.to_string()).collect();
        write!(f, "[{}]", names.join(" "))
    }
}

/// The cards of a list; what the deck has no more of is left out.
impl FromIterator<Wheel> for Hand {
    fn from_iter<I: IntoIterator<Item = Wheel>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        for card in cards {
            hand.insert(card);
        }
        hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Hand {
        text.split_whitespace().map(|name| name.parse::<Wheel>().expect("a card")).collect()
    }

    #[test]
    fn pirates_are_interchangeable() {
        let mut cards = hand("P P N3 P");
        cards.remove(Wheel::PIRATE);
        assert_eq!(cards, hand("N3 P P"));
        assert_eq!(format!("{cards:?}"), "[N3 P P]");
        assert_eq!(Hand::from_bits(1 << 59 | 1 << 57 | 1 << 2), cards);
    }

    #[test]
    fn the_deck_runs_out_of_each_card() {
        let mut cards = hand("P P P P N1");
        assert!(!cards.insert(Wheel::PIRATE) && !cards.insert("N1".parse().expect("a card")));
        assert_eq!(cards.len(), 5);
    }

    #[test]
    fn taking_away_needs_the_cards() {
        assert_eq!(hand("N1 P P").without(hand("P N1")), Some(hand("P")));
        assert_eq!(hand("N1 P").without(hand("P P")), None);
        assert_eq!(hand("N1 P").without(hand("N2")), None);
    }

    /// GX-30 … GX-33: what may be played, in list order (G-12, G-13).
    #[test]
    fn worked_examples_of_legal_cards() {
        for (id, cards, leading, playable) in [
            ("GX-30", "P W2 N3", true, "[N3 W2]"),
            ("GX-31", "P W2 N3", false, "[N3 W2 P]"),
            ("GX-32", "P P", true, "[P]"),
            ("GX-33", "W1 S10 S9 E14 N2", false, "[N2 E14 S9 S10 W1]"),
        ] {
            assert_eq!(format!("{:?}", hand(cards).playable(leading)), playable, "{id}");
        }
    }
}
