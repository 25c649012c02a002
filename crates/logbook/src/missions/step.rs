//! What may be validated where, and validating it (L-195, L-352, L-353, L-355).

use engine::{List, Log};

use super::Task;
use super::condition::Meeting;
use super::hand::Active;
use super::operation::OpList;
use crate::action::Action;
use crate::agenda::Item;
use crate::content::{CellSel, Condition, FortSel, MissionId, TileId, Way};
use crate::event::Event;
use crate::state::Logbook;
use crate::{Cell, Flags, Pc, Ship};

/// One way of a stage of a mission that somebody has taken, and the flags it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The card.
    pub mission: u8,
    /// The stage.
    pub stage: u8,
    /// Which of its ways.
    pub option: u8,
    /// The flags of the ship, port or fortress: X from now on, if the card says so (D-91).
    pub x: Flags,
}

impl Step {
    pub(super) fn way(self) -> &'static Way {
        &MissionId::nth(self.mission).mission().stages[self.stage as usize][self.option as usize]
    }
}

impl Logbook {
    /// The first step open to a mission that meets this.
    pub(super) fn step_where(
        &self,
        active: Active,
        x: Flags,
        meets: impl Fn(&Condition) -> bool,
    ) -> Option<Step> {
        let (stage, option, _) = self.ways(active).find(|(_, _, way)| meets(&way.when))?;
        Some(Step { mission: active.card, stage, option, x })
    }

    /// Steps that may be validated at the port of this tile: by mission, then by option (L-353,
    /// 5.4).
    pub(crate) fn list_validations(&self, pc: Pc, port: TileId, out: &mut Vec<Action>) {
        let open = self.validations(pc, port);
        out.extend(open.map(|(mission, option)| Action::Validate { mission, option }));
    }

    pub(crate) fn validations(
        &self,
        pc: Pc,
        port: TileId,
    ) -> impl Iterator<Item = (u8, u8)> + use<'_> {
        let missions = &self.board(pc).missions;
        (0..).zip(missions.iter()).flat_map(move |(mission, active)| {
            let ways = self.ways(*active).filter(move |(_, _, way)| match way.when {
                Condition::AtPort(meant) => self.is_port_meant(*active, port, meant),
                _ => false,
            });
            ways.map(move |(_, option, _)| (mission, option))
        })
    }

    /// A step at a port.
    pub(super) fn step_at(&self, pc: Pc, port: TileId, mission: u8, option: u8) -> Option<Step> {
        let active = self.board(pc).missions[mission as usize];
        let stage = active.stages().next()?;
        let x = self.port_nation(port).map_or(Flags::NONE, Flags::of);
        Some(Step { mission: active.card, stage, option, x })
    }

    /// Validates a step at a port (L-353).
    pub(crate) fn validate(
        &mut self,
        pc: Pc,
        port: TileId,
        mission: u8,
        option: u8,
        log: &mut Log<Event>,
    ) {
        if let Some(step) = self.step_at(pc, port, mission, option) {
            self.pass(pc, step, log);
        }
    }

    /// The step a mission has on this cell of the sea (L-195).
    fn step_on(&self, active: Active, cell: Cell) -> Option<Step> {
        self.step_where(active, Flags::NONE, |when| match *when {
            Condition::OnCell(meant) => self.is_cell_meant(cell, meant),
            _ => false,
        })
    }

    /// Mission steps of this cell of the sea, by mission (L-195, 5.2).
    pub(crate) fn list_marks(&self, pc: Pc, out: &mut Vec<Action>) {
        let board = self.board(pc);
        let Some(cell) = board.cell else { return };
        let here = (0..)
            .zip(board.missions.iter())
            .filter(|(_, active)| self.step_on(**active, cell).is_some());
        out.extend(here.map(|(mission, _)| Action::Mark(mission)));
    }

    /// Validates a step on a cell of the sea for a point of movement (L-195).
    pub(crate) fn mark_on_cell(&mut self, pc: Pc, mission: u8, log: &mut Log<Event>) {
        let board = self.board(pc);
        let active = board.missions[mission as usize];
        if let Some(step) = board.cell.and_then(|cell| self.step_on(active, cell)) {
            self.spend_point(pc);
            self.pass(pc, step, log);
        }
    }

    /// The counter of a rescue was picked up (L-382).
    pub(crate) fn fetch_counter(&mut self, pc: Pc, mission: u8, log: &mut Log<Event>) {
        let Some(place) = self.in_hand(pc, mission) else { return };
        let is_fetched = |when: &Condition| matches!(when, Condition::OnCell(CellSel::Token));
        let active = self.board(pc).missions[place];
        if let Some(step) = self.step_where(active, Flags::NONE, is_fetched) {
            self.pass(pc, step, log);
        }
    }

    /// The step a mission has beside this fortress (L-384).
    fn step_beside_fort(&self, active: Active, tile: TileId) -> Option<Step> {
        let flag = self.chart.slot_of(tile).and_then(|slot| self.tiles[slot as usize].fort);
        self.step_where(active, flag.map_or(Flags::NONE, Flags::of), |when| match *when {
            Condition::NearFort(FortSel::Any) => true,
            Condition::NearFort(FortSel::Tile(meant)) => meant == tile,
            _ => false,
        })
    }

    /// The step a mission has beside this ship (L-358, L-367, L-383).
    fn step_beside_ship(&self, pc: Pc, active: Active, ship: Ship) -> Option<Step> {
        self.step_where(active, self.flags_of(ship), |when| match when {
            Condition::NearShip(meant) => {
                self.is_ship_meant(pc, active, ship, meant, Meeting::Beside)
            }
            _ => false,
        })
    }

    /// Mission steps beside fortresses and ships: by mission, then fortresses by tile and ships in
    /// the order of activation (L-352, 5.2).
    pub(crate) fn list_visits(&self, pc: Pc, out: &mut Vec<Action>) {
        let board = self.board(pc);
        let Some(cell) = board.cell else { return };
        for (mission, active) in (0..).zip(board.missions.iter().copied()) {
            // Few missions ask for either, so what lies beside is looked for last.
            let asks =
                |like: fn(&Condition) -> bool| self.ways(active).any(|(_, _, way)| like(&way.when));
            if asks(|when| matches!(when, Condition::NearFort(_))) {
                let forts = self.forts_beside(cell);
                let meant = forts.filter(|tile| self.step_beside_fort(active, *tile).is_some());
                out.extend(meant.map(|tile| Action::VisitFort { mission, tile: tile.number() }));
            }
            if asks(|when| matches!(when, Condition::NearShip(_))) {
                let ships = self.ships_beside(pc);
                let meant = ships.filter(|ship| self.step_beside_ship(pc, active, *ship).is_some());
                out.extend(meant.map(|ship| Action::VisitShip { mission, ship }));
            }
        }
    }

    /// Validates a step beside a fortress (L-352).
    pub(crate) fn visit_fort(&mut self, pc: Pc, mission: u8, tile: u8, log: &mut Log<Event>) {
        let active = self.board(pc).missions[mission as usize];
        if let Some(step) = self.step_beside_fort(active, TileId::new(tile)) {
            self.pass(pc, step, log);
        }
    }

    /// Validates a step beside a ship (L-352). Whose she is, is remembered.
    pub(crate) fn visit_ship(&mut self, pc: Pc, mission: u8, ship: Ship, log: &mut Log<Event>) {
        let active = self.board(pc).missions[mission as usize];
        if let Some(step) = self.step_beside_ship(pc, active, ship) {
            self.board_mut(pc).missions[mission as usize].prey = ship.pc();
            self.pass(pc, step, log);
        }
    }

    /// Validates a stage: X is remembered, the check rolled; then comes what the stage brings, and
    /// with the last stage the end of the mission. A check that fails is the end of it too (L-355).
    pub(super) fn pass(&mut self, pc: Pc, step: Step, log: &mut Log<Event>) {
        let Step { mission, stage, option, x } = step;
        let Some(place) = self.in_hand(pc, mission) else { return };
        let way = step.way();
        if way.sets_x {
            self.board_mut(pc).missions[place].x = x;
        }
        if let Some(visit) = self.turn.visit {
            self.board_mut(pc).dealt_with = Some(visit.tile.number());
        }
        let mut follows: List<Item, 3> = List::default();
        if let Some(row) = self.check(pc, step, log) {
            let list = OpList::Row { mission, stage, option, row };
            follows.push(Item::Mission(Task::Ops { pc, list, at: 0 }));
            if !way.check.is_some_and(|check| check.rows[row as usize].well) {
                follows.push(Item::Mission(Task::Fail { pc, mission }));
                return self.push_in_order(&follows);
            }
        }
        let list = OpList::Way { mission, stage, option };
        follows.push(Item::Mission(Task::Ops { pc, list, at: 0 }));
        let active = &mut self.board_mut(pc).missions[place];
        active.done |= 1 << stage;
        active.open |= way.reveals;
        let active = *active;
        if active.stages().next().is_none() {
            follows.push(Item::Mission(Task::Complete { pc, mission }));
        }
        let mission = self.veiled(pc, active, mission);
        log.tell(|| Event::Validated { pc, mission, stage });
        self.push_in_order(&follows);
    }

    /// Rolls the check of a step, if it has one: the row the die comes to (L-355).
    fn check(&mut self, pc: Pc, step: Step, log: &mut Log<Event>) -> Option<u8> {
        let check = step.way().check?;
        let die = self.d12(log);
        let night = if self.is_night() { check.night } else { 0 };
        let row = check.rows.iter().position(|row| die + night <= row.up_to);
        let row = row.expect("the last row reaches the highest total (L-355)");
        let (mission, ok) = (step.mission, check.rows[row].well);
        log.tell(|| Event::Check { pc, mission, die, night, ok });
        Some(row as u8)
    }
}
