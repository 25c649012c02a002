//! Is the page newer than what it is made of?

use super::files;
use crate::{digest, failure::Failure};
use std::{fmt::Write, fs, path::Path, time::UNIX_EPOCH};

/// What the page is not made of, at the top of the tree.
const OTHERS: [&str; 6] = [".ci", ".git", ".github", "dist", "target", "tests"];

/// Changes whenever a file the page may be made of is added, removed, renamed or touched.
pub fn fingerprint(root: &Path) -> Result<String, Failure> {
    let mut list = String::new();
    for (name, path) in files::below(root, |name| !OTHERS.contains(&name))? {
        let about = fs::symlink_metadata(&path).map_err(Failure::file(&path))?;
        let modified = about.modified().map_err(Failure::file(&path))?;
        let age = modified.duration_since(UNIX_EPOCH).unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = writeln!(list, "{name} {} {}", about.len(), age.as_nanos());
    }
    Ok(digest::short_hex(list.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_count_and_outputs_do_not() {
        let root = std::env::temp_dir().join(format!("grand-large-inputs-{}", std::process::id()));
        let write = |name: &str, text: &str| {
            let path = root.join(name);
            fs::create_dir_all(path.parent().expect("a file has a parent")).expect("temporary");
            fs::write(path, text).expect("temporary");
        };
        let now = || fingerprint(&root).expect("readable");
        write("src/lib.rs", "one");
        let first = now();
        write("dist/index.html", "built");
        write(".git/index", "committed");
        write("target/xtask/page-inputs", "stamp");
        assert_eq!(now(), first);
        write(".cargo/config.toml", "flags");
        let second = now();
        assert_ne!(second, first);
        write("src/lib.rs", "longer");
        let third = now();
        assert_ne!(third, second);
        fs::remove_file(root.join("src/lib.rs")).expect("it was ours");
        assert_ne!(now(), third);
        fs::remove_dir_all(&root).expect("it was ours");
    }
}
