//! The special cards of a hand.

use std::fmt;

use crate::{Card, Deck};

/// A set of special cards: a bit for each of the twenty, in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Specials(u32);

/// P34 to P40, then S32 to S40, then T37 to T40.
const RUNS: [(Deck, u8); 3] = [(Deck::Purchase, 33), (Deck::Storage, 31), (Deck::Transport, 36)];
/// The bits of the four Shelters.
const SHELTERS: u32 = 0b1111 << 16;

impl Specials {
    /// No special at all.
    pub const NONE: Specials = Specials(0);

    /// Is there none?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is this card among them?
    pub fn contains(self, card: Card) -> bool {
        bit(card).is_some_and(|bit| self.0 & bit != 0)
    }

    /// The cards, in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(card(place))
        })
    }

    /// The Shelter that would be played: the one with the lowest number.
    #[inline]
    pub fn shelter(self) -> Option<Card> {
        let shelters = self.0 & SHELTERS;
        (shelters != 0).then(|| card(shelters.trailing_zeros() as u8))
    }

    /// The same without the Shelters, which have their own time.
    #[inline]
    pub(crate) fn for_the_menu(self) -> Specials {
        Specials(self.0 & !SHELTERS)
    }

    #[inline]
    pub(crate) fn insert(&mut self, card: Card) {
        self.0 |= bit(card).expect("only specials go to the hand (Q-34)");
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        self.0 &= !bit(card).expect("only specials are in a hand (Q-34)");
    }

    /// Takes in all of the others.
    #[inline]
    pub(crate) fn absorb(&mut self, others: Specials) {
        self.0 |= others.0;
    }
}

#[inline]
fn bit(card: Card) -> Option<u32> {
    let (deck, place) = (card.deck(), card.place());
    let shift = match deck {
        Deck::Purchase => place.checked_sub(33)?,
        Deck::Storage => place.checked_sub(31)? + 7,
        _ => place.checked_sub(36)? + 16,
    };
    Some(1 << shift)
}

#[inline]
fn card(place: u8) -> Card {
    let (run, start) = match place {
        0..7 => (RUNS[0], 0),
        7..16 => (RUNS[1], 7),
        _ => (RUNS[2], 16),
    };
    Card::at(run.0, run.1 + place - start)
}

impl fmt::Debug for Specials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_special_and_no_other_card_has_its_bit() {
        let mut all = Specials::NONE;
        for card in Card::all() {
            assert_eq!(bit(card).is_some(), card.is_special(), "{card:?}");
            if card.is_special() {
                all.insert(card);
            }
        }
        assert_eq!(all.len(), 20);
        let listed: Vec<Card> = all.iter().collect();
        let expected: Vec<Card> = Card::all().filter(|card| card.is_special()).collect();
        assert_eq!(listed, expected, "in the order of their numbers");
        assert_eq!(all.shelter(), Card::parse("T37"));
        assert_eq!(all.for_the_menu().len(), 16);
    }
}
