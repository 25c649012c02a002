//! A merchant at sea and who leads the fight for it.

use engine::{Seat, order_by_key};

use crate::{Barred, Card, Colour, Kind, Side};

/// A merchant at sea with the strengths gathered around it.
///
/// A colour belongs to one side at a merchant and a side has one colour there (P-12, P-13), so
/// strengths are kept by colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Battle {
    id: u8,
    merchant: Card,
    owner: Seat,
    home: Side,
    flown_by: [Option<Side>; 4],
    skulls: [u8; 4],
    trump: Option<(Side, Card)>,
}

/// Who leads a battle, and by what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// Nothing was played at the merchant: its owner's side (P-25).
    Unattacked(Side),
    /// The side of the last trump (P-26).
    Trump(Side, Card),
    /// The side with the most skulls (P-27).
    Skulls {
        /// The side that leads.
        side: Side,
        /// Its strength.
        skulls: u8,
        /// The greatest strength of another side there, 0 if it is alone.
        next: u8,
    },
    /// Nobody: equal at the top (P-28).
    Stalemate {
        /// The strength of those at the top.
        skulls: u8,
    },
}

impl Lead {
    /// The side that leads, if any does.
    pub fn side(self) -> Option<Side> {
        match self {
            Lead::Unattacked(side) | Lead::Trump(side, _) | Lead::Skulls { side, .. } => Some(side),
            Lead::Stalemate { .. } => None,
        }
    }
}

impl Battle {
    /// A merchant that has just been sent out by `owner`, who fights for `home` (P-10).
    pub fn new(id: u8, merchant: Card, owner: Seat, home: Side) -> Battle {
        Battle { id, merchant, owner, home, ..Battle::default() }
    }

    /// The merchant's number, in order of play.
    #[inline]
    pub fn id(&self) -> u8 {
        self.id
    }

    /// The merchant's card.
    #[inline]
    pub fn merchant(&self) -> Card {
        self.merchant
    }

    /// Who sent it out.
    #[inline]
    pub fn owner(&self) -> Seat {
        self.owner
    }

    /// The side of its owner.
    #[inline]
    pub fn home(&self) -> Side {
        self.home
    }

    /// The colour a side has fixed for itself here (P-12).
    #[inline]
    pub fn colour_of(&self, side: Side) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.flown_by[colour.index()] == Some(side))
    }

    /// The side that flies a colour here.
    #[inline]
    pub fn flown_by(&self, colour: Colour) -> Option<Side> {
        self.flown_by[colour.index()]
    }

    /// The skulls on the ships of a colour.
    #[inline]
    pub(crate) fn skulls(&self, colour: Colour) -> u8 {
        self.skulls[colour.index()]
    }

    /// The skulls on the ships of a side (P-15).
    pub fn strength(&self, side: Side) -> u8 {
        self.colour_of(side).map_or(0, |colour| self.skulls[colour.index()])
    }

    /// The sides with ships here and their strengths, ascending by side.
    pub fn strengths(&self) -> Vec<(Side, u8)> {
        let flags = self.flown_by.iter().zip(self.skulls);
        let mut sides: Vec<_> =
            flags.filter_map(|(side, skulls)| side.map(|side| (side, skulls))).collect();
        order_by_key(&mut sides, |side| *side);
        sides
    }

    /// The greatest strength of any side but this one.
    fn top_without(&self, side: Side) -> u8 {
        let mut top = 0;
        for (flag, skulls) in self.flown_by.iter().zip(self.skulls) {
            if *flag != Some(side) && skulls > top {
                top = skulls;
            }
        }
        top
    }

    /// The last trump and its side, if there is any: the only one that counts (P-19).
    #[inline]
    pub fn trump(&self) -> Option<(Side, Card)> {
        self.trump
    }

    /// The side that leads, if any does (P-25 to P-28).
    #[inline]
    pub fn leader(&self) -> Option<Side> {
        if let Some((side, _)) = self.trump {
            return Some(side); // P-18, P-26
        }
        let (mut top, mut leader) = (0, Some(self.home)); // P-25
        for (side, skulls) in self.flown_by.into_iter().zip(self.skulls) {
            if skulls > top {
                (top, leader) = (skulls, side); // P-27
            } else if skulls == top && skulls > 0 {
                leader = None; // P-28
            }
        }
        leader
    }

    /// Who leads, and by what.
    pub fn lead(&self) -> Lead {
        let top = self.skulls.into_iter().max().unwrap_or(0);
        match (self.trump, self.leader()) {
            (Some((side, card)), _) => Lead::Trump(side, card),
            (None, None) => Lead::Stalemate { skulls: top },
            (None, Some(side)) if top == 0 => Lead::Unattacked(side),
            (None, Some(side)) => Lead::Skulls { side, skulls: top, next: self.top_without(side) },
        }
    }

    /// May a side play a card here? A card that may be played need not take the lead (P-20,
    /// PR-18), and the admiral needs nobody to drive off (PR-07). The lists read the same off the
    /// chart, all merchants at once.
    pub fn admits(&self, side: Side, card: Card) -> Result<(), Barred> {
        match card.kind() {
            Kind::Merchant(_) => Err(Barred::Merchant),
            Kind::Ship(colour, _) => match (self.colour_of(side), self.flown_by(colour)) {
                (Some(own), _) if own != colour => Err(Barred::OtherColour(own)), // P-13
                (None, Some(other)) => Err(Barred::ColourTaken(other)),           // P-12
                _ => Ok(()),                                                      // P-11
            },
            // P-16; in a team the partner's ship will do (P-53, PR-16).
            Kind::Captain(colour) if self.colour_of(side) == Some(colour) => Ok(()),
            Kind::Captain(_) => Err(Barred::NoShip),
            Kind::Admiral if self.home == side => Ok(()), // P-17, PR-11
            Kind::Admiral => Err(Barred::NotOwn),
        }
    }

    /// Adds a card that is not barred.
    #[inline]
    pub fn join(&mut self, side: Side, card: Card) {
        match card.kind() {
            Kind::Ship(colour, skulls) => {
                self.flown_by[colour.index()] = Some(side);
                self.skulls[colour.index()] += skulls;
            }
            // The admiral binds to no colour (P-17, PR-08), and of all trumps the last counts,
            // whoever played it (P-19, PR-17).
            Kind::Captain(_) | Kind::Admiral => self.trump = Some((side, card)),
            Kind::Merchant(_) => unreachable!("a merchant is not played at another (P-10)"),
        }
    }
}
