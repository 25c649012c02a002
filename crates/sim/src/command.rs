//! What this command can do with any game: one entry a game, one function a verb.

use std::io::{BufRead, Write};

use bots::Played;
use engine::link::LinkError;

use crate::args::{Args, usage};
use crate::bench::Bench;
use crate::failure::Failure;
use crate::spoken::Spoken;
use crate::{arena, bench, census, check, digest, games, golden, play, probe, replay};

/// The commands of one game.
pub struct Commands {
    /// Its name, as in links.
    pub name: &'static str,
    /// `sim play`.
    pub play: fn(&Args, &mut dyn Write) -> Result<(), Failure>,
    /// `sim replay`, of a tidy link.
    pub replay: fn(&str, &Args, &mut dyn Write) -> Result<(), Failure>,
    /// `sim probe`.
    pub probe: fn(&mut dyn BufRead, &mut dyn Write) -> Result<(), Failure>,
    /// `sim arena`.
    pub arena: fn(&Args, &mut dyn Write) -> Result<(), Failure>,
    /// `sim census`.
    pub census: fn(&Args, &mut dyn Write) -> Result<(), Failure>,
    /// `sim check`.
    pub check: fn(&Args, &mut dyn Write) -> Result<(), Failure>,
    /// `sim digest`.
    pub digest: fn(&Args, &mut dyn Write) -> Result<(), Failure>,
    /// What `sim bench` measures.
    pub bench: fn() -> Box<dyn Bench>,
    /// The recorded game of a golden entry.
    pub transcript: fn(&golden::Entry) -> Result<golden::Recorded, Failure>,
    /// The fingerprint of the game a link holds.
    pub fingerprint: fn(&str) -> Result<u64, LinkError>,
}

impl Commands {
    /// All commands for this game.
    pub const fn of<G: Spoken + Played>() -> Commands {
        Commands {
            name: G::NAME,
            play: play::run::<G>,
            replay: replay::run::<G>,
            probe: probe::run::<G>,
            arena: arena::run::<G>,
            census: census::run::<G>,
            check: check::run::<G>,
            digest: digest::run::<G>,
            bench: bench::of::<G>,
            transcript: golden::record::<G>,
            fingerprint: |link| {
                engine::link::decode::<G>(link).map(|game| engine::link::fingerprint(&game))
            },
        }
    }

    /// The commands of the game of this name.
    pub fn named(name: &str) -> Result<&'static Commands, Failure> {
        let template = std::iter::once(&games::TEMPLATE);
        games::GAMES.iter().chain(template).find(|game| game.name == name).ok_or_else(|| {
            let names: Vec<&str> = games::GAMES.iter().map(|game| game.name).collect();
            usage(format!("there is no game `{name}`; there are {}", names.join(", ")))
        })
    }
}
