//! wasm-opt, which makes the page's wasm a third smaller.

use super::{Toolbox, node, progress, version};
use crate::{failure::Failure, run};

// Debian 12 has 108, whose output fails at start (`WebAssembly.Table.set()`).
const OLDEST: u32 = 123;
const PACKAGE: &str = "binaryen@132";

/// Sees to it that the `wasm-opt` Trunk will find is a good one.
pub fn ensure(toolbox: &Toolbox) -> Result<(), Failure> {
    if is_good(toolbox) {
        return Ok(());
    }
    // The package is a Node program.
    node::ensure(toolbox)?;
    if is_good(toolbox) {
        return Ok(());
    }
    progress(&format!("installing wasm-opt from npm ({PACKAGE})"));
    node::install(toolbox, PACKAGE)?;
    if is_good(toolbox) {
        return Ok(());
    }
    Err(Failure::Wrong(format!("{PACKAGE} was installed but its wasm-opt does not run")))
}

fn is_good(toolbox: &Toolbox) -> bool {
    let answer = toolbox.find("wasm-opt").and_then(|file| {
        let mut question = toolbox.command(&file);
        run::stdout_of(question.arg("--version")).ok()
    });
    answer
        .and_then(|answer| version::first_number(&answer))
        .is_some_and(|version| version >= OLDEST)
}
