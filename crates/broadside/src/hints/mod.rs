//! What a bot should know of Broadside. Fractions are allowed here and nowhere else.
//!
//! Everything is judged in gold. A ship has a few [`goals`]: where she could go and what for. The
//! quick player of imagined games ([`policy`]) follows them; the search begins with them, as an
//! opinion on each entry of a list ([`opinion`], courses judged where they really end by
//! [`courses`], the set-up by [`setting_up`]). Imagined games end with a round and are then judged
//! by what is at home, aboard and in reach ([`outlook`]).
#![allow(clippy::float_arithmetic, clippy::disallowed_types)]

mod courses;
mod goals;
mod guns;
mod opinion;
mod outlook;
mod policy;
mod setting_up;
mod survey;

use engine::{Hints, NoPlan, Rng, Values};

use crate::decision::Decision as D;
use crate::state::{Broadside, Horizon};
use crate::{Action, View};

/// Imagined games go on for so many rounds after the present one.
const ROUNDS_AHEAD: u8 = 1;

impl Hints for Broadside {
    type Plan = NoPlan;

    const IMAGINED: u32 = 5_000;
    /// No more than two rounds of four fleets; mostly the round's end comes first.
    const ROLLOUT: usize = 120;

    fn stakes(view: &View, _legal: &[Action]) -> u32 {
        match view.asked().map(|asked| asked.decision) {
            Some(D::Heading { .. } | D::Menu { .. } | D::Segment { .. } | D::CastOff { .. }) => 100,
            Some(D::Fire { .. } | D::Spoils { .. } | D::Take { .. } | D::Distance { .. }) => 60,
            Some(D::Ship | D::Ram { .. } | D::Tow { .. } | D::Transfer { .. }) => 30,
            _ => 15,
        }
    }

    fn shorten(&mut self) {
        let last_round = self.round.saturating_add(ROUNDS_AHEAD);
        self.horizon = Some(Horizon { last_round, par: outlook::par(self) });
    }

    #[inline]
    fn rollout(&self, scratch: &mut Vec<Action>, rng: &mut Rng) -> Action {
        policy::choice(self, scratch, rng)
    }

    fn priors(&self, legal: &[Action], out: &mut Vec<f32>) {
        opinion::of_each(self, legal, out);
    }

    /// Fleets, treasure sets and crew places are chosen unseen (B-06, B-20).
    fn veil(&self, action: Action) -> Option<u16> {
        use Action as A;
        match action {
            A::Preset(_) | A::Custom | A::AddShip(_) | A::AddCrew(_) | A::FleetDone => Some(0),
            A::AddUnique(_) | A::Coins(_) => Some(0),
            A::Aboard(_) | A::Ashore => Some(1),
            _ => None,
        }
    }

    fn value(&self) -> Values {
        outlook::values(self)
    }
}
