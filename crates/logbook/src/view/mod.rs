//! What an eye sees and knows (5.9).

mod aims;
mod allowance;
mod assault;
mod chances;
mod courses;
mod imagine;
mod odds;
mod quiet;
mod reach;
mod table;
mod trade;
mod veil;
mod why;

use std::fmt;

use engine::{Eye, Rng};

use crate::content::{CardNo, MissionId};
use crate::state::Logbook;
use crate::streams::Streams;

pub use allowance::Allowance;
pub use assault::Assault;
pub use odds::Odds;
pub use reach::{Danger, Reach};
pub use why::WhyNot;

/// All that one eye knows of a game: a copy of it in which what lies face down is blank, and which
/// cards may be among it. Cards that were seen lie open for good, so that nothing else has to be
/// remembered.
#[derive(Clone, PartialEq, Eq)]
pub struct View {
    table: Logbook,
    eye: Eye,
    /// Bits of the missions this eye does not see: in the pile, drawn by another seat, or secret.
    missions: u128,
    /// Bits of the ship cards that lie face down, by number.
    ships: u64,
}

impl View {
    /// What an eye sees of this game.
    pub(crate) fn of(game: &Logbook, eye: Eye) -> View {
        let mut view = View { table: game.clone(), eye, missions: 0, ships: 0 };
        if eye != Eye::All {
            let View { table, missions, ships, .. } = &mut view;
            table.veil_tiles();
            table.veil_barrels();
            *ships = table.veil_ships();
            *missions = table.veil_missions(eye);
            table.veil_treasure(eye);
            table.weather.events.down.sort_unstable();
            table.weather.winds.down.sort_unstable();
            table.streams = Streams::of(Rng::new(0));
        }
        view
    }

    /// The game as this eye sees it. Lists of the seat to act can be made from it.
    #[inline]
    pub(crate) fn table(&self) -> &Logbook {
        &self.table
    }

    /// The missions this eye does not see.
    pub fn unseen_missions(&self) -> impl Iterator<Item = MissionId> {
        MissionId::all().filter(|mission| self.missions >> mission.index() & 1 != 0)
    }

    /// The ship cards that lie face down, wherever they are.
    pub fn unseen_ships(&self) -> impl Iterator<Item = CardNo> {
        CardNo::all().filter(|card| self.ships >> card.number() & 1 != 0)
    }
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let View { table, eye, missions, ships } = self;
        write!(f, "{eye:?} unseen {missions:x} {ships:x}: {table:?}")
    }
}
