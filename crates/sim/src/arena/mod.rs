//! `sim arena`: which level is better, and how sure that is.

mod figures;
mod lineup;
mod tally;

use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Played;
use engine::{BySeat, Clock, MAX_SEATS, Match, Options, Outcome, Setup, Turn, link};
use indicatif::{ProgressBar, ProgressStyle};
use rand::rngs::StdRng;

use crate::args::{Args, usage};
use crate::chance;
use crate::chosen;
use crate::failure::Failure;
use crate::players::Player;
use crate::spoken::{Figure, Habits, Spoken};

use figures::Figures;
use lineup::LineUps;
use tally::Tally;

/// Plays the games asked for, several at a time, and prints what they tell.
pub fn run<G: Spoken + Played>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (options, seed) = (chosen::options::<G>(args)?, chance::seed(args)?);
    let setup = Setup::<G> { options, seed };
    let levels = args.value("--levels")?.ok_or_else(|| usage("`--levels` is missing"))?;
    let together = args.number("--together", 1, MAX_SEATS)?.unwrap_or(1);
    let lineups = LineUps::read(levels, setup.options.seats(), together)?;
    let games = args.number("--games", 1, 10_000_000)?.unwrap_or(200);
    let scale = args.number("--budget-scale", 0.000_001, 1_000_000.0)?.unwrap_or(1.0);
    let threads = args.number("--threads", 1, 64)?.unwrap_or(2);
    let played = played_games(&setup, &lineups, games, scale, threads);
    let (mut tally, mut figures) = (Tally::default(), Figures::default());
    for game in &played {
        figures.add(&game.figures);
        tally.count(&game.players, &game.outcome);
        tally.look_at(&game.players, game.turns, game.habits.as_ref());
    }
    if args.flag("--json") {
        tally.json(G::NAME, out)?;
        figures.json(G::NAME, out)?;
    } else {
        tally.lines(out)?;
        figures.lines(out)?;
        writeln!(out, "dealt from seed {seed}")?;
    }
    Ok(())
}

/// All games in order, whoever played them first.
fn played_games<G: Spoken + Played>(
    setup: &Setup<G>,
    lineups: &LineUps,
    games: u64,
    scale: f64,
    threads: u64,
) -> Vec<PlayedGame> {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    // Drawn on the error stream, and only where that is a terminal.
    let progress = ProgressBar::new(games).with_style(style);
    let (next, played) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    // Setups need not be shareable between threads; what they are made of is.
    let (choices, seed) = (setup.options.choices(), setup.seed);
    let deals = chance::seeds(seed, games.div_ceil(lineups.turns()));
    std::thread::scope(|scope| {
        for _ in 0..threads.min(games) {
            scope.spawn(|| {
                let options = G::Options::from_choices(&choices).expect("they were options");
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    // The same deal for every turn of the table, other thoughts each time.
                    let deal = deals[(number / lineups.turns()) as usize];
                    let setup = Setup::<G> { options: options.clone(), seed: deal };
                    let players = lineups.of(number);
                    let mut chance = chance::of(!seed ^ number);
                    let game = played_game(setup, players, scale, &mut chance);
                    let mut played = played.lock().expect("no thread stops while it writes");
                    played.push((number, game));
                    progress.inc(1);
                }
            });
        }
    });
    progress.finish_and_clear();
    let mut played = played.into_inner().expect("no thread stopped while it wrote");
    played.sort_by_key(|(number, ..)| *number);
    played.into_iter().map(|(_, game)| game).collect()
}

/// What is told of a game.
#[derive(PartialEq, Debug)]
struct PlayedGame {
    players: Vec<Player>,
    outcome: Outcome,
    /// How often its clock moved on.
    turns: u64,
    habits: Option<BySeat<Habits>>,
    /// Its length, its link, and what the game itself has to tell.
    figures: Vec<Figure>,
}

fn played_game<G: Spoken + Played>(
    setup: Setup<G>,
    players: Vec<Player>,
    scale: f64,
    chance: &mut StdRng,
) -> PlayedGame {
    let mut game = Match::new(setup);
    loop {
        match game.to_act() {
            Turn::Act(seat) => {
                let path = players[seat.index()].choose(&game, seat, scale, chance);
                assert!(game.follow(&path) > 0, "a player chooses from the list");
            }
            Turn::Over(outcome) => {
                let moments: BTreeSet<Clock> = game.steps().iter().map(|step| step.clock).collect();
                let (turns, habits) = (moments.len() as u64, G::habits(&game));
                let link = link::encode(&game, usize::MAX).len() as u64;
                let length = [
                    Figure::much("actions", game.steps().len() as u64),
                    Figure::much("characters of its link", link),
                ];
                let figures = length.into_iter().chain(G::figures(&game)).collect();
                return PlayedGame { players, outcome, turns, habits, figures };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::toy::Toy;

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let setup = Setup::<Toy> { options: Default::default(), seed: 3 };
        let lineups = LineUps::read("deckhand,random", 3, 1).expect("both exist");
        let alone = played_games(&setup, &lineups, 12, 1.0, 1);
        assert_eq!(alone.len(), 12);
        assert_eq!(alone, played_games(&setup, &lineups, 12, 1.0, 3));
    }
}
