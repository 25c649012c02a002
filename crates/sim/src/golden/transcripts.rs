//! The files `<game>-<name>.txt`: a recorded game each, compared line by line.

use std::fs;
use std::io::Write;
use std::path::Path;

use super::Recorded;
use crate::failure::Failure;

/// What differs between the files and the rules, a sentence each.
pub fn compare(folder: &Path, recorded: &[(String, Recorded)]) -> Result<Vec<String>, Failure> {
    let mut complaints = Vec::new();
    for (name, Recorded { transcript, .. }) in recorded {
        match fs::read_to_string(folder.join(format!("{name}.txt"))) {
            Ok(kept) => complaints.extend(first_difference(name, &kept, transcript)),
            Err(why) => complaints.push(format!("{name}.txt cannot be read: {why}")),
        }
    }
    for name in unknown(folder, recorded)? {
        complaints.push(format!("{name} is not in the list of recorded games"));
    }
    Ok(complaints)
}

/// Writes the files that differ.
pub fn bless(
    folder: &Path,
    recorded: &[(String, Recorded)],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    for (name, Recorded { transcript, .. }) in recorded {
        let path = folder.join(format!("{name}.txt"));
        if fs::read_to_string(&path).ok().as_ref() != Some(transcript) {
            fs::write(&path, transcript).map_err(Failure::file(&path))?;
            writeln!(out, "{name}.txt is recorded anew")?;
        }
    }
    Ok(())
}

fn first_difference(name: &str, kept: &str, found: &str) -> Option<String> {
    if kept == found {
        return None;
    }
    let (mut kept, mut found) = (kept.lines(), found.lines());
    for number in 1.. {
        match (kept.next(), found.next()) {
            (None, None) => break,
            (was, is) if was == is => {}
            (was, is) => {
                let [was, is] = [was, is].map(|line| line.unwrap_or("(nothing)").to_owned());
                return Some(format!("{name}.txt line {number}\n  was {was}\n  is  {is}"));
            }
        }
    }
    Some(format!("{name}.txt has other line ends"))
}

/// Files that no entry writes: left over from a renamed one, and compared by nobody.
fn unknown(folder: &Path, recorded: &[(String, Recorded)]) -> Result<Vec<String>, Failure> {
    let Ok(files) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    let mut names = Vec::new();
    for file in files {
        let name = file.map_err(Failure::file(folder))?.file_name().to_string_lossy().into_owned();
        let known = |(entry, _): &(String, Recorded)| format!("{entry}.txt") == name;
        if name.ends_with(".txt") && name != super::links::FILE && !recorded.iter().any(known) {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert_eq!(first_difference("a", "x\ny\n", "x\ny\n"), None);
        let told = first_difference("a", "x\ny\n", "x\nz\n").expect("they differ");
        assert_eq!(told, "a.txt line 2\n  was y\n  is  z");
        let told = first_difference("a", "x\n", "x\nz\n").expect("one is longer");
        assert!(told.contains("line 2") && told.contains("(nothing)"), "{told}");
        assert!(first_difference("a", "x\r\n", "x\n").is_some());
    }
}
