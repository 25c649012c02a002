//! Other people's programs: found on PATH at the right version, or installed, once
//! per machine.

mod apt;
mod chrome;
mod crates;
mod node;
mod rust;
mod shelf;
mod version;
mod wasm_opt;

use crate::{failure::Failure, project::Project, run};
use shelf::Shelf;
use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    process::Command,
};

/// Knows where to look for programs: on the shelf first, then where the system has them.
pub struct Toolbox {
    project: Project,
    shelf: Shelf,
    path: OsString,
}

impl Toolbox {
    /// A toolbox for this tree. Installs nothing yet.
    pub fn open(project: &Project) -> Result<Toolbox, Failure> {
        let shelf = Shelf::of_this_user()?;
        let ours = [
            crates::trunk().bin(&shelf),
            crates::wasm_bindgen(project)?.bin(&shelf),
            crates::wasm_split().bin(&shelf),
            wasm_opt::bin(&shelf),
            node::bin(&shelf),
        ];
        let system = run::system_path();
        let dirs = ours.iter().cloned().chain(std::env::split_paths(&system));
        let path = std::env::join_paths(dirs).map_err(|_| {
            let dir = ours[0].display();
            Failure::Wrong(format!("{dir} cannot be put on PATH: it contains a separator"))
        })?;
        Ok(Toolbox { project: project.clone(), shelf, path })
    }

    /// All that building the page needs; returns Trunk.
    pub fn for_page(&self) -> Result<PathBuf, Failure> {
        rust::wasm_target()?;
        let trunk = crates::trunk().ensure(self)?;
        crates::wasm_bindgen(&self.project)?.ensure(self)?;
        self.splitter()?;
        wasm_opt::ensure(self)?;
        Ok(trunk)
    }

    /// What splits the program into chunks.
    pub fn splitter(&self) -> Result<PathBuf, Failure> {
        crates::wasm_split().ensure(self)
    }

    /// A program that building the page needs, once [`Toolbox::for_page`] has seen to it.
    pub fn program(&self, name: &str) -> Result<PathBuf, Failure> {
        let missing =
            || Failure::Missing(format!("{name} is missing: `cargo xtask build` brings it"));
        self.find(name).ok_or_else(missing)
    }

    /// All that formatting and linting need.
    pub fn for_lints(&self) -> Result<(), Failure> {
        rust::components()?;
        rust::wasm_target()
    }

    /// Node.js, recent enough for everything here.
    pub fn node(&self) -> Result<PathBuf, Failure> {
        node::ensure(self)
    }

    /// The Node packages of `tests/`, exactly as locked.
    pub fn node_packages(&self) -> Result<(), Failure> {
        node::packages(self)
    }

    /// A Chromium or a relative of it.
    pub fn chrome(&self) -> Result<PathBuf, Failure> {
        chrome::ensure(self)
    }

    /// A command in the project's root that finds our tools before the system's.
    pub fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.project.root()).env("PATH", &self.path);
        command
    }

    fn find(&self, program: &str) -> Option<PathBuf> {
        run::which(program, &self.path)
    }
}

/// One line of progress. Installing takes minutes; silence would look like a hang.
fn progress(what: &str) {
    println!("[tools] {what}");
}
