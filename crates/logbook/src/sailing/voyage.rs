//! Steps: where a ship may go, what it costs, and what happens there (2.5).

use engine::Log;

use crate::agenda::Item;
use crate::chart::spiral::Place;
use crate::event::Event;
use crate::sailing::allowance::{Departure, strength};
use crate::sailing::{Sailing, Task};
use crate::state::Logbook;
use crate::{Cell, Dir, Pc, Ship, WhyNot};

impl Dir {
    /// The bow and the front sides of a ship on this heading, the only faces a later step may go to
    /// (L-077).
    pub(crate) fn ahead(self) -> [Dir; 3] {
        [5, 0, 1].map(|turn| self.turned(turn))
    }
}

impl Logbook {
    /// May a ship of this draft lie here? Sea that is known, and deep enough (L-079, L-080).
    #[inline]
    pub(crate) fn can_lie(&self, cell: Cell, draft2: u8) -> bool {
        self.chart.spot(cell).is_some_and(|spot| {
            !spot.is_land()
                && spot.sandbank().is_none_or(|bank| self.tide().lets_over(bank, draft2))
        })
    }

    /// What a step into this cell costs: 2 on the calm tile (L-078).
    #[inline]
    pub(crate) fn cost(&self, cell: Cell) -> u8 {
        1 + u8::from(self.chart.is_calm(cell))
    }

    /// The same by the number of the cell.
    #[inline]
    pub(crate) fn cost_of_number(&self, number: u16) -> u8 {
        1 + u8::from(self.chart.is_calm_slot(Place::numbered(number).slot))
    }

    /// Does another ship or a monster lie here (L-083)?
    pub(crate) fn is_taken(&self, cell: Cell, but: Ship) -> bool {
        let pcs = self.pcs().map(Ship::Pc);
        let npcs = (0..self.npcs.len() as u8).map(Ship::Npc);
        let lies = |ship| self.berth(ship).is_some_and(|(at, _)| at == cell);
        self.weather.kraken == Some(cell) || pcs.chain(npcs).any(|ship| ship != but && lies(ship))
    }

    /// Must a seat not end a movement here: taken, or a mooring where it is not wanted (L-083,
    /// L-087)?
    pub(crate) fn is_shut(&self, pc: Pc, cell: Cell) -> bool {
        self.is_taken(cell, Ship::Pc(pc)) || self.is_unwanted_at(pc, cell)
    }

    /// Does a ship lie on a bank too shallow for her by now (L-088)?
    pub(crate) fn is_stranded(&self, pc: Pc) -> bool {
        let board = self.board(pc);
        board.cell.is_some_and(|cell| !self.can_lie(cell, board.trim().draft2))
    }

    /// What a movement has if its first step goes this way (L-073).
    pub fn allowance(&self, pc: Pc, dir: Dir) -> u8 {
        let board = self.board(pc);
        let Some(cell) = board.cell else { return 0 };
        let calm = self.chart.is_calm(cell);
        let departure = Departure {
            strength: self.strength(pc),
            heading: board.heading,
            yaw: board.hull().yaw,
            moored: self.chart.harbour_at(cell).is_some(),
            wind: self.weather.wind.filter(|_| !calm),
            tofino: false,
        };
        departure.allowance(dir)
    }

    /// Points of movement without yaw and wind (L-073).
    fn strength(&self, pc: Pc) -> i8 {
        let board = self.board(pc);
        let trim = board.trim();
        strength(trim.hull.movement, trim.sails, trim.helm, board.chain, trim.malus)
    }

    /// Points that may be spent before the first step: what the movement has without yaw and wind
    /// (L-081).
    fn points_at_rest(&self, pc: Pc) -> u8 {
        self.strength(pc).max(0).unsigned_abs()
    }

    /// Points left to spend where a ship lies, on anything but a step.
    pub(crate) fn points_left(&self, pc: Pc) -> u8 {
        let Some(sailing) = self.turn.sailing else { return self.points_at_rest(pc) };
        sailing.allowance.unwrap_or_else(|| self.points_at_rest(pc)).saturating_sub(sailing.spent)
    }

    /// The cell a step this way leads to and the points left behind it; none if it may not be
    /// taken (L-074 to L-084).
    pub(crate) fn step_to(&self, pc: Pc, dir: Dir) -> Option<(Cell, u8)> {
        self.try_step(pc, dir).ok()
    }

    /// The same, or what stands in the way.
    pub(crate) fn try_step(&self, pc: Pc, dir: Dir) -> Result<(Cell, u8), WhyNot> {
        let board = self.board(pc);
        let to = board.cell.ok_or(WhyNot::OffMap)?.to(dir);
        let allowance = match self.turn.sailing {
            None if self.turn.slots == 0 => return Err(WhyNot::NoSlot),
            None if self.turn.moved => return Err(WhyNot::Moved),
            None => self.allowance(pc, dir),
            Some(Sailing { allowance: None, spent, .. }) => {
                self.allowance(pc, dir).saturating_sub(spent)
            }
            Some(_) if !board.heading.ahead().contains(&dir) => return Err(WhyNot::NotAhead),
            Some(_) => self.points_left(pc),
        };
        let draft2 = board.trim().draft2;
        let spot = self.chart.spot(to).ok_or(WhyNot::Uncharted)?;
        WhyNot::Land.unless(!spot.is_land())?;
        let left = allowance.checked_sub(self.cost(to)).ok_or(WhyNot::NoPoints)?;
        WhyNot::Shallow.unless(self.can_lie(to, draft2))?;
        WhyNot::Stranded.unless(!self.is_stranded(pc))?;
        WhyNot::Held.unless(!self.is_held(Ship::Pc(pc)))?;
        if self.is_shut(pc, to) && !self.leads_out(pc, to, dir, left, draft2) {
            let taken = self.is_taken(to, Ship::Pc(pc));
            return Err(if taken { WhyNot::Taken } else { WhyNot::Unwanted });
        }
        Ok((to, left))
    }

    /// Can a ship reach a free cell by legal steps from a cell where she may not stay (L-084)?
    fn leads_out(&self, pc: Pc, from: Cell, heading: Dir, left: u8, draft2: u8) -> bool {
        let mut ahead = heading.ahead().into_iter();
        ahead.any(|dir| self.onward(pc, from, dir, left, draft2).is_some())
    }

    /// The cell a later step leads to, and the points left behind it (L-078 to L-084).
    pub(crate) fn onward(
        &self,
        pc: Pc,
        from: Cell,
        dir: Dir,
        left: u8,
        draft2: u8,
    ) -> Option<(Cell, u8)> {
        let to = from.to(dir);
        let left = left.checked_sub(self.cost(to))?;
        let open = self.can_lie(to, draft2)
            && (!self.is_shut(pc, to) || self.leads_out(pc, to, dir, left, draft2));
        open.then_some((to, left))
    }

    /// May a point be spent here without a step: to pick something up, or for a mission? Only if
    /// the ship can still get away from a cell where she may not stay (L-081, L-084).
    pub(crate) fn may_spend_here(&self, pc: Pc) -> bool {
        let board = self.board(pc);
        let Some(cell) = board.cell else { return false };
        let moving = self.turn.sailing.is_some() || self.turn.may_move();
        let Some(left) = self.points_left(pc).checked_sub(1) else { return false };
        let out = || self.leads_out(pc, cell, board.heading, left, board.trim().draft2);
        moving && (!self.is_shut(pc, cell) || out())
    }

    /// May the movement stop here (L-083, L-087)?
    pub(crate) fn may_stop(&self, pc: Pc) -> bool {
        let here = self.board(pc).cell.is_some_and(|cell| !self.is_shut(pc, cell));
        here && self.turn.sailing.is_some()
    }

    /// The movement begins, if it has not (L-045, L-081).
    pub(super) fn set_sail(&mut self, pc: Pc) {
        if self.turn.sailing.is_none() {
            let free = self.board(pc).cell.unwrap_or_default();
            self.turn.sailing = Some(Sailing { free, ..Sailing::default() });
            self.turn.moved = true;
            self.turn.slots -= 1;
        }
    }

    /// Spends a point without a step (L-081, L-195).
    pub(crate) fn spend_point(&mut self, pc: Pc) {
        self.set_sail(pc);
        if let Some(sailing) = &mut self.turn.sailing {
            sailing.spent += 1;
        }
    }

    /// Sails one cell (L-077, L-078).
    pub(crate) fn step(&mut self, pc: Pc, dir: Dir, log: &mut Log<Event>) {
        let Some((to, left)) = self.step_to(pc, dir) else { return };
        let fixed = self.allowance(pc, dir);
        self.set_sail(pc);
        let (spent, from) = (self.cost(to), self.board(pc).cell.unwrap_or(to));
        let stays = !self.is_shut(pc, to);
        let ahead = self.board(pc).heading == dir;
        let Some(sailing) = &mut self.turn.sailing else { return };
        let allowance = *sailing.allowance.get_or_insert(fixed);
        sailing.spent += spent;
        sailing.straight = if ahead && sailing.cells > 0 { sailing.straight + 1 } else { 1 };
        sailing.cells += 1;
        if stays {
            sailing.free = to;
        }
        let board = self.board_mut(pc);
        (board.cell, board.heading) = (Some(to), dir);
        self.leave_port(pc);
        log.tell(|| Event::Step { ship: Ship::Pc(pc), from, to, spent, left, allowance });
        self.push(Item::Sailing(Task::Entered(0)));
    }

    /// Turns on the spot, which is the whole movement (L-082).
    pub(crate) fn turn_on_the_spot(&mut self, pc: Pc, to: Dir, log: &mut Log<Event>) {
        self.set_sail(pc);
        self.lie(pc, to, log);
        self.stop(pc, log);
    }

    /// A ship lies on this heading now.
    pub(crate) fn lie(&mut self, pc: Pc, to: Dir, log: &mut Log<Event>) {
        self.board_mut(pc).heading = to;
        log.tell(|| Event::Heading { ship: Ship::Pc(pc), to });
    }

    /// The movement is over.
    pub(crate) fn stop(&mut self, pc: Pc, log: &mut Log<Event>) {
        self.turn.sailing = None;
        log.tell(|| Event::Stopped(Ship::Pc(pc)));
    }

    /// A ship that has no way out of a cell where she may not stay goes back to the last where she
    /// might have, and the movement ends (D-93).
    pub(crate) fn free_the_caught(&mut self, log: &mut Log<Event>) {
        let pc = self.turn.pc;
        let (Some(sailing), Some(at)) = (self.turn.sailing, self.board(pc).cell) else { return };
        let caught = self.is_shut(pc, at)
            && at != sailing.free
            && !Dir::ALL.into_iter().any(|dir| self.step_to(pc, dir).is_some());
        if caught {
            self.board_mut(pc).cell = Some(sailing.free);
            log.tell(|| Event::Thrown { ship: Ship::Pc(pc), to: sailing.free });
            self.stop(pc, log);
        }
    }
}
