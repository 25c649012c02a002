//! Activation: a seat's ships one after the other, each through its pennants (L-010, L-210 to
//! L-214).

use engine::Log;

use super::{Activation, Task, Way, counter};
use crate::agenda::Item;
use crate::content::{Pennant, Role};
use crate::event::{Event, Rule};
use crate::options::Key;
use crate::sea::storm::safe_cells;
use crate::state::Logbook;
use crate::{By, Cell, Dir, Pc, Ship};

/// Actions of an activation (L-212).
const ACTIONS: u8 = 2;

impl Logbook {
    /// The next of a seat's ships that has not been activated in this turn, by appearance; a card
    /// that came in the place of one that has waits for the next turn (L-010, L-162).
    pub(super) fn activate_fleet(&mut self, pc: Pc, done: u16, log: &mut Log<Event>) {
        let fleet = self.fleet(pc);
        let Some(npc) = fleet.iter().copied().find(|npc| done >> npc & 1 == 0) else { return };
        self.push(Item::Npc(Task::Fleet(pc, done | 1 << npc)));
        let entered = match self.npc(npc).cell {
            Some(_) => false,
            None => match self.enter_npc(npc, log) {
                true => true,
                false => return,
            },
        };
        if self.npc(npc).cell.is_none() {
            return;
        }
        if entered {
            self.turn_counter(npc, true, log);
        }
        let target = self.choose_target(npc, log);
        self.push(Item::Npc(Task::Pennants(Activation { npc, target, ..Activation::default() })));
    }

    /// From top to bottom each pennant that can have an effect, until two actions are done; one
    /// that is skipped is lost (L-212).
    pub(super) fn go_through_pennants(&mut self, at: Activation, log: &mut Log<Event>) {
        let Some(_) = self.npc(at.npc).cell else { return };
        let pennants = self.npc(at.npc).side().pennants;
        let Some(pennant) = pennants.get(usize::from(at.next)).filter(|_| at.done < ACTIONS) else {
            self.push(Item::Npc(Task::Rest(at)));
            return;
        };
        let next = Activation { next: at.next + 1, ..at };
        let done = Activation { done: at.done + 1, ..next };
        match *pennant {
            Pennant::Move(points) => {
                let points = self.npc_points(at.npc, points);
                let acts = match self.npc(at.npc).side().role {
                    _ if self.is_held(Ship::Npc(at.npc)) => false,
                    Role::Merchant => self.set_out(at.npc, points, log),
                    Role::Aggressive | Role::Defensive => self.close_in(&at, points, log),
                };
                match acts {
                    true => self.push_in_order(&[
                        Item::Npc(Task::Sail(at.npc)),
                        Item::Npc(Task::Arrive(done)),
                    ]),
                    false => self.push(Item::Npc(Task::Pennants(next))),
                }
            }
            Pennant::Shoot { dice, bonus } => {
                let target = self.shoot_target(&at, log);
                let then = if target.is_some() { done } else { next };
                self.push(Item::Npc(Task::Pennants(Activation {
                    target: at.target.or(target),
                    ..then
                })));
                if let Some(target) = target {
                    self.npc_fires(at.npc, target, dice, bonus, log);
                }
            }
            // Only with crew rules (L-230).
            Pennant::Board { dice, bonus } => {
                let dice = dice.saturating_sub(self.npc(at.npc).wounds);
                let boards = self.options.on(Key::Crew) && dice > 0;
                let target = if boards { self.board_target(&at, log) } else { None };
                let then = if target.is_some() { done } else { next };
                self.push(Item::Npc(Task::Pennants(Activation {
                    target: at.target.or(target),
                    ..then
                })));
                if let Some(target) = target {
                    self.npc_boards(at.npc, target, dice, bonus);
                }
            }
            // The White Whale's alone (L-239).
            Pennant::Ram(_) => self.push(Item::Npc(Task::Pennants(next))),
        }
    }

    /// Points of a movement: what chain shot has left of them, and under a storm only the safe half
    /// (L-214, D-62).
    pub(crate) fn npc_points(&self, npc: u8, points: u8) -> u8 {
        let points = points.saturating_sub(self.npc(npc).chain);
        if self.storm().is_some() { safe_cells(points) } else { points }
    }

    /// Sails one cell of its way, and what happens there; goes on as long as it is afloat.
    pub(super) fn sail_on(&mut self, npc: u8, log: &mut Log<Event>) {
        let Some(from) = self.npc(npc).cell else { return self.way.steps.clear() };
        let Some(at) = self.way.steps.len().checked_sub(1) else { return };
        let dir = self.way.steps.remove(at);
        let (to, ship) = (from.to(dir), Ship::Npc(npc));
        let spent = self.cost(to);
        self.way.left = self.way.left.saturating_sub(spent);
        let Way { allowance, left, .. } = self.way;
        let sailing = self.npc_mut(npc);
        (sailing.cell, sailing.heading) = (Some(to), dir);
        log.tell(|| Event::Step { ship, from, to, spent, left, allowance });
        self.push(Item::Npc(Task::Sail(npc)));
        self.meet_kraken(ship, to, log);
        if self.npc(npc).cell == Some(to) {
            self.meet_fortress(ship, to, log);
        }
        if self.npc(npc).cell == Some(to) {
            self.meet_ships(ship, to, log);
        }
    }

    /// A movement that follows these directions.
    pub(super) fn follow(&mut self, way: &[Dir], points: u8) {
        self.way =
            Way { steps: way.iter().rev().copied().collect(), allowance: points, left: points };
    }

    /// The end of a movement: a hunter turns, a merchant arrives.
    pub(super) fn arrive(&mut self, at: Activation, log: &mut Log<Event>) {
        let Some(cell) = self.npc(at.npc).cell else { return };
        let mut goes_on = true;
        match self.npc(at.npc).side().role {
            Role::Merchant => goes_on = self.call_at_stop(at.npc, cell, log),
            Role::Aggressive | Role::Defensive => self.turn_to_target(&at, log),
        }
        if goes_on {
            self.push(Item::Npc(Task::Pennants(at)));
        }
    }

    /// After the pennants: a ship that lies on a mooring and did nothing leaves it; then its fire
    /// spreads, and its counter turns (L-211 to L-213).
    pub(super) fn rest(&mut self, at: Activation, log: &mut Log<Event>) {
        let Some(cell) = self.npc(at.npc).cell else { return };
        let acted = at.done > 0 || self.leave_mooring(at.npc, cell, log);
        self.turn_counter(at.npc, acted, log);
        if self.npc(at.npc).cell.is_some() {
            self.spread_fire(Ship::Npc(at.npc), log);
            let recruit = self.npc(at.npc).side().passives.recruit;
            self.heal(at.npc, recruit, Rule(212), log);
        }
    }

    /// A ship on a mooring that performed no action moves one cell, the lowest direction that is
    /// free (L-213).
    fn leave_mooring(&mut self, npc: u8, cell: Cell, log: &mut Log<Event>) -> bool {
        if self.chart.harbour_at(cell).is_none() || self.is_held(Ship::Npc(npc)) {
            return false;
        }
        let draft2 = self.npc(npc).side().draft2;
        let free = |dir: &Dir| {
            let to = cell.to(*dir);
            self.can_lie(to, draft2) && !self.is_taken(to, Ship::Npc(npc))
        };
        let Some(dir) = Dir::ALL.into_iter().find(free) else { return false };
        self.follow(&[dir], 1);
        self.sail_on(npc, log);
        true
    }

    /// The counter of a ship turns with each activation in which it does nothing; at 0 it leaves
    /// (L-211, D-60, D-95).
    pub(super) fn turn_counter(&mut self, npc: u8, acted: bool, log: &mut Log<Event>) {
        let from = self.npc(npc).counter;
        let to = counter::after(from, acted);
        self.npc_mut(npc).counter = to;
        if from != to {
            let card = self.npc(npc).card;
            log.tell(|| Event::Counter { npc, card, from, to, acted });
        }
        if to == Some(0) {
            self.destroy(Ship::Npc(npc), By::Nobody, log);
        }
    }

    /// A new card lies face down in the place of one that is gone (L-162).
    pub(crate) fn replace_npc(&mut self, npc: u8, log: &mut Log<Event>) {
        let of = self.npc(npc).of;
        let came = self.npc_deck.drawn;
        if let Some(card) = self.npc_deck.draw(&mut self.streams.npcs) {
            *self.npc_mut(npc) = super::Npc::face_down(card, of, came);
            log.tell(|| Event::Follows { npc });
        }
    }
}
