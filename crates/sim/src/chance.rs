//! Chance that is not part of any game: which games are dealt, what a random player does, how links
//! are damaged. Games have a generator of their own, frozen for ever; this one is `rand`'s.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::args::Args;
use crate::failure::Failure;

/// The seed of a run: the one that `--seed` names, or a fresh one. Naming it again repeats the run.
pub fn seed(args: &Args) -> Result<u64, Failure> {
    Ok(args.number("--seed", 0, u64::MAX)?.unwrap_or_else(rand::random))
}

/// The chance of a run.
pub fn of(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

/// As many seeds for games as asked for.
pub fn seeds(seed: u64, count: u64) -> Vec<u64> {
    of(seed).random_iter().take(count as usize).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_named_seed_repeats_and_more_games_begin_with_the_same() {
        assert_eq!(seeds(7, 3), seeds(7, 9)[..3]);
        assert_ne!(seeds(7, 3), seeds(8, 3));
    }
}
