//! Debian packages, where we are allowed to install them.

use super::progress;
use crate::{failure::Failure, run};
use std::{
    path::Path,
    process::Command,
    sync::atomic::{AtomicBool, Ordering},
};

/// Are we root on a Debian or one of its children?
pub fn is_ours() -> bool {
    Path::new("/etc/debian_version").exists()
        && run::which("apt-get", &run::system_path()).is_some()
        && run::answer(Path::new("id"), &["-u"]).as_deref() == Some("0")
}

/// Installs packages and what they need, nothing merely recommended.
pub fn install(packages: &[&str]) -> Result<(), Failure> {
    // A fresh container has no package lists at all; one update per run is enough.
    static UPDATED: AtomicBool = AtomicBool::new(false);
    if !UPDATED.swap(true, Ordering::Relaxed) {
        progress("apt-get update");
        run::run_quietly(apt_get().arg("update"))?;
    }
    progress(&format!("apt-get install {}", packages.join(" ")));
    run::run_quietly(apt_get().args(["install", "-y", "--no-install-recommends"]).args(packages))
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    command.arg("-qq").env("DEBIAN_FRONTEND", "noninteractive");
    command
}
