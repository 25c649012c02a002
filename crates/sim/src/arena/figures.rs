//! What games tell of themselves, summed up.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde_json::json;

use super::tally::{percents, rate, wilson};
use crate::spoken::{Fact, Figure};

/// All figures by name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Figures {
    much: BTreeMap<String, Vec<u64>>,
    often: BTreeMap<String, (u64, u64)>,
}

impl Figures {
    /// Takes in what a game tells.
    pub fn add(&mut self, figures: &[Figure]) {
        for Figure { name, fact } in figures {
            match fact {
                Fact::Much(much) => self.much.entry(name.clone()).or_default().push(*much),
                Fact::Often { hits, of } => {
                    let sum = self.often.entry(name.clone()).or_default();
                    *sum = (sum.0 + hits, sum.1 + of);
                }
            }
        }
    }

    /// A line of JSON for each figure.
    pub fn json(&self, game: &str, out: &mut dyn Write) -> io::Result<()> {
        for (name, all) in &self.much {
            let Spread { mean, most_of, most } = Spread::of(all);
            let line = json!({
                "game": game, "figure": name, "mean": mean, "most_of": most_of, "most": most,
            });
            writeln!(out, "{line}")?;
        }
        for (name, (hits, of)) in &self.often {
            let (low, high) = wilson(rate(*hits, *of), *of);
            let line = json!({
                "game": game, "figure": name, "hits": hits, "of": of, "rate": rate(*hits, *of),
                "low": low, "high": high,
            });
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// The same for people.
    pub fn lines(&self, out: &mut dyn Write) -> io::Result<()> {
        for (name, all) in &self.much {
            let Spread { mean, most_of, most } = Spread::of(all);
            writeln!(out, "{name:40} {mean:8.1}  (99 of 100: {most_of}, most: {most})")?;
        }
        for (name, (hits, of)) in &self.often {
            let rate = rate(*hits, *of);
            let count = format!("{hits} of {of}");
            writeln!(out, "{name:40} {count:>12}  {}", percents(rate, wilson(rate, *of)))?;
        }
        Ok(())
    }
}

/// How something is spread over the games.
struct Spread {
    mean: f64,
    /// No more than this in 99 of 100.
    most_of: u64,
    most: u64,
}

impl Spread {
    fn of(all: &[u64]) -> Spread {
        let mut sorted = all.to_vec();
        sorted.sort_unstable();
        let place = (sorted.len() * 99).div_ceil(100).saturating_sub(1);
        Spread {
            mean: sorted.iter().sum::<u64>() as f64 / sorted.len().max(1) as f64,
            most_of: sorted.get(place).copied().unwrap_or(0),
            most: sorted.last().copied().unwrap_or(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_game_in_a_hundred_may_be_longer() {
        let all: Vec<u64> = (1..=200).rev().collect();
        let Spread { mean, most_of, most } = Spread::of(&all);
        assert_eq!((mean, most_of, most), (100.5, 198, 200));
    }

    #[test]
    fn figures_of_one_name_are_summed_up() {
        let mut figures = Figures::default();
        figures.add(&[Figure::much("rounds", 8), Figure::often("wins", 1, 1)]);
        figures.add(&[Figure::much("rounds", 10), Figure::often("wins", 0, 3)]);
        let mut out = Vec::new();
        figures.json("toy", &mut out).expect("a vector takes everything");
        let text = String::from_utf8(out).expect("text");
        assert!(text.contains(r#""mean":9.0"#) && text.contains(r#""of":4"#), "{text}");
    }
}
