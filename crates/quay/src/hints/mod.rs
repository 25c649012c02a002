//! What a bot should know of Quayside. Fractions are allowed here and nowhere else.
//!
//! Everything is judged in points. A card is worth what it changes for a seat ([`worth`]); the
//! quick player of imagined games acts on that alone ([`policy`]), and the search asks for it as
//! a first opinion ([`opinion`]). Imagined games are played to their end or far on, because a
//! bot that only looks a few turns ahead hoards gold and blocks others instead of shipping.
#![allow(clippy::float_arithmetic, clippy::disallowed_types)]

mod opinion;
mod outlook;
mod policy;
mod worth;

use engine::{Hints, Rng, Values};

use crate::{Action, Quay};

impl Hints for Quay {
    const IMAGINED: u32 = 12_000;
    /// About ten turns of three seats.
    const ROLLOUT: usize = 160;

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
