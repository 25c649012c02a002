//! The five piles.

use std::fmt;

/// The five face-down piles, each with its own discard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Deck {
    /// P: goods from the reserve.
    #[default]
    Purchase,
    /// S: places in the warehouse.
    Storage,
    /// T: a shipment or an income.
    Transport,
    /// L: ships for four goods.
    Large,
    /// K: ships for one or two goods.
    Small,
}

impl Deck {
    /// Every pile, in the order in which they are shuffled.
    pub const ALL: [Deck; 5] =
        [Deck::Purchase, Deck::Storage, Deck::Transport, Deck::Large, Deck::Small];
    /// The piles of action cards, which can be drawn from.
    pub const ACTIONS: [Deck; 3] = [Deck::Purchase, Deck::Storage, Deck::Transport];

    /// The place of this pile among the five.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The letter its cards begin with.
    pub fn letter(self) -> char {
        ['P', 'S', 'T', 'L', 'K'][self.index()]
    }

    /// The pile a letter stands for.
    pub fn from_letter(letter: char) -> Option<Deck> {
        Deck::ALL.into_iter().find(|deck| deck.letter() == letter)
    }

    /// How many cards it has when complete.
    pub fn size(self) -> u8 {
        [40, 40, 40, 26, 20][self.index()]
    }

    /// Writes the name of the card at this place of the complete pile: `P07`.
    pub(crate) fn write_name(self, place: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = place + 1;
        let name = [self.letter() as u8, b'0' + number / 10, b'0' + number % 10];
        f.write_str(std::str::from_utf8(&name).unwrap_or_default())
    }

    /// The place in a complete pile that the name of a card like `P07` stands for.
    pub(crate) fn place_named(name: &str) -> Option<(Deck, u8)> {
        let mut letters = name.chars();
        let deck = Deck::from_letter(letters.next()?)?;
        let digits = letters.as_str();
        let plain = digits.len() == 2 && digits.bytes().all(|digit| digit.is_ascii_digit());
        let number: u8 = if plain { digits.parse().ok()? } else { return None };
        (1..=deck.size()).contains(&number).then(|| (deck, number - 1))
    }
}
