//! What a bot should know of Quayside. Fractions are allowed here and nowhere else.
//!
//! Everything is judged in points. A card is worth what it changes for a seat ([`worth`]); the
//! quick player of imagined games acts on that alone ([`policy`]), and the search asks for it as
//! a first opinion ([`opinion`]). Imagined games go on for a few turns and are then judged: played
//! to their end, what becomes of one card drowns in what chance does to the rest.
#![allow(clippy::float_arithmetic, clippy::disallowed_types)]

mod opinion;
mod outlook;
mod policy;
mod worth;

use engine::{Hints, NoPlan, Rng, Values};

use crate::{Action, Quay};

impl Hints for Quay {
    type Plan = NoPlan;

    const IMAGINED: u32 = 16_000;
    /// About six turns of two seats, three of four.
    const ROLLOUT: usize = 45;

    #[inline]
    fn rollout(&self, scratch: &mut Vec<Action>, rng: &mut Rng) -> Action {
        policy::choice(self, scratch, rng)
    }

    fn priors(&self, legal: &[Action], out: &mut Vec<f32>) {
        opinion::of_each(self, legal, out);
    }

    fn value(&self) -> Values {
        outlook::values(self)
    }
}
