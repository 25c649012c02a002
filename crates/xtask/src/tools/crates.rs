//! Programs that `cargo install` builds.

use super::{Toolbox, progress, version};
use crate::{cargo_lock, failure::Failure, run};
use std::{fs, path::PathBuf};

// 0.22 wants a newer rustc than the one pinned here.
const TRUNK: &str = "0.21.14";

/// Built once and run for seconds: compile them fast rather than well.
const FAST_PROFILE: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
];

/// Flags meant for the project, not for the tools.
const OUTER_FLAGS: [&str; 4] =
    ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_RUSTFLAGS", "CARGO_BUILD_TARGET"];

/// Trunk, which bundles the page.
pub fn trunk(toolbox: &Toolbox) -> Result<PathBuf, Failure> {
    ensure(toolbox, "trunk", "trunk", TRUNK, &["--locked"])
}

/// The wasm-bindgen command of exactly the locked library's version: the two share a file format
/// that changes with every release.
pub fn wasm_bindgen(toolbox: &Toolbox) -> Result<PathBuf, Failure> {
    let file = toolbox.project.root().join("Cargo.lock");
    let lock = fs::read_to_string(&file).map_err(Failure::file(&file))?;
    let version = cargo_lock::version_of(&lock, "wasm-bindgen").ok_or_else(|| {
        Failure::Wrong("Cargo.lock does not say which wasm-bindgen the page uses".into())
    })?;
    ensure(toolbox, "wasm-bindgen-cli", "wasm-bindgen", version, &[])
}

fn ensure(
    toolbox: &Toolbox,
    package: &str,
    program: &str,
    version: &str,
    flags: &[&str],
) -> Result<PathBuf, Failure> {
    let found = || {
        let file = toolbox.find(program)?;
        let answer = run::answer(&file, &["--version"])?;
        (version::second_word(&answer) == Some(version)).then_some(file)
    };
    if let Some(file) = found() {
        return Ok(file);
    }
    progress(&format!("building {package} {version} (once, some minutes)"));
    let scratch = toolbox.dir().join("build");
    let mut install = run::cargo();
    install
        .args(["install", "--force"])
        .arg(format!("{package}@{version}"))
        .args(flags)
        .arg("--root")
        .arg(toolbox.dir())
        .env("CARGO_TARGET_DIR", &scratch)
        .envs(FAST_PROFILE);
    for flag in OUTER_FLAGS {
        install.env_remove(flag);
    }
    run::run(&mut install)?;
    // Half a gigabyte that nobody needs again.
    fs::remove_dir_all(&scratch).map_err(Failure::file(&scratch))?;
    found().ok_or_else(|| {
        Failure::Wrong(format!("{package} was installed but does not answer as version {version}"))
    })
}
