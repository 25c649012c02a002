//! The games of Grand Large on the command line: play, replay, question, compare, measure.
//!
//! ```text
//! sim play gale --players 4 --bots normal,random --json
//! sim help
//! ```

mod arena;
mod args;
mod bench;
mod census;
mod chance;
mod check;
mod chosen;
mod command;
mod digest;
mod failure;
mod games;
mod golden;
mod help;
mod play;
mod players;
mod probe;
mod reading;
mod replay;
mod spoken;
mod telling;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use engine::link;

use args::{Args, usage};
use command::Commands;
use failure::Failure;
use help::Verb;

fn main() -> ExitCode {
    // Arguments need not be text; what is not cannot be understood, but must not panic.
    let words: Vec<String> =
        std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(&words, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // What was told before the failure comes first; if nobody reads it, so be it.
            let _ = out.flush();
            if !matches!(failure, Failure::Unread) {
                let _ = writeln!(io::stderr(), "sim: {failure}");
            }
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let asks_help = |word: &String| matches!(word.as_str(), "--help" | "-h");
    let Some((verb, rest)) = words.split_first() else {
        return Err(usage("a command is missing"));
    };
    if verb == "help" || asks_help(verb) {
        return Ok(out.write_all(help::all().as_bytes())?);
    }
    let verb = Verb::named(verb)?;
    if rest.iter().any(asks_help) {
        return Ok(out.write_all(verb.help().as_bytes())?);
    }
    let args = Args::read(verb.accepts(), rest)?;
    let game = || Commands::named(args.word(0, "the name of the game")?);
    match verb {
        Verb::Play => (game()?.play)(&args, out),
        Verb::Replay => {
            let link = link::tidy(args.word(0, "the link")?);
            let address = link::peek(&link).map_err(|error| usage(replay::sentence(error)))?;
            (Commands::named(address.game)?.replay)(&link, &args, out)
        }
        Verb::Probe => (game()?.probe)(&mut io::stdin().lock(), out),
        Verb::Golden => golden::run(&args, out),
        Verb::Bench => bench::run(&args, out),
        Verb::Arena => (game()?.arena)(&args, out),
        Verb::Census => (game()?.census)(&args, out),
        Verb::Check => (game()?.check)(&args, out),
        Verb::Digest => (game()?.digest)(&args, out),
    }
}
