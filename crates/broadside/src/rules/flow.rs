//! The stack of questions: what is carried out, what is asked next, what falls away.

use engine::Log;

use crate::decision::{Asked, Decision as D};
use crate::list::Choice;
use crate::state::Broadside;
use crate::{Action as A, Event};

impl Broadside {
    /// Carries out an action of the question that was just taken off the stack.
    pub(crate) fn carry_out(&mut self, asked: Asked, action: A, log: &mut Log<Event>) {
        let seat = asked.seat;
        match (asked.decision, action) {
            (D::Fleet, A::Preset(preset)) => self.take_preset(seat, preset, log),
            (D::Fleet, _) => self.ask(seat, D::Custom),
            (D::Custom, action) => self.build(seat, action),
            (D::Treasure, A::AddUnique(unique)) => self.bring_unique(seat, unique),
            (D::Treasure, A::Coins(place)) => self.bring_coins(seat, place, log),
            (D::Column, A::Column(column)) => self.ask(seat, D::Row { column }),
            (D::Row { column }, A::Row(row)) => self.place_row(seat, column, row, log),
            (D::Home { of }, A::Home(island)) => self.take_home(seat, of, island, log),
            (D::Berth { ship }, A::Berth(k)) => self.take_berth(ship, k, log),
            (D::Place { crew }, action) => self.place_crew(seat, crew, action, log),
            (D::Ship, A::Ship(ship)) => self.take_up(seat, ship),
            (D::Ship, _) => self.end_turn(log),
            (D::Menu { ship, given, allowed }, action) => {
                self.do_menu(seat, ship, given, allowed, action, log);
            }
            (D::CastOff { ship }, action) => self.cast_off(ship, action == A::Astern, log),
            (D::Segment { course }, A::Segment(length)) => {
                self.ask(seat, D::Heading { course, length });
            }
            (D::Segment { course }, _) => self.end_move(course.ship, log),
            (D::Heading { course, length }, A::Turn(turn)) => {
                self.turn_to(course, length, turn, log);
            }
            (D::Distance { course, length, turn }, A::Quarters(quarters)) => {
                self.sail(course, length, turn, quarters, log);
            }
            (D::Ram { ship }, A::Ram(target)) => self.ram(ship, target, log),
            (D::Board { rammer, target }, A::Yes) => {
                self.declare_boarding(seat, rammer, target, log);
            }
            (D::Board { rammer, target }, _) => self.decline_boarding(seat, rammer, target),
            (D::Window { .. } | D::Fire { .. }, A::Reveal(crew)) => {
                self.reveal_crew(crew, log);
                if let D::Fire { .. } = asked.decision {
                    self.asked.push(asked);
                }
            }
            (D::Spoils { winner, loser }, action) => self.take_spoils(winner, loser, action, log),
            (D::Fire { salvo }, action) => self.fire(salvo, action, log),
            (D::Again { ship, mast, musket, target }, A::Yes) => {
                self.fire_again(ship, mast, musket, target, log);
            }
            (D::Grape { ship, target }, action) => self.grape(ship, target, action, log),
            (D::Lose { ship, count, by }, A::Mast(mast)) => {
                self.lose_masts(ship, mast, count, by, log);
            }
            (D::Restore { ship }, A::Mast(mast)) => self.restore_mast(ship, mast, log),
            (D::Tow { ship }, A::Tow(other)) => self.take_in_tow(ship, other, log),
            (D::Unload { ship }, A::Yes) => self.unload_by_lighter(ship, log),
            (D::Explore { ship }, A::Yes) => self.explore_on_docking(ship, log),
            (D::Take { ship }, action) => self.take_treasure(ship, action, log),
            (D::Transfer { ship, with }, action) => self.hand_over(ship, with, action, log),
            (D::Look { ship, .. }, A::Pick(token)) => self.look(ship, token, log),
            // No ram, no window, no second shot, no tow, no lighter, no exploration.
            (_, A::Nothing | A::No) => {}
            (decision, action) => unreachable!("{action:?} is no answer to {decision:?}"),
        }
    }

    /// Goes on until somebody has a choice or the game is over: victory comes before anything
    /// that waits, and a question with one answer is answered (§7).
    pub(crate) fn settle(&mut self, log: &mut Log<Event>) {
        while self.ended.is_none() {
            let asked = self.top();
            if self.is_void(asked) {
                self.asked.remove(self.asked.len() - 1);
                continue;
            }
            if self.runs_by_itself(asked, log) {
                continue;
            }
            if asked.decision.is_always_asked() {
                return;
            }
            let mut choice = Choice::default();
            let _ = self.list(asked, &mut choice);
            let Some(action) = choice.forced() else { return };
            self.asked.remove(self.asked.len() - 1);
            self.carry_out(asked, action, log);
        }
    }

    /// Is a question void, because its ship has sunk or changed sides?
    fn is_void(&self, asked: Asked) -> bool {
        let lost = |ship: u8| {
            let ship = self.ship(ship);
            !ship.is_afloat() || ship.controller != asked.seat
        };
        let sunk = |ship: u8| !self.ship(ship).is_afloat();
        match asked.decision {
            D::Menu { ship, .. }
            | D::CastOff { ship }
            | D::Ram { ship }
            | D::Captain { ship }
            | D::Restore { ship }
            | D::Tow { ship }
            | D::Unload { ship }
            | D::Explore { ship }
            | D::Take { ship }
            | D::Look { ship, .. }
            | D::Window { ship, .. }
            | D::Eliminate { ship, .. }
            | D::Lose { ship, .. } => lost(ship),
            D::Segment { course } | D::Heading { course, .. } | D::Distance { course, .. } => {
                lost(course.ship)
            }
            D::Fire { salvo } => lost(salvo.ship),
            D::Spoils { winner: ship, loser: other }
            | D::Again { ship, target: other, .. }
            | D::Grape { ship, target: other }
            | D::Transfer { ship, with: other } => lost(ship) || sunk(other),
            D::Board { rammer, target } | D::Boarding { rammer, target } => {
                sunk(rammer) || sunk(target)
            }
            _ => false,
        }
    }

    /// Carries on with what waits and is no question; says whether it did.
    fn runs_by_itself(&mut self, asked: Asked, log: &mut Log<Event>) -> bool {
        let runs = match asked.decision {
            D::Boarding { .. } | D::Eliminate { .. } | D::Captain { .. } => true,
            D::Unload { ship } => self.lighter(ship).is_err(),
            D::Explore { ship } => self.explores_on_docking(ship).is_err(),
            D::Menu { ship, given, allowed } => {
                given >= allowed && !self.has_free_action(asked.seat, ship, given, allowed)
            }
            _ => false,
        };
        if runs {
            self.asked.remove(self.asked.len() - 1);
            match asked.decision {
                D::Boarding { rammer, target } => self.fight(rammer, target, log),
                D::Eliminate { crew, ship } => self.eliminate(crew, ship, log),
                D::Captain { ship } => self.captains_fire(ship),
                D::Unload { ship } => self.unload_at_home(ship, log),
                D::Menu { ship, .. } => self.finish_ship(ship),
                _ => {}
            }
        }
        runs
    }
}
