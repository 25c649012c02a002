//! Missions (2.27).
//!
//! | module | what | rules |
//! |---|---|---|
//! | `draw` | drawing, keeping, laying aside | L-347 to L-351 |
//! | `hand` | what is known of an active mission, and how it changes hands | L-348, L-350, L-354, L-390 |
//! | `condition` | which ports, cells, fortresses and ships are meant | L-358 to L-389 |
//! | `step` | what may be validated, and validating it | L-352, L-353, L-355 |
//! | `operation` | what a mission brings | L-354 to L-356, L-382 |
//! | `gift` | upgrades that come as a reward | L-356, D-88 |
//! | `bus` | what happens to missions by itself | L-352, L-359, L-390 |
//! | `far` | the farthest native port | L-388 |

pub mod bus;
pub mod condition;
pub mod draw;
pub mod far;
pub mod gift;
pub mod hand;
pub mod operation;
pub mod step;

use engine::Log;

use crate::event::Event;
use crate::fact::Fact;
use crate::missions::operation::OpList;
use crate::missions::step::Step;
use crate::state::Logbook;
use crate::{By, Pc};

/// A part of a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// What happened is told to the missions of the seat that comes so many after the acting one,
    /// and to those after it.
    Serve(Fact, u8),
    /// A stage is validated.
    Validate(Pc, Step),
    /// What a mission brings, from this place of a list on.
    Ops {
        /// Whose.
        pc: Pc,
        /// Which list.
        list: OpList,
        /// Where in it.
        at: u8,
    },
    /// A mission is complete (L-354).
    Complete {
        /// Whose.
        pc: Pc,
        /// The card.
        mission: u8,
    },
    /// A mission is lost (L-355).
    Fail {
        /// Whose.
        pc: Pc,
        /// The card.
        mission: u8,
    },
    /// A seat may hold more than its limit (L-348).
    Limit(Pc),
    /// A mission was taken in the very port where it begins (L-351).
    Begin {
        /// Whose.
        pc: Pc,
        /// The card.
        mission: u8,
    },
    /// A seat was destroyed and loses what it had set out to do (L-390).
    Lose {
        /// Who.
        pc: Pc,
        /// By whom or what.
        by: By,
    },
}

impl Task {
    /// Whose mission it is about, and which, where it is about one alone.
    pub(crate) fn mission(self) -> Option<(Pc, u8)> {
        match self {
            Task::Validate(pc, step) => Some((pc, step.mission)),
            Task::Ops { pc, list, .. } => Some((pc, list.mission()?)),
            Task::Complete { pc, mission }
            | Task::Fail { pc, mission }
            | Task::Begin { pc, mission } => Some((pc, mission)),
            Task::Serve(..) | Task::Limit(_) | Task::Lose { .. } => None,
        }
    }
}

impl Logbook {
    /// Goes on with a mission.
    pub(crate) fn run_mission(&mut self, task: Task, log: &mut Log<Event>) {
        match task {
            Task::Serve(fact, turn) => self.serve_missions(fact, turn, log),
            Task::Validate(pc, step) => self.pass(pc, step, log),
            Task::Ops { pc, list, at } => self.do_ops(pc, list, at, log),
            Task::Complete { pc, mission } => self.complete(pc, mission, log),
            Task::Fail { pc, mission } => self.lay_aside(pc, mission, log),
            Task::Limit(pc) => self.check_hand(pc),
            Task::Begin { pc, mission } => self.begin_here(pc, mission),
            Task::Lose { pc, by } => self.lose_missions(pc, by, log),
        }
    }
}
