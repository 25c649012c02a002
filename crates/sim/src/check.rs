//! `sim check`: does a game keep the contract, and do its links survive accidents?

use std::any::Any;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Options as _, check};
use indicatif::ProgressBar;

use crate::args::Args;
use crate::chance;
use crate::failure::Failure;
use crate::spoken::Spoken;

/// Damaged links between two moves of the progress bar.
const PORTION: u64 = 1_000;

/// Checks random games and damaged links, both shared out among all sets of options (a spread of them
/// where they are many).
pub fn run<G: Spoken>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let games = args.number("--games", 0, 100_000_000)?.unwrap_or(1_000);
    let links: u64 = args.number("--links", 0, 100_000_000)?.unwrap_or(10_000);
    let seed = chance::seed(args)?;
    let tables: Vec<G::Options> = G::Options::samples();
    let table = |number: u64| &tables[(number % tables.len() as u64) as usize];
    let portions = links.div_ceil(PORTION);
    let seeds = chance::seeds(seed, games.max(portions));
    // Drawn on the error stream, and only where that is a terminal.
    let progress = ProgressBar::new(games + portions);
    let checked = catch_unwind(AssertUnwindSafe(|| {
        for (number, seed) in (0..games).zip(&seeds) {
            check::conforms::<G>(table(number), *seed);
            progress.inc(1);
        }
        for (number, seed) in (0..portions).zip(&seeds) {
            let count = PORTION.min(links - number * PORTION) as usize;
            check::survives_mutations::<G>(table(number), *seed, count);
            progress.inc(1);
        }
    }));
    progress.finish_and_clear();
    checked.map_err(|panic| Failure::Differs(format!("{}: {}", G::NAME, said(&*panic))))?;
    writeln!(
        out,
        "{}: {games} games and {links} damaged links, {} sets of options, seed {seed}: all is well",
        G::NAME,
        tables.len()
    )?;
    Ok(())
}

/// What a failed check said.
fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref().copied()).unwrap_or("a check failed without a word")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_check_is_heard() {
        let heard = |work: fn()| {
            let panic = catch_unwind(work).expect_err("it panics");
            said(&*panic).to_owned()
        };
        assert_eq!(heard(|| panic!("a word")), "a word");
        assert_eq!(heard(|| panic!("{} words", 2)), "2 words");
    }
}
