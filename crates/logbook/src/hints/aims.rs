//! Where missions lead.

use crate::Pc;
use crate::content::{CellSel, Condition, FortSel, MissionId, Op, ShipSel, TileId};
use crate::missions::condition::Meeting;
use crate::missions::hand::Active;
use crate::sea::adrift::Token;
use crate::state::Logbook;
use crate::{Cell, Ship};

/// A place or ship a mission asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// To call at a port.
    Port(TileId),
    /// To spend a point on a cell of the sea.
    Cell(Cell),
    /// To come beside a fortress.
    Fort(TileId),
    /// To come beside a ship.
    Beside(Ship),
    /// To destroy a ship.
    Destroy(Ship),
    /// To capture a ship.
    Capture(Ship),
}

impl Logbook {
    /// What the missions of a seat ask for now, each with how much of its reward the step is worth.
    pub(super) fn aims(&self, pc: Pc, mut take: impl FnMut(Aim, f32)) {
        for active in self.board(pc).missions.iter() {
            let stages = active.mission().stages.len() as f32;
            let done = active.done.count_ones() as f32;
            let share = (done + 1.0) / stages;
            for (_, _, way) in self.ways(*active) {
                let lacking = |good, count| self.board(pc).hold.good(good) < count;
                if !matches!(way.when, Condition::Sell { good, count, .. } if lacking(good, count))
                {
                    self.aims_of(pc, *active, &way.when, |aim| take(aim, share));
                }
            }
        }
    }

    /// What one way of a stage asks for, whatever is aboard.
    pub(crate) fn aims_of(
        &self,
        pc: Pc,
        active: Active,
        when: &Condition,
        mut take: impl FnMut(Aim),
    ) {
        match when {
            Condition::AtPort(meant) => {
                for harbour in self.chart.harbours() {
                    let welcome = !self.is_unwanted_at(pc, harbour.mooring);
                    if welcome && self.is_port_meant(active, harbour.tile, *meant) {
                        take(Aim::Port(harbour.tile));
                    }
                }
            }
            Condition::OnCell(meant) => {
                let card = active.card;
                let own = |what| matches!(what, Token::Counter { mission, .. } if mission == card);
                self.adrift.iter().filter(|adrift| own(adrift.what)).for_each(|adrift| {
                    take(Aim::Cell(adrift.cell));
                });
                if let CellSel::Icon(tile, icon) = meant {
                    self.chart.with_icon(*tile, *icon).for_each(|cell| take(Aim::Cell(cell)));
                }
            }
            Condition::NearFort(meant) => {
                let forts = self.chart.up().filter(|tile| tile.fort.is_some());
                let named = |tile: TileId| match meant {
                    FortSel::Tile(own) => *own == tile,
                    FortSel::Any => true,
                };
                forts.filter(|tile| named(tile.id)).for_each(|tile| take(Aim::Fort(tile.id)));
            }
            Condition::NearShip(meant) => {
                self.meant(pc, active, meant, |ship| take(Aim::Beside(ship)));
            }
            Condition::Destroy { ship, .. } => {
                self.meant(pc, active, ship, |ship| take(Aim::Destroy(ship)));
            }
            Condition::Sell { at, .. } => {
                for harbour in self.chart.harbours() {
                    if self.is_port_meant(active, harbour.tile, *at) {
                        take(Aim::Port(harbour.tile));
                    }
                }
            }
            Condition::Capture { ship, .. } if self.options.on(crate::Key::Crew) => {
                self.meant(pc, active, ship, |ship| take(Aim::Capture(ship)));
            }
            Condition::Capture { .. } | Condition::Money(_) | Condition::TimeSteps(_) => {}
        }
    }

    fn meant(&self, pc: Pc, active: Active, meant: &ShipSel, mut take: impl FnMut(Ship)) {
        // What nobody has laid open is not guessed at.
        let meeting = Meeting::Beside;
        for ship in self.ships().iter().filter(|ship| **ship != Ship::Pc(pc)) {
            if self.is_ship_meant(pc, active, *ship, meant, meeting) {
                take(*ship);
            }
        }
    }

    /// What completing a mission is worth, in fame: its own point and what it pays.
    pub(super) fn prize(card: u8) -> f32 {
        let mission = MissionId::nth(card).mission();
        let best = mission.rewards.iter().map(|ops| {
            ops.iter()
                .map(|op| match op {
                    Op::Money(money) => *money as f32 / 8000.0,
                    Op::Fame(fame) => f32::from(*fame),
                    Op::Rep(_, points) => f32::from(*points) * 0.08,
                    Op::CrewUpgrade(_) | Op::ShipUpgrade(_) => 0.35,
                    _ => 0.1,
                })
                .sum::<f32>()
        });
        1.0 + best.fold(0.0, f32::max)
    }
}
