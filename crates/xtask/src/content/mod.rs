//! `cargo xtask content`: the tables of Logbook, written from `crates/logbook/content/*.json`.
//!
//! Numbers go into the rules crate, words into the app. Both are checked in, a line a card, so that
//! neither a build nor the page reads JSON; `cargo xtask test content` holds them to it.

mod numbers;
mod rules;
mod shape;
mod source;
mod typography;
mod words;

use self::source::Source;
use crate::{failure::Failure, project::Project};
use std::fs;

/// A file that is written from the content.
#[derive(Debug, PartialEq, Eq)]
struct Output {
    /// From the root of the project.
    path: String,
    text: String,
}

/// Writes the tables; files that are as they should be stay untouched.
pub fn write(project: &Project) -> Result<(), Failure> {
    let source = sound(project)?;
    for output in outputs(&source) {
        let path = project.root().join(&output.path);
        if fs::read_to_string(&path).is_ok_and(|text| text == output.text) {
            continue;
        }
        fs::write(&path, &output.text).map_err(Failure::file(&path))?;
        println!("wrote {}", output.path);
    }
    Ok(())
}

/// Holds what is checked in to the JSON, and the JSON to its constraints; writes nothing.
pub fn check(project: &Project) -> Result<(), Failure> {
    let source = sound(project)?;
    let outputs = outputs(&source);
    let old: Vec<&str> = outputs
        .iter()
        .filter(|output| {
            let text = fs::read_to_string(project.root().join(&output.path));
            text.ok().as_ref() != Some(&output.text)
        })
        .map(|output| output.path.as_str())
        .collect();
    if old.is_empty() {
        return Ok(());
    }
    Err(Failure::Wrong(format!(
        "not as crates/logbook/content says: {}; run `cargo xtask content`",
        old.join(", ")
    )))
}

/// The content, if all that must hold of it holds.
fn sound(project: &Project) -> Result<Source, Failure> {
    let source = Source::read(project)?;
    let faults = rules::faults(&source);
    if faults.is_empty() {
        return Ok(source);
    }
    Err(Failure::Wrong(format!("crates/logbook/content: {}", faults.join("; "))))
}

fn outputs(source: &Source) -> Vec<Output> {
    let mut outputs = numbers::outputs(source);
    outputs.extend(words::outputs(source));
    outputs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_checked_in_is_what_the_json_says() {
        let project = Project::find().expect("this is the project");
        check(&project).unwrap_or_else(|failure| panic!("{failure}"));
    }

    #[test]
    fn a_changed_price_or_name_changes_its_file_alone() {
        let project = Project::find().expect("this is the project");
        let source = Source::read(&project).expect("the content is read");
        let changed = |change: fn(&mut Source)| -> Vec<String> {
            let mut other = source.clone();
            change(&mut other);
            let files = outputs(&source).into_iter().zip(outputs(&other));
            files.filter(|(one, two)| one != two).map(|(one, _)| one.path).collect()
        };
        assert_eq!(
            changed(|source| source.upgrades.crew[0].price += 1000),
            ["crates/logbook/src/content/tables/upgrades.rs"]
        );
        assert_eq!(
            changed(|source| source.missions.missions[0].title.fr.push('s')),
            ["src/text/logbook/content_fr.rs"]
        );
    }
}
