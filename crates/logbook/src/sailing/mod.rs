//! Movement (2.5).

pub mod allowance;
pub mod explore;
pub mod fish;
pub mod pick_up;
pub mod ram;
pub mod voyage;

use engine::Log;

use crate::event::Event;
use crate::state::Logbook;
use crate::{Cell, Pc, Ship};

/// A movement under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sailing {
    /// What the first step fixed; none before it (L-073, L-081).
    pub allowance: Option<u8>,
    /// Points spent.
    pub spent: u8,
    /// Cells entered, for storms (L-089).
    pub cells: u8,
    /// Damage of the storm that carpenters kept away in this movement (L-148, D-18).
    pub spared: u8,
    /// Where it could last have stopped (D-93).
    pub free: Cell,
    /// Cells entered one after the other in the last direction (L-199).
    pub straight: u8,
    /// Has it fished (L-205)?
    pub fished: bool,
}

/// A part of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// A ship has entered a cell: this part of what happens to her there is next.
    Entered(u8),
    /// A seat has turned a tile over and may go on (L-097).
    Explored(Pc),
}

impl Logbook {
    /// Goes on with a movement.
    pub(crate) fn run_sailing(&mut self, task: Task, log: &mut Log<Event>) {
        match task {
            Task::Entered(part) => self.enter(part, log),
            Task::Explored(pc) => self.explore_on(pc),
        }
    }

    /// What happens to a ship on the cell she has entered, one thing after the other; nothing more
    /// once she is destroyed.
    fn enter(&mut self, part: u8, log: &mut Log<Event>) {
        let pc = self.turn.pc;
        let Some(cell) = self.board(pc).cell else { return };
        if part < 3 {
            self.push(crate::agenda::Item::Sailing(Task::Entered(part + 1)));
        }
        match part {
            0 => self.suffer_storm(pc, cell, log),
            1 => self.meet_kraken(Ship::Pc(pc), cell, log),
            2 => self.meet_fortress(Ship::Pc(pc), cell, log),
            _ => self.meet_ships(Ship::Pc(pc), cell, log),
        }
    }
}
