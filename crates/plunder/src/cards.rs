//! The 78 cards: merchants, ships, captains and the admiral.

use std::fmt;
use std::str::FromStr;

/// How many cards there are.
pub const DECK: usize = 78;
/// How many different cards there are.
pub(crate) const KINDS: usize = 28;

/// How often each card exists, in canonical order.
const COPIES: [u8; KINDS] = [
    5, 6, 5, 5, 2, 1, 1, // merchants of 2 to 8 gold
    2, 4, 4, 2, // blue ships of 1 to 4 skulls
    2, 4, 4, 2, // green
    2, 4, 4, 2, // red
    2, 4, 4, 2, // yellow
    1, 1, 1, 1, // captains
    1, // the admiral
];

const FIRST_SHIP: u8 = 7;
const FIRST_CAPTAIN: u8 = 23;
const THE_ADMIRAL: u8 = 27;

/// The colour of a ship or a captain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// B
    Blue,
    /// G
    Green,
    /// R
    Red,
    /// Y
    Yellow,
}

impl Colour {
    /// The four colours in canonical order.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Green, Colour::Red, Colour::Yellow];

    /// The letter of the notation.
    pub fn letter(self) -> char {
        ['B', 'G', 'R', 'Y'][self.index()]
    }

    /// This colour as a place in a list.
    #[inline]
    pub(crate) fn index(self) -> usize {
        self as usize
    }
}

/// A card by its face. Like cards are interchangeable. Ordered as in the rules: merchants, ships
/// by colour, captains, the admiral.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A merchant with its gold, 2 to 8.
    Merchant(u8),
    /// A pirate ship with its skulls, 1 to 4.
    Ship(Colour, u8),
    /// The captain of a colour.
    Captain(Colour),
    /// The admiral, of no colour.
    Admiral,
}

impl Card {
    /// The admiral.
    pub const ADMIRAL: Card = Card(THE_ADMIRAL);

    /// The merchant with this much gold, if there is one.
    pub fn merchant(gold: u8) -> Option<Card> {
        (2..=8).contains(&gold).then(|| Card(gold - 2))
    }

    /// The ship of this colour with so many skulls, if there is one.
    pub fn ship(colour: Colour, skulls: u8) -> Option<Card> {
        (1..=4).contains(&skulls).then(|| Card(FIRST_SHIP + 4 * colour as u8 + skulls - 1))
    }

    /// The captain of this colour.
    pub fn captain(colour: Colour) -> Card {
        Card(FIRST_CAPTAIN + colour as u8)
    }

    /// Every different card once, in canonical order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// How often this card exists.
    pub fn copies(self) -> u8 {
        COPIES[self.index()]
    }

    /// What this card is.
    #[inline]
    pub fn kind(self) -> Kind {
        match self.0 {
            0..FIRST_SHIP => Kind::Merchant(self.0 + 2),
            FIRST_SHIP..FIRST_CAPTAIN => {
                let place = self.0 - FIRST_SHIP;
                Kind::Ship(Colour::ALL[usize::from(place / 4)], place % 4 + 1)
            }
            FIRST_CAPTAIN..THE_ADMIRAL => {
                Kind::Captain(Colour::ALL[usize::from(self.0 - FIRST_CAPTAIN)])
            }
            _ => Kind::Admiral,
        }
    }

    /// Is it a merchant?
    #[inline]
    pub fn is_merchant(self) -> bool {
        self.0 < FIRST_SHIP
    }

    /// The colour a ship or a captain flies.
    pub fn colour(self) -> Option<Colour> {
        match self.kind() {
            Kind::Ship(colour, _) | Kind::Captain(colour) => Some(colour),
            Kind::Merchant(_) | Kind::Admiral => None,
        }
    }

    /// Is it a captain or the admiral, which beat any number of skulls (P-18)?
    #[inline]
    pub fn is_trump(self) -> bool {
        self.0 >= FIRST_CAPTAIN
    }

    /// The gold of a merchant; nothing on the other cards.
    #[inline]
    pub fn gold(self) -> u8 {
        if self.is_merchant() { self.0 + 2 } else { 0 }
    }

    /// This card as a place in a list.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The card at a place of the canonical order.
    #[inline]
    pub(crate) fn at(place: u8) -> Card {
        Card(place)
    }
}

/// Sets of different cards as bits, in canonical order.
pub(crate) mod kinds {
    use super::{Colour, FIRST_CAPTAIN, FIRST_SHIP, THE_ADMIRAL};

    /// All merchants.
    pub const MERCHANTS: u32 = (1 << FIRST_SHIP) - 1;
    /// The admiral alone.
    pub const ADMIRAL: u32 = 1 << THE_ADMIRAL;

    /// The ships of a colour.
    #[inline]
    pub fn ships(colour: Colour) -> u32 {
        0xf << (FIRST_SHIP + 4 * colour as u8)
    }

    /// The captain of a colour.
    #[inline]
    pub fn captain(colour: Colour) -> u32 {
        1 << (FIRST_CAPTAIN + colour as u8)
    }
}

/// The places of the bits that are set, lowest first.
#[inline]
pub(crate) fn bits(mut mask: u32) -> impl ExactSizeIterator<Item = u8> {
    // Counted beforehand, so that a list that is made from it is written in one go.
    (0..mask.count_ones()).map(move |_| {
        let place = mask.trailing_zeros() as u8;
        mask &= mask - 1;
        place
    })
}

/// The notation of the rules: `M5`, `R3`, `GC`, `AD`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Merchant(gold) => write!(f, "M{gold}"),
            Kind::Ship(colour, skulls) => write!(f, "{}{skulls}", colour.letter()),
            Kind::Captain(colour) => write!(f, "{}C", colour.letter()),
            Kind::Admiral => write!(f, "AD"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotACard;

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let &[head, tail] = text.as_bytes() else { return Err(NotACard) };
        if text == "AD" {
            return Ok(Card::ADMIRAL);
        }
        let number = tail.wrapping_sub(b'0');
        if head == b'M' {
            return Card::merchant(number).ok_or(NotACard);
        }
        let colour = *(Colour::ALL.iter())
            .find(|colour| colour.letter() == char::from(head))
            .ok_or(NotACard)?;
        if tail == b'C' {
            return Ok(Card::captain(colour));
        }
        Card::ship(colour, number).ok_or(NotACard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_is_that_of_the_rules() {
        let copies = |which: fn(Kind) -> bool| -> u32 {
            Card::all().filter(|card| which(card.kind())).map(|card| u32::from(card.copies())).sum()
        };
        assert_eq!(copies(|_| true), DECK as u32);
        assert_eq!(copies(|kind| matches!(kind, Kind::Merchant(_))), 25);
        assert_eq!(copies(|kind| matches!(kind, Kind::Ship(..))), 48);
        assert_eq!(copies(|kind| matches!(kind, Kind::Captain(_))), 4);
        let gold: u32 =
            Card::all().map(|card| u32::from(card.gold()) * u32::from(card.copies())).sum();
        assert_eq!(gold, 100);
        for colour in Colour::ALL {
            let skulls = (1..=4).map(|skulls| {
                u32::from(skulls * Card::ship(colour, skulls).expect("a ship").copies())
            });
            assert_eq!(skulls.sum::<u32>(), 30);
        }
    }

    #[test]
    fn every_card_reads_as_it_is_written() {
        let names: Vec<String> = Card::all().map(|card| card.to_string()).collect();
        let canonical = "M2 M3 M4 M5 M6 M7 M8 B1 B2 B3 B4 G1 G2 G3 G4 R1 R2 R3 R4 Y1 Y2 Y3 Y4 \
                         BC GC RC YC AD";
        assert_eq!(names.join(" "), canonical);
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for wrong in ["", "M", "M1", "M9", "B0", "B5", "AC", "MC", "ADM", "b1", "é", "R\u{301}"] {
            assert_eq!(wrong.parse::<Card>(), Err(NotACard), "{wrong}");
        }
    }

    #[test]
    fn sets_hold_the_cards_they_name() {
        for card in Card::all() {
            let bit = 1u32 << card.index();
            let trump = matches!(card.kind(), Kind::Captain(_) | Kind::Admiral);
            assert_eq!(card.is_trump(), trump);
            assert_eq!(kinds::MERCHANTS & bit != 0, card.is_merchant());
            assert_eq!(kinds::ADMIRAL & bit != 0, card == Card::ADMIRAL);
            for colour in Colour::ALL {
                let ship = matches!(card.kind(), Kind::Ship(own, _) if own == colour);
                assert_eq!(kinds::ships(colour) & bit != 0, ship);
                assert_eq!(kinds::captain(colour) & bit != 0, card.kind() == Kind::Captain(colour));
            }
        }
    }
}
