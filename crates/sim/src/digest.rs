//! `sim digest`: what every machine must find, natively, in Node and in a browser.

use std::io::Write;

use bots::Played;
use engine::Options;
use serde_json::json;

use crate::args::Args;
use crate::failure::Failure;
use crate::spoken::Spoken;

/// Games of each set of options, if nobody says otherwise.
const GAMES: u64 = 200;
/// Bots' decisions at the usual table: they take longer, and fewer tell as much.
const DECISIONS: u64 = 100;

/// Prints, for each set of options, the fingerprints of the games of the first seeds; with the first
/// of them a fingerprint over the decisions of bots at the usual table, which need not be a sample.
pub fn run<G: Spoken + Played>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let games = args.number("--games", 1, 1_000_000)?.unwrap_or(GAMES);
    let decisions = games.min(DECISIONS);
    for (place, options) in G::Options::samples().into_iter().enumerate() {
        let found = G::games(&options, 0..games);
        let hex = |number: u64| format!("{number:016x}");
        let line = json!({
            "game": G::NAME,
            "options": options.choices(),
            "seed_from": 0,
            "hashes": found.iter().map(|(position, _)| hex(*position)).collect::<Vec<_>>(),
            "links": found.iter().map(|(_, link)| hex(*link)).collect::<Vec<_>>(),
            "decisions": decisions,
            "decided": (place == 0).then(|| hex(G::decisions(&G::Options::default(), 0..decisions))),
        });
        writeln!(out, "{line}")?;
        out.flush()?;
    }
    Ok(())
}
