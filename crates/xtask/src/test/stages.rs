//! What each stage runs.

use super::{Bench, Ending, Stage};
use crate::{content, failure::Failure, page, run};
use std::{
    path::PathBuf,
    process::{Command, Stdio},
};

/// Everything but the app and its program, which alone need Leptos.
const NATIVE: [&str; 5] = ["--workspace", "--exclude", "grand-large", "--exclude", "page"];
const APP: [&str; 2] = ["--package", "grand-large"];
const PAGE: [&str; 4] = ["--package", "grand-large", "--package", "page"];

pub(super) fn run(stage: Stage, bench: &mut Bench) -> Result<Ending, Failure> {
    match stage {
        Stage::Fmt => fmt(bench)?,
        Stage::Content => content::check(bench.project)?,
        Stage::Clippy => clippy(bench)?,
        Stage::Native => native(bench)?,
        Stage::Page => {
            page::build_within_budget(bench.project)?;
            bench.page_is_built = true;
        }
        Stage::Wasm => return script(bench, "wasm/determinism.mjs", |_, _| Ok(())),
        Stage::Browser => return script(bench, "run.mjs", browser),
    }
    Ok(Ending::Passed)
}

fn fmt(bench: &Bench) -> Result<(), Failure> {
    bench.toolbox.for_lints()?;
    cargo(bench, &["fmt", "--all", "--check"], &[])
}

fn clippy(bench: &Bench) -> Result<(), Failure> {
    bench.toolbox.for_lints()?;
    let strictly = ["--", "-D", "warnings"];
    let wasm = ["--target", "wasm32-unknown-unknown"];
    cargo(bench, &["clippy", "--all-targets"], &[&NATIVE, &strictly])?;
    cargo(bench, &["clippy", "--lib", "--tests"], &[&APP, &strictly])?;
    cargo(bench, &["clippy"], &[&PAGE, &wasm, &strictly])
}

fn native(bench: &Bench) -> Result<(), Failure> {
    let mut question = run::cargo();
    question.args(["nextest", "--version"]);
    let answer = question.stdout(Stdio::null()).stderr(Stdio::null()).status();
    if answer.is_ok_and(|status| status.success()) {
        cargo(bench, &["nextest", "run"], &[&NATIVE])?;
        // nextest leaves documentation tests to cargo.
        cargo(bench, &["test", "--doc"], &[&NATIVE])?;
    } else {
        cargo(bench, &["test"], &[&NATIVE])?;
    }
    cargo(bench, &["test", "--lib"], &[&APP])
}

/// Runs a Node program of `tests/` on the built page.
fn script(
    bench: &mut Bench,
    name: &str,
    prepare: fn(&Bench, &mut Command) -> Result<(), Failure>,
) -> Result<Ending, Failure> {
    let script: PathBuf = bench.project.tests().join(name);
    if !script.is_file() {
        println!("there is no tests/{name}");
        return Ok(Ending::Empty);
    }
    bench.need_page()?;
    let node = bench.toolbox.node()?;
    let mut command = bench.toolbox.command(&node);
    command
        .arg(script)
        .env("GRAND_LARGE_DIST", bench.project.dist())
        .env("CARGO", run::cargo().get_program());
    prepare(bench, &mut command)?;
    run::run(&mut command)?;
    Ok(Ending::Passed)
}

fn browser(bench: &Bench, command: &mut Command) -> Result<(), Failure> {
    bench.toolbox.node_packages()?;
    command
        .env("CHROME", bench.toolbox.chrome()?)
        .env("GRAND_LARGE_SCREENS", bench.project.screens());
    Ok(())
}

fn cargo(bench: &Bench, task: &[&str], groups: &[&[&str]]) -> Result<(), Failure> {
    let mut command = run::cargo();
    command.current_dir(bench.project.root()).args(task);
    for group in groups {
        command.args(*group);
    }
    run::run(&mut command)
}
