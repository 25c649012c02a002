//! Programs that `cargo install` builds.

use super::{Toolbox, progress, shelf::Shelf, version};
use crate::{cargo_lock, failure::Failure, project::Project, run};
use std::{fs, path::PathBuf, process};

// 0.22 wants a newer rustc than the one pinned here.
const TRUNK: &str = "0.21.14";
// Moves together with wasm_split_helpers in Cargo.lock, wasm-bindgen and rustc, or not at all.
const WASM_SPLIT: &str = "0.2.4";

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

/// A program that `cargo install` builds.
pub struct Tool {
    package: &'static str,
    program: &'static str,
    version: String,
    flags: &'static [&'static str],
    /// Does it say which version it is? One that does not is known by its place on the shelf.
    tells_version: bool,
}

/// Trunk, which bundles the page.
pub fn trunk() -> Tool {
    Tool {
        package: "trunk",
        program: "trunk",
        version: TRUNK.into(),
        flags: &["--locked"],
        tells_version: true,
    }
}

/// The command that splits the program into chunks.
pub fn wasm_split() -> Tool {
    Tool {
        package: "wasm_split_cli_support",
        program: "wasm-split-cli",
        version: WASM_SPLIT.into(),
        flags: &["--locked", "--features", "build-binary"],
        tells_version: false,
    }
}

/// The wasm-bindgen command of exactly the locked library's version: the two share a file format
/// that changes with every release.
pub fn wasm_bindgen(project: &Project) -> Result<Tool, Failure> {
    let file = project.root().join("Cargo.lock");
    let lock = fs::read_to_string(&file).map_err(Failure::file(&file))?;
    let version = cargo_lock::version_of(&lock, "wasm-bindgen").ok_or_else(|| {
        Failure::Wrong("Cargo.lock does not say which wasm-bindgen the page uses".into())
    })?;
    let version = version.to_owned();
    Ok(Tool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version,
        flags: &[],
        tells_version: true,
    })
}

impl Tool {
    /// Where its program is once it has been built here.
    pub fn bin(&self, shelf: &Shelf) -> PathBuf {
        shelf.place(self.package, &self.version).join("bin")
    }

    /// The program, built if it is nowhere to be found.
    pub fn ensure(&self, toolbox: &Toolbox) -> Result<PathBuf, Failure> {
        let Tool { package, program, version, flags, tells_version } = self;
        let found = || {
            if !tells_version {
                return run::which(program, self.bin(&toolbox.shelf).as_os_str());
            }
            let file = toolbox.find(program)?;
            let answer = run::answer(&file, &["--version"])?;
            (version::second_word(&answer) == Some(version)).then_some(file)
        };
        if let Some(file) = found() {
            return Ok(file);
        }
        progress(&format!("building {package} {version} (once per machine, some minutes)"));
        let scratch = toolbox.project.scratch().join(format!("{package}-{}", process::id()));
        toolbox.shelf.put(package, version, |root| {
            let mut install = run::cargo();
            install
                .arg("install")
                .arg(format!("{package}@{version}"))
                .args(*flags)
                .arg("--root")
                .arg(root)
                .env("CARGO_TARGET_DIR", &scratch)
                .envs(FAST_PROFILE);
            for flag in OUTER_FLAGS {
                install.env_remove(flag);
            }
            run::run(&mut install)?;
            // Half a gigabyte that nobody needs again.
            fs::remove_dir_all(&scratch).map_err(Failure::file(&scratch))
        })?;
        found().ok_or_else(|| toolbox.shelf.broken(package, version))
    }
}
