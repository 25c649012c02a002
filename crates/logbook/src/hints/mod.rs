//! What a bot should know about Logbook.
//!
//! It chooses among plans: to call at a port, to fetch what floats, to explore, to meet what a
//! mission asks for, to hunt, to dig, to repair. Floats are allowed here alone.
#![allow(clippy::float_arithmetic, clippy::disallowed_types, reason = "estimates are fractions")]

mod aims;
mod choices;
mod company;
mod harbour;
mod plans;
mod prices;
mod pursue;
mod ways;
mod worth;

use engine::{Hints, Rng, Values};

use crate::Action;
use crate::ending::Horizon;
use crate::state::Logbook;
pub use aims::Aim;
pub use plans::Plan;

/// An imagined world ends so many rounds on.
const FORESIGHT: u16 = 2;

impl Hints for Logbook {
    type Plan = Plan;

    const IMAGINED: u32 = 240;
    const LESSER: [u32; 2] = [16, 60];
    const ROLLOUT: usize = 160;

    fn shorten(&mut self) {
        self.horizon = Some(Horizon { last_round: self.round + FORESIGHT });
    }

    fn plans(&self, out: &mut Vec<(Plan, f32)>) {
        self.list_plans(out);
    }

    fn pursue(&self, plan: Plan, _: &mut Rng) -> Option<Action> {
        self.next_of(plan)
    }

    fn rollout(&self, scratch: &mut Vec<Action>, rng: &mut Rng) -> Action {
        scratch.clear();
        engine::Game::legal_actions(self, scratch);
        self.sensible(scratch, rng)
    }

    fn priors(&self, legal: &[Action], out: &mut Vec<f32>) {
        self.promises(legal, out);
    }

    /// Who keeps a secret mission does not say which (L-350).
    fn veil(&self, action: Action) -> Option<u16> {
        matches!(action, Action::KeepMission(_)).then_some(0)
    }

    fn value(&self) -> Values {
        self.values()
    }
}
