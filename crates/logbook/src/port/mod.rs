//! Ports, taverns, shipyards and markets (2.9, 2.19, 2.22, 2.23, 2.25).

pub mod ashore;
pub mod exchange;
pub mod level;
pub mod market;
mod mending;
pub(crate) mod recruits;
pub mod ships;
pub mod stock;
mod tavern;
mod trade;
pub mod visit;
mod yard;

use crate::Pc;
use crate::ask::Question;
use crate::state::Logbook;

/// A part of a visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The seat buys before the first turn (L-040).
    Outfit(Pc),
    /// The visit goes on (L-109).
    GoOn(Pc),
}

impl Logbook {
    /// Goes on with a visit.
    pub(crate) fn run_port(&mut self, task: Task) {
        match task {
            Task::Outfit(pc) => self.ask(pc, Question::FirstPurchases),
            Task::GoOn(pc) => self.go_on_in_port(pc),
        }
    }
}
