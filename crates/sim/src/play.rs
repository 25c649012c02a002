//! `sim play`: a whole game among bots.

use std::io::Write;

use bots::Played;
use engine::{Match, Turn};

use crate::args::Args;
use crate::chance;
use crate::chosen;
use crate::failure::Failure;
use crate::players::seated;
use crate::spoken::Spoken;
use crate::telling::{self, Manner};

/// Plays the game the arguments describe, telling each step as it happens.
pub fn run<G: Spoken + Played>(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let manner = Manner::of(args.flag("--json"));
    let setup = chosen::setup::<G>(args)?;
    let mut game = Match::new(setup);
    let players = seated(args.value("--bots")?, game.seats())?;
    let mut chance = chance::of(game.setup().seed);
    telling::begin(&game, manner, out)?;
    while let Turn::Act(seat) = game.to_act() {
        let player = players[seat.index()];
        let path = player.choose(&game, seat, 1.0, &mut chance);
        let before = game.cursor();
        let taken = game.follow(&path);
        assert!(taken > 0, "a player chooses from the list");
        for ply in 1..=taken {
            game.seek(before + ply);
            telling::step(&game, manner, out)?;
        }
        out.flush()?;
    }
    Ok(telling::end(&game, manner, out)?)
}
