//! Turns and rounds (B-40 … B-44, B-193).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::decision::Decision;
use crate::event::Rule;
use crate::list::{Flow, Sink};
use crate::notes::Notes;
use crate::ship::Rum;
use crate::state::Broadside;
use crate::{Action, Event, WhyNot};

impl Broadside {
    /// A seat's turn: what was used may be used again, and rum that was loaded is drunk (B-171).
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.active = seat;
        self.notes = Notes::default();
        for ship in self.ships.iter_mut().filter(|ship| ship.controller == seat) {
            ship.rum = if ship.rum == Rum::Next { Rum::Now } else { ship.rum };
        }
        let round = self.round;
        log.tell(|| Event::TurnBegan { seat, round });
        self.ask(seat, Decision::Ship);
    }

    /// Own ships not finished, by number, and the end of the turn (B-41, R-32).
    pub(crate) fn list_ships(&self, seat: Seat, out: &mut impl Sink) -> Flow {
        for (ship, _) in self.fleet(seat) {
            if self.notes.finished >> ship & 1 == 0 {
                out.put(Action::Ship(ship))?;
            }
        }
        out.put(Action::EndTurn)
    }

    pub(crate) fn ship_to_act(&self, seat: Seat, ship: u8) -> Result<(), WhyNot> {
        let own = self.fleet(seat).any(|(own, _)| own == ship);
        WhyNot::NotYours.unless(own)?;
        WhyNot::Finished.unless(self.notes.finished >> ship & 1 == 0)
    }

    /// One ship is finished before the next begins (B-41).
    pub(crate) fn take_up(&mut self, seat: Seat, ship: u8) {
        self.ask(seat, Decision::Ship);
        self.ask(seat, Decision::Menu { ship, given: 0, allowed: 1 });
    }

    pub(crate) fn finish_ship(&mut self, ship: u8) {
        self.notes.finished |= 1 << ship;
    }

    /// The next seat with ships, clockwise (B-193, B-196); past the first player a round is over.
    pub(crate) fn end_turn(&mut self, log: &mut Log<Event>) {
        for ship in self.ships.iter_mut().filter(|ship| ship.controller == self.active) {
            ship.rum = if ship.rum == Rum::Now { Rum::None } else { ship.rum };
        }
        let mut next = self.active.next(self.seats());
        let mut flow = self.pass_first(next, log);
        while flow.is_continue() && self.fleet(next).next().is_none() {
            next = next.next(self.seats());
            flow = self.pass_first(next, log);
        }
        if flow.is_continue() {
            self.begin_turn(next, log);
        }
    }

    /// The last round of the game (B-154), or of a world imagined no further.
    fn last_round(&self) -> u8 {
        let limit = self.options.round_limit();
        self.horizon.map_or(limit, |horizon| limit.min(horizon.last_round))
    }

    /// Where the turn comes to the first player's place, a round has ended (B-154, B-156). What was
    /// done counts, not what could be: that would betray hidden oarsmen.
    fn pass_first(&mut self, next: Seat, log: &mut Log<Event>) -> Flow {
        if next != self.first {
            return ControlFlow::Continue(());
        }
        let becalmed = !self.stirred && self.afloat().all(|(_, ship)| ship.is_derelict());
        if self.round >= self.last_round() {
            self.end_by(Rule::RoundLimit, None, log);
            return ControlFlow::Break(());
        }
        if becalmed {
            self.end_by(Rule::Becalmed, None, log);
            return ControlFlow::Break(());
        }
        self.round += 1;
        self.stirred = false;
        ControlFlow::Continue(())
    }
}
