//! The 31 captains (L-036, L-439 to L-469).

use super::tables::CAPTAINS;
use crate::Flags;

/// A captain, in the order of the rules' list by nation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Captain {
    /// Edward Teach (L-439).
    Teach,
    /// Samuel Bellamy (L-440).
    Bellamy,
    /// Cabeza de Perro (L-441).
    Cabeza,
    /// Bartholomew Roberts (L-442).
    Roberts,
    /// Henry Every (L-443).
    Every,
    /// Grace O'Malley (L-444).
    Omalley,
    /// Mary Read (L-445).
    Read,
    /// Malika Fadel (L-447).
    Fadel,
    /// Jack Rackham (L-448).
    Rackham,
    /// Anne Bonny (L-446).
    Bonny,
    /// Fernando de Magallanes (L-449).
    Magallanes,
    /// Zenón de Somodevilla (L-450).
    Somodevilla,
    /// Blas de Lezo (L-451).
    Lezo,
    /// Antonio Barceló (L-452).
    Barcelo,
    /// Vicente Tofiño (L-453).
    Tofino,
    /// Ana María de Soto (L-454).
    Soto,
    /// Jeanne Barret (L-455).
    Barret,
    /// Jean-François de La Pérouse (L-456).
    Laperouse,
    /// Albin Roussin (L-457).
    Roussin,
    /// Louis-René Levassor (L-458).
    Levassor,
    /// Claude d'Annebault (L-459).
    Annebault,
    /// George Duff (L-460).
    Duff,
    /// Hannah Snell (L-461).
    Snell,
    /// Christopher Myngs (L-462).
    Myngs,
    /// John Byron (L-463).
    Byron,
    /// Robert Maynard (L-464).
    Maynard,
    /// Cornelis Tromp (L-465).
    Tromp,
    /// Piet Hein (L-466).
    Hein,
    /// Gerard Callenburgh (L-467).
    Callenburgh,
    /// Philips van Almonde (L-468).
    Almonde,
    /// Johan Evertsen (L-469).
    Evertsen,
}

impl Captain {
    /// How many there are.
    pub const COUNT: u8 = 31;

    /// All of them.
    pub fn all() -> impl DoubleEndedIterator<Item = Captain> + ExactSizeIterator {
        CAPTAINS.iter().map(|card| card.captain)
    }

    /// Its place in every list.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What is printed on the card.
    #[inline]
    pub fn card(self) -> &'static CaptainCard {
        &CAPTAINS[self.index()]
    }
}

/// What is printed on a captain's card besides the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CaptainCard {
    /// Who.
    pub captain: Captain,
    /// The nation; for Malika Fadel both of hers (L-447).
    pub flags: Flags,
    /// Dealt to seats with board B and crew alone.
    pub board_b_only: bool,
}
