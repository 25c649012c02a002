//! Table size and variants.

use engine::options::{Field, SWITCH, Values};
use engine::{Eye, Seat};

use crate::Side;

/// How many sit at the table, who fights together, and what may be discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    seats: u8,
    teams: bool,
    free_discard: bool,
}

/// The table sizes in link order.
const SIZES: [u8; 6] = [2, 3, 4, 5, 6, 8];

impl Options {
    /// A table: solo with 2 to 5 seats, teams of two with 4, 6 or 8 (P-50). With 6 and 8 seats
    /// there are teams whether asked for or not. `None` for any other table.
    pub fn new(seats: u8, teams: bool, free_discard: bool) -> Option<Options> {
        let teams = teams || seats > 5;
        let exists = if teams { matches!(seats, 4 | 6 | 8) } else { matches!(seats, 2..=5) };
        exists.then_some(Options { seats, teams, free_discard })
    }

    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Are sides pairs of neighbours?
    #[inline]
    pub fn teams(&self) -> bool {
        self.teams
    }

    /// May any card but a merchant be discarded once the pile is gone (PR-01)?
    #[inline]
    pub fn free_discard(&self) -> bool {
        self.free_discard
    }

    /// How many sides there are.
    #[inline]
    pub fn sides(&self) -> u8 {
        self.seats >> u8::from(self.teams)
    }

    /// The side a seat fights for (P-50).
    #[inline]
    pub fn side_of(&self, seat: Seat) -> Side {
        Side::of(seat, self.teams)
    }

    /// The other seat of a team.
    #[inline]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.teams.then_some(Seat(seat.0 ^ 1))
    }

    /// The seats of a side, in order.
    pub fn seats_of(&self, side: Side) -> impl Iterator<Item = Seat> + use<> {
        side.seats(self.teams)
    }

    /// Does this seat make the capture check for its side (P-30, P-54, PR-12)?
    #[inline]
    pub fn checks(&self, seat: Seat) -> bool {
        !self.teams || seat.0 & 1 == 0
    }

    /// The seat that makes the capture check for a side.
    #[inline]
    pub fn checker(&self, side: Side) -> Seat {
        Seat(side.0 << u8::from(self.teams))
    }

    /// Does this eye see the hand of a seat? Partners see each other's (P-51, PR-10).
    pub fn sees(&self, eye: Eye, seat: Seat) -> bool {
        eye.sees(seat) || self.partner(seat).is_some_and(|partner| eye.sees(partner))
    }
}

impl Default for Options {
    fn default() -> Self {
        Options { seats: 4, teams: false, free_discard: false }
    }
}

impl engine::Options for Options {
    const FIELDS: &'static [Field] = &[
        Field { key: "players", values: Values::Words(&["2", "3", "4", "5", "6", "8"]) },
        Field { key: "teams", values: SWITCH },
        Field { key: "free_discard", values: SWITCH },
    ];

    fn choices(&self) -> Vec<u16> {
        let size = SIZES.iter().position(|size| *size == self.seats);
        let size = size.expect("every table has one of the sizes");
        vec![size as u16, u16::from(self.teams), u16::from(self.free_discard)]
    }

    fn from_choices(choices: &[u16]) -> Option<Self> {
        let &[size, teams, free_discard] = choices else { return None };
        Options::new(*SIZES.get(usize::from(size))?, teams == 1, free_discard == 1)
    }

    fn seats(&self) -> u8 {
        self.seats
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// P-50: solo 2 to 5, teams 4, 6 and 8, each with and without the free discard.
    #[test]
    fn every_table_of_the_rules_and_no_other() {
        let every: Vec<Options> = engine::options::every().collect();
        assert_eq!(every.len(), 14);
        assert!(Options::new(7, true, false).is_none() && Options::new(3, true, false).is_none());
        assert_eq!(Options::new(6, false, false), Options::new(6, true, false));
        let pairs = Options::new(6, true, false).expect("a table");
        assert_eq!((pairs.sides(), pairs.side_of(Seat(3))), (3, Side(1)));
        assert_eq!(pairs.seats_of(Side(1)).collect::<Vec<_>>(), [Seat(2), Seat(3)]);
        assert!(
            pairs.sees(Eye::Seat(Seat(2)), Seat(3)) && !pairs.sees(Eye::Seat(Seat(2)), Seat(4))
        );
    }
}
