//! What rustup provides.

use super::progress;
use crate::{failure::Failure, run};
use std::{
    path::Path,
    process::{Command, Stdio},
};

const TARGET: &str = "wasm32-unknown-unknown";

/// The standard library for the page's target.
pub fn wasm_target() -> Result<(), Failure> {
    let dir =
        run::stdout_of(Command::new("rustc").args(["--print=target-libdir", "--target", TARGET]))?;
    if Path::new(dir.trim()).is_dir() {
        return Ok(());
    }
    progress(&format!("rustup target add {TARGET}"));
    rustup(&["target", "add", TARGET])
}

/// rustfmt and clippy.
pub fn components() -> Result<(), Failure> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        // A component that is absent leaves a proxy behind, which only an attempt unmasks.
        let mut attempt = run::cargo();
        attempt.args([subcommand, "--version"]);
        let status = attempt.stdout(Stdio::null()).stderr(Stdio::null()).status();
        if !status.is_ok_and(|status| status.success()) {
            progress(&format!("rustup component add {component}"));
            rustup(&["component", "add", component])?;
        }
    }
    Ok(())
}

fn rustup(args: &[&str]) -> Result<(), Failure> {
    let Some(rustup) = run::which("rustup", &run::system_path()) else {
        let what = args.join(" ");
        return Err(Failure::Missing(format!(
            "this Rust was not installed by rustup, so `rustup {what}` cannot be run: \
             install Rust from https://rustup.rs and try again"
        )));
    };
    run::run(Command::new(rustup).args(args))
}
