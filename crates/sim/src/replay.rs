//! `sim replay`: the game a link holds, step by step.

use std::io::Write;

use engine::Match;
use engine::link::{self, LinkError};

use crate::args::{Args, usage};
use crate::failure::Failure;
use crate::spoken::Spoken;
use crate::telling::{self, Manner};

/// Tells the game of a link from its beginning to its last step.
pub fn run<G: Spoken>(link: &str, args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let manner = Manner::of(args.flag("--json"));
    let mut game: Match<G> = link::decode(link).map_err(|error| usage(sentence(error)))?;
    game.seek(0);
    telling::begin(&game, manner, out)?;
    for ply in 1..=game.steps().len() {
        game.seek(ply);
        telling::step(&game, manner, out)?;
    }
    Ok(telling::end(&game, manner, out)?)
}

/// Why a link cannot be opened, in words.
pub fn sentence(error: LinkError) -> String {
    match error {
        LinkError::NotALink => "this is not a link to a game".to_owned(),
        LinkError::OtherGame => "this is a link to another game".to_owned(),
        LinkError::OtherRules { link, ours } => {
            format!("this link was made with rules {link} of the game, these are rules {ours}")
        }
        LinkError::TooLong => "this is longer than any link".to_owned(),
        LinkError::Garbled => "this link is damaged: characters are missing or changed".to_owned(),
        LinkError::Diverged => "this link does not lead to the game it was made from".to_owned(),
    }
}
