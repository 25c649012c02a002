//! Table size and variants.

use engine::options::{Field, SWITCH, Values};

/// How a game of Gale is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    seats: u8,
    expert: bool,
    rounds: u8,
}

/// The lengths of a game (G-01).
const ROUNDS: [u8; 3] = [1, 3, 5];

impl Options {
    /// The set-up with 2 to 5 players and 1, 3 or 5 rounds.
    pub fn new(seats: u8, expert: bool, rounds: u8) -> Option<Options> {
        let playable = (2..=5).contains(&seats) && ROUNDS.contains(&rounds);
        playable.then_some(Options { seats, expert, rounds })
    }

    /// How many seats the table has.
    #[inline]
    pub fn seats(self) -> u8 {
        self.seats
    }

    /// Is the expert variant played (G-50 … G-57)?
    #[inline]
    pub fn expert(self) -> bool {
        self.expert
    }

    /// How many rounds the game has (G-01).
    #[inline]
    pub fn rounds(self) -> u8 {
        self.rounds
    }
}

impl Default for Options {
    fn default() -> Self {
        Options { seats: 4, expert: false, rounds: 5 }
    }
}

impl engine::Options for Options {
    const FIELDS: &'static [Field] = &[
        Field { key: "players", values: Values::Range(2, 5) },
        Field { key: "expert", values: SWITCH },
        Field { key: "rounds", values: Values::Words(&["1", "3", "5"]) },
    ];

    fn choices(&self) -> Vec<u16> {
        let rounds = ROUNDS.iter().take_while(|rounds| **rounds < self.rounds).count();
        vec![u16::from(self.seats) - 2, u16::from(self.expert), rounds as u16]
    }

    fn from_choices(choices: &[u16]) -> Option<Self> {
        let &[seats, expert, rounds] = choices else { return None };
        let rounds = *ROUNDS.get(usize::from(rounds))?;
        Options::new(u8::try_from(seats + 2).ok()?, expert == 1, rounds)
    }

    fn seats(&self) -> u8 {
        self.seats
    }
}
