//! What a movement has, part by part, and what keeps a ship from a cell (5.2).

use super::{View, WhyNot};
use crate::ask::Question;
use crate::sailing::allowance::{wind_modifier, yaw_penalty};
use crate::sea::storm::{Storm, safe_cells};
use crate::{Cell, Dir, Pc};

/// What a movement has if its first step goes one way (L-073), part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allowance {
    /// What is printed on the ship.
    pub printed: u8,
    /// What sails add (L-302).
    pub sails: u8,
    /// What helmsmen add (L-313, L-314).
    pub helm: u8,
    /// What the draft takes (L-066).
    pub draft: u8,
    /// What was shot away (L-137).
    pub chain: u8,
    /// What a first step off the front takes (L-074).
    pub yaw: u8,
    /// What the wind adds or takes (L-076).
    pub wind: i8,
    /// All together, never below 0.
    pub all: u8,
}

impl View {
    /// What the movement of a seat has if its first step goes this way.
    pub fn allowance(&self, pc: Pc, dir: Dir) -> Allowance {
        let table = self.table();
        let board = table.board(pc);
        let (trim, cell) = (board.trim(), board.cell.unwrap_or_default());
        let moored = table.chart.harbour_at(cell).is_some();
        let wind = table.weather.wind.filter(|_| !table.chart.is_calm(cell));
        Allowance {
            printed: trim.hull.movement,
            sails: trim.sails,
            helm: trim.helm,
            draft: trim.malus,
            chain: board.chain,
            yaw: if moored { 0 } else { yaw_penalty(board.heading, dir, board.hull().yaw) },
            wind: wind.map_or(0, |wind| wind_modifier(dir, wind)),
            all: table.allowance(pc, dir),
        }
    }

    /// The storm that rages (L-394, L-395).
    pub fn storm(&self) -> Option<Storm> {
        self.table().storm()
    }

    /// How many more cells of a movement of so many points are safe under a storm (L-089).
    pub fn safe_cells(&self, allowance: u8) -> u8 {
        let sailed = self.sailing().map_or(0, |sailing| sailing.cells);
        safe_cells(allowance).saturating_sub(sailed)
    }

    /// Is this bank too shallow for the ship of a seat as she lies (L-080)?
    pub fn is_too_shallow(&self, pc: Pc, bank: u8) -> bool {
        let table = self.table();
        !table.tide().lets_over(bank, table.board(pc).trim().draft2)
    }

    /// What keeps the ship of the seat to act from a cell that is not among those in reach.
    pub fn why_not_there(&self, cell: Cell) -> Option<WhyNot> {
        let table = self.table();
        let asked = self.asked()?;
        if asked.question != Question::Menu {
            return Some(WhyNot::NotAsked);
        }
        let at = table.board(asked.pc).cell?;
        if let Some(dir) = at.dir_to(cell) {
            return table.try_step(asked.pc, dir).err();
        }
        let Some(spot) = table.chart.spot(cell) else { return Some(WhyNot::Uncharted) };
        let begun = table.turn.sailing.is_some();
        Some(match spot.sandbank() {
            _ if spot.is_land() => WhyNot::Land,
            Some(bank) if self.is_too_shallow(asked.pc, bank) => WhyNot::Shallow,
            _ if !begun && table.turn.slots == 0 => WhyNot::NoSlot,
            _ if !begun && table.turn.moved => WhyNot::Moved,
            _ if table.is_shut(asked.pc, cell) => WhyNot::Taken,
            _ => WhyNot::NoPoints,
        })
    }
}
