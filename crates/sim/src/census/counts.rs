//! How often each thing was used.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde_json::json;

use crate::spoken::Thing;

/// How often each thing was used, those that could have been and never were included.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts(BTreeMap<&'static str, BTreeMap<String, u64>>);

impl Counts {
    /// Of things none of which has been used yet.
    pub fn of(usable: Vec<Thing>) -> Counts {
        let mut counts = Counts::default();
        usable.into_iter().for_each(|thing| counts.count(thing, 0));
        counts
    }

    /// Takes in what a game used.
    pub fn add(&mut self, used: Vec<Thing>) {
        used.into_iter().for_each(|thing| self.count(thing, 1));
    }

    fn count(&mut self, Thing { kind, name }: Thing, times: u64) {
        *self.0.entry(kind).or_default().entry(name).or_default() += times;
    }

    /// A line of JSON for each thing.
    pub fn json(&self, game: &str, out: &mut dyn Write) -> io::Result<()> {
        for (kind, things) in &self.0 {
            for (name, count) in things {
                let line = json!({ "game": game, "kind": kind, "name": name, "count": count });
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    /// The same for people, kind by kind.
    pub fn lines(&self, out: &mut dyn Write) -> io::Result<()> {
        for (kind, things) in &self.0 {
            let used = things.values().filter(|count| **count > 0).count();
            writeln!(out, "{kind}: {used} of {}", things.len())?;
            for (name, count) in things {
                let mark = if *count == 0 { "  never" } else { "" };
                writeln!(out, "  {name:38} {count:8}{mark}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_never_used_is_marked() {
        let thing = |name: &str| Thing::new("card", name);
        let mut counts = Counts::of(vec![thing("one"), thing("two")]);
        counts.add(vec![thing("two"), thing("two"), thing("three")]);
        let mut out = Vec::new();
        counts.lines(&mut out).expect("a vector takes everything");
        let text = String::from_utf8(out).expect("text");
        assert!(text.starts_with("card: 2 of 3\n"), "{text}");
        let line = |name: &str| text.lines().find(|line| line.contains(name)).expect("its line");
        assert!(line("one").ends_with("0  never"), "{text}");
        assert!(line("two").ends_with(" 2") && line("three").ends_with(" 1"), "{text}");
    }
}
