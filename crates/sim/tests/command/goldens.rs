//! Recorded games and golden links.

use std::fs;
use std::path::PathBuf;

use crate::common::{complaint, sim};

/// If this fails: explain the difference by a rule id, then `cargo run -p sim -- golden --bless`.
#[test]
fn the_rules_do_what_was_recorded() {
    let output = sim(&["golden"], b"");
    assert!(output.status.success(), "{}", complaint(&output));
}

/// A folder of its own for a test, gone at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        Folder(path)
    }

    fn golden(&self, more: &[&str]) -> std::process::Output {
        let path = self.0.to_str().expect("the target folder's name is text");
        sim(&[&["golden", "--dir", path], more].concat(), b"")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_difference_is_found_and_named_and_a_link_never_rewritten() {
    let folder = Folder::new("golden");
    assert_eq!(folder.golden(&[]).status.code(), Some(1), "nothing is recorded yet");
    assert!(folder.golden(&["--bless"]).status.success());
    assert!(folder.golden(&[]).status.success());

    let game = folder.0.join("toy-short.txt");
    let recorded = fs::read_to_string(&game).expect("it was recorded");
    fs::write(&game, recorded.replacen(" of 4", " of 9", 1)).expect("a forgery");
    let output = folder.golden(&[]);
    assert_eq!(output.status.code(), Some(1));
    let told = complaint(&output);
    assert!(told.contains("toy-short.txt line ") && told.contains(" of 9"), "{told}");
    assert!(folder.golden(&["--bless"]).status.success());
    assert_eq!(fs::read_to_string(&game).expect("recorded anew"), recorded);

    let links = folder.0.join("links.txt");
    let kept = fs::read_to_string(&links).expect("links were recorded");
    let (first, rest) = kept.split_once('\n').expect("several lines");
    let other = if first.ends_with('0') { '1' } else { '0' };
    let forged = format!("{}{other}\n{rest}", &first[..first.len() - 1]);
    fs::write(&links, &forged).expect("a forgery");
    assert_eq!(folder.golden(&[]).status.code(), Some(1));
    assert_eq!(folder.golden(&["--bless"]).status.code(), Some(1), "cannot be blessed away");
    assert_eq!(fs::read_to_string(&links).expect("kept"), forged, "never rewritten");
    fs::write(&links, rest).expect("a line lost");
    assert_eq!(folder.golden(&[]).status.code(), Some(1));
    assert!(folder.golden(&["--bless"]).status.success());
    let added = fs::read_to_string(&links).expect("kept");
    assert_eq!(added, format!("{rest}{first}\n"), "the missing link comes last");

    fs::write(folder.0.join("gone-old.txt"), "").expect("a leftover");
    assert!(complaint(&folder.golden(&[])).contains("gone-old.txt"));
}
