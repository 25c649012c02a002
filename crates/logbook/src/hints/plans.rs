//! What a seat might set out to do, and how promising it looks.

use super::aims::Aim;
use super::ways::{FAR, Ways};
use crate::ask::Question;
use crate::content::TileId;
use crate::state::Logbook;
use crate::{Cell, Good, Pc, Ship};

/// What a seat sets out to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plan {
    /// To call at the port of this tile and do there what pays.
    Call(TileId),
    /// To pick up what floats on this cell, or do there what a mission asks for.
    Fetch(Cell),
    /// To explore.
    Explore,
    /// To come beside the fortress of this tile for a mission.
    Fort(TileId),
    /// To come beside a ship for a mission.
    Meet(Ship),
    /// To shoot at a ship until she is gone.
    Hunt(Ship),
    /// To dig on this cell of land.
    Dig(Cell),
    /// To repair at sea.
    Repair,
    /// To let the turn of this round end.
    Rest(u16),
}

/// No more is considered at once.
const MOST: usize = 24;

impl Logbook {
    /// The plans of the seat to act, at its menu and in port; elsewhere choices are weighed one by
    /// one.
    pub(super) fn list_plans(&self, out: &mut Vec<(Plan, f32)>) {
        let asked = self.asked();
        match asked.question {
            Question::Port => {
                let visit = self.turn.visit.map(|visit| (Plan::Call(visit.tile), 0.9));
                out.extend(visit);
            }
            Question::Explore { .. } => out.push((Plan::Explore, 0.9)),
            Question::Menu => self.list_ways_on(asked.pc, out),
            _ => {}
        }
    }

    fn list_ways_on(&self, pc: Pc, out: &mut Vec<(Plan, f32)>) {
        let board = self.board(pc);
        let Some(here) = board.cell else { return };
        let trim = board.trim();
        let ways = Ways::to(self, pc, here);
        // Turns until a place is reached, as far as the first is concerned.
        let pace = f32::from(trim.hull.movement + trim.sails).max(4.0);
        let soon = |cell: Cell| match ways.from(cell) {
            FAR => 0.0,
            steps => 1.0 / (1.0 + f32::from(steps) / pace),
        };
        let mut consider = |plan: Plan, fame: f32, soon: f32| {
            let promise = (fame * soon * 0.55).clamp(0.0, 0.95);
            if soon > 0.0 && promise > 0.01 {
                add(out, plan, promise);
            }
        };
        for harbour in self.chart.harbours() {
            if !self.is_unwanted_at(pc, harbour.mooring) {
                consider(
                    Plan::Call(harbour.tile),
                    self.worth_of_call(pc, harbour.tile),
                    soon(harbour.mooring),
                );
            }
        }
        let token = 1.0 / f32::from(self.options.tokens_a_fame()) + 0.15;
        self.adrift
            .iter()
            .for_each(|adrift| consider(Plan::Fetch(adrift.cell), token, soon(adrift.cell)));
        let room = board.hold.room();
        for loose in self.loose.iter().filter(|loose| loose.by != Some(pc)) {
            let worth = 0.12 * f32::from(loose.goods.total().min(room));
            consider(Plan::Fetch(loose.cell), worth, soon(loose.cell));
        }
        self.aims(pc, |aim, share| match aim {
            Aim::Cell(cell) => consider(Plan::Fetch(cell), 0.9 * share, soon(cell)),
            Aim::Fort(tile) => {
                let at = tile.tile().fort.and_then(|fort| self.chart.cell(tile, fort.at));
                let beside = at.into_iter().flat_map(Cell::around).map(soon).fold(0.0, f32::max);
                consider(Plan::Fort(tile), 0.8 * share, beside);
            }
            Aim::Beside(ship) => {
                let at = self.berth(ship).map(|(cell, _)| cell);
                let beside = at.into_iter().flat_map(Cell::around).map(soon).fold(0.0, f32::max);
                consider(Plan::Meet(ship), 0.7 * share, beside);
            }
            // Ports are weighed above, hunts below.
            Aim::Port(_) | Aim::Destroy(_) | Aim::Capture(_) => {}
        });
        for ship in self.ships().iter().filter(|ship| **ship != Ship::Pc(pc)) {
            if let Some((cell, _)) = self.berth(*ship) {
                consider(Plan::Hunt(*ship), self.worth_of_hunt(pc, *ship), soon_near(cell, &soon));
            }
        }
        self.dig_sites(pc, |cell| {
            let beside = cell.around().into_iter().map(soon).fold(0.0, f32::max);
            consider(Plan::Dig(cell), self.worth_of_dig(pc), beside);
        });
        if self.may_go_exploring(pc, here) {
            let few = self.chart.harbours().len() < 6;
            consider(Plan::Explore, if few { 1.1 } else { 0.5 }, 0.8);
        }
        let harm = board.hold.water() + board.hold.fire();
        if harm > 0 && board.hold.good(Good::Wood) > 0 && self.turn.may_act() {
            let danger = f32::from(harm) / f32::from(trim.hull.robustness);
            consider(Plan::Repair, danger * 1.3, 1.0);
        }
        out.sort_by(|one, other| other.1.total_cmp(&one.1));
        out.truncate(MOST - 1);
        let afloat = self.turn.sailing.is_some() || self.may_set_sail(pc);
        out.retain(|(plan, _)| {
            (afloat && !self.is_there(here, *plan)) || self.next_of(*plan).is_some()
        });
        out.push((Plan::Rest(self.round), 0.05));
    }
}

/// A plan that two reasons speak for counts once, with the better.
fn add(out: &mut Vec<(Plan, f32)>, plan: Plan, promise: f32) {
    match out.iter_mut().find(|(known, _)| *known == plan) {
        Some((_, known)) => *known = known.max(promise),
        None => out.push((plan, promise)),
    }
}

/// How soon a place within gun range of a ship is reached.
fn soon_near(cell: Cell, soon: &dyn Fn(Cell) -> f32) -> f32 {
    cell.around().into_iter().map(soon).fold(0.0, f32::max)
}
