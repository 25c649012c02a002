//! The 27 event cards (L-391 to L-415).

use super::tables::EVENTS;

/// An event card by its printed number, 1 to 27.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EventCard(u8);

impl EventCard {
    /// How many there are.
    pub const COUNT: u8 = 27;

    /// The card of this number.
    pub const fn new(number: u8) -> EventCard {
        assert!(number >= 1 && number <= EventCard::COUNT, "events are numbered 1 to 27");
        EventCard(number)
    }

    /// All of them, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = EventCard> + ExactSizeIterator + Clone {
        (1..=EventCard::COUNT).map(EventCard)
    }

    /// Its printed number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in every list, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Its icons.
    #[inline]
    pub fn face(self) -> EventFace {
        EVENTS[self.index()]
    }

    /// What it does.
    pub const fn happening(self) -> Happening {
        match self.0 {
            5 => Happening::Vanished,
            6 => Happening::Storm,
            7 => Happening::Hurricane,
            8 => Happening::Fog,
            number @ (9 | 10) => Happening::Whaler { turn_of: number - 9 },
            number @ (11 | 12) => Happening::Wreck { turn_of: number - 9 },
            13 => Happening::PlagueDrawn,
            14 => Happening::PlagueMost,
            15 => Happening::PlagueAll,
            16 => Happening::Abundance,
            17 => Happening::Stowaway,
            18 => Happening::FortGuns,
            19 => Happening::FortRange,
            20 => Happening::Assault { tile: 5 },
            21 => Happening::Assault { tile: 6 },
            22 => Happening::HighTide,
            23 => Happening::LowTide,
            24..=26 => Happening::Kraken,
            27 => Happening::Colossus,
            _ => Happening::Calm,
        }
    }
}

/// What an event card asks for besides (L-391).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct EventFace {
    /// A new wind card.
    pub wind: bool,
    /// One more event.
    pub extra: bool,
}

/// What an event card does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Happening {
    /// Nothing (L-392).
    Calm,
    /// The weakest NPC is destroyed (L-393).
    Vanished,
    /// Going far costs 1 damage a cell (L-394).
    Storm,
    /// Going far costs up to 20 damage a cell (L-395).
    Hurricane,
    /// Fog rises on tile 21 (L-396).
    Fog,
    /// Oil floats on the next turn of this seat, from 0 (L-399).
    Whaler {
        /// Whose turn.
        turn_of: u8,
    },
    /// A barrel token floats on the next turn of this seat, from 0 (L-400).
    Wreck {
        /// Whose turn.
        turn_of: u8,
    },
    /// A country drawn loses half its goods (L-402).
    PlagueDrawn,
    /// The best-stocked country loses half its goods (L-403).
    PlagueMost,
    /// Every row loses 2 (L-404).
    PlagueAll,
    /// The worst-stocked country gains goods (L-405).
    Abundance,
    /// Ports cost crew (L-406).
    Stowaway,
    /// Fortresses fire better for ever (L-407).
    FortGuns,
    /// Fortresses fire farther for ever (L-408).
    FortRange,
    /// The fortress of this tile changes flag (L-409, L-410).
    Assault {
        /// The number of the tile.
        tile: u8,
    },
    /// Every sandbank is deeper by 1 (L-411).
    HighTide,
    /// Every sandbank is shallower by 1 (L-412).
    LowTide,
    /// The Kraken rises or prowls once more (L-416).
    Kraken,
    /// The Kraken seizes the cells around it too (L-421).
    Colossus,
}
