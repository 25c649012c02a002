//! Table size and variants (section 5 of the rules).

use engine::Field;
use engine::options::{Preset, SEATS, SWITCH, Values};

/// Table size and variants of Quayside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    seats: u8,
    /// How many points end the game.
    pub length: Length,
    /// One action card more than seats is revealed.
    pub wide_row: bool,
    /// Hands, specials and points of all are shown.
    pub open_books: bool,
}

/// How many points end the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Length {
    /// 60 with two seats, 50 with three or four.
    #[default]
    Standard,
    /// 40 with two seats, 34 with three or four.
    Short,
}

impl Options {
    /// The usual game for this many seats, 2 to 4.
    pub fn for_seats(seats: u8) -> Option<Options> {
        (2..=4).contains(&seats).then_some(Options {
            seats,
            length: Length::Standard,
            wide_row: false,
            open_books: false,
        })
    }

    /// The points at which the game ends.
    pub fn target(&self) -> u16 {
        match (self.length, self.seats) {
            (Length::Standard, 2) => 60,
            (Length::Standard, _) => 50,
            (Length::Short, 2) => 40,
            (Length::Short, _) => 34,
        }
    }

    /// How many action cards are revealed in a turn.
    #[inline]
    pub fn row_size(&self) -> u8 {
        self.seats + u8::from(self.wide_row)
    }

    /// How many large and small ships a fleet has.
    pub fn fleet(&self) -> (u8, u8) {
        match self.seats {
            2 => (3, 2),
            3 => (3, 3),
            _ => (4, 3),
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options { seats: 3, length: Length::Standard, wide_row: false, open_books: false }
    }
}

impl engine::Options for Options {
    const FIELDS: &'static [Field] = &[
        Field { key: SEATS, values: Values::Range(2, 4) },
        Field { key: "length", values: Values::Words(&["standard", "short"]) },
        Field { key: "wide_row", values: SWITCH },
        Field { key: "open_books", values: SWITCH },
    ];

    fn choices(&self) -> Vec<u16> {
        vec![
            u16::from(self.seats) - 2,
            u16::from(self.length == Length::Short),
            u16::from(self.wide_row),
            u16::from(self.open_books),
        ]
    }

    fn from_choices(choices: &[u16]) -> Option<Self> {
        let [seats, length, wide_row, open_books] = choices else { return None };
        let usual = Options::for_seats(u8::try_from(*seats).ok()?.checked_add(2)?)?;
        let length = if *length == 1 { Length::Short } else { Length::Standard };
        Some(Options { length, wide_row: *wide_row == 1, open_books: *open_books == 1, ..usual })
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seats
    }

    /// With two seats a card that suits nobody and an offer that leaves one of them idle weigh
    /// heavier: a wider row and fewer points keep the game as long as with three.
    fn presets() -> Vec<Preset<Self>> {
        let options =
            Options { seats: 2, length: Length::Short, wide_row: true, open_books: false };
        vec![Preset { key: "two", options, of_its_size: true }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_and_fleets_follow_the_table_size() {
        for (seats, standard, short, fleet) in
            [(2, 60, 40, (3, 2)), (3, 50, 34, (3, 3)), (4, 50, 34, (4, 3))]
        {
            let usual = Options::for_seats(seats).expect("a table size");
            assert_eq!((usual.target(), usual.fleet()), (standard, fleet));
            assert_eq!(Options { length: Length::Short, ..usual }.target(), short);
            assert_eq!(Options { wide_row: true, ..usual }.row_size(), seats + 1);
        }
        assert_eq!(Options::for_seats(5), None);
    }
}
