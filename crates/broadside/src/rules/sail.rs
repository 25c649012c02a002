//! Moving (B-50 … B-60, B-70).

use std::ops::ControlFlow;

use engine::Log;

use crate::cards::Ability;
use crate::course::{Course, Stop, Waters};
use crate::decision::{Decision, Legs};
use crate::event::Halt;
use crate::list::{Flow, Sink};
use crate::ship::Ship;
use crate::state::Broadside;
use crate::{Action, Event, Heading, Hull, Measure, WhyNot};

impl Broadside {
    /// Islands in placement order and ships afloat by number, without these two (§3.5).
    pub(crate) fn waters(&self, without: Option<u8>, and: Option<u8>) -> Waters {
        let mut waters = Waters::new(self.options.sea());
        self.islands.iter().for_each(|isle| waters.add(isle.land));
        for (_, ship) in self.obstacles(without, and) {
            waters.add(ship.hull());
        }
        waters
    }

    fn obstacles(&self, without: Option<u8>, and: Option<u8>) -> impl Iterator<Item = (u8, &Ship)> {
        self.afloat().filter(move |(ship, _)| Some(*ship) != without && Some(*ship) != and)
    }

    /// The waters a ship sails in: her tow is no obstacle, but must have room (R-40, §3.5).
    pub(crate) fn waters_of(&self, ship: u8) -> Waters {
        let tows = self.ship(ship).tows;
        let waters = self.waters(Some(ship), tows);
        match tows {
            Some(towed) => waters.towing(self.ship(towed).card().masts),
            None => waters,
        }
    }

    /// The tug of a ship in tow.
    #[inline]
    pub(crate) fn tug_of(&self, ship: u8) -> Option<u8> {
        self.afloat().find(|(_, tug)| tug.tows == Some(ship)).map(|(tug, _)| tug)
    }

    /// The enemy that pins a ship: her bow touches it and it is not derelict (B-83, B-87, R-14,
    ///
    pub(crate) fn pinned_by(&self, ship: u8) -> Option<u8> {
        let own = self.ship(ship);
        let pins = |other: &Ship| {
            other.controller != own.controller
                && !other.is_derelict()
                && own.hull().bow_touches(other.hull())
        };
        self.afloat().find(|(_, other)| pins(other)).map(|(other, _)| other)
    }

    /// May she begin with bow and stern exchanged: docked, or her bow against a ship (B-59, R-05)?
    fn may_cast_off(&self, ship: u8) -> bool {
        let own = self.ship(ship);
        let beside =
            |(other, there): (u8, &Ship)| other != ship && own.hull().bow_touches(there.hull());
        own.docked.is_some() || self.afloat().any(beside)
    }

    /// A move has begun: the base move as it is now.
    fn legs(&self, ship: u8) -> Legs {
        let own = self.ship(ship);
        let (tows, towed) = (own.tows.is_some(), self.tug_of(ship).is_some());
        let base = self.fittings(ship).base_move(own.id, own.masts_left(), tows, towed);
        Legs { ship, base, ..Legs::default() }
    }

    /// Not pinned, not in tow, not derelict without oars, with water ahead or astern (B-60,
    /// B-68, B-84, B-102).
    pub(crate) fn may_move(&self, ship: u8) -> Result<(), WhyNot> {
        let legs = self.legs(ship);
        WhyNot::InTow.unless(self.tug_of(ship).is_none())?;
        WhyNot::Derelict.unless(legs.base.count() > 0)?;
        self.unpinned(ship)?;
        let waters = self.waters_of(ship);
        let hull = self.ship(ship).hull();
        let leaves = |hull: Hull| has_first_leg(&waters, legs, hull);
        // Astern first: who may cast off has something ahead.
        WhyNot::NoCourse.unless(self.may_cast_off(ship) && leaves(hull.reversed()) || leaves(hull))
    }

    pub(crate) fn unpinned(&self, ship: u8) -> Result<(), WhyNot> {
        self.pinned_by(ship).map_or(Ok(()), |by| Err(WhyNot::Pinned(by)))
    }

    /// Not pinned, not derelict; her tow must have room on the other side (B-70, B-101).
    pub(crate) fn may_pivot(&self, ship: u8) -> Result<(), WhyNot> {
        let own = self.ship(ship);
        WhyNot::Derelict.unless(!own.is_derelict())?;
        self.unpinned(ship)?;
        let Some(towed) = own.tows else { return Ok(()) };
        let waters = self.waters(Some(ship), Some(towed));
        let pose = waters.tow_pose(own.hull().reversed(), self.ship(towed).card().masts);
        WhyNot::NoTowPose.unless(pose.is_some())
    }

    pub(crate) fn begin_move(&mut self, ship: u8, log: &mut Log<Event>) {
        if self.ship(ship).is_derelict() && !self.fittings(ship).open.has(Ability::Sweeps) {
            self.use_ability(ship, Ability::Oarsman, log);
        }
        let seat = self.controller(ship);
        if self.may_cast_off(ship) {
            self.ask(seat, Decision::CastOff { ship });
        } else {
            self.ask(seat, Decision::Segment { course: self.legs(ship) });
        }
    }

    /// Ahead or astern, where there is a legal segment (B-59).
    pub(crate) fn list_cast_off(&self, ship: u8, out: &mut impl Sink) -> Flow {
        for (action, astern) in [(Action::Ahead, false), (Action::Astern, true)] {
            if self.leaves(ship, astern).is_ok() {
                out.put(action)?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn leaves(&self, ship: u8, astern: bool) -> Result<(), WhyNot> {
        let hull = self.ship(ship).hull();
        let hull = if astern { hull.reversed() } else { hull };
        WhyNot::NoCourse.unless(has_first_leg(&self.waters_of(ship), self.legs(ship), hull))
    }

    pub(crate) fn cast_off(&mut self, ship: u8, astern: bool, log: &mut Log<Event>) {
        let course = self.legs(ship);
        if astern {
            self.ship_mut(ship).pose = self.ship(ship).hull().reversed().pose;
        }
        log.tell(|| Event::CastOff { ship, astern });
        self.ask(self.controller(ship), Decision::Segment { course });
    }

    /// What is left and has a legal heading, S before L; the bonus S comes last of all (B-51,
    /// B-57, R-35). After a segment the move may end (B-55).
    pub(crate) fn list_segments(&self, legs: Legs, out: &mut impl Sink) -> Flow {
        for length in [Measure::S, Measure::L] {
            if self.may_sail(legs, length).is_ok() {
                out.put(Action::Segment(length))?;
            }
        }
        if legs.sailed {
            out.put(Action::EndMove)?;
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_sail(&self, legs: Legs, length: Measure) -> Result<(), WhyNot> {
        let bonus = length == Measure::S && self.bonus_left(legs);
        WhyNot::NoSegment.unless(legs.base.of(length) > 0 || bonus)?;
        let waters = self.waters_of(legs.ship);
        let hull = self.ship(legs.ship).hull();
        WhyNot::NoCourse.unless(waters.has_heading(hull, [length.steps()]))
    }

    fn bonus_left(&self, legs: Legs) -> bool {
        legs.base.count() == 0
            && !legs.bonus_sailed
            && self.fittings(legs.ship).all.has(Ability::Helmsman)
    }

    /// Every legal turn from starboard to port (B-52, R-01, R-02).
    pub(crate) fn list_headings(&self, legs: Legs, length: Measure, out: &mut impl Sink) -> Flow {
        let hull = self.ship(legs.ship).hull();
        let mut legal = self.waters_of(legs.ship).headings(hull, length.steps());
        while legal != 0 {
            out.put(Action::Turn(legal.trailing_zeros() as i8 - Heading::MOST_TURNED))?;
            legal &= legal - 1;
        }
        ControlFlow::Continue(())
    }

    /// What comes of so many quarters of a segment after this turn.
    pub(crate) fn course(&self, ship: u8, length: Measure, turn: i8, quarters: u8) -> Course {
        let hull = self.ship(ship).hull();
        let heading = hull.pose.heading.turned(turn);
        self.waters_of(ship).course(hull, heading, steps_of(length, quarters))
    }

    pub(crate) fn may_turn(&self, legs: Legs, length: Measure, turn: i8) -> Result<(), WhyNot> {
        let most = Heading::MOST_TURNED;
        WhyNot::Blocked.unless((-most..=most).contains(&turn))?;
        WhyNot::Blocked.unless(self.course(legs.ship, length, turn, WHOLE).legal)
    }

    /// She turns about her bow tip and sails, with `stop_short` as far as she likes.
    pub(crate) fn turn_to(&mut self, legs: Legs, length: Measure, turn: i8, log: &mut Log<Event>) {
        if self.options.stop_short {
            let seat = self.controller(legs.ship);
            self.ask(seat, Decision::Distance { course: legs, length, turn });
        } else {
            self.sail(legs, length, turn, WHOLE, log);
        }
    }

    pub(crate) fn list_distances(
        &self,
        legs: Legs,
        length: Measure,
        turn: i8,
        out: &mut impl Sink,
    ) -> Flow {
        for quarters in 1..=WHOLE {
            if self.may_stop(legs, length, turn, quarters).is_ok() {
                out.put(Action::Quarters(quarters))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// A shorter way must end before what stops her, in free water.
    pub(crate) fn may_stop(
        &self,
        legs: Legs,
        length: Measure,
        turn: i8,
        quarters: u8,
    ) -> Result<(), WhyNot> {
        let course = |quarters| self.course(legs.ship, length, turn, quarters);
        WhyNot::Blocked.unless((1..=WHOLE).contains(&quarters))?;
        let part = course(quarters);
        let shorter = quarters == WHOLE || part.steps < course(WHOLE).steps;
        WhyNot::Blocked.unless(part.legal && shorter)
    }

    /// Sails a segment (B-50, B-53, B-54, R-03).
    pub(crate) fn sail(
        &mut self,
        mut legs: Legs,
        length: Measure,
        turn: i8,
        quarters: u8,
        log: &mut Log<Event>,
    ) {
        let ship = legs.ship;
        let course = self.course(ship, length, turn, quarters);
        let from = self.ship(ship).pose;
        if legs.base.of(length) > 0 {
            legs.base = legs.base.without(length);
        } else {
            legs.bonus_sailed = true;
            self.use_ability(ship, Ability::Helmsman, log);
        }
        legs.sailed = true;
        let own = self.ship_mut(ship);
        own.pose = course.pose;
        own.docked = None; // B-73
        log.tell(|| Event::Sailed {
            ship,
            heading: course.pose.heading,
            length,
            from,
            to: course.pose,
            stop: course.stop.map(|stop| self.halt(ship, stop)),
        });
        self.tow_follows(ship, log);
        if self.arrives(ship, log) {
            self.end_move(ship, log); // B-56, R-37
        } else {
            self.ask(self.controller(ship), Decision::Segment { course: legs });
        }
    }

    /// What an obstacle of her waters is.
    pub(crate) fn halt(&self, ship: u8, stop: Stop) -> Halt {
        match stop {
            Stop::Edge => Halt::Edge,
            Stop::Obstacle(at) if usize::from(at) < self.islands.len() => Halt::Island(at),
            Stop::Obstacle(at) => {
                let place = usize::from(at) - self.islands.len();
                let mut others = self.obstacles(Some(ship), self.ship(ship).tows);
                Halt::Ship(others.nth(place).expect("an obstacle is there").0)
            }
        }
    }

    /// She takes the reversed pose instead of sailing (B-70).
    pub(crate) fn pivot(&mut self, ship: u8, log: &mut Log<Event>) {
        let from = self.ship(ship).pose;
        let to = self.ship(ship).hull().reversed().pose;
        let own = self.ship_mut(ship);
        own.pose = to;
        own.docked = None;
        log.tell(|| Event::Pivoted { ship, from, to });
        self.tow_follows(ship, log);
        self.arrives(ship, log);
        self.end_move(ship, log);
    }

    /// Does the move end here: docked or pinned (B-56)?
    fn arrives(&mut self, ship: u8, log: &mut Log<Event>) -> bool {
        let docked = self.dock(ship, log);
        let pinned = self.pinned_by(ship);
        if let Some(by) = pinned {
            log.tell(|| Event::Pinned { ship, by });
        }
        docked || pinned.is_some()
    }

    /// What follows a move action, the last first: ram, boarding, captain's fire, tow, unloading,
    /// exploration (§7). All of it waits, whoever is aboard: what is left out would tell.
    pub(crate) fn end_move(&mut self, ship: u8, _log: &mut Log<Event>) {
        let seat = self.controller(ship);
        self.ask(seat, Decision::Explore { ship });
        self.ask(seat, Decision::Unload { ship });
        self.ask(seat, Decision::Tow { ship });
        self.ask(seat, Decision::Captain { ship });
        self.ask(seat, Decision::Ram { ship });
    }
}

/// Four quarters of a segment.
pub(crate) const WHOLE: u8 = 4;

/// The steps of so many quarters, rounded down.
fn steps_of(length: Measure, quarters: u8) -> u8 {
    (u16::from(length.steps()) * u16::from(quarters) / u16::from(WHOLE)) as u8
}

/// Has a move a legal first segment from here?
fn has_first_leg(waters: &Waters, legs: Legs, hull: Hull) -> bool {
    let lengths = [Measure::S, Measure::L].into_iter().filter(|length| legs.base.of(*length) > 0);
    waters.has_heading(hull, lengths.map(Measure::steps))
}
