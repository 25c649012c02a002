//! Aggressive and defensive ships: whom they choose, and how they close in (L-219 to L-228).

use std::cell::OnceCell;

use engine::Log;

use super::Activation;
use super::path::{Field, Sea};
use super::target::{self, Candidate, Why};
use crate::chart::faces::{on_bow_or_stern, on_flank};
use crate::chart::within;
use crate::content::{Pennant, Role};
use crate::event::Event;
use crate::state::Logbook;
use crate::{Cell, Nation, Ship};

impl Logbook {
    /// The target of a ship that hunts or guards, chosen before its first movement; merchants
    /// choose when they shoot (L-219, L-232).
    pub(super) fn choose_target(&mut self, npc: u8, log: &mut Log<Event>) -> Option<Ship> {
        if self.npc(npc).side().role == Role::Merchant {
            return None;
        }
        let choice = self.quarry(npc);
        let target = choice.map(|(target, _)| target);
        let reason = choice.map(|(_, why)| why);
        log.tell(|| {
            let prey = target.and_then(|target| self.card_of(target));
            Event::Target { npc, target, cards: [self.card_of(Ship::Npc(npc)), prey], reason }
        });
        target
    }

    /// Whom a ship chooses as things stand, and what decides (L-219, L-232).
    pub(crate) fn quarry(&self, npc: u8) -> Option<(Ship, Why)> {
        let side = self.npc(npc).side();
        let points = side.pennants.iter().find_map(|pennant| match pennant {
            Pennant::Move(points) => Some(self.npc_points(npc, *points)),
            _ => None,
        });
        let ships = self.ships();
        let boards = self.boards_next(npc, 0);
        let candidates = self.candidates(npc, &ships, points.unwrap_or(0), boards);
        let choice = target::target(side.role, side.flags.is_legend(), &candidates)?;
        Some((ships[choice.id as usize], choice.why))
    }

    /// The enemies that no rule excludes, as the choice sees them; each by its place among the
    /// ships (L-218 to L-222).
    pub(super) fn candidates(
        &self,
        npc: u8,
        ships: &[Ship],
        points: u8,
        boards: bool,
    ) -> Vec<Candidate> {
        let Some(cell) = self.npc(npc).cell else { return Vec::new() };
        let own = ships.iter().position(|ship| *ship == Ship::Npc(npc)).unwrap_or(0);
        let sea = OnceCell::new();
        let sea = || sea.get_or_init(|| Sea::around(cell, self.waters(npc, &[])));
        let enemies = (0..).zip(ships).filter(|(_, ship)| self.preys_on(npc, **ship));
        let seen = enemies.filter_map(|(id, ship)| {
            let (at, _) = self.berth(*ship)?;
            let free = self.positions(npc, *ship, boards).into_iter();
            let path = free.filter_map(|position| sea().points(position)).min();
            Some(Candidate {
                id,
                role: ship.npc().map(|other| self.npc(other).side().role),
                visible: self.sees(cell, at),
                in_position: self.in_position(npc, *ship, boards),
                reachable: path.is_some_and(|path| path <= points),
                path,
                distance: cell.distance(at),
                reputation: self.reputation_with(npc, *ship),
                order: ((usize::from(id) + ships.len() - own) % ships.len()) as u8,
            })
        });
        seen.collect()
    }

    /// A seat's reputation with the nation of a ship, a corsair's being the Pirates (L-222).
    fn reputation_with(&self, npc: u8, ship: Ship) -> i8 {
        let flags = self.npc(npc).side().flags;
        let nation =
            if flags.has(Nation::Pirates) { Some(Nation::Pirates) } else { flags.country() };
        let pc = ship.pc();
        pc.zip(nation).map_or(0, |(pc, nation)| self.board(pc).reputation[nation])
    }

    /// The free cells from which a ship could attack a target there (L-223).
    fn positions(&self, npc: u8, target: Ship, boards: bool) -> Vec<Cell> {
        let free = |cell: &Cell| self.is_free(npc, *cell);
        match self.berth(target) {
            Some(_) if boards => {
                self.boarding_positions(npc, target).into_iter().filter(free).collect()
            }
            Some((at, _)) => within(at, self.range(npc))
                .filter(|cell| self.is_position(npc, *cell, at) && free(cell))
                .collect(),
            None => Vec::new(),
        }
    }

    /// The movement towards the target: turning where it lies in position, going to the best
    /// position in reach, or as near as it can (L-224 to L-227). Says whether it is an action.
    pub(super) fn close_in(&mut self, at: &Activation, points: u8, log: &mut Log<Event>) -> bool {
        let Activation { npc, target: Some(target), .. } = *at else { return false };
        let (Some(cell), Some((prey, _))) = (self.npc(npc).cell, self.berth(target)) else {
            return false;
        };
        self.follow(&[], points);
        let boards = self.boards_next(npc, at.next);
        if self.in_position(npc, target, boards) {
            let turned = !on_flank(cell, self.npc(npc).heading, prey);
            if turned {
                self.turn_to_target(at, log);
            }
            return turned;
        }
        let sea = Sea::around(cell, self.waters(npc, &[]));
        let Some(goal) = self.best_position(npc, target, prey, (points, boards), &sea) else {
            return false;
        };
        let through = !sea.reaches(goal);
        let waters = self.waters(npc, &[goal]);
        let inward = Field::to(&waters, &[goal], cell, through);
        let mut way = inward.way(&waters, cell, through);
        let stops = |steps: usize| {
            let end = way[..steps].iter().fold(cell, |cell, dir| cell.to(*dir));
            let cost = |steps: usize| {
                let cells = way[..steps].iter().scan(cell, |at, dir| {
                    *at = at.to(*dir);
                    Some(self.cost(*at))
                });
                cells.map(u16::from).sum::<u16>()
            };
            cost(steps) <= u16::from(points) && self.is_free(npc, end)
        };
        let Some(steps) = (1..=way.len()).rev().find(|steps| stops(*steps)) else { return false };
        way.truncate(steps);
        self.follow(&way, points);
        true
    }

    /// The position to make for: in reach the one with the fewest points, then off the target's bow
    /// and stern, then beside fewer other enemies, then by the order around the target (L-226); out
    /// of reach the nearest (L-227).
    fn best_position(
        &self,
        npc: u8,
        target: Ship,
        prey: Cell,
        (points, boards): (u8, bool),
        sea: &Sea,
    ) -> Option<Cell> {
        let heading = self.berth(target).map(|(_, heading)| heading)?;
        let others = |cell: Cell| {
            let ships = self.ships();
            let near = |ship: &&Ship| {
                **ship != target
                    && self.is_enemy_of(npc, **ship)
                    && self.berth(**ship).is_some_and(|(at, _)| at.distance(cell) == 1)
            };
            ships.iter().filter(near).count()
        };
        let rank = |(order, cell): &(usize, Cell)| {
            let cost = sea.points(*cell).unwrap_or(u8::MAX);
            let exposed = on_bow_or_stern(prey, heading, *cell);
            let within = cost <= points;
            (!within, cost, exposed, if within { others(*cell) } else { 0 }, *order)
        };
        let free = self.positions(npc, target, boards).into_iter();
        let reached = free.filter(|cell| sea.points(*cell).is_some());
        reached.enumerate().min_by_key(rank).map(|(_, cell)| cell)
    }

    /// Takes the lowest heading that puts the target on a flank; out of reach it keeps that of its
    /// last step (L-225, L-228).
    pub(super) fn turn_to_target(&mut self, at: &Activation, log: &mut Log<Event>) {
        let Activation { npc, target: Some(target), .. } = *at else { return };
        let (Some(cell), Some((prey, _))) = (self.npc(npc).cell, self.berth(target)) else {
            return;
        };
        if !self.is_position(npc, cell, prey) {
            return;
        }
        let to = Logbook::heading_for(cell, prey).filter(|to| *to != self.npc(npc).heading);
        if let Some(to) = to {
            self.npc_mut(npc).heading = to;
            log.tell(|| Event::Heading { ship: Ship::Npc(npc), to });
        }
    }
}
