//! Exploring ships: what changes hands between two hulls (B-115 … B-117, R-31).

use std::ops::ControlFlow;

use engine::Log;

use crate::decision::Decision;
use crate::list::{Flow, Sink};
use crate::state::Broadside;
use crate::token::{Place, Token};
use crate::{Action, Event, WhyNot};

impl Broadside {
    /// A friendly ship or any derelict she touches, with something to hand over (B-115).
    pub(crate) fn may_explore_ship(&self, ship: u8, other: u8) -> Result<(), WhyNot> {
        let there = self.ships.get(other as usize).ok_or(WhyNot::NoTarget)?;
        let friendly = there.controller == self.controller(ship);
        WhyNot::Manned.unless(friendly || there.is_derelict())?;
        self.touching(ship, other)?;
        let laden = |ship| self.aboard(ship).next().is_some() || self.hold(ship).next().is_some();
        WhyNot::NothingThere.unless(laden(other) || friendly && laden(ship))
    }

    /// Her face-down tokens are seen (B-117).
    pub(crate) fn explore_ship(&mut self, ship: u8, other: u8, log: &mut Log<Event>) {
        let seat = self.controller(ship);
        if self.controller(other) != seat {
            for crew in self.crew.iter_mut().filter(|crew| crew.is_aboard(other)) {
                crew.known.tell(seat);
            }
            for token in self.treasures.iter_mut().filter(|token| token.is_aboard(other)) {
                token.known.tell(seat);
            }
            log.reveal();
        }
        self.notes.moved_crew = 0;
        self.notes.moved_treasures = 0;
        log.tell(|| Event::Explored { ship, place: Place::Ship(other) });
        self.ask(seat, Decision::Transfer { ship, with: other });
    }

    /// Take, give, done; crew first, by number.
    pub(crate) fn list_transfers(&self, ship: u8, with: u8, out: &mut impl Sink) -> Flow {
        for (from, to, taking) in [(with, ship, true), (ship, with, false)] {
            let crew = self.aboard(from).map(|(crew, _)| Token::Crew(crew));
            let hold = self.hold(from).map(|(token, _)| Token::Treasure(token));
            for token in crew.chain(hold) {
                if self.may_hand_over(from, to, token).is_ok() {
                    out.put(if taking { Action::Take(token) } else { Action::Give(token) })?;
                }
            }
            if self.controller(with) != self.controller(ship) {
                break; // nothing is given to an enemy (B-116)
            }
        }
        out.put(Action::Done)
    }

    /// Within the limits of whoever receives it, and once in an exploration (B-115, R-41).
    pub(crate) fn may_hand_over(&self, from: u8, to: u8, token: Token) -> Result<(), WhyNot> {
        match token {
            Token::Crew(crew) => {
                let aboard = self.crew.get(crew as usize).is_some_and(|crew| crew.is_aboard(from));
                WhyNot::NotAboard.unless(aboard)?;
                WhyNot::HandedOver.unless(self.notes.moved_crew >> crew & 1 == 0)?;
                self.takes_crew(to, crew)
            }
            Token::Treasure(at) => {
                let there = self.treasures.get(at as usize).filter(|there| there.is_aboard(from));
                let there = there.ok_or(WhyNot::NotAboard)?;
                WhyNot::HandedOver.unless(self.notes.moved_treasures >> at & 1 == 0)?;
                let room = there.face.is_unique() || self.fittings(to).has_room();
                WhyNot::HoldFull.unless(room)
            }
        }
    }

    pub(crate) fn may_give(&self, ship: u8, with: u8, token: Token) -> Result<(), WhyNot> {
        WhyNot::Hostile.unless(self.controller(with) == self.controller(ship))?;
        self.may_hand_over(ship, with, token)
    }

    pub(crate) fn hand_over(&mut self, ship: u8, with: u8, action: Action, log: &mut Log<Event>) {
        let (token, to) = match action {
            Action::Take(token) => (token, ship),
            Action::Give(token) => (token, with),
            _ => return,
        };
        self.ask(self.controller(ship), Decision::Transfer { ship, with });
        match token {
            Token::Crew(crew) => {
                self.notes.moved_crew |= 1 << crew;
                self.move_crew(crew, Place::Ship(to), log);
            }
            Token::Treasure(at) => {
                self.notes.moved_treasures |= 1 << at;
                self.move_treasure(at, to, log);
            }
        }
    }

    pub(crate) fn list_grape(&self, target: u8, out: &mut impl Sink) -> Flow {
        for (crew, _) in self.aboard(target) {
            if self.can_be_eliminated(target, crew).is_ok() {
                out.put(Action::Pick(Token::Crew(crew)))?;
            }
        }
        out.put(Action::Nothing)?;
        ControlFlow::Continue(())
    }
}
