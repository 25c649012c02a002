//! What a bot should know about a game beyond its rules.
#![allow(clippy::float_arithmetic, clippy::disallowed_types)]

use crate::{BySeat, Game, Rng};

/// What a position is worth to each seat, from 0 (lost) to 1 (won).
pub type Values = BySeat<f32>;

/// A game's advice to the bots. Advice never changes what is legal, only what is tried first.
///
/// Arithmetic here must give the same bits natively and in wasm: `+ − × ÷`, comparisons and
/// `sqrt` do, the platform's `ln`, `exp` and `pow` do not.
pub trait Hints: Game {
    /// How many games the best bot imagines for one decision: about what a browser can do in
    /// half a second. The other levels take a fixed share of it.
    const IMAGINED: u32 = 60_000;

    /// An imagined game is judged by [`Hints::value`] after this many actions at the latest.
    const ROLLOUT: usize = usize::MAX;

    /// How much of [`Hints::IMAGINED`] this decision is worth, in percent: what hardly matters need
    /// not be thought about for long.
    fn stakes(_view: &Self::View, _legal: &[Self::Action]) -> u32 {
        100
    }

    /// Makes an imagined world end at the horizon worth looking at (the end of a round, say),
    /// so that playing it out is short. Must not change any list before that end.
    fn shorten(&mut self) {}

    /// The choice of a quick and sensible player, used to play imagined games out. The list is
    /// scratch space: whatever it held is overwritten.
    #[inline]
    fn rollout(&self, scratch: &mut Vec<Self::Action>, rng: &mut Rng) -> Self::Action {
        scratch.clear();
        self.legal_actions(scratch);
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    /// How promising each action of the list looks to the seat to act before any search, from 0
    /// to 1; one entry each is added to `out`, which the caller has emptied.
    fn priors(&self, legal: &[Self::Action], out: &mut Vec<f32>) {
        out.extend(legal.iter().map(|_| 0.5));
    }

    /// What the other seats see of this action before it is carried out: `None` if they see
    /// which it is, otherwise the number of the group of actions they cannot tell apart. What is
    /// hidden from some should be hidden here: bots then do not act on what they cannot know.
    fn veil(&self, _action: Self::Action) -> Option<u16> {
        None
    }

    /// What the position is worth to each seat. Called when an imagined game is over or long.
    fn value(&self) -> Values;
}
