//! Courses foretold: where each of them ends, and what awaits her there.

use crate::decision::{Decision, Legs};
use crate::rules::sail::WHOLE;
use crate::ship::Ship;
use crate::state::Broadside;
use crate::{Halt, Heading, Measure, Pose, View, WhyNot};

/// The courses of the segment at hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Courses {
    /// Which ship sails.
    pub ship: u8,
    /// From where.
    pub from: Pose,
    /// The segment.
    pub length: Measure,
    /// Every turn, from starboard to port (B-52), legal or not; or, where only the distance is
    /// asked, the four of it.
    pub legs: Vec<Leg>,
}

/// One course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    /// How many headings she turns, to port if positive.
    pub turn: i8,
    /// How many quarters of the segment she sails.
    pub quarters: u8,
    /// May it be sailed?
    pub legal: bool,
    /// Steps of 10 units.
    pub steps: u8,
    /// Where she ends.
    pub pose: Pose,
    /// What stops her before the full length.
    pub halt: Option<Halt>,
    /// What awaits her there.
    pub end: End,
    /// Where the ship in tow ends.
    pub tow: Option<Pose>,
}

/// What awaits a ship at the end of a course.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum End {
    /// Water.
    #[default]
    Open,
    /// She docks at this island, and her move ends (B-56, B-71).
    Docks(u8),
    /// She may ram this ship (B-80).
    Rams(u8),
    /// She is pinned by this ship, bow to bow (B-83, R-14).
    Pinned(u8),
    /// She is stopped, and may sail on or cast off from there.
    Stopped,
    /// She lies against a foreign home or the edge, and no course leads on: turning about will
    /// cost an action.
    Stuck,
}

impl View {
    /// The courses of the segment that is being sailed; none if nothing of the kind is asked.
    pub fn courses(&self) -> Option<Courses> {
        let table = self.table();
        let (course, length, legs) = match self.asked()?.decision {
            Decision::Heading { course, length } => {
                let turns = -Heading::MOST_TURNED..=Heading::MOST_TURNED;
                let leg = |turn| table.foretold(course, length, turn, WHOLE);
                (course, length, turns.map(leg).collect())
            }
            Decision::Distance { course, length, turn } => {
                let leg = |quarters| table.foretold(course, length, turn, quarters);
                (course, length, (1..=WHOLE).map(leg).collect())
            }
            _ => return None,
        };
        Some(Courses { ship: course.ship, from: table.ship(course.ship).pose, length, legs })
    }
}

impl Courses {
    /// The course after this turn.
    pub fn at(&self, turn: i8) -> Option<&Leg> {
        self.legs.iter().find(|leg| leg.turn == turn)
    }
}

impl Broadside {
    fn foretold(&self, legs: Legs, length: Measure, turn: i8, quarters: u8) -> Leg {
        let ship = legs.ship;
        let course = self.course(ship, length, turn, quarters);
        let legal = match quarters {
            WHOLE => course.legal,
            part => self.may_stop(legs, length, turn, part).is_ok(),
        };
        let halt = course.stop.map(|stop| self.halt(ship, stop));
        let mut leg = Leg {
            turn,
            quarters,
            legal,
            steps: course.steps,
            pose: course.pose,
            halt,
            end: End::Open,
            tow: None,
        };
        if legal {
            let then = self.with_ship_at(ship, course.pose);
            leg.end = then.end_of(ship, halt);
            leg.tow = self.ship(ship).tows.map(|towed| then.ship(towed).pose);
        }
        leg
    }

    /// The same sea with a ship elsewhere, docked if she docks there, her tow behind her.
    pub(super) fn with_ship_at(&self, ship: u8, pose: Pose) -> Broadside {
        let mut then = self.clone();
        then.ship_mut(ship).pose = pose;
        then.ship_mut(ship).docked = None;
        let docked = then.dock_of(ship);
        then.ship_mut(ship).docked = docked;
        if let Some(towed) = self.ship(ship).tows {
            let behind = then.tow_pose(ship, towed);
            let berth = docked.and_then(|island| then.tow_berth(ship, towed, island));
            let Ship { pose, docked: at, .. } = then.ship_mut(towed);
            *pose = berth.or(behind).unwrap_or(*pose);
            *at = docked;
        }
        then
    }

    /// What awaits a ship where she lies now.
    fn end_of(&self, ship: u8, halt: Option<Halt>) -> End {
        let own = self.ship(ship);
        if let Some(island) = own.docked {
            return End::Docks(island);
        }
        let rammed = self.afloat().find(|(other, _)| self.may_ram(ship, *other).is_ok());
        if let Some((target, _)) = rammed {
            return End::Rams(target);
        }
        if let Some(by) = self.pinned_by(ship) {
            return End::Pinned(by);
        }
        match halt {
            None => End::Open,
            Some(Halt::Edge | Halt::Island(_)) if self.may_move(ship) == Err(WhyNot::NoCourse) => {
                End::Stuck
            }
            Some(_) => End::Stopped,
        }
    }
}
