//! The words after a command's name.

use std::str::FromStr;

use crate::failure::Failure;

/// What a command understands.
#[derive(Clone, Copy, Debug)]
pub struct Accepts {
    /// How many plain words it wants, such as the game's name.
    pub words: usize,
    /// Options followed by a value; a command says itself which may come more than once.
    pub values: &'static [&'static str],
    /// Options that stand alone.
    pub flags: &'static [&'static str],
}

/// The words of a command line, sorted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Args {
    words: Vec<String>,
    values: Vec<(&'static str, String)>,
    flags: Vec<&'static str>,
}

impl Args {
    /// Sorts the words by what the command accepts.
    pub fn read(accepts: Accepts, words: &[String]) -> Result<Args, Failure> {
        let mut args = Args::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if !word.starts_with("--") {
                args.words.push(word.clone());
                continue;
            }
            let (name, attached) = match word.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (word.as_str(), None),
            };
            let known = |names: &[&'static str]| names.iter().copied().find(|known| *known == name);
            if let Some(name) = known(accepts.values) {
                let value = attached.or_else(|| words.next().cloned());
                let value = value.ok_or_else(|| usage(format!("`{name}` wants a value")))?;
                args.values.push((name, value));
            } else if let (Some(name), None) = (known(accepts.flags), attached) {
                args.flags.push(name);
            } else {
                return Err(usage(format!("`{word}` is not understood here")));
            }
        }
        match args.words.get(accepts.words) {
            Some(extra) => Err(usage(format!("`{extra}` is one word too many"))),
            None => Ok(args),
        }
    }

    /// The plain word at this place; `what` it is goes into the complaint.
    pub fn word(&self, at: usize, what: &str) -> Result<&str, Failure> {
        self.words.get(at).map(String::as_str).ok_or_else(|| usage(format!("{what} is missing")))
    }

    /// Was this flag given?
    pub fn flag(&self, name: &str) -> bool {
        self.flags.contains(&name)
    }

    /// Every value given for an option, in order.
    pub fn values<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.values.iter().filter(move |(key, _)| *key == name).map(|(_, value)| value.as_str())
    }

    /// The value of an option that may be given once.
    pub fn value<'a>(&'a self, name: &'a str) -> Result<Option<&'a str>, Failure> {
        let mut values = self.values(name);
        match (values.next(), values.next()) {
            (_, Some(_)) => Err(usage(format!("`{name}` is given twice"))),
            (value, None) => Ok(value),
        }
    }

    /// The number given for an option, if it lies between `min` and `max`.
    pub fn number<N>(&self, name: &str, min: N, max: N) -> Result<Option<N>, Failure>
    where
        N: FromStr + PartialOrd + std::fmt::Display,
    {
        let Some(text) = self.value(name)? else { return Ok(None) };
        match text.parse::<N>() {
            Ok(number) if min <= number && number <= max => Ok(Some(number)),
            _ => Err(usage(format!("`{name}` wants a number from {min} to {max}, not `{text}`"))),
        }
    }
}

/// A complaint about the arguments.
pub fn usage(what: impl Into<String>) -> Failure {
    Failure::Usage(what.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ACCEPTS: Accepts =
        Accepts { words: 1, values: &["--seed", "--option"], flags: &["--json"] };

    fn read(line: &str) -> Result<Args, Failure> {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        Args::read(ACCEPTS, &words)
    }

    #[test]
    fn words_values_and_flags_are_told_apart() {
        let args = read("gale --option a=1 --json --option=b=2 --seed 7").expect("all are known");
        assert_eq!(args.word(0, "the game").expect("one word"), "gale");
        assert_eq!(args.values("--option").collect::<Vec<_>>(), ["a=1", "b=2"]);
        assert_eq!(args.number::<u64>("--seed", 0, u64::MAX).expect("a number"), Some(7));
        assert!(args.flag("--json"));
    }

    #[test]
    fn complaints() {
        for bad in ["a b", "a --sed 1", "a --seed", "a --json=1", "--what", "a --Seed 3"] {
            let failure = read(bad).expect_err(bad);
            assert_eq!(failure.exit_code(), 2, "{bad}: {failure}");
        }
        let twice = read("a --seed 1 --seed 2").expect("only its reader minds");
        assert!(twice.value("--seed").is_err());
        let word = read("a --seed x").expect("a word may be a value");
        assert!(word.number::<u64>("--seed", 0, 9).is_err());
        assert!(Args::default().word(0, "the game").is_err());
    }
}
