//! The two commands of the README, `cargo xtask serve` and `cargo xtask test`, and their parts.
//!
//! On a machine with rustup and nothing else they install what is missing in the user's cache
//! directory, by version and once for all checkouts, say so line by line, and leave everything else
//! outside the project alone — except for Node.js and Chromium, which come from apt where that is
//! allowed.
#![expect(clippy::print_stdout, reason = "a command line tool speaks to its terminal")]

mod args;
mod cargo_lock;
mod content;
mod digest;
mod failure;
mod page;
mod project;
mod run;
mod serve;
mod test;
mod tools;

use crate::{args::Task, failure::Failure, project::Project};
use std::{io::Write, process::ExitCode};

fn main() -> ExitCode {
    match args::parse(std::env::args().skip(1)).and_then(carry_out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // Nothing sensible is left to do when even stderr is closed.
            let _ = writeln!(std::io::stderr(), "xtask: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}

fn carry_out(task: Task) -> Result<(), Failure> {
    let project = Project::find()?;
    match task {
        Task::Help => print!("{}", args::HELP),
        Task::Build => page::build(&project)?,
        Task::Content => content::write(&project)?,
        Task::Serve { port, build } => {
            if build {
                page::build_if_stale(&project)?;
            }
            serve::serve(&project.dist(), port)?;
        }
        Task::ListStages => test::list(),
        Task::Test(stages) => test::run(&project, &stages)?,
        Task::FinishPage => page::finish_staged(&project)?,
    }
    Ok(())
}
