//! The farthest native port (L-388).

use std::cmp::Reverse;

use crate::chart::ring;
use crate::npc::path::Field;
use crate::state::Logbook;
use crate::{Cell, Pc};

impl Logbook {
    /// The mooring of the native port farthest from a seat, by points on the shortest way over
    /// cells it may sail; of equally far ones the nearer ring, then clockwise from north (L-044).
    /// None if there is none in reach.
    pub(super) fn farthest_native(&self, pc: Pc) -> Option<Cell> {
        let board = self.board(pc);
        let here = board.cell?;
        let waters = self.open_waters(board.trim().draft2);
        let field = Field::from(&waters, here, false);
        let harbours = self.chart.harbours().iter();
        let native = harbours.filter(|harbour| self.port_nation(harbour.tile).is_none());
        let moorings = native.map(|harbour| harbour.mooring);
        moorings.filter(|mooring| field.reaches(*mooring)).max_by_key(|mooring| {
            let distance = mooring.distance(here);
            let around = ring(here, distance).position(|cell| cell == *mooring);
            (field.points(*mooring), Reverse(distance), Reverse(around))
        })
    }
}
