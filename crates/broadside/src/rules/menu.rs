//! A ship's menu: her action, and what is free (B-41 … B-45).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::decision::Decision;
use crate::list::{Flow, Sink};
use crate::ship::Rum;
use crate::state::Broadside;
use crate::{Action as A, Event, WhyNot};

impl Broadside {
    /// Before the action: actions, pass, what is free; after it: what is free, done (§7).
    pub(crate) fn list_menu(
        &self,
        seat: Seat,
        ship: u8,
        (given, allowed): (u8, u8),
        out: &mut impl Sink,
    ) -> Flow {
        if given < allowed {
            if self.may_act(ship).is_ok() {
                self.list_actions(ship, out)?;
            }
            out.put(A::Pass)?;
            self.list_free(seat, ship, given, allowed, out)
        } else {
            self.list_free(seat, ship, given, allowed, out)?;
            out.put(A::Done)
        }
    }

    fn list_actions(&self, ship: u8, out: &mut impl Sink) -> Flow {
        if self.may_move(ship).is_ok() {
            out.put(A::Move)?;
        }
        if self.may_pivot(ship).is_ok() {
            out.put(A::Pivot)?;
        }
        if self.may_shoot(ship).is_ok() {
            out.put(A::Shoot)?;
        }
        if self.may_explore_island(ship).is_ok() {
            out.put(A::ExploreIsland)?;
        }
        for (other, _) in self.afloat().filter(|(other, _)| *other != ship) {
            if self.may_explore_ship(ship, other).is_ok() {
                out.put(A::ExploreShip(other))?;
            }
        }
        if self.may_repair(ship).is_ok() {
            out.put(A::Repair)?;
        }
        ControlFlow::Continue(())
    }

    /// May she be given an action at all? Not with rum aboard (U5), nor in the turn she was
    /// gained (B-44).
    pub(crate) fn may_act(&self, ship: u8) -> Result<(), WhyNot> {
        WhyNot::Rum.unless(self.ship(ship).rum != Rum::Now)?;
        WhyNot::JustGained.unless(self.notes.gained >> ship & 1 == 0)
    }

    /// Is there a free action besides turning crew face up? Without one the menu after the action
    /// is left out (§7).
    pub(crate) fn has_free_action(&self, seat: Seat, ship: u8, given: u8, allowed: u8) -> bool {
        struct Any;
        impl Sink for Any {
            fn put(&mut self, action: A) -> Flow {
                match action {
                    A::Reveal(_) => ControlFlow::Continue(()),
                    _ => ControlFlow::Break(()),
                }
            }
        }
        self.list_free(seat, ship, given, allowed, &mut Any).is_break()
    }

    pub(crate) fn do_menu(
        &mut self,
        seat: Seat,
        ship: u8,
        given: u8,
        allowed: u8,
        action: A,
        log: &mut Log<Event>,
    ) {
        let again = |given, allowed| Decision::Menu { ship, given, allowed };
        match action {
            A::Pass => {
                log.tell(|| Event::Passed { ship });
                self.finish_ship(ship);
            }
            A::Done => self.finish_ship(ship),
            A::Move | A::Pivot | A::Shoot | A::ExploreIsland | A::ExploreShip(_) | A::Repair => {
                self.stirred = true; // B-156
                self.ask(seat, again(given + 1, allowed));
                match action {
                    A::Move => self.begin_move(ship, log),
                    A::Pivot => self.pivot(ship, log),
                    A::Shoot => self.open_fire(ship, false),
                    A::ExploreIsland => self.explore_island(ship, log),
                    A::ExploreShip(other) => self.explore_ship(ship, other, log),
                    _ => self.repair(ship, log),
                }
            }
            A::Drill => {
                let extra = self.drill(ship, log);
                self.ask(seat, again(given, allowed + u8::from(extra)));
            }
            A::Press(crew) => {
                self.press(ship, crew, log);
                self.ask(seat, again(given, allowed + 1));
            }
            free => {
                self.ask(seat, again(given, allowed));
                self.do_free(ship, free, log);
            }
        }
    }
}
