//! Guns, and what they leave (2.10 to 2.16).

pub mod boarding;
pub mod crew;
pub mod crossing;
pub mod destruction;
pub mod fight;
pub mod fortress;
pub mod harm;
pub mod melee;
pub mod pincer;
pub mod salvo;
pub mod shot;
pub mod spoils;
pub mod wreck;

use engine::Log;

use crate::event::{Event, Rule};
use crate::state::Logbook;
use crate::{Pc, Ship};
use destruction::Fate;
use shot::Recoil;

/// A part of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The dice of the salvo at hand lie: some are rolled again, then all are counted (L-132 to
    /// L-140).
    Dice,
    /// Cannons with two dice may burst (L-317).
    Recoil(Pc, Recoil),
    /// Whoever put an end to a ship is rewarded (L-155 to L-159).
    Spoils {
        /// The ship.
        of: Ship,
        /// How she went down.
        fate: Fate,
        /// To whose credit.
        to: Ship,
    },
    /// A melee goes on with this step (L-183, L-184).
    Melee(u8),
    /// A shot, or a boarding, was the first half of an action (L-193).
    FollowUp {
        /// Whose.
        pc: Pc,
        /// Does a boarding follow, or a shot?
        boards: bool,
    },
    /// So many come over from a captured ship (L-188).
    Muster(Pc, u8),
    /// A ship is off the map: what is left of her is cleared away (L-161, L-162, L-165).
    Wreck(Ship),
}

impl Logbook {
    /// Goes on with a fight.
    pub(crate) fn run_battle(&mut self, task: Task, log: &mut Log<Event>) {
        match task {
            Task::Dice => self.settle_dice(log),
            Task::Recoil(pc, recoil) => self.recoil(pc, recoil, log),
            Task::Spoils { of, fate, to } => self.reward(of, fate, to, log),
            Task::Melee(step) => self.run_melee(step, log),
            Task::FollowUp { pc, boards } => self.follow_up(pc, boards),
            Task::Muster(pc, n) => self.gain_crew(pc, n, Rule(188), log),
            Task::Wreck(ship) => self.clear_away(ship, log),
        }
    }
}
