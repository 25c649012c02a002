//! What can go wrong, in the words shown to the person at the terminal.

use std::{fmt, io, path::Path};

/// A reason to stop. Everything is fatal here; the kinds differ in what to do next.
#[derive(Debug)]
pub enum Failure {
    /// The command line makes no sense.
    Usage(String),
    /// A command ran and said no, or could not be started.
    Command { line: String, why: String },
    /// A file could not be read or written.
    File { path: String, why: io::Error },
    /// Something has to be installed by hand; the sentence says what and how.
    Missing(String),
    /// The project itself is not as it should be (a test is red, a budget is exceeded).
    Wrong(String),
}

impl Failure {
    /// 2 for a bad command line, 1 for everything else.
    pub fn exit_code(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            _ => 1,
        }
    }

    /// For `map_err` on file operations.
    pub fn file(path: &Path) -> impl FnOnce(io::Error) -> Failure {
        let path = path.display().to_string();
        move |why| Failure::File { path, why }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(what) => write!(f, "{what} (see `cargo xtask help`)"),
            Failure::Command { line, why } => write!(f, "`{line}` failed: {why}"),
            Failure::File { path, why } => write!(f, "{path}: {why}"),
            Failure::Missing(what) | Failure::Wrong(what) => f.write_str(what),
        }
    }
}
