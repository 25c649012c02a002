//! The face-down pile.

use std::fmt;

use crate::{Card, DECK};

/// The cards still to be drawn, in order.
#[derive(Clone, Copy)]
pub(crate) struct Pile {
    /// Filled to the end; what lies before the top has been drawn.
    cards: [Card; DECK],
    top: u8,
}

impl Pile {
    /// The pile that is left of a deck when `drawn` cards are gone.
    pub fn of(deck: [Card; DECK], drawn: u8) -> Pile {
        Pile { cards: deck, top: drawn }
    }

    /// A pile of these cards, top first; at most a deck.
    pub fn from_cards(cards: &[Card]) -> Pile {
        let top = DECK - cards.len();
        let mut deck = [Card::default(); DECK];
        deck[top..].copy_from_slice(cards);
        Pile::of(deck, top as u8)
    }

    /// How many cards are left.
    #[inline]
    pub fn len(&self) -> u8 {
        DECK as u8 - self.top
    }

    /// Is the pile used up?
    #[inline]
    pub fn is_empty(&self) -> bool {
        usize::from(self.top) == DECK
    }

    /// The cards left, top first.
    pub fn cards(&self) -> &[Card] {
        &self.cards[usize::from(self.top)..]
    }

    /// Draws the top card (P-04).
    #[inline]
    pub fn draw(&mut self) -> Card {
        let card = self.cards[usize::from(self.top)];
        self.top += 1;
        card
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}
