//! Where things are.

use crate::failure::Failure;
use std::path::{Path, PathBuf};

/// The project tree, by its root.
#[derive(Clone, Debug)]
pub struct Project {
    root: PathBuf,
}

impl Project {
    /// The tree this program was built from: cargo tells it when it runs, the compiler otherwise.
    pub fn find() -> Result<Project, Failure> {
        let here = std::env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = here.ancestors().find(|dir| dir.join("Trunk.toml").is_file());
        match root {
            Some(root) => Ok(Project { root: root.into() }),
            None => Err(Failure::Wrong(format!(
                "no Trunk.toml in or above {}: is the checkout complete?",
                here.display()
            ))),
        }
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The built page.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// Node's part of the tests.
    pub fn tests(&self) -> PathBuf {
        self.root.join("tests")
    }

    /// Pictures of every screen, taken by the browser walk-throughs.
    pub fn screens(&self) -> PathBuf {
        self.root.join("target/screens")
    }

    /// What this program notes down and throws away.
    pub fn scratch(&self) -> PathBuf {
        self.root.join("target/xtask")
    }
}
