//! Figures with their spread, as JSON lines or as a table.

use std::io::{self, Write};

use serde_json::{Value, json};

/// One case, measured once or several times.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    case: String,
    unit: &'static str,
    values: Vec<f64>,
    /// What no figure can be better than, where that is known.
    pub bound: Option<f64>,
}

impl Figure {
    /// A case of a game, not measured yet.
    pub fn new(what: &str, game: &str, unit: &'static str) -> Self {
        Figure { case: format!("{what}.{game}"), unit, values: Vec::new(), bound: None }
    }

    /// Adds a measured value.
    pub fn note(&mut self, value: f64) {
        self.values.push(value);
    }

    fn sorted(&self) -> Vec<f64> {
        let mut sorted = self.values.clone();
        sorted.sort_by(f64::total_cmp);
        sorted
    }

    /// The middle value, the lower of two.
    fn median(&self) -> f64 {
        let sorted = self.sorted();
        sorted.get(sorted.len().saturating_sub(1) / 2).copied().unwrap_or(f64::NAN)
    }

    fn spread(&self) -> (f64, f64) {
        let sorted = self.sorted();
        let end = |value: Option<&f64>| value.copied().unwrap_or(f64::NAN);
        (end(sorted.first()), end(sorted.last()))
    }

    fn value(&self) -> Value {
        let (low, high) = self.spread();
        let mut line = json!({
            "peer": "grand-large",
            "case": self.case,
            "value": rounded(self.median()),
            "unit": self.unit,
            "low": rounded(low),
            "high": rounded(high),
            "rounds": self.values.len(),
        });
        if let Some(bound) = self.bound {
            line["bound"] = json!(rounded(bound));
        }
        line
    }
}

/// All figures of a run, in the order they were first measured.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Figures(Vec<Figure>);

impl Figures {
    /// Adds a value to a case of a game.
    pub fn note(&mut self, what: &str, game: &str, unit: &'static str, value: f64) {
        let case = format!("{what}.{game}");
        match self.0.iter_mut().find(|figure| figure.case == case) {
            Some(figure) => figure.note(value),
            None => {
                let mut figure = Figure::new(what, game, unit);
                figure.note(value);
                self.0.push(figure);
            }
        }
    }

    /// Adds a whole figure.
    pub fn add(&mut self, figure: Figure) {
        self.0.push(figure);
    }

    /// The value last measured of a case.
    pub fn latest(&self, what: &str, game: &str) -> Option<f64> {
        let case = format!("{what}.{game}");
        self.0.iter().find(|figure| figure.case == case)?.values.last().copied()
    }

    /// A line of JSON a figure.
    pub fn json(&self, out: &mut dyn Write) -> io::Result<()> {
        self.0.iter().try_for_each(|figure| writeln!(out, "{}", figure.value()))
    }

    /// A line of words a figure.
    pub fn lines(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{:24} {:>12} {:>25}  unit", "case", "median", "spread")?;
        for figure in &self.0 {
            let (low, high) = figure.spread();
            let spread = format!("{} – {}", rounded(low), rounded(high));
            let (case, median, unit) = (&figure.case, rounded(figure.median()), figure.unit);
            write!(out, "{case:24} {median:>12} {spread:>25}  {unit}")?;
            match figure.bound {
                Some(bound) => writeln!(out, " (bound {})", rounded(bound))?,
                None => writeln!(out)?,
            }
        }
        Ok(())
    }
}

/// Four digits tell everything a measurement knows.
fn rounded(value: f64) -> f64 {
    if value == 0.0 || !value.is_finite() {
        return 0.0;
    }
    let digits = (4 - 1 - value.abs().log10().floor() as i32).clamp(0, 9);
    let scale = 10f64.powi(digits);
    (value * scale).round() / scale
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_counts_and_the_spread_is_told() {
        let mut figures = Figures::default();
        for value in [21.318, 40.0, 20.0] {
            figures.note("playout", "gale", "ns/action", value);
        }
        assert_eq!(figures.latest("playout", "gale"), Some(20.0));
        let mut out = Vec::new();
        figures.json(&mut out).expect("memory");
        let line: Value = serde_json::from_slice(&out).expect("one line of JSON");
        let expected = json!({
            "peer": "grand-large", "case": "playout.gale", "value": 21.32, "unit": "ns/action",
            "low": 20.0, "high": 40.0, "rounds": 3,
        });
        assert_eq!(line, expected);
    }

    #[test]
    fn four_digits() {
        for (value, shown) in [(763_123.4, 763_123.0), (0.123_456, 0.123_5), (99.999, 100.0)] {
            assert_eq!(rounded(value), shown);
        }
    }
}
