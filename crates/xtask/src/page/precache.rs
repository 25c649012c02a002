//! What the service worker fetches at once, so that every game starts without a network.

use super::files;
use crate::{digest, failure::Failure};
use std::{
    fs,
    path::{Path, PathBuf},
};

const LIST: &str = "/*PRECACHE*/[]";
const VERSION: &str = r#"/*VERSION*/"""#;
const WORKER: &str = "sw.js";

/// The files of a built page that playing needs: (path below `dist`, file), sorted.
pub fn files(dist: &Path) -> Result<Vec<(String, PathBuf)>, Failure> {
    files::below(dist, is_needed)
}

/// The worker with its list and its version filled in, or `None` if it has no room for them.
/// The version is a hash over all that the list names.
pub fn filled(worker: &str, needed: &[(String, Vec<u8>)]) -> Option<String> {
    if !worker.contains(LIST) || !worker.contains(VERSION) {
        return None;
    }
    let urls: Vec<String> = needed.iter().map(|(name, _)| format!("\"{}\"", url(name))).collect();
    let mut all = Vec::new();
    for (name, content) in needed {
        // Lengths keep the end of one file apart from the start of the next.
        all.extend_from_slice(format!("{name} {}\n", content.len()).as_bytes());
        all.extend_from_slice(content);
    }
    let version = format!("\"{}\"", digest::short_hex(&all));
    Some(worker.replacen(LIST, &format!("[{}]", urls.join(",")), 1).replacen(VERSION, &version, 1))
}

/// Fills in the worker in `dist`; false if there is none with room for it.
pub fn fill(dist: &Path) -> Result<bool, Failure> {
    let path = dist.join(WORKER);
    if !path.is_file() {
        return Ok(false);
    }
    let worker = fs::read_to_string(&path).map_err(Failure::file(&path))?;
    let mut needed = Vec::new();
    for (name, file) in files(dist)? {
        let content = fs::read(&file).map_err(Failure::file(&file))?;
        needed.push((name, content));
    }
    let Some(worker) = filled(&worker, &needed) else {
        return Ok(false);
    };
    fs::write(&path, worker).map_err(Failure::file(&path))?;
    Ok(true)
}

/// The shop window (screenshots and icons for installing, which needs a network anyway) and the
/// small print can wait; a worker that kept itself could never be replaced.
fn is_needed(name: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or(name);
    let is_install_icon = name.starts_with("icons/") && name != "icons/icon.svg";
    let can_wait = file.ends_with(".txt") || name.starts_with("screens/") || is_install_icon;
    !(can_wait || file.starts_with('.') || name == WORKER)
}

/// A relative URL, safe to stand in a JSON string too.
fn url(name: &str) -> String {
    let mut url = String::new();
    for byte in name.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' | b'/' => {
                url.push(char::from(byte));
            }
            _ => url.push_str(&format!("%{byte:02X}")),
        }
    }
    url
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEMPLATE: &str = "const FILES = /*PRECACHE*/[];\nconst VERSION = /*VERSION*/\"\";\n";

    fn needed(list: &[(&str, &str)]) -> Vec<(String, Vec<u8>)> {
        let own = |(name, text): &(&str, &str)| ((*name).to_owned(), text.as_bytes().to_vec());
        list.iter().map(own).collect()
    }

    #[test]
    fn list_and_version_are_filled_in() {
        let files = needed(&[("a b\".js", "1"), ("fonts/é.woff2", "2")]);
        let worker = filled(TEMPLATE, &files).expect("it has room");
        assert!(worker.contains(r#"FILES = ["a%20b%22.js","fonts/%C3%A9.woff2"];"#), "{worker}");
        let version = worker.split('"').rev().nth(1).expect("a string");
        assert_eq!(version.len(), 16, "{worker}");
    }

    #[test]
    fn the_version_follows_names_and_contents() {
        let version = |files: &[(&str, &str)]| filled(TEMPLATE, &needed(files)).expect("room");
        let version =
            |files: &[(&str, &str)]| version(files).lines().last().expect("two lines").to_owned();
        let one = version(&[("a", "1"), ("b", "2")]);
        assert_eq!(one, version(&[("a", "1"), ("b", "2")]));
        assert_ne!(one, version(&[("a", "1"), ("b", "3")]));
        assert_ne!(one, version(&[("a", "1"), ("c", "2")]));
        assert_ne!(one, version(&[("a", "1b 1\n2")]));
    }

    #[test]
    fn a_worker_without_room_is_left_alone() {
        assert_eq!(filled("const FILES = [];", &[]), None);
    }

    #[test]
    fn only_what_playing_needs() {
        for (name, expected) in [
            ("index.html", true),
            ("fonts/alegreya.woff2", true),
            ("fonts/alegreya-OFL.txt", false),
            ("screens/screen-wide.png", false),
            ("icons/icon-512.png", false),
            ("icons/icon.svg", true),
            ("icons/gale.svg", false),
            ("manifest.webmanifest", true),
            ("sw.js", false),
            (".stage", false),
        ] {
            assert_eq!(is_needed(name), expected, "{name}");
        }
    }
}
