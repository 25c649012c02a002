//! Reputation, war and fame (2.21, 2.26).

pub mod access;
pub mod fame;
pub mod favour;
pub mod hate;
pub mod reputation;
pub mod war;

use engine::Log;

use crate::event::Event;
use crate::fact::Fact;
use crate::state::Logbook;
use crate::{By, Ship};

impl Logbook {
    /// Something happened: reputation changes, then the missions are told.
    pub(crate) fn serve(&mut self, fact: Fact, log: &mut Log<Event>) {
        self.tell_missions(fact);
        if let Fact::Destroyed { ship, by: By::Ship(by), .. } = fact {
            if let Ship::Pc(victim) = ship {
                self.pity(victim, by, log);
            }
            if let Ship::Pc(winner) = by {
                self.thank(winner, ship, log);
            }
        }
    }
}
