//! Where the next stage of a mission can be done.

use logbook::content::TileId;
use logbook::{Aim, Cell, Pc, Ship, View};

/// A place or ship the next stage of a mission asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Goal {
    /// What is to be done there.
    pub what: GoalKind,
    /// Where.
    pub cell: Cell,
    /// How far that is from the ship as the crow flies, if she is at sea.
    pub distance: Option<u8>,
}

/// What is to be done at a goal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GoalKind {
    /// To call at a port.
    Port(TileId),
    /// To be on a cell of the sea.
    Cell,
    /// To come beside a fortress.
    Fort(TileId),
    /// To come beside a ship.
    Beside(Ship),
    /// To destroy a ship.
    Destroy(Ship),
}

/// The goals of a mission, the nearest first.
pub fn goals(view: &View, pc: Pc, place: u8) -> Vec<Goal> {
    let here = view.board(pc).cell;
    let mut goals: Vec<Goal> = view
        .aims(pc, place)
        .into_iter()
        .filter_map(|aim| {
            let (what, cell) = spot(view, aim)?;
            Some(Goal { what, cell, distance: here.map(|here| here.distance(cell)) })
        })
        .collect();
    engine::order_by_key(&mut goals, |goal| goal.distance);
    goals
}

fn spot(view: &View, aim: Aim) -> Option<(GoalKind, Cell)> {
    let chart = view.chart();
    let at = |ship| view.berth(ship).map(|(cell, _)| cell);
    match aim {
        Aim::Port(tile) => Some((GoalKind::Port(tile), chart.harbour(tile)?.at)),
        Aim::Cell(cell) => Some((GoalKind::Cell, cell)),
        Aim::Fort(tile) => {
            let fort = tile.tile().fort?;
            Some((GoalKind::Fort(tile), chart.cell(tile, fort.at)?))
        }
        Aim::Beside(ship) => Some((GoalKind::Beside(ship), at(ship)?)),
        Aim::Destroy(ship) | Aim::Capture(ship) => Some((GoalKind::Destroy(ship), at(ship)?)),
    }
}
