//! Attack positions, and what a ship would rather not enter (L-215, L-223).

use super::path::{Entering, Waters};
use crate::chart::faces::on_flank;
use crate::chart::spiral::CELLS;
use crate::chart::within;
use crate::content::Pennant;
use crate::options::Key;
use crate::state::Logbook;
use crate::{Cell, Dir, Ship};

impl Logbook {
    /// How far a ship shoots (L-126, L-238).
    pub(super) fn range(&self, npc: u8) -> u8 {
        1 + self.npc(npc).side().passives.range
    }

    /// Is a cell an attack position on a target: near enough, in sight, no mooring and no fog, from
    /// where nobody fires (L-125, L-223)? Some heading always brings the target on a flank.
    pub(crate) fn is_position(&self, npc: u8, cell: Cell, target: Cell) -> bool {
        (1..=self.range(npc)).contains(&cell.distance(target))
            && !self.is_mooring(cell)
            && !self.is_in_fog(cell)
            && self.sees(cell, target)
    }

    /// Is boarding the next attack of a ship, from this pennant on (L-223)?
    pub(super) fn boards_next(&self, npc: u8, from: u8) -> bool {
        let pennants = self.npc(npc).side().pennants.iter().skip(from.into());
        let crew = self.options.on(Key::Crew);
        let mut attacks = pennants.filter_map(|pennant| match pennant {
            Pennant::Shoot { .. } => Some(false),
            Pennant::Board { .. } if crew => Some(true),
            _ => None,
        });
        attacks.next().unwrap_or(false)
    }

    /// The cells from which a ship could board another, free or her own: beside the target, and on a
    /// flank of it where there is such a cell (L-223).
    pub(super) fn boarding_positions(&self, npc: u8, target: Ship) -> Vec<Cell> {
        let Some((at, heading)) = self.berth(target) else { return Vec::new() };
        let own = self.npc(npc).cell;
        let open = |cell: &Cell| own == Some(*cell) || self.is_free(npc, *cell);
        let near = within(at, 1).filter(|cell| self.is_position(npc, *cell, at) && open(cell));
        let mut cells: Vec<Cell> = near.collect();
        let draft2 = self.npc(npc).side().draft2;
        let alongside = |cell: &Cell| on_flank(at, heading, *cell) && self.can_lie(*cell, draft2);
        if cells.iter().any(alongside) {
            cells.retain(alongside);
        }
        cells
    }

    /// Is a ship in attack position on another (L-223)?
    pub(super) fn in_position(&self, npc: u8, target: Ship, boards: bool) -> bool {
        let Some((cell, (at, _))) = self.npc(npc).cell.zip(self.berth(target)) else {
            return false;
        };
        match boards {
            true => self.boarding_positions(npc, target).contains(&cell),
            false => self.is_position(npc, cell, at),
        }
    }

    /// Can a ship shoot at another as she lies (L-125, L-126, L-229)?
    pub(crate) fn bears_on(&self, npc: u8, target: Ship) -> bool {
        let berths = self.npc(npc).cell.zip(self.berth(target));
        berths.is_some_and(|(cell, (at, _))| {
            self.is_position(npc, cell, at) && on_flank(cell, self.npc(npc).heading, at)
        })
    }

    /// The lowest heading that puts a cell on a flank (L-228).
    pub(super) fn heading_for(cell: Cell, target: Cell) -> Option<Dir> {
        Dir::ALL.into_iter().find(|heading| on_flank(cell, *heading, target))
    }

    /// The sea of a ship that avoids nothing.
    pub(crate) fn open_waters(&self, draft2: u8) -> Waters {
        let tide = self.tide();
        Waters::of(self.tiles.len() * CELLS, |number| {
            let open = self.chart.numbered(number).is_some_and(|spot| {
                !spot.is_land() && spot.sandbank().is_none_or(|bank| tide.lets_over(bank, draft2))
            });
            if open { Entering::Open(self.cost_of_number(number)) } else { Entering::Closed }
        })
    }

    /// The sea as a ship sees it that is bound for these cells: it avoids moorings of others, firing
    /// zones hostile to it, and cells of seats' ships and enemies (L-215); those it is bound for
    /// excepted.
    pub(super) fn waters(&self, npc: u8, bound_for: &[Cell]) -> Waters {
        let (own, ship) = (self.npc(npc), Ship::Npc(npc));
        let flags = own.side().flags;
        let mut waters = self.open_waters(own.side().draft2);
        own.cell.into_iter().for_each(|cell| waters.open(cell));
        for harbour in self.chart.harbours() {
            let nation = self.tiles[harbour.slot as usize].port;
            let own = nation.is_some_and(|nation| flags.has(nation));
            if !own && !bound_for.contains(&harbour.mooring) {
                waters.avoid(harbour.mooring);
            }
        }
        self.under_guns(ship, |cell| waters.avoid(cell));
        for other in self.ships().iter() {
            if matches!(other, Ship::Pc(_)) || self.is_enemy_of(npc, *other) {
                self.berth(*other).into_iter().for_each(|(cell, _)| waters.avoid(cell));
            }
        }
        waters
    }

    /// Is a cell free for a ship to stop on (L-083)?
    pub(super) fn is_free(&self, npc: u8, cell: Cell) -> bool {
        !self.is_taken(cell, Ship::Npc(npc))
    }
}
