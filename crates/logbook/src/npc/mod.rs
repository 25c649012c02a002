//! Ships that sail by themselves (2.20).

mod activation;
pub mod counter;
pub mod deck;
mod entry;
mod hunt;
pub mod path;
pub mod route;
mod shoot;
mod stance;
pub mod target;
mod trade;
#[cfg(test)]
mod trial;

use std::fmt;

use engine::{List, Log};

use crate::board::damage::Damage;
use crate::content::{self, CardNo};
use crate::event::Event;
use crate::state::Logbook;
use crate::{Cell, Dir, Goods, Pc, Ship};

/// No ship sails farther in one movement.
pub const MOST_STEPS: usize = 12;

/// A ship that sails by itself.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Npc {
    /// Its card, from 1.
    pub card: u8,
    /// Whose place it fills: it sails after that seat (L-010).
    pub of: Pc,
    /// When it came, for the order of appearance (L-010).
    pub came: u16,
    /// Does the card lie face up (L-210)?
    pub up: bool,
    /// Where it is; none while it is not on the map.
    pub cell: Option<Cell>,
    /// How it lies.
    pub heading: Dir,
    /// Water damage (L-146).
    pub water: u8,
    /// Fire damage.
    pub fire: u8,
    /// Movement points shot away (L-137).
    pub chain: u8,
    /// Which damage came last (L-153).
    pub last: Option<Damage>,
    /// The last ship that damaged it (L-158).
    pub hit_by: Option<Ship>,
    /// Activations it may still spend without acting (L-211).
    pub counter: Option<u8>,
    /// The stop of its route where the marker stands (L-233).
    pub at: u8,
    /// Doubloons it gained (L-237).
    pub money: u32,
    /// Goods it gained.
    pub goods: Goods,
    /// Crew it lost (L-184).
    pub wounds: u8,
}

/// Of wounds nothing is said where there are none.
impl fmt::Debug for Npc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = f.debug_struct("Npc");
        macro_rules! each {
            ($($field:ident)*) => { $(text.field(stringify!($field), &self.$field);)* };
        }
        each!(card of came up cell heading water fire chain last);
        each!(hit_by counter at money goods);
        if self.wounds > 0 {
            each!(wounds);
        }
        text.finish()
    }
}

impl Npc {
    /// A card face down in the place of a seat.
    pub fn face_down(card: u8, of: Pc, came: u16) -> Npc {
        let mut npc = Npc { of, came, ..Npc::default() };
        npc.turn_face_down(card);
        npc
    }

    /// This card lies there, its marker on the stop where its route starts (L-233).
    pub(crate) fn turn_face_down(&mut self, card: u8) {
        self.card = card;
        self.at = CardNo::new(card).npc().route.map_or(0, |route| route.start);
    }

    /// What is printed on its side of the card.
    #[inline]
    pub fn side(&self) -> &'static content::Npc {
        CardNo::new(self.card).npc()
    }

    /// Its level.
    #[inline]
    pub fn level(&self) -> u8 {
        CardNo::new(self.card).card().level
    }
}

/// Where an activation stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Activation {
    /// Which ship.
    pub npc: u8,
    /// The pennant that is next.
    pub next: u8,
    /// Actions done: two at most (L-212).
    pub done: u8,
    /// Whom it has chosen to attack (L-219).
    pub target: Option<Ship>,
}

/// The movement of a ship that sails by itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Way {
    /// Steps to come, the next one last.
    pub steps: List<Dir, MOST_STEPS>,
    /// Points of the movement.
    pub allowance: u8,
    /// Points left.
    pub left: u8,
}

/// A part of an activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The ships of a seat are activated one after the other; bits of those that have been (L-010).
    Fleet(Pc, u16),
    /// A ship goes on with its pennants (L-212).
    Pennants(Activation),
    /// It sails on along its way.
    Sail(u8),
    /// It has come to the end of its way: a hunter turns to its target, a merchant arrives.
    Arrive(Activation),
    /// It has done what it could (L-212, L-213).
    Rest(Activation),
}

impl Logbook {
    /// Goes on with an activation.
    pub(crate) fn run_npc(&mut self, task: Task, log: &mut Log<Event>) {
        match task {
            Task::Fleet(pc, done) => self.activate_fleet(pc, done, log),
            Task::Pennants(activation) => self.go_through_pennants(activation, log),
            Task::Sail(npc) => self.sail_on(npc, log),
            Task::Arrive(activation) => self.arrive(activation, log),
            Task::Rest(activation) => self.rest(activation, log),
        }
    }
}
