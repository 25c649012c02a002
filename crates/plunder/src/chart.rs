//! Where everything is at sea, as sets of merchants: the lists are read off it.

use crate::cards::kinds;
use crate::{Card, Colour, Kind, MAX_SIDES, Side};

/// A set of merchants: bit `n` stands for the one in slot `n`. Slots are in order of play.
pub(crate) type Slots = u32;

/// Sets of the merchants at sea by what matters for playing at them and capturing them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Chart {
    at_sea: Slots,
    /// By side: its own merchants.
    owned: [Slots; MAX_SIDES],
    /// By side: where it leads.
    led: [Slots; MAX_SIDES],
    /// By side: where it has ships.
    joined: [Slots; MAX_SIDES],
    /// By side and colour: where it has ships of that colour.
    flown: [[Slots; 4]; MAX_SIDES],
    /// By colour: where somebody has ships of it.
    taken: [Slots; 4],
}

impl Chart {
    /// All merchants at sea.
    #[inline]
    pub fn at_sea(&self) -> Slots {
        self.at_sea
    }

    /// The merchants that a side leads.
    #[inline]
    pub fn led(&self, side: Side) -> Slots {
        self.led[side.index()]
    }

    /// The merchants of a side.
    #[inline]
    fn owned(&self, side: Side) -> Slots {
        self.owned[side.index()]
    }

    /// Where a side has ships of a colour.
    #[inline]
    fn flown(&self, side: Side, colour: Colour) -> Slots {
        self.flown[side.index()][colour.index()]
    }

    /// Where a side may play ships of a colour: where it flies it, and where it flies none and
    /// nobody else has taken it (P-11, P-12, P-13); where all four are taken, no more (P-14).
    #[inline]
    fn open(&self, side: Side, colour: Colour) -> Slots {
        let free = !self.taken[colour.index()] & !self.joined[side.index()];
        self.at_sea & (self.flown(side, colour) | free)
    }

    /// Where a side may play a card (P-11 to P-17).
    #[inline]
    pub fn targets(&self, side: Side, card: Card) -> Slots {
        match card.kind() {
            Kind::Merchant(_) => 0,
            Kind::Ship(colour, _) => self.open(side, colour),
            Kind::Captain(colour) => self.flown(side, colour), // P-16
            Kind::Admiral => self.owned(side),                 // P-17
        }
    }

    /// The different cards that a side could play if it held them, as bits.
    #[inline]
    pub fn playable(&self, side: Side) -> u32 {
        let mut playable = kinds::MERCHANTS; // P-10
        for colour in Colour::ALL {
            if self.open(side, colour) != 0 {
                playable |= kinds::ships(colour);
            }
            if self.flown(side, colour) != 0 {
                playable |= kinds::captain(colour);
            }
        }
        if self.owned(side) != 0 {
            playable |= kinds::ADMIRAL;
        }
        playable
    }

    /// Notes a merchant sent out: its side leads, as nobody attacks it (P-25).
    #[inline]
    pub fn send(&mut self, slot: u8, home: Side) {
        self.at_sea |= 1 << slot;
        self.owned[home.index()] |= 1 << slot;
        self.led[home.index()] |= 1 << slot;
    }

    /// Notes a ship played by a side.
    #[inline]
    pub fn fly(&mut self, slot: u8, side: Side, colour: Colour) {
        self.joined[side.index()] |= 1 << slot;
        self.flown[side.index()][colour.index()] |= 1 << slot;
        self.taken[colour.index()] |= 1 << slot;
    }

    /// Notes who leads now.
    #[inline]
    pub fn lead(&mut self, slot: u8, leader: Option<Side>) {
        for led in &mut self.led {
            *led &= !(1 << slot);
        }
        if let Some(side) = leader {
            self.led[side.index()] |= 1 << slot;
        }
    }

    /// Takes merchants off the chart.
    pub fn clear(&mut self, gone: Slots) {
        let strike = |sets: &mut [Slots]| sets.iter_mut().for_each(|set| *set &= !gone);
        self.at_sea &= !gone;
        strike(&mut self.owned);
        strike(&mut self.led);
        strike(&mut self.joined);
        strike(self.flown.as_flattened_mut());
        strike(&mut self.taken);
    }
}
