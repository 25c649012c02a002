//! What a branch of the tree promises.
#![allow(clippy::disallowed_types, reason = "estimates are fractions")]

use crate::list::Number;
use crate::ln::root_ln;

/// How strongly the search looks at what it has seldom tried.
const CURIOSITY: f32 = 0.6;
/// How many tries a game's own opinion of an action weighs.
const TRUST: f32 = 2.0;
/// What an action that was never tried is taken to be worth, before the game's opinion.
const FRESH: f32 = 0.5;

/// What must be known of a branch to decide whether to follow it: all branches of a place are
/// looked at in every world, so this is small and needs neither division nor root.
#[derive(Clone, Copy)]
pub struct Outlook {
    pub deed: Number,
    /// How often it could have been chosen.
    pub available: u32,
    /// What it is worth as far as one knows: the mean, and what is left of the game's opinion.
    promise: f32,
    /// How much there is still to be learned about it.
    doubt: f32,
}

impl Outlook {
    /// Of an action that is available for the first time and was never tried.
    pub fn new(deed: Number, prior: f32) -> Outlook {
        Outlook { deed, available: 1, promise: promise_of_fresh(prior), doubt: 0.0 }
    }

    /// The more, the better it is to follow the branch; never negative.
    #[inline]
    pub fn score(&self) -> f32 {
        self.promise + self.doubt * root_ln(self.available)
    }

    /// Takes in what is known after so many visits.
    #[inline]
    pub fn learn(&mut self, mean: f32, visits: u32, prior: f32) {
        let visits = visits as f32;
        self.promise = mean + TRUST * prior / (visits + 1.0);
        self.doubt = CURIOSITY / visits.sqrt();
    }
}

/// Could an action that was never tried still be better than this score?
#[inline]
pub fn may_beat(score: f32) -> bool {
    promise_of_fresh(1.0) > score
}

/// The score of an action that was never tried.
#[inline]
pub fn promise_of_fresh(prior: f32) -> f32 {
    FRESH + TRUST * prior
}
