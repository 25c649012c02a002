//! Boarding (B-90 … B-96).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::cards::Ability;
use crate::decision::{Cause, Decision};
use crate::list::{Flow, Sink};
use crate::state::Broadside;
use crate::token::Token;
use crate::{Action, Event, WhyNot};

/// A side's total: die, masts left, bonus (B-91).
pub const fn total(die: u8, masts: u8, bonus: u8) -> u8 {
    die + masts + bonus
}

/// Which of two totals wins, if any (B-92, R-12).
pub fn winner(totals: [u8; 2]) -> Option<usize> {
    let [att, def] = totals;
    (att != def).then_some(usize::from(def > att))
}

impl Broadside {
    /// Crew with `boarders` may be turned up first, the active player's before the other's (B-28).
    /// There is one boarding per ram.
    pub(crate) fn declare_boarding(
        &mut self,
        seat: Seat,
        rammer: u8,
        target: u8,
        log: &mut Log<Event>,
    ) {
        log.tell(|| Event::BoardingDeclared { seat, rammer, target });
        self.ask(seat, Decision::Boarding { rammer, target });
        self.open_window(target, Cause::Boarding);
        self.open_window(rammer, Cause::Boarding);
    }

    /// The other player is asked only if the active one declined (B-90).
    pub(crate) fn decline_boarding(&mut self, seat: Seat, rammer: u8, target: u8) {
        let other = self.controller(target);
        if seat == self.controller(rammer) {
            self.ask(other, Decision::Board { rammer, target });
        }
    }

    /// Each rolls a die and adds the masts that are left (B-91); the higher total wins, a tie has
    /// no effect (B-92).
    pub(crate) fn fight(&mut self, rammer: u8, target: u8, log: &mut Log<Event>) {
        let ships = [rammer, target];
        let dice = [self.die(log), self.die(log)];
        let totals = [0, 1].map(|side| {
            let bonus = self.fittings(ships[side]).open.has(Ability::Boarders);
            total(dice[side], self.ship(ships[side]).masts_left(), u8::from(bonus))
        });
        let side = winner(totals);
        let winner = side.map(|side| ships[side]);
        log.tell(|| Event::Boarded { rammer, target, dice, totals, winner });
        if let Some(side) = side {
            let (winner, loser) = (ships[side], ships[1 - side]);
            self.ask(self.controller(winner), Decision::Spoils { winner, loser });
        }
    }

    /// A mast, a crew or a treasure of the other ship, or nothing (B-93). Face-down tokens are
    /// picked by position (B-95).
    pub(crate) fn list_spoils(&self, winner: u8, loser: u8, out: &mut impl Sink) -> Flow {
        self.list_masts(self.ship(loser).standing, out)?;
        if !self.fittings(loser).open.has(Ability::Undying) {
            for (crew, _) in self.aboard(loser) {
                out.put(Action::Pick(Token::Crew(crew)))?;
            }
        }
        for token in self.stealable(winner, loser) {
            out.put(Action::Pick(Token::Treasure(token)))?; // B-94
        }
        out.put(Action::Nothing)
    }

    pub(crate) fn is_spoil(&self, winner: u8, loser: u8, action: Action) -> Result<(), WhyNot> {
        match action {
            Action::Nothing => Ok(()),
            Action::Mast(mast) => WhyNot::NoMast.unless(mast < 8 && self.ship(loser).stands(mast)),
            Action::Pick(Token::Crew(crew)) => self.can_be_eliminated(loser, crew),
            Action::Pick(Token::Treasure(token)) => {
                let aboard = self.hold(loser).any(|(there, _)| there == token);
                WhyNot::NotAboard.unless(aboard)?;
                WhyNot::HoldFull.unless(self.stealable(winner, loser).any(|there| there == token))
            }
            _ => Err(WhyNot::NotAsked),
        }
    }

    /// A crew aboard, unless her crew cannot be eliminated.
    pub(crate) fn can_be_eliminated(&self, ship: u8, crew: u8) -> Result<(), WhyNot> {
        let aboard = self.crew.get(crew as usize).is_some_and(|crew| crew.is_aboard(ship));
        WhyNot::NotAboard.unless(aboard)?;
        WhyNot::Undying.unless(!self.fittings(ship).open.has(Ability::Undying))
    }

    /// The winner destroys, and therefore picks the mast.
    pub(crate) fn take_spoils(
        &mut self,
        winner: u8,
        loser: u8,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match action {
            Action::Mast(mast) => self.lose_mast(loser, mast, winner, log),
            Action::Pick(Token::Crew(crew)) => self.threaten(crew, loser),
            Action::Pick(Token::Treasure(token)) => {
                if !self.treasures[token as usize].known.by(self.controller(winner)) {
                    log.reveal();
                }
                self.move_treasure(token, winner, log);
            }
            _ => {}
        }
    }

    /// A crew is about to be eliminated by another player (B-28).
    pub(crate) fn threaten(&mut self, crew: u8, ship: u8) {
        self.ask(self.controller(ship), Decision::Eliminate { crew, ship });
        self.open_window(ship, Cause::Elimination);
    }

    /// The window is closed: the crew goes, unless nobody aboard can die.
    pub(crate) fn eliminate(&mut self, crew: u8, ship: u8, log: &mut Log<Event>) {
        if self.fittings(ship).open.has(Ability::Undying) {
            log.tell(|| Event::CrewSpared { crew });
        } else {
            self.lose_crew(crew, log);
        }
    }

    pub(crate) fn list_yes_no(&self, out: &mut impl Sink) -> Flow {
        out.put(Action::Yes)?;
        out.put(Action::No)?;
        ControlFlow::Continue(())
    }
}
