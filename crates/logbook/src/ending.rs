//! How the game ends (L-053, D-71).

use engine::{BySeat, Log, Outcome};

use crate::Pc;
use crate::event::Event;
use crate::state::Logbook;

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Somebody reached the goal (L-053).
    Goal(Pc),
    /// The last round is over (D-71).
    Rounds,
}

/// Where an imagined world ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Horizon {
    /// After this round.
    pub last_round: u16,
}

impl Logbook {
    /// Ends the game if somebody has reached the goal: whose turn it is before the others, in turn
    /// order (L-053).
    pub(crate) fn check_goal(&mut self, log: &mut Log<Event>) {
        let (seats, first, goal) = (self.seats(), self.turn.pc.0, self.options.goal());
        let there = (0..seats).map(|step| Pc((first + step) % seats));
        if let Some(winner) = there.into_iter().find(|pc| self.board(*pc).fame >= goal) {
            self.end(Ended::Goal(winner), log);
        }
    }

    /// The game is over.
    pub(crate) fn end(&mut self, ended: Ended, log: &mut Log<Event>) {
        self.ended = Some(ended);
        log.tell(|| Event::Over(ended));
    }

    /// Is this as far as an imagined world is looked at?
    pub(crate) fn is_at_horizon(&self) -> bool {
        self.horizon.is_some_and(|horizon| self.round >= horizon.last_round)
    }

    /// Places and points. Who reached the goal wins; when the rounds are over, the most fame, then
    /// the most money, then the earlier seat (D-71).
    pub(crate) fn outcome(&self, ended: Ended) -> Outcome {
        let rank = |pc: Pc| {
            let board = self.board(pc);
            (ended == Ended::Goal(pc), board.fame, board.money, u8::MAX - pc.0)
        };
        let seats = self.seats();
        Outcome {
            scores: BySeat::from_fn(seats, |seat| i32::from(self.board(self.pc(seat)).fame)),
            places: BySeat::from_fn(seats, |seat| {
                let own = rank(self.pc(seat));
                1 + self.pcs().filter(|pc| rank(*pc) > own).count() as u8
            }),
        }
    }
}
