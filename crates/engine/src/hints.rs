//! What a bot should know about a game beyond its rules.
#![allow(clippy::float_arithmetic, clippy::disallowed_types)]

use std::fmt::Debug;
use std::hash::Hash;

use crate::{BySeat, Game, Rng};

/// What a position is worth to each seat, from 0 (lost) to 1 (won).
pub type Values = BySeat<f32>;

/// What a seat sets out to do in a game where every action is a decision: nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoPlan {}

/// A game's advice to the bots. Advice never changes what is legal, only what is tried first.
///
/// Arithmetic here must give the same bits natively and in wasm: `+ − × ÷`, comparisons and
/// `sqrt` do, the platform's `ln`, `exp` and `pow` do not.
pub trait Hints: Game {
    /// What a seat may set out to do where that takes many actions: [`NoPlan`] where it never does.
    type Plan: Copy + Eq + Hash + Debug;

    /// How many games the best bot imagines for one decision: about what a browser can do in
    /// half a second.
    const IMAGINED: u32 = 60_000;

    /// How many the other two imagine, the weakest first. Where few games can be imagined they want
    /// a larger share, or both play alike.
    const LESSER: [u32; 2] = [Self::IMAGINED / 600, Self::IMAGINED / 100];

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

    /// Adds what the seat to act might set out to do to `out`, which the caller has emptied, each
    /// with how promising it looks, from 0 to 1. Where there is any, bots choose among plans instead
    /// of actions; it depends only on what the seat sees.
    #[inline]
    fn plans(&self, _out: &mut Vec<(Self::Plan, f32)>) {}

    /// What the seat to act does next to carry out its plan, an action of the list; none once that
    /// is done, or hopeless.
    #[inline]
    fn pursue(&self, _plan: Self::Plan, _rng: &mut Rng) -> Option<Self::Action> {
        None
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
