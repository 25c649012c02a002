//! `sim golden`: recorded games and links that must never change unnoticed.

mod entries;
mod links;
mod transcripts;

use std::io::Write;
use std::path::{Path, PathBuf};

use engine::{Match, link, options};

use crate::args::{Args, usage};
use crate::failure::Failure;
use crate::spoken::Spoken;

pub use entries::{ENTRIES, Entry};

/// What recording an entry gives.
pub struct Recorded {
    /// The transcript, line by line.
    pub transcript: String,
    /// The links of its end and of its middle, each with the fingerprint of its game.
    pub links: [(String, u64); 2],
}

/// Plays the game of an entry.
pub fn record<G: Spoken>(entry: &Entry) -> Result<Recorded, Failure> {
    let pairs: Vec<(String, String)> =
        entry.options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let bad = |why| usage(format!("the golden {}-{} asks for {why:?}", entry.game, entry.name));
    let options = options::with(&Default::default(), &pairs).map_err(bad)?;
    let transcript = engine::golden::transcript::<G>(&options, entry.seed);
    let end = transcript.split_whitespace().last().unwrap_or_default().to_owned();
    let unread = |why| Failure::Differs(format!("{end} is our own link, but: {why:?}"));
    let mut game: Match<G> = link::decode(&end).map_err(unread)?;
    let end = (end, link::fingerprint(&game));
    game.seek(game.steps().len() / 2);
    let middle = (link::encode(&game, game.cursor()), link::fingerprint(&game));
    Ok(Recorded { transcript, links: [end, middle] })
}

/// Compares everything recorded with what the rules do today, or records it anew.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = args.value("--dir")?.map_or_else(default_folder, PathBuf::from);
    let recorded = ENTRIES
        .iter()
        .map(|entry| {
            let game = crate::command::Commands::named(entry.game)?;
            Ok((format!("{}-{}", entry.game, entry.name), (game.transcript)(entry)?))
        })
        .collect::<Result<Vec<(String, Recorded)>, Failure>>()?;
    if args.flag("--bless") {
        std::fs::create_dir_all(&folder).map_err(Failure::file(&folder))?;
        transcripts::bless(&folder, &recorded, out)?;
        links::bless(&folder, &recorded, out)?;
    }
    // Compared even then: a promise that a link no longer keeps cannot be blessed away.
    let mut complaints = transcripts::compare(&folder, &recorded)?;
    complaints.extend(links::compare(&folder, &recorded)?);
    if !complaints.is_empty() {
        let hint = "a difference no rule explains is a bug; record the others with `--bless`";
        return Err(Failure::Differs(format!("{}\n{hint}", complaints.join("\n"))));
    }
    writeln!(out, "{} recorded games and their links are as they should be", recorded.len())?;
    Ok(())
}

fn default_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_entries_share_a_file_and_all_can_be_recorded() {
        for (at, entry) in ENTRIES.iter().enumerate() {
            let same = |other: &&Entry| (other.game, other.name) == (entry.game, entry.name);
            assert_eq!(ENTRIES[..at].iter().filter(same).count(), 0, "{}", entry.name);
            let game = crate::command::Commands::named(entry.game).expect(entry.game);
            let recorded = (game.transcript)(entry).expect(entry.name);
            for (link, fingerprint) in recorded.links {
                assert_eq!((game.fingerprint)(&link), Ok(fingerprint), "{link}");
            }
        }
    }
}
