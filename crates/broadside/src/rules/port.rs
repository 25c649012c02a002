//! Free actions in a ship's menu (B-45, B-74, B-75; abilities that say so).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::cards::{Ability, Face, Unique};
use crate::decision::Decision;
use crate::list::{Flow, Sink};
use crate::notes::Once;
use crate::state::Broadside;
use crate::token::{Place, Token};
use crate::{Action as A, Event, WhyNot};

impl Broadside {
    /// What is free, in the order of §7.
    pub(crate) fn list_free(
        &self,
        seat: Seat,
        ship: u8,
        given: u8,
        allowed: u8,
        out: &mut impl Sink,
    ) -> Flow {
        if let Some(island) = self.ship(ship).docked {
            self.list_port(seat, ship, island, out)?;
        }
        if self.ship(ship).tows.is_some() {
            out.put(A::Release)?;
        }
        let fit = self.fittings(ship);
        if fit.all.has(Ability::Drilled) && self.may_drill(ship, given, allowed).is_ok() {
            out.put(A::Drill)?;
        }
        if fit.all.has(Ability::Press) {
            for (crew, _) in self.aboard(ship) {
                if self.may_press(ship, crew, allowed).is_ok() {
                    out.put(A::Press(crew))?;
                }
            }
        }
        if fit.all.has(Ability::Pickpocket) {
            for (other, _) in self.afloat() {
                if self.may_pickpocket(ship, other).is_ok() {
                    out.put(A::Pickpocket(other))?;
                }
            }
        }
        if fit.all.has(Ability::Lookout) && self.may_look(seat, ship, false).is_ok() {
            out.put(A::Lookout)?;
        }
        if fit.all.has(Ability::Spy) && self.may_look(seat, ship, true).is_ok() {
            out.put(A::Spy)?;
        }
        if self.may_use_spars(ship).is_ok() {
            out.put(A::Spars)?;
        }
        self.list_reveals(ship, out)
    }

    fn list_port(&self, seat: Seat, ship: u8, island: u8, out: &mut impl Sink) -> Flow {
        for (crew, _) in self.aboard(ship) {
            if self.may_leave(ship, crew).is_ok() {
                out.put(A::PutAshore(crew))?;
            }
        }
        let ashore = |crew: &crate::Crew| crew.place == Place::Island(island) && crew.owner == seat;
        for (crew, _) in (0..).zip(self.crew.iter()).filter(|(_, crew)| ashore(crew)) {
            if self.takes_crew(ship, crew).is_ok() {
                out.put(A::TakeAboard(crew))?;
            }
        }
        for (crew, _) in self.aboard(ship) {
            for (other, _) in self.fleet(seat) {
                if self.may_pass_crew(ship, crew, other).is_ok() {
                    out.put(A::PassCrew { crew, ship: other })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Docked, and the crew has not come aboard in this turn (B-74, R-41).
    pub(crate) fn may_leave(&self, ship: u8, crew: u8) -> Result<(), WhyNot> {
        let aboard = self.crew.get(crew as usize).is_some_and(|crew| crew.is_aboard(ship));
        WhyNot::NotAboard.unless(aboard)?;
        WhyNot::NotDocked.unless(self.ship(ship).docked.is_some())?;
        WhyNot::JustAboard.unless(self.notes.landed >> crew & 1 == 0)
    }

    /// An own crew on the island where she is docked (B-74, B-75).
    pub(crate) fn may_take_aboard(&self, seat: Seat, ship: u8, crew: u8) -> Result<(), WhyNot> {
        let island = self.ship(ship).docked.ok_or(WhyNot::NotDocked)?;
        let token = self.crew.get(crew as usize).ok_or(WhyNot::NotAshore)?;
        WhyNot::NotAshore.unless(token.place == Place::Island(island) && token.owner == seat)?;
        self.takes_crew(ship, crew)
    }

    /// To a friendly ship docked at the same island (B-74).
    pub(crate) fn may_pass_crew(&self, ship: u8, crew: u8, other: u8) -> Result<(), WhyNot> {
        self.may_leave(ship, crew)?;
        let there = self.ships.get(other as usize).is_some_and(|there| {
            there.is_afloat()
                && there.docked == self.ship(ship).docked
                && there.controller == self.controller(ship)
        });
        WhyNot::NotTogether.unless(there && other != ship)?;
        self.takes_crew(other, crew)
    }

    pub(crate) fn do_free(&mut self, ship: u8, action: A, log: &mut Log<Event>) {
        match action {
            A::PutAshore(crew) => {
                let island = self.ship(ship).docked.expect("crew goes ashore from a docked ship");
                self.move_crew(crew, Place::Island(island), log);
            }
            A::TakeAboard(crew) => self.land(crew, ship, log),
            A::PassCrew { crew, ship: other } => self.land(crew, other, log),
            A::Release => self.end_tow(ship, log),
            A::Pickpocket(other) => self.pickpocket(ship, other, log),
            A::Lookout => {
                self.notes.use_up(Once::Lookout, ship);
                self.use_ability(ship, Ability::Lookout, log);
                self.ask(self.controller(ship), Decision::Look { ship, aboard: false });
            }
            A::Spy => {
                self.notes.use_up(Once::Spy, ship);
                self.use_ability(ship, Ability::Spy, log);
                self.ask(self.controller(ship), Decision::Look { ship, aboard: true });
            }
            A::Spars => {
                self.discard(ship, Unique::Spars, log);
                self.ask(self.controller(ship), Decision::Restore { ship });
            }
            A::Reveal(crew) => self.reveal_crew(crew, log),
            other => unreachable!("{other:?} is no free action"),
        }
    }

    /// A crew comes aboard in port, and stays for the rest of the turn (B-74).
    fn land(&mut self, crew: u8, ship: u8, log: &mut Log<Event>) {
        self.notes.landed |= 1 << crew;
        self.move_crew(crew, Place::Ship(ship), log);
    }

    /// The roll for an extra action: before her action, once per turn (B-43).
    pub(crate) fn may_drill(&self, ship: u8, given: u8, allowed: u8) -> Result<(), WhyNot> {
        WhyNot::NoSuchAbility.unless(self.fittings(ship).all.has(Ability::Drilled))?;
        WhyNot::ActionGiven.unless(given == 0)?;
        WhyNot::TwoActions.unless(allowed < 2)?;
        self.may_act(ship)?;
        WhyNot::UsedUp.unless(!self.notes.has_used(Once::Drill, ship))
    }

    pub(crate) fn drill(&mut self, ship: u8, log: &mut Log<Event>) -> bool {
        self.notes.use_up(Once::Drill, ship);
        self.use_ability(ship, Ability::Drilled, log);
        let die = self.die(log);
        log.tell(|| Event::Drilled { ship, die });
        die >= 5
    }

    /// Another crew is given up for an extra action, once per turn (B-43); not if her crew cannot
    /// be eliminated.
    pub(crate) fn may_press(&self, ship: u8, crew: u8, allowed: u8) -> Result<(), WhyNot> {
        let fit = self.fittings(ship);
        WhyNot::NoSuchAbility.unless(fit.all.has(Ability::Press))?;
        WhyNot::TwoActions.unless(allowed < 2)?;
        self.may_act(ship)?;
        WhyNot::UsedUp.unless(!self.notes.has_used(Once::Press, ship))?;
        WhyNot::Undying.unless(!fit.open.has(Ability::Undying))?;
        let aboard = self.crew.get(crew as usize).is_some_and(|crew| crew.is_aboard(ship));
        WhyNot::NotAboard.unless(aboard && self.source(ship, Ability::Press) != Some(crew))
    }

    pub(crate) fn press(&mut self, ship: u8, crew: u8, log: &mut Log<Event>) {
        self.notes.use_up(Once::Press, ship);
        self.use_ability(ship, Ability::Press, log);
        self.lose_crew(crew, log);
    }

    /// A treasure of a ship she touches that she has room for, once per turn.
    pub(crate) fn may_pickpocket(&self, ship: u8, other: u8) -> Result<(), WhyNot> {
        WhyNot::NoSuchAbility.unless(self.fittings(ship).all.has(Ability::Pickpocket))?;
        WhyNot::UsedUp.unless(!self.notes.has_used(Once::Pickpocket, ship))?;
        self.touching(ship, other)?;
        WhyNot::NothingThere.unless(self.hold(other).next().is_some())?;
        WhyNot::HoldFull.unless(self.stealable(ship, other).next().is_some())
    }

    /// The treasures of another ship that she has room for (B-94).
    pub(crate) fn stealable(&self, ship: u8, other: u8) -> impl Iterator<Item = u8> {
        let room = self.fittings(ship).has_room();
        let fits = move |face: Face| face.is_unique() || room;
        self.hold(other).filter(move |(_, token)| fits(token.face)).map(|(token, _)| token)
    }

    fn pickpocket(&mut self, ship: u8, other: u8, log: &mut Log<Event>) {
        self.notes.use_up(Once::Pickpocket, ship);
        self.use_ability(ship, Ability::Pickpocket, log);
        let tokens: Vec<u8> = self.stealable(ship, other).collect();
        let token = *self.rng.pick(&tokens).expect("there is something to take");
        log.reveal();
        self.move_treasure(token, ship, log);
    }

    /// A face-down token she has not seen: a treasure on an island, or anything aboard a ship.
    pub(crate) fn may_look(&self, seat: Seat, ship: u8, aboard: bool) -> Result<(), WhyNot> {
        let (ability, once) = match aboard {
            true => (Ability::Spy, Once::Spy),
            false => (Ability::Lookout, Once::Lookout),
        };
        WhyNot::NoSuchAbility.unless(self.fittings(ship).all.has(ability))?;
        WhyNot::UsedUp.unless(!self.notes.has_used(once, ship))?;
        WhyNot::NothingThere.unless(self.unseen(seat, aboard).next().is_some())
    }

    /// Tokens a seat may look at, crew first, by number.
    pub(crate) fn unseen(&self, seat: Seat, aboard: bool) -> impl Iterator<Item = Token> {
        let there = move |place: Place| match place {
            Place::Island(_) => !aboard,
            Place::Ship(_) => aboard,
            _ => false,
        };
        let crew = (0..)
            .zip(self.crew.iter())
            .filter(move |(_, crew)| aboard && there(crew.place) && !crew.known.by(seat));
        let treasures = (0..).zip(self.treasures.iter());
        let treasures =
            treasures.filter(move |(_, token)| there(token.place) && !token.known.by(seat));
        let crew = crew.map(|(crew, _)| Token::Crew(crew));
        crew.chain(treasures.map(|(token, _)| Token::Treasure(token)))
    }

    pub(crate) fn list_looks(&self, seat: Seat, aboard: bool, out: &mut impl Sink) -> Flow {
        self.unseen(seat, aboard).try_for_each(|token| out.put(A::Pick(token)))
    }

    pub(crate) fn look(&mut self, ship: u8, token: Token, log: &mut Log<Event>) {
        let seat = self.controller(ship);
        match token {
            Token::Crew(crew) => self.crew[crew as usize].known.tell(seat),
            Token::Treasure(treasure) => self.treasures[treasure as usize].known.tell(seat),
        }
        log.reveal();
        let face = self.face_of(token);
        log.tell(|| Event::Looked { seat, token, face });
    }

    /// The spare spars, with a mast to restore (U8).
    pub(crate) fn may_use_spars(&self, ship: u8) -> Result<(), WhyNot> {
        let carried = self.hold(ship).any(|(_, token)| token.face == Face::of(Unique::Spars));
        WhyNot::NoSuchAbility.unless(carried)?;
        WhyNot::Whole.unless(self.ship(ship).lost() != 0)
    }

    /// A unique is used up and leaves the game.
    pub(crate) fn discard(&mut self, ship: u8, unique: Unique, log: &mut Log<Event>) {
        let face = Face::of(unique);
        let found = self.hold(ship).find(|(_, token)| token.face == face).map(|(at, _)| at);
        if let Some(token) = found {
            self.remove_treasure(token, log);
        }
    }
}
