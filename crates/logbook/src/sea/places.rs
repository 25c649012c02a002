//! Places that dice name, and the nearest free cell (L-009, L-044).

use engine::Log;

use crate::chart::designated::tile_of_die;
use crate::chart::ring;
use crate::content::TileId;
use crate::event::Event;
use crate::state::Logbook;
use crate::{Cell, Ship};

/// No map is wider.
const FARTHEST: u8 = 40;

impl Logbook {
    /// A D12.
    pub(crate) fn d12(&mut self, log: &mut Log<Event>) -> u8 {
        log.reveal();
        self.streams.dice.below(12) as u8 + 1
    }

    /// A D20.
    pub(crate) fn d20(&mut self, log: &mut Log<Event>) -> u8 {
        log.reveal();
        self.streams.dice.below(20) as u8 + 1
    }

    /// The place a D20 names: the number cell of that tile, or of the next lower one that lies face
    /// up (L-009). Some tile always does.
    pub(crate) fn designated(&self, die: u8) -> Cell {
        let up = self.chart.up().fold(0, |bits, tile| bits | 1 << tile.id.number());
        let tile = tile_of_die(die, up).map(TileId::new);
        tile.and_then(|tile| self.chart.number_cell(tile)).unwrap_or_else(|| self.number_cell_of(0))
    }

    /// The nearest free cell on which a ship of this draft may lie: nearer rings first, in each
    /// clockwise from north (L-043, L-044). Only where no sea is free there is none.
    pub(crate) fn nearest_free(&self, at: Cell, draft2: u8) -> Option<Cell> {
        let free = |cell: &Cell| {
            let none = Ship::Npc(u8::MAX);
            self.can_lie(*cell, draft2) && !self.is_taken(*cell, none)
        };
        (0..FARTHEST).find_map(|radius| ring(at, radius).find(free))
    }
}
