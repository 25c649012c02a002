//! What is to be done: one stack of small items.
//!
//! No rule waits on the call stack. What follows from an act is pushed, and the top is done until
//! somebody is asked: return fire within the movement of a ship within the end of a turn is three
//! items. Each room has its own tasks, and carries them out.

use engine::{List, Log};

use crate::ask::{Asked, Question};
use crate::event::Event;
use crate::fact::Fact;
use crate::state::Logbook;
use crate::{Pc, battle, missions, npc, port, sailing, sea, turn};

/// The deepest stack. The tests play every preset and hold it.
pub const DEPTH: usize = 24;

/// Something to be done, or asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A question.
    Ask(Asked),
    /// A part of the course of the game (2.3).
    Turn(turn::Task),
    /// A part of a movement (2.5).
    Sailing(sailing::Task),
    /// A part of a visit in port (2.9).
    Port(port::Task),
    /// A part of a fight (2.10 to 2.14).
    Battle(battle::Task),
    /// A part of an activation (2.20).
    Npc(npc::Task),
    /// A part of an event, and what the sea does (2.28, 2.29).
    Sea(sea::Task),
    /// A part of a mission (2.27).
    Mission(missions::Task),
    /// Something that happened is told to whom it concerns: first to reputation.
    Serve(Fact),
}

impl Item {
    /// A question to this seat.
    pub const fn ask(pc: Pc, question: Question) -> Item {
        Item::Ask(Asked { pc, question })
    }
}

impl Default for Item {
    /// What lies beyond the top of the stack is never looked at.
    fn default() -> Self {
        Item::Turn(turn::Task::Begin(Pc(0)))
    }
}

/// The stack.
pub type Agenda = List<Item, DEPTH>;

impl Logbook {
    /// The question at hand.
    #[inline]
    pub(crate) fn asked(&self) -> Asked {
        match self.agenda.last() {
            Some(Item::Ask(asked)) => *asked,
            _ => unreachable!("a game that goes on asks something"),
        }
    }

    /// Puts something on top: it is done before all that waits.
    #[inline]
    pub(crate) fn push(&mut self, item: Item) {
        self.agenda.push(item);
    }

    /// Puts a question on top.
    #[inline]
    pub(crate) fn ask(&mut self, pc: Pc, question: Question) {
        self.push(Item::ask(pc, question));
    }

    /// Puts several things on top, the first of them uppermost.
    pub(crate) fn push_in_order(&mut self, items: &[Item]) {
        items.iter().rev().for_each(|item| self.push(*item));
    }

    /// Tells everybody whom it concerns, before anything that waits.
    pub(crate) fn tell(&mut self, fact: Fact) {
        self.push(Item::Serve(fact));
    }

    /// Does what is on top until somebody is asked or the game is over.
    pub(crate) fn settle(&mut self, log: &mut Log<Event>) {
        loop {
            self.check_goal(log);
            if self.ended.is_some() {
                return;
            }
            let Some(top) = self.agenda.last().copied() else { unreachable!("turns never end") };
            if let Item::Ask(_) = top {
                return;
            }
            self.agenda.remove(self.agenda.len() - 1);
            match top {
                Item::Ask(_) => {}
                Item::Turn(task) => self.run_turn(task, log),
                Item::Sailing(task) => self.run_sailing(task, log),
                Item::Port(task) => self.run_port(task),
                Item::Battle(task) => self.run_battle(task, log),
                Item::Npc(task) => self.run_npc(task, log),
                Item::Sea(task) => self.run_sea(task, log),
                Item::Mission(task) => self.run_mission(task, log),
                Item::Serve(fact) => self.serve(fact, log),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Options as _, Rng};

    #[test]
    fn the_stack_has_room_to_spare_and_a_state_is_small() {
        let mut deepest = 0;
        for (seed, options) in (0..).zip(crate::Options::samples()).step_by(4) {
            let (mut log, mut rng) = (Log::silent(), Rng::new(seed));
            let mut game = Logbook::new(&options, Rng::new(seed), &mut log);
            let mut list = Vec::new();
            while game.to_act().seat().is_some() {
                deepest = deepest.max(game.agenda.len());
                list.clear();
                game.legal_actions(&mut list);
                let action = *rng.pick(&list).expect("a choice");
                game.apply(action, &mut log);
            }
        }
        assert!((3..=DEPTH / 2).contains(&deepest), "{deepest} while somebody is asked");
        assert!(size_of::<Item>() <= 16, "{}", size_of::<Item>());
        assert!(size_of::<Logbook>() <= 8192, "{}", size_of::<Logbook>());
    }
}
