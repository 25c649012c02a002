//! The file `links.txt`: links in the world and the fingerprints of their games, a line each.
//!
//! Lines are only ever added. A link made with older rules must still be told apart as such.

use std::fmt::Write as _;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

use engine::link::{LinkError, peek};

use super::Recorded;
use crate::command::Commands;
use crate::failure::Failure;
use crate::replay::sentence;

/// The name of the file.
pub const FILE: &str = "links.txt";

/// What no link promises any more, a sentence each.
pub fn compare(folder: &Path, recorded: &[(String, Recorded)]) -> Result<Vec<String>, Failure> {
    let kept = read(folder)?;
    let mut complaints: Vec<String> = kept
        .lines()
        .filter_map(|line| broken_promise(line).map(|why| format!("{FILE}: {line}\n  {why}")))
        .collect();
    for (name, (link, _)) in missing(&kept, recorded) {
        complaints.push(format!("{FILE} lacks a link of {name}: {link}"));
    }
    Ok(complaints)
}

/// Adds the links that are missing.
pub fn bless(
    folder: &Path,
    recorded: &[(String, Recorded)],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut kept = read(folder)?;
    let mut added = 0;
    let mut lines = String::new();
    for (_, (link, fingerprint)) in missing(&kept, recorded) {
        writeln!(lines, "{link} {fingerprint:016x}").expect("writing to a string cannot fail");
        added += 1;
    }
    if added > 0 {
        kept.push_str(&lines);
        let path = folder.join(FILE);
        fs::write(&path, kept).map_err(Failure::file(&path))?;
        writeln!(out, "{FILE} has {added} more links")?;
    }
    Ok(())
}

/// Why a line is not kept, if it is not.
fn broken_promise(line: &str) -> Option<String> {
    let Some((link, fingerprint)) = line.split_once(' ') else {
        return Some("a line is a link and a fingerprint".to_owned());
    };
    let game = match peek(link).map(|address| Commands::named(address.game)) {
        Ok(Ok(game)) => game,
        Ok(Err(why)) => return Some(why.to_string()),
        Err(error) => return Some(sentence(error)),
    };
    match (game.fingerprint)(link) {
        Ok(found) if format!("{found:016x}") == fingerprint => None,
        Ok(found) => Some(format!("leads to {found:016x} now: its rules need a new number")),
        // An older link says so to its player, which is all that was promised.
        Err(LinkError::OtherRules { link, ours }) if link < ours => None,
        Err(error) => Some(sentence(error)),
    }
}

fn missing<'a>(
    kept: &'a str,
    recorded: &'a [(String, Recorded)],
) -> impl Iterator<Item = (&'a str, &'a (String, u64))> {
    let known = |link: &str| kept.lines().any(|line| line.split(' ').next() == Some(link));
    recorded
        .iter()
        .flat_map(|(name, recorded)| recorded.links.iter().map(move |link| (name.as_str(), link)))
        .filter(move |(_, (link, _))| !known(link))
}

fn read(folder: &Path) -> Result<String, Failure> {
    let path = folder.join(FILE);
    match fs::read_to_string(&path) {
        Err(why) if why.kind() == ErrorKind::NotFound => Ok(String::new()),
        other => other.map_err(Failure::file(&path)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::golden::{ENTRIES, record};
    use engine::toy::Toy;

    #[test]
    fn a_promise_is_a_link_and_where_it_leads() {
        let toy = ENTRIES.iter().find(|entry| entry.game == "toy").expect("the toy is recorded");
        let recorded = record::<Toy>(toy).expect("the toy can be recorded");
        let (link, fingerprint) = &recorded.links[0];
        assert_eq!(broken_promise(&format!("{link} {fingerprint:016x}")), None);
        let older =
            format!("toy.0.{} {fingerprint:016x}", link.rsplit('.').next().expect("digits"));
        assert_eq!(broken_promise(&older), None, "older rules are told apart");
        for broken in [
            format!("{link} {:016x}", fingerprint ^ 1),
            format!("{}A {fingerprint:016x}", link),
            link.replace("toy.1", "toy.9") + " 0",
            "toy 0".to_owned(),
            "nothing".to_owned(),
            "chess.1.AB 0".to_owned(),
        ] {
            assert!(broken_promise(&broken).is_some(), "{broken}");
        }
    }
}
