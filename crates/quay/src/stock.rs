//! A face-down pile with its discard.

use std::fmt;

use engine::Rng;

use crate::{Card, Deck, Ship};

/// A pile and its discard, as places in the complete pile.
///
/// The order of a pile is the one true secret of the game. A discard is a set: a reshuffle
/// starts from the order of the numbers, so the order in which cards came there never matters.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Stock {
    discard: u64,
    /// The top card is the last one; what lies beyond `len` is zero.
    pile: [u8; 40],
    len: u8,
    deck: Deck,
}

impl Stock {
    /// The complete pile, in order.
    pub fn complete(deck: Deck) -> Stock {
        let mut stock = Stock::empty(deck);
        (0..deck.size()).for_each(|place| stock.put_on_top(place));
        stock
    }

    /// Neither pile nor discard.
    pub fn empty(deck: Deck) -> Stock {
        Stock { discard: 0, pile: [0; 40], len: 0, deck }
    }

    /// Adds a card on top of the pile.
    pub fn put_on_top(&mut self, place: u8) {
        self.pile[self.len as usize] = place;
        self.len += 1;
    }

    /// Puts the pile in a random order.
    pub fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.pile[..self.len as usize]);
    }

    /// Puts the pile in the order of its numbers: what is known of it without its secret.
    pub fn sort(&mut self) {
        let set = self.pile().iter().fold(0u64, |set, place| set | 1 << place);
        self.fill(set);
    }

    /// Lays a card on the discard.
    #[inline]
    pub fn bury(&mut self, place: u8) {
        self.discard |= 1 << place;
    }

    /// Is a reshuffle due before the next draw?
    #[inline]
    pub fn is_spent(&self) -> bool {
        self.len == 0
    }

    /// Is there neither pile nor discard?
    #[inline]
    pub fn is_exhausted(&self) -> bool {
        self.len == 0 && self.discard == 0
    }

    /// Makes a new pile of the discard.
    pub fn renew(&mut self, rng: &mut Rng) {
        self.fill(self.discard);
        self.discard = 0;
        self.shuffle(rng);
    }

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<u8> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.pile[self.len as usize]))
    }

    /// The pile from the bottom to the top.
    #[inline]
    pub fn pile(&self) -> &[u8] {
        &self.pile[..self.len as usize]
    }

    /// The discard, in order of the numbers.
    pub fn discard(&self) -> impl Iterator<Item = u8> + use<> {
        let set = self.discard;
        (0..40).filter(move |place| set >> place & 1 == 1)
    }

    fn fill(&mut self, set: u64) {
        self.len = 0;
        self.pile = [0; 40];
        let mut rest = set;
        while rest != 0 {
            self.put_on_top(rest.trailing_zeros() as u8);
            rest &= rest - 1;
        }
    }
}

/// `P 4a0 /3`: the pile from the bottom to the top, one character a card, then the discard as
/// bits. Fingerprints are made from this text at every step, so it is short.
impl fmt::Debug for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const DIGITS: &[u8; 40] = b"0123456789abcdefghijklmnopqrstuvwxyzABCD";
        let mut text = [b' '; 42];
        text[0] = self.deck.letter() as u8;
        let end = self.len as usize + 2;
        for (letter, place) in text[2..].iter_mut().zip(self.pile()) {
            *letter = DIGITS[*place as usize];
        }
        f.write_str(std::str::from_utf8(&text[..end]).unwrap_or_default())?;
        if self.discard != 0 { write!(f, " /{:x}", self.discard) } else { Ok(()) }
    }
}

/// What a stock holds, as the table knows it.
pub(crate) fn cards(deck: Deck, places: impl Iterator<Item = u8>) -> Vec<Card> {
    places.map(|place| Card::at(deck, place)).collect()
}

/// What a stock of ships holds, as the table knows it.
pub(crate) fn ships(deck: Deck, places: impl Iterator<Item = u8>) -> Vec<Ship> {
    places.map(|place| Ship::at(deck, place)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spent_pile_is_renewed_from_its_discard() {
        let mut stock = Stock::empty(Deck::Storage);
        assert!(stock.is_exhausted());
        stock.bury(8);
        assert!(stock.is_spent() && !stock.is_exhausted());
        stock.renew(&mut Rng::new(1));
        assert_eq!((stock.draw(), stock.draw()), (Some(8), None));
    }

    #[test]
    fn sorting_forgets_the_order_only() {
        let mut stock = Stock::complete(Deck::Small);
        stock.shuffle(&mut Rng::new(1));
        assert_ne!(stock, Stock::complete(Deck::Small));
        stock.sort();
        assert_eq!(stock, Stock::complete(Deck::Small));
    }
}
