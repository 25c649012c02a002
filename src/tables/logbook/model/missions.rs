//! The missions in sight: the own ones with what is done and what comes next, those of others as
//! far as they lie open, what is to be chosen among missions, and the treasure.

mod ask;
mod goal;
mod treasure;

use engine::{Seat, Seen};
use logbook::content::{MissionId, MissionKind};
use logbook::missions::hand::Active;
use logbook::{Action, Cell, Flags, Logbook, Pc};

pub use ask::{Ask, AskModel, Choice, What};
pub use goal::{Goal, GoalKind};
pub use treasure::TreasureModel;

/// Four completed missions of a type are handed in together (L-354).
pub const ALIKE: u8 = 4;
/// Where a mission leads to more places, the chart marks none of them.
const MOST_PINS: usize = 4;

/// The missions in sight.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MissionsModel {
    /// The missions of whoever looks.
    pub own: Vec<Held>,
    /// How many may be held; none where nobody's hand is looked at.
    pub most: Option<u8>,
    /// Completed missions of each type that are not handed in, in the order of the types.
    pub completed: [u8; 4],
    /// How many of the missions drawn are to be chosen from, laid aside, stolen, what they bring.
    pub ask: Option<AskModel>,
    /// The missions of others.
    pub others: Vec<Others>,
    /// The treasure, while there is one.
    pub treasure: Option<TreasureModel>,
    /// Draws missions to keep one, where that may be done now.
    pub draw: Option<Action>,
}

/// A mission that somebody holds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Held {
    /// Its place in the hand.
    pub place: u8,
    /// Which.
    pub mission: MissionId,
    /// Does nobody else see it?
    pub hidden: bool,
    /// The nations it remembers (D-91).
    pub noted: Flags,
    /// The seat it points at, if the owner knows.
    pub prey: Option<Seat>,
    /// Where the next stage can be done, the nearest first.
    pub goals: Vec<Goal>,
    /// What may be chosen on it now, or where its stage could be validated.
    pub acts: Vec<Action>,
}

impl Held {
    /// The number on its pins and its card.
    pub fn number(&self) -> u8 {
        self.place + 1
    }
}

/// The missions of another seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Others {
    /// Whose.
    pub seat: Seat,
    /// Those that lie open.
    pub open: Vec<Held>,
    /// How many are secret.
    pub secret: u8,
}

/// Where a mission leads, as the chart marks it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pin {
    /// Where.
    pub cell: Cell,
    /// The number of the mission, counted from 1.
    pub number: u8,
}

/// Makes it of what is seen.
pub fn missions(seen: &Seen<Logbook>) -> MissionsModel {
    let view = &seen.view;
    let own = view.own();
    let held = |pc: Pc| {
        let hand = view.board(pc).missions.iter();
        (0..).zip(hand).filter_map(move |(place, active)| held(seen, pc, place, *active))
    };
    let others = view.pcs().filter(|pc| Some(*pc) != own).map(|pc| {
        let open: Vec<Held> = held(pc).collect();
        let secret = view.board(pc).missions.len() - open.len();
        Others { seat: view.place(pc), open, secret: secret as u8 }
    });
    let completed = own.map_or([0; 4], |own| {
        let kinds = || view.board(own).completed.iter().map(|card| MissionId::nth(*card).kind());
        MissionKind::ALL.map(|kind| kinds().filter(|other| *other == kind).count() as u8)
    });
    MissionsModel {
        own: own.map_or_else(Vec::new, |own| held(own).collect()),
        most: own.map(|own| view.most_missions(own)),
        completed,
        ask: ask::ask(seen),
        others: others.collect(),
        treasure: treasure::treasure(seen),
        draw: seen.place(Action::TakeMission).map(|_| Action::TakeMission),
    }
}

/// A mission of a hand, unless this eye does not see it.
fn held(seen: &Seen<Logbook>, pc: Pc, place: u8, active: Active) -> Option<Held> {
    let view = &seen.view;
    if !active.open && !seen.eye.sees(view.place(pc)) {
        return None;
    }
    let own = view.own() == Some(pc);
    Some(Held {
        place,
        mission: MissionId::nth(active.card),
        hidden: !active.open,
        noted: active.x,
        prey: active.prey.map(|prey| view.place(prey)),
        goals: if own { goal::goals(view, pc, place) } else { Vec::new() },
        acts: if own { acts(seen, place) } else { Vec::new() },
    })
}

/// What may be chosen on a mission.
fn acts(seen: &Seen<Logbook>, place: u8) -> Vec<Action> {
    let of_it = |action: &&Action| mission_of(**action) == Some(place);
    seen.list.iter().filter(of_it).copied().collect()
}

/// The mission in the own hand whose step this validates.
pub fn mission_of(action: Action) -> Option<u8> {
    match action {
        Action::Mark(mission)
        | Action::Validate { mission, .. }
        | Action::VisitFort { mission, .. }
        | Action::VisitShip { mission, .. } => Some(mission),
        _ => None,
    }
}

/// Is this chosen among missions alone? What is done at sea or in a tavern is chosen there too.
pub fn carries(action: Action) -> bool {
    matches!(
        action,
        Action::Validate { .. }
            | Action::KeepMission(_)
            | Action::DropMission(_)
            | Action::Steal(_)
            | Action::Reward(_)
            | Action::TakePrinted(_)
            | Action::TakeFitting(_)
            | Action::TakeNone
    )
}

/// Where the own missions lead. A mission that could be done almost anywhere marks nothing.
pub fn pins(seen: &Seen<Logbook>) -> Vec<Pin> {
    let own = seen.view.own();
    let places = own.map_or(0, |own| seen.view.board(own).missions.len() as u8);
    let mut pins = Vec::new();
    for place in 0..places {
        let goals = own.map_or_else(Vec::new, |own| goal::goals(&seen.view, own, place));
        if goals.len() <= MOST_PINS {
            pins.extend(goals.iter().map(|goal| Pin { cell: goal.cell, number: place + 1 }));
        }
    }
    pins
}
