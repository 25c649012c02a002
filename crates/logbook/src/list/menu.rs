//! The turn menu, and what may be done under way (5.2).

use engine::Log;

use crate::action::Action as A;
use crate::agenda::Item;
use crate::ask::Question;
use crate::board::hold::Policy;
use crate::event::Event;
use crate::options::Key;
use crate::state::Logbook;
use crate::turn::Task;
use crate::{Dir, Pc, Ship};

/// No seat lets cubes change places more often in a turn, or stows everything anew (5.2).
pub(crate) const MOST_SWAPS: u8 = 12;
pub(crate) const MOST_LAYOUTS: u8 = 2;

impl Logbook {
    /// The turn menu.
    pub(super) fn list_menu(&self, pc: Pc, out: &mut Vec<A>) {
        self.list_steps(pc, out);
        if self.turn.may_move() && !self.is_stranded(pc) && !self.is_held(Ship::Pc(pc)) {
            let heading = self.board(pc).heading;
            out.extend(Dir::ALL.into_iter().filter(|dir| *dir != heading).map(A::Turn));
        }
        if self.turn.may_act() {
            self.list_acts(pc, out);
        }
        self.list_free(pc, out);
        out.push(A::EndTurn);
    }

    /// What may be done under way: any other action would end the movement (L-046).
    pub(super) fn list_under_way(&self, pc: Pc, out: &mut Vec<A>) {
        self.list_steps(pc, out);
        self.list_free(pc, out);
        if self.may_stop(pc) {
            out.push(A::Stop);
        }
    }

    /// Steps, and what costs a point where the ship lies.
    fn list_steps(&self, pc: Pc, out: &mut Vec<A>) {
        out.extend(
            Dir::ALL.into_iter().filter(|dir| self.step_to(pc, *dir).is_some()).map(A::Step),
        );
        self.list_rams(pc, out);
        if self.may_pick_up(pc) {
            out.push(A::PickUp);
        }
        if self.may_spend_here(pc) {
            self.list_marks(pc, out);
        }
        self.list_fishing(pc, out);
    }

    /// Actions that take a slot.
    fn list_acts(&self, pc: Pc, out: &mut Vec<A>) {
        let Some(cell) = self.board(pc).cell else { return };
        if !self.explorable(cell).is_empty() {
            out.push(A::Explore);
        }
        out.extend(self.ports_in_reach(pc).iter().map(|tile| A::Port(tile.number())));
        if self.may_dig(pc) {
            out.push(A::Dig);
        }
        self.list_visits(pc, out);
        out.extend(self.targets(pc).iter().map(|target| A::Shoot(*target)));
        if self.options.on(Key::Crew) {
            out.extend(self.boardable(pc).iter().map(|target| A::Board(*target)));
        }
        if self.may_mend(pc) {
            out.push(A::Repair);
        }
        let near = |other: &Pc| self.board(*other).cell.is_some_and(|at| at.distance(cell) == 1);
        out.extend(self.pcs().filter(|other| *other != pc && near(other)).map(A::Exchange));
    }

    /// Free actions, as often as one likes and in no slot (2.18, L-047).
    fn list_free(&self, pc: Pc, out: &mut Vec<A>) {
        let hold = &self.board(pc).hold;
        if self.turn.layouts < MOST_LAYOUTS && hold.movable() != 0 {
            out.extend([Policy::AgainstWater, Policy::AgainstFire].map(A::Layout));
        }
        if self.turn.swaps < MOST_SWAPS && hold.has_swap() {
            out.push(A::Manual);
        }
        self.list_jettison(pc, out);
        if self.is_stranded(pc) {
            out.push(A::Scuttle);
        }
    }

    /// Carries out an entry of the menu.
    pub(crate) fn do_menu(&mut self, pc: Pc, action: A, log: &mut Log<Event>) {
        match action {
            A::Step(dir) => self.step(pc, dir, log),
            A::Ram(dir) => self.ram(pc, dir, log),
            A::PickUp => self.pick_up(pc, log),
            A::Mark(mission) => self.mark_on_cell(pc, mission, log),
            A::Fish(boats) => self.fish(pc, boats, log),
            A::Turn(dir) => self.turn_on_the_spot(pc, dir, log),
            A::Stop => self.stop(pc, log),
            A::Layout(policy) => {
                self.turn.layouts += 1;
                self.board_mut(pc).hold.lay_out(policy);
                log.tell(|| Event::Stowed { pc, policy: Some(policy) });
            }
            A::Manual => self.ask(pc, Question::Manual),
            A::Jettison(good) => self.jettison(pc, good, log),
            A::JettisonCannon => self.jettison_cannon(pc, log),
            A::Scuttle => self.scuttle(pc, log),
            A::EndTurn => {
                // What waits below is the menu again.
                self.agenda.remove(self.agenda.len() - 1);
                self.push(Item::Turn(Task::End(pc, 0)));
            }
            action => {
                self.turn.slots -= 1;
                self.act(pc, action, log);
            }
        }
    }

    /// Carries out an action that takes a slot (L-045).
    fn act(&mut self, pc: Pc, action: A, log: &mut Log<Event>) {
        match action {
            A::Explore => self.explore(pc),
            A::Port(tile) => self.call_at(pc, tile, log),
            A::Dig => self.dig(pc, log),
            A::VisitFort { mission, tile } => self.visit_fort(pc, mission, tile, log),
            A::VisitShip { mission, ship } => self.visit_ship(pc, mission, ship, log),
            A::Shoot(_) | A::Board(_) => self.attack_with(pc, action),
            A::Repair => self.ask(pc, Question::Mend { yard: self.is_at_yard(pc) }),
            A::Exchange(other) => self.make_offer(pc, other),
            action => unreachable!("{action:?} is not on the menu"),
        }
    }
}
