//! `sim census`: what whole games used, and what none of them did.

mod counts;

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Played;
use engine::{Match, Options, Setup, Turn};

use crate::args::Args;
use crate::chance;
use crate::chosen;
use crate::failure::Failure;
use crate::players::{Player, seated};
use crate::spoken::Spoken;

use counts::Counts;

/// Plays the games asked for, several at a time, and tells what they used.
pub fn run<G: Spoken + Played>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (options, seed) = (chosen::options::<G>(args)?, chance::seed(args)?);
    let players = seated(args.value("--bots")?.or(Some("easy")), options.seats())?;
    let games = args.number("--games", 1, 1_000_000)?.unwrap_or(20);
    let scale = args.number("--budget-scale", 0.000_001, 1_000_000.0)?.unwrap_or(1.0);
    let threads = args.number("--threads", 1, 64)?.unwrap_or(2);
    let setup = Setup::<G> { options, seed };
    let counts = counted(&setup, &players, games, scale, threads);
    if args.flag("--json") {
        counts.json(G::NAME, out)?;
    } else {
        counts.lines(out)?;
        writeln!(out, "{games} games dealt from seed {seed}")?;
    }
    Ok(())
}

/// What all games used together, whoever played them.
fn counted<G: Spoken + Played>(
    setup: &Setup<G>,
    players: &[Player],
    games: u64,
    scale: f64,
    threads: u64,
) -> Counts {
    let (next, counts) = (AtomicU64::new(0), Mutex::new(Counts::of(G::usable())));
    // Setups need not be shareable between threads; what they are made of is.
    let (choices, seeds) = (setup.options.choices(), chance::seeds(setup.seed, games));
    std::thread::scope(|scope| {
        for _ in 0..threads.min(games) {
            scope.spawn(|| {
                let options = G::Options::from_choices(&choices).expect("they were options");
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(seed) = seeds.get(number as usize) else { break };
                    let setup = Setup::<G> { options: options.clone(), seed: *seed };
                    let used = G::used(&played(setup, players, scale));
                    counts.lock().expect("no thread stops while it counts").add(used);
                }
            });
        }
    });
    counts.into_inner().expect("no thread stopped while it counted")
}

/// A whole game, its players' chance its own.
fn played<G: Spoken + Played>(setup: Setup<G>, players: &[Player], scale: f64) -> Match<G> {
    let mut chance = chance::of(setup.seed);
    let mut game = Match::new(setup);
    while let Turn::Act(seat) = game.to_act() {
        let path = players[seat.index()].choose(&game, seat, scale, &mut chance);
        assert!(game.follow(&path) > 0, "a player chooses from the list");
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::toy::Toy;

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let setup = Setup::<Toy> { options: Default::default(), seed: 3 };
        let players = seated(None, setup.options.seats()).expect("they play at random");
        let alone = counted(&setup, &players, 6, 1.0, 1);
        assert_eq!(alone, counted(&setup, &players, 6, 1.0, 3));
    }
}
