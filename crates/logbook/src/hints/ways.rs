//! How far everything is from a goal, for a seat's ship.

use crate::chart::distance::Depth;
pub(super) use crate::chart::distance::FAR;
use crate::chart::spiral::Place;
use crate::state::Logbook;
use crate::{Cell, Pc};

/// Steps from every cell of the known sea to a goal.
pub(super) struct Ways<'a> {
    steps: &'a [u8],
    /// How near is enough.
    near: u8,
}

impl<'a> Ways<'a> {
    /// The ways of a seat's ship to a cell.
    pub fn to(game: &'a Logbook, pc: Pc, goal: Cell) -> Ways<'a> {
        let steps = game.chart.steps_to(goal, depth(game, pc)).unwrap_or_default();
        Ways { steps, near: 0 }
    }

    /// The ways to the cells beside one, which may be land.
    pub fn beside(game: &'a Logbook, pc: Pc, goal: Cell) -> Ways<'a> {
        Ways { near: 1, ..Ways::to(game, pc, goal) }
    }

    /// The ways to where tiles that lie face down are in sight.
    pub fn to_edge(game: &'a Logbook, pc: Pc) -> Ways<'a> {
        Ways { steps: game.chart.steps_to_edge(depth(game, pc)), near: 0 }
    }

    /// The steps from a cell.
    #[inline]
    pub fn from(&self, cell: Cell) -> u8 {
        let steps = Place::of(cell).and_then(|at| self.steps.get(usize::from(at.number())));
        match steps {
            Some(&FAR) | None => FAR,
            Some(steps) => steps.saturating_sub(self.near),
        }
    }
}

fn depth(game: &Logbook, pc: Pc) -> Depth {
    Depth::of(game.tide(), game.board(pc).trim().draft2)
}
