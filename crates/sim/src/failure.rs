//! Why a command stopped, in the words shown to the person at the terminal.

use std::path::Path;
use std::{fmt, io};

/// A reason to stop.
#[derive(Debug)]
pub enum Failure {
    /// The arguments make no sense.
    Usage(String),
    /// Something was compared and is not as it should be.
    Differs(String),
    /// A file or a program could not be used.
    Outside(String),
    /// Nobody reads our output any more (`sim play … | head`): no reason to complain.
    Unread,
}

impl Failure {
    /// What the shell is told: 2 for bad arguments, 1 for what went wrong later.
    pub fn exit_code(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::Differs(_) | Failure::Outside(_) => 1,
            Failure::Unread => 0,
        }
    }

    /// For `map_err` on what is done with a file.
    pub fn file(path: &Path) -> impl FnOnce(io::Error) -> Failure {
        let path = path.display().to_string();
        move |why| Failure::Outside(format!("{path}: {why}"))
    }
}

/// An error while printing.
impl From<io::Error> for Failure {
    fn from(why: io::Error) -> Self {
        match why.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::Outside(format!("the output cannot be written: {why}")),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(what) => write!(f, "{what} (see `sim --help`)"),
            Failure::Differs(what) | Failure::Outside(what) => f.write_str(what),
            Failure::Unread => f.write_str("nobody reads the output"),
        }
    }
}
