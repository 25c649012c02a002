//! What a bot answers, and the two ways to ask for it at once.

use engine::{Foreseen, Hints, Rng};

use crate::{Level, Search};

/// An answer to "what should this seat do?".
#[derive(Clone, PartialEq, Debug)]
#[allow(clippy::disallowed_types, reason = "an estimate is no rule")]
pub struct Advice {
    /// The place of the action in the list.
    pub index: usize,
    /// Where the action begins a plan: what follows it, as far as can be foreseen. The last of it
    /// may show something.
    pub then: Vec<Foreseen>,
    /// What the action seems worth to the seat, from 0 (lost) to 1 (won); ½ if nothing was
    /// imagined, as when there is only one action.
    pub value: f32,
    /// The place of what seems best besides it, if anything else was tried.
    pub second: Option<usize>,
    /// How many games were imagined for it.
    pub simulations: u32,
}

/// Simulations between two questions whether to go on: a fraction of a millisecond's worth.
const SLICE: u32 = 32;

/// The choice of a level, in one go. `keep_going` is asked every few dozen imagined games; when
/// it says no, the answer is the best known so far. At least one slice is always thought.
pub fn choose<G: Hints>(
    view: &G::View,
    legal: &[G::Action],
    level: Level,
    mut keep_going: impl FnMut() -> bool,
    rng: &mut Rng,
) -> Advice {
    let mut search = Search::<G>::new(view.clone(), legal.to_vec(), level, rng);
    while !search.is_done() {
        search.run(SLICE);
        if !keep_going() {
            break;
        }
    }
    search.advice()
}

/// The choice of a player who does not think: any place of a list of this length.
pub fn random(length: usize, rng: &mut Rng) -> usize {
    rng.below(length as u32) as usize
}
