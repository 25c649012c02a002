//! One kept game.

use serde::{Deserialize, Serialize};

use crate::handle::MatchHandle;
use crate::seats::SeatPlan;

/// A kept game: the link holds the game itself, the rest is about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slot {
    /// The whole game.
    pub link: String,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// What its owner calls it; empty means nothing special.
    #[serde(default)]
    pub name: String,
    /// When it was begun, in milliseconds since 1970.
    #[serde(default)]
    pub created: u64,
    /// When it was last changed.
    #[serde(default)]
    pub updated: u64,
    /// Where the game stands: round and turn.
    #[serde(default)]
    pub clock: (u16, u16),
    /// Is the game over?
    #[serde(default)]
    pub over: bool,
    /// A move was taken back after the others had answered.
    #[serde(default)]
    pub practice: bool,
    /// How often advice was asked for.
    #[serde(default)]
    pub hints: u32,
    /// Somebody sent it: the curtain stays closed until its seat is taken.
    #[serde(default)]
    pub guarded: bool,
    /// A guided game.
    #[serde(default)]
    pub guided: bool,
}

impl Slot {
    /// Where the game stands.
    pub fn moment(&self) -> engine::Clock {
        engine::Clock { round: self.clock.0, turn: self.clock.1 }
    }

    /// A slot for a match and who sits at it.
    pub fn of(game: &dyn MatchHandle, seats: Vec<SeatPlan>, now: u64) -> Slot {
        let mut slot = Slot {
            link: String::new(),
            seats,
            name: String::new(),
            created: now,
            updated: now,
            clock: (0, 0),
            over: false,
            practice: false,
            hints: 0,
            guarded: false,
            guided: false,
        };
        slot.follow(game, game.link(game.ply()), now);
        slot
    }

    /// Takes down where the match stands now.
    pub fn follow(&mut self, game: &dyn MatchHandle, link: String, now: u64) {
        let clock = game.clock();
        self.link = link;
        self.clock = (clock.round, clock.turn);
        self.over = game.to_act().seat().is_none();
        self.updated = now;
    }
}
