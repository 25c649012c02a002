//! A handful of cards, where only which and how many matters.

use std::fmt;

use crate::Colour;
use crate::cards::{Card, KINDS, bits};

/// Cards without an order: a hand, what a side captured, what was discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    counts: [u8; KINDS],
    /// Which cards are there at all, as bits: lists are made from these without a search.
    kinds: u32,
    len: u8,
}

impl Cards {
    /// All 78 cards.
    pub fn deck() -> Cards {
        Card::all().flat_map(|card| std::iter::repeat_n(card, card.copies().into())).collect()
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Is there no card at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many of this card there are.
    pub fn count(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }

    /// Is there such a card?
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.kinds >> card.index() & 1 == 1
    }

    /// Every different card once, in canonical order.
    pub fn distinct(&self) -> impl Iterator<Item = Card> {
        bits(self.kinds).map(Card::at)
    }

    /// Every card as often as it is there, in canonical order.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.distinct().flat_map(|card| std::iter::repeat_n(card, self.count(card).into()))
    }

    /// The gold on the merchants.
    pub fn gold(&self) -> u8 {
        (2u8..=8).zip(&self.counts).map(|(gold, count)| gold * count).sum()
    }

    /// The skulls on the ships of a colour.
    pub fn skulls(&self, colour: Colour) -> u8 {
        let first = Card::ship(colour, 1).expect("ships have 1 to 4 skulls").index();
        (1u8..=4).zip(&self.counts[first..]).map(|(skulls, count)| skulls * count).sum()
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.counts[card.index()] += 1;
        self.kinds |= 1 << card.index();
        self.len += 1;
    }

    /// Takes out a card that is there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let count = &mut self.counts[card.index()];
        debug_assert!(*count > 0, "{card} is not there");
        *count -= 1;
        if *count == 0 {
            self.kinds &= !(1 << card.index());
        }
        self.len -= 1;
    }

    /// The cards of this lot that the other has not; the other must be part of it.
    pub fn without(&self, other: &Cards) -> Cards {
        let mut rest = *self;
        other.iter().for_each(|card| rest.remove(card));
        rest
    }

    /// Which cards are there, as bits in canonical order.
    #[inline]
    pub(crate) fn kinds(&self) -> u32 {
        self.kinds
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut lot = Cards::default();
        cards.into_iter().for_each(|card| lot.add(card));
        lot
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_added_can_be_taken_out_again() {
        let mut cards: Cards = ["M3", "R2", "M3", "RC"]
            .map(|name| name.parse().expect("a card"))
            .into_iter()
            .collect();
        assert_eq!((cards.len(), cards.gold(), cards.skulls(Colour::Red)), (4, 6, 2));
        assert_eq!(format!("{cards:?}"), "[M3, M3, R2, RC]");
        let three = Card::merchant(3).expect("a merchant");
        cards.remove(three);
        assert!(cards.has(three) && cards.count(three) == 1);
        cards.remove(three);
        assert!(!cards.has(three));
        assert_eq!(cards.distinct().count(), 2);
    }

    #[test]
    fn a_deck_without_itself_is_nothing() {
        assert_eq!(Cards::deck().len(), 78);
        assert_eq!(Cards::deck().without(&Cards::deck()), Cards::default());
    }
}
