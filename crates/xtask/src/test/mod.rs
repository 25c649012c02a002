//! `cargo xtask test`: every check there is, in stages from the quickest to the slowest.

mod stages;

use crate::{failure::Failure, page, project::Project, tools::Toolbox};
use std::time::Instant;

/// One kind of check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Fmt,
    Content,
    Clippy,
    Native,
    Page,
    Wasm,
    Browser,
}

impl Stage {
    /// In the order they run.
    pub const ALL: [Stage; 7] = [
        Stage::Fmt,
        Stage::Content,
        Stage::Clippy,
        Stage::Native,
        Stage::Page,
        Stage::Wasm,
        Stage::Browser,
    ];

    /// As typed on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Fmt => "fmt",
            Stage::Content => "content",
            Stage::Clippy => "clippy",
            Stage::Native => "native",
            Stage::Page => "page",
            Stage::Wasm => "wasm",
            Stage::Browser => "browser",
        }
    }

    fn about(self) -> &'static str {
        match self {
            Stage::Fmt => "every file is formatted",
            Stage::Content => "the tables of Logbook are what its JSON says, and that is sound",
            Stage::Clippy => "no lint anywhere, natively and for the page",
            Stage::Native => "unit, integration and documentation tests",
            Stage::Page => "the release page builds and keeps to its size",
            Stage::Wasm => "the page's rules and bots play as the native ones do",
            Stage::Browser => "walk-throughs in Chromium",
        }
    }
}

/// How a stage ended when it did not fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Passed,
    /// There was nothing to run, and it said so.
    Empty,
}

/// What the stages share.
struct Bench<'a> {
    project: &'a Project,
    toolbox: Toolbox,
    page_is_built: bool,
}

impl Bench<'_> {
    /// Builds the page, unless this run has done so or nothing has changed since.
    fn need_page(&mut self) -> Result<(), Failure> {
        if !self.page_is_built {
            page::build_if_stale(self.project)?;
            self.page_is_built = true;
        }
        Ok(())
    }
}

/// Prints what the stages are.
pub fn list() {
    for stage in Stage::ALL {
        println!("{:<8} {}", stage.name(), stage.about());
    }
}

/// Runs the stages up to the first that fails.
pub fn run(project: &Project, stages: &[Stage]) -> Result<(), Failure> {
    let mut bench = Bench { project, toolbox: Toolbox::open(project)?, page_is_built: false };
    let start = Instant::now();
    let mut passed = 0;
    for &stage in stages {
        let name = stage.name();
        println!("== {name}: {}", stage.about());
        let begun = Instant::now();
        let ending = stages::run(stage, &mut bench);
        let seconds = begun.elapsed().as_secs_f32();
        match ending {
            Ok(Ending::Passed) => {
                passed += 1;
                println!("== {name}: passed in {seconds:.1} s");
            }
            Ok(Ending::Empty) => println!("== {name}: nothing to run"),
            Err(failure) => {
                println!("== {name}: FAILED after {seconds:.1} s: {failure}");
                println!("{passed} passed, 1 failed");
                return Err(Failure::Wrong(format!(
                    "stage {name} failed; `cargo xtask test {name}` runs it alone"
                )));
            }
        }
    }
    println!("total time {:.0} s", start.elapsed().as_secs_f32());
    println!("{passed} passed, 0 failed");
    Ok(())
}
