//! Plans carried out, one action at a time.

use engine::Game;

use super::plans::Plan;
use super::ways::{FAR, Ways};
use crate::action::Action as A;
use crate::ask::Question;
use crate::state::Logbook;
use crate::{Cell, Dir, Pc, Ship};

/// How near a gunner goes.
const GUN_RANGE: u8 = 2;

impl Logbook {
    /// What comes next of a plan: an action of the list, or none once it is done or hopeless.
    pub(super) fn next_of(&self, plan: Plan) -> Option<A> {
        let asked = self.asked();
        let mut list = Vec::new();
        let listed = |list: &mut Vec<A>| self.legal_actions(list);
        match (asked.question, plan) {
            (Question::Menu, plan) => self.next_at_menu(asked.pc, plan),
            (Question::Port, Plan::Call(tile)) => {
                listed(&mut list);
                Some(self.next_in_port(asked.pc, tile, &list))
            }
            (Question::Explore { .. }, Plan::Explore) => {
                listed(&mut list);
                list.first().copied()
            }
            (Question::Loading { .. }, _) => {
                listed(&mut list);
                Some(self.next_to_load(&list))
            }
            (Question::Mend { .. }, Plan::Repair) => {
                listed(&mut list);
                list.first().copied()
            }
            _ => None,
        }
    }

    fn next_at_menu(&self, pc: Pc, plan: Plan) -> Option<A> {
        if self.turn.sailing.is_some() && self.may_pick_up(pc) && self.points_left(pc) > 1 {
            return Some(A::PickUp);
        }
        let here = self.board(pc).cell?;
        let act = self.turn.may_act();
        match plan {
            Plan::Rest(round) if round != self.round => None,
            Plan::Rest(_) => match self.turn.sailing {
                Some(_) => self.done_sailing(pc).or_else(|| self.any_step(pc)),
                None => Some(A::EndTurn),
            },
            Plan::Call(tile) => {
                let harbour = self.chart.harbour(tile)?;
                let there = here == harbour.mooring && self.port_in_reach(pc) == Some(tile);
                self.when_there(pc, there, act.then_some(A::Port(tile.number())), || {
                    Ways::to(self, pc, harbour.mooring)
                })
            }
            Plan::Fetch(cell) => {
                let mut marks = Vec::new();
                if here == cell && self.may_spend_here(pc) {
                    self.list_marks(pc, &mut marks);
                }
                let here_to_do = (here == cell && self.may_pick_up(pc)).then_some(A::PickUp);
                let next = here_to_do.or(marks.first().copied());
                if here == cell && next.is_none() {
                    return None;
                }
                next.or_else(|| self.sail_to(pc, || Ways::to(self, pc, cell)))
            }
            Plan::Explore => {
                let there = !self.explorable(here).is_empty();
                self.when_there(pc, there, act.then_some(A::Explore), || Ways::to_edge(self, pc))
            }
            Plan::Fort(tile) => {
                let at = tile.tile().fort.and_then(|fort| self.chart.cell(tile, fort.at))?;
                let visit = self.visit(
                    pc,
                    |action| matches!(action, A::VisitFort { tile: t, .. } if *t == tile.number()),
                );
                self.when_there(pc, here.distance(at) == 1, visit, || Ways::beside(self, pc, at))
            }
            Plan::Meet(ship) => {
                let (at, _) = self.berth(ship)?;
                let visit = self.visit(
                    pc,
                    |action| matches!(action, A::VisitShip { ship: s, .. } if *s == ship),
                );
                self.when_there(pc, here.distance(at) == 1, visit, || Ways::beside(self, pc, at))
            }
            Plan::Hunt(ship) => self.next_of_hunt(pc, here, ship),
            Plan::Dig(cell) => {
                let there = here.distance(cell) == 1;
                self.when_there(pc, there, (act && self.may_dig(pc)).then_some(A::Dig), || {
                    Ways::beside(self, pc, cell)
                })
            }
            Plan::Repair => (act && self.may_mend(pc)).then_some(A::Repair),
        }
    }

    /// Does a plan begin where the ship is?
    pub(super) fn is_there(&self, here: Cell, plan: Plan) -> bool {
        let beside = |cell: Option<Cell>| cell.is_some_and(|cell| here.distance(cell) == 1);
        match plan {
            Plan::Call(tile) => {
                self.chart.harbour(tile).is_some_and(|harbour| harbour.mooring == here)
            }
            Plan::Fetch(cell) => here == cell,
            Plan::Fort(tile) => {
                beside(tile.tile().fort.and_then(|fort| self.chart.cell(tile, fort.at)))
            }
            Plan::Meet(ship) => beside(self.berth(ship).map(|(cell, _)| cell)),
            Plan::Dig(cell) => beside(Some(cell)),
            Plan::Explore | Plan::Hunt(_) | Plan::Repair | Plan::Rest(_) => true,
        }
    }

    /// May a movement begin now, one way or another?
    pub(super) fn may_set_sail(&self, pc: Pc) -> bool {
        self.turn.may_move() && Dir::ALL.into_iter().any(|dir| self.step_to(pc, dir).is_some())
    }

    /// Does what there is to do where it is to be done, and sails there first.
    fn when_there<'a>(
        &self,
        pc: Pc,
        there: bool,
        act: Option<A>,
        ways: impl FnOnce() -> Ways<'a>,
    ) -> Option<A> {
        match there {
            true => self.done_sailing(pc).or(act),
            false => self.sail_to(pc, ways),
        }
    }

    /// A movement that may end here does.
    fn done_sailing(&self, pc: Pc) -> Option<A> {
        self.may_stop(pc).then_some(A::Stop)
    }

    fn visit(&self, pc: Pc, wanted: impl Fn(&A) -> bool) -> Option<A> {
        let mut visits = Vec::new();
        if self.turn.may_act() {
            self.list_visits(pc, &mut visits);
        }
        visits.into_iter().find(wanted)
    }

    /// The next step towards the nearest of some cells, or the end of the movement.
    fn sail_to<'a>(&self, pc: Pc, ways: impl FnOnce() -> Ways<'a>) -> Option<A> {
        if self.turn.sailing.is_none() && !self.turn.may_move() {
            return None;
        }
        let board = self.board(pc);
        let here = board.cell?;
        let ways = ways();
        let now = ways.from(here);
        let steps = Dir::ALL.into_iter().filter_map(|dir| {
            let (to, left) = self.step_to(pc, dir)?;
            let far = ways.from(to);
            // What lies beyond this movement counts less than getting nearer now.
            let danger = u8::from(self.is_dangerous(pc, to)) * 3;
            (far < now || (far == now && far != FAR && self.turn.sailing.is_none())).then(|| {
                let rest = u16::from(far).saturating_sub(u16::from(left)) * 8;
                (rest + u16::from(far) + u16::from(danger), dir)
            })
        });
        let best = steps.min().map(|(_, dir)| A::Step(dir));
        best.or_else(|| self.done_sailing(pc)).or_else(|| self.any_step(pc))
    }

    /// A ship that may not stop where she is goes on somewhere.
    fn any_step(&self, pc: Pc) -> Option<A> {
        self.turn.sailing?;
        let dir = Dir::ALL.into_iter().find(|dir| self.step_to(pc, *dir).is_some())?;
        Some(A::Step(dir))
    }

    /// Would a fortress, a monster or an enemy strike here (L-085, L-118, L-420)?
    fn is_dangerous(&self, pc: Pc, cell: Cell) -> bool {
        let ship = Ship::Pc(pc);
        self.kraken_reaches(cell)
            || self.is_under_guns(ship, cell)
            || (0..self.npcs.len() as u8)
                .any(|npc| self.npc(npc).cell == Some(cell) && self.is_enemy_of(npc, ship))
    }

    fn next_of_hunt(&self, pc: Pc, here: Cell, prey: Ship) -> Option<A> {
        let (at, theirs) = self.berth(prey)?;
        let boards = self.would_rather_board(pc, prey);
        if self.turn.sailing.is_none() && self.turn.may_act() {
            if boards && self.can_board(pc, prey).is_ok() {
                return Some(A::Board(prey));
            }
            let waits = boards && self.turn.may_move();
            if !waits && self.targets(pc).contains(&prey) {
                return Some(A::Shoot(prey));
            }
        }
        let alongside = |cell: Cell| crate::chart::faces::on_flank(at, theirs, cell);
        let near = match boards {
            true => here.distance(at) == 1 && alongside(here),
            false => here.distance(at) <= GUN_RANGE && self.sees(here, at),
        };
        let flank = |heading: Dir| crate::chart::faces::on_flank(here, heading, at);
        let heading = self.board(pc).heading;
        match (near, self.turn.sailing.is_some()) {
            (true, true) => self.done_sailing(pc).or_else(|| self.any_step(pc)),
            (true, false) if self.turn.may_move() && !flank(heading) => {
                let to =
                    Dir::ALL.into_iter().filter(|dir| *dir != heading).find(|dir| flank(*dir))?;
                (!self.is_stranded(pc)).then_some(A::Turn(to))
            }
            (true, false) => None,
            (false, _) => {
                let free = |cell: &Cell| alongside(*cell) && !self.is_taken(*cell, Ship::Pc(pc));
                let beside = at.around().into_iter().filter(|cell| boards && free(cell));
                match beside.min_by_key(|cell| cell.distance(here)) {
                    Some(goal) => self.sail_to(pc, || Ways::to(self, pc, goal)),
                    None => self.sail_to(pc, || Ways::beside(self, pc, at)),
                }
            }
        }
    }

    /// Is there anything left to explore that can be reached?
    pub(super) fn may_go_exploring(&self, pc: Pc, here: Cell) -> bool {
        let unknown = (0..self.tiles.len() as u8).any(|slot| !self.chart.is_up(slot));
        let near = || !self.explorable(here).is_empty();
        let edge = || Ways::to_edge(self, pc).from(here) != FAR;
        unknown && ((self.turn.may_act() && near()) || (self.turn.may_move() && edge()))
    }

    /// Loads everything, or one after the other as long as there is room.
    pub(super) fn next_to_load(&self, list: &[A]) -> A {
        let all = list.iter().find(|action| **action == A::LoadAll);
        let one = || list.iter().find(|action| matches!(action, A::Load(_)));
        all.or_else(one).copied().unwrap_or(A::Done)
    }

    /// The cells where the treasure may lie, as far as a seat knows (L-423).
    pub(super) fn dig_sites(&self, pc: Pc, mut take: impl FnMut(Cell)) {
        use crate::content::{Clue, SpotSet};
        let board = self.board(pc);
        if board.dug
            || self.treasure.found
            || !self.options.on(crate::Key::Treasure)
            || board.clues < 2
        {
            return;
        }
        let [first, second, _] = self.treasure.cards;
        let marked: SpotSet = Clue(first).first().and(Clue(second).second());
        for tile in self.chart.up() {
            for own in marked.iter().filter(|own| tile.spot(*own).is_cross()) {
                self.chart.cell(tile.id, own).into_iter().for_each(&mut take);
            }
        }
    }
}
