//! `sim bench`: how fast rules and bots are, and how short links.
//!
//! Ratios travel between machines, times do not: natively and in wasm everything is measured in
//! turns, several rounds, and the median counts.

mod figures;
mod native;
mod wasm;

use std::io::{self, Write};

use crate::args::Args;
use crate::command::Commands;
use crate::failure::Failure;
use crate::games::GAMES;

pub use native::of;

use figures::{Figure, Figures};
use wasm::{Case, Found, Wasm};

/// What can be measured of a game.
pub trait Bench {
    /// Nanoseconds for an action of a random game, through the whole contract.
    fn playout(&self) -> f64;
    /// Imagined games a second at the first decision of a default game.
    fn search(&self) -> f64;
    /// How long the links of finished games are.
    fn links(&self) -> LinkLength;
}

/// Links of finished random games, on average.
#[derive(Clone, PartialEq, Debug)]
pub struct LinkLength {
    /// Characters of the whole link.
    pub characters: f64,
    /// The characters it could not do without: six bits each of Σ log₂ of the lists' lengths.
    pub bound: f64,
    /// The link of the game with the most steps.
    pub longest: String,
}

/// Measures the games asked for and prints what was found.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut games: Vec<&Commands> =
        args.values("--game").map(Commands::named).collect::<Result<_, _>>()?;
    if games.is_empty() {
        games = GAMES.iter().collect();
    }
    let rounds = args.number("--rounds", 1, 100)?.unwrap_or(5);
    let wasm = if args.flag("--native") { None } else { Wasm::find() };
    if cfg!(debug_assertions) {
        say("these are figures of a debug build: measure with `cargo run --release -p sim`")?;
    }
    if wasm.is_none() && !args.flag("--native") {
        say("there is no built page to measure: run `cargo xtask build` first")?;
    }
    let figures = measure(&games, rounds, wasm.as_ref())?;
    if args.flag("--json") {
        figures.json(out)?
    } else {
        figures.lines(out)?
    }
    Ok(())
}

fn measure(games: &[&Commands], rounds: usize, wasm: Option<&Wasm>) -> Result<Figures, Failure> {
    let names: Vec<&str> = games.iter().map(|game| game.name).collect();
    let benches: Vec<Box<dyn Bench>> = games.iter().map(|game| (game.bench)()).collect();
    let links: Vec<LinkLength> = benches.iter().map(|bench| bench.links()).collect();
    let longest: Vec<(&str, &str)> =
        names.iter().zip(&links).map(|(name, links)| (*name, links.longest.as_str())).collect();
    let mut figures = Figures::default();
    for _ in 0..rounds {
        for (name, bench) in names.iter().zip(&benches) {
            figures.note("playout", name, "ns/action", bench.playout());
            figures.note("ismcts", name, "sims/s", bench.search());
        }
        for Found { case, game, value } in
            wasm.map_or(Ok(Vec::new()), |wasm| wasm.round(&longest))?
        {
            figures.note(&format!("{}-wasm", case.name()), &game, case.unit(), value);
            // As a speed both ways round: an action takes less time the faster it is.
            let Some(ours) = figures.latest(case.name(), &game) else { continue };
            let ratio = if case == Case::Playout { ours / value } else { value / ours };
            figures.note(&format!("{}-ratio", case.name()), &game, "wasm/native", ratio);
        }
    }
    for (name, LinkLength { characters, bound, .. }) in names.iter().zip(&links) {
        let mut figure = Figure::new("link", name, "characters");
        figure.note(*characters);
        figure.bound = Some(*bound);
        figures.add(figure);
    }
    Ok(figures)
}

fn say(sentence: &str) -> io::Result<()> {
    writeln!(io::stderr(), "sim: {sentence}")
}
