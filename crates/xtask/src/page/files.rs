//! The files of a directory tree.

use crate::failure::Failure;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Every file below `root` with its path relative to it, `/` between the parts, sorted. Directories
/// and files whose relative path does not please `wanted` are passed over.
pub fn below(
    root: &Path,
    wanted: impl Fn(&str) -> bool,
) -> Result<Vec<(String, PathBuf)>, Failure> {
    let mut found = Vec::new();
    let mut open = vec![(String::new(), root.to_path_buf())];
    while let Some((prefix, dir)) = open.pop() {
        for entry in fs::read_dir(&dir).map_err(Failure::file(&dir))? {
            let entry = entry.map_err(Failure::file(&dir))?;
            let relative = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if !wanted(&relative) {
                continue;
            }
            let kind = entry.file_type().map_err(Failure::file(&entry.path()))?;
            if kind.is_dir() {
                open.push((format!("{relative}/"), entry.path()));
            } else {
                found.push((relative, entry.path()));
            }
        }
    }
    found.sort();
    Ok(found)
}
