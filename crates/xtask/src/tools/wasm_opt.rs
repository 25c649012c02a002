//! wasm-opt, which makes the page's wasm a third smaller.

use super::{Toolbox, node, shelf::Shelf, version};
use crate::{failure::Failure, run};
use std::path::PathBuf;

// Debian 12 has 108, whose output fails at start (`WebAssembly.Table.set()`); the page is known to
// work with this one.
const VERSION: u32 = 132;

/// Where it is once it has been installed here.
pub fn bin(shelf: &Shelf) -> PathBuf {
    node::bin_of(shelf, "binaryen", &VERSION.to_string())
}

/// Sees to it that the `wasm-opt` Trunk will find is a good one.
pub fn ensure(toolbox: &Toolbox) -> Result<(), Failure> {
    if is_good(toolbox) {
        return Ok(());
    }
    // The package is a Node program: it may only have wanted Node.
    node::ensure(toolbox)?;
    if is_good(toolbox) {
        return Ok(());
    }
    node::install(toolbox, "binaryen", "binaryen", &VERSION.to_string())?;
    if is_good(toolbox) {
        return Ok(());
    }
    Err(toolbox.shelf.broken("binaryen", &VERSION.to_string()))
}

fn is_good(toolbox: &Toolbox) -> bool {
    let answer = toolbox.find("wasm-opt").and_then(|file| {
        let mut question = toolbox.command(&file);
        run::stdout_of(question.arg("--version")).ok()
    });
    answer.and_then(|answer| version::first_number(&answer)) == Some(VERSION)
}
