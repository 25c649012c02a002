//! Table size, variants and seed as the command line gives them.

use engine::options::{self, BadOption, Values};
use engine::{Game, Options, Setup};

use crate::args::{Args, usage};
use crate::failure::Failure;

/// The set-up described by `--players`, `--option` and `--seed`.
pub fn setup<G: Game>(args: &Args) -> Result<Setup<G>, Failure> {
    let seed = args.number("--seed", 0, u64::MAX)?.unwrap_or(1);
    Ok(Setup { options: options::<G>(args)?, seed })
}

/// The options described by `--preset`, `--players` and `--option`, the rest as the game likes it
/// best.
pub fn options<G: Game>(args: &Args) -> Result<G::Options, Failure> {
    let mut pairs = Vec::new();
    let begun = match args.value("--preset")? {
        Some(name) => preset::<G>(name)?,
        None => G::Options::default(),
    };
    if let Some(players) = args.value("--players")? {
        pairs.push((seats_key::<G>()?.to_owned(), players.to_owned()));
    }
    for pair in args.values("--option") {
        let (key, value) = (pair.split_once('='))
            .ok_or_else(|| usage(format!("`--option` wants key=value, not `{pair}`")))?;
        pairs.push((key.to_owned(), value.to_owned()));
    }
    options::with(&begun, &pairs).map_err(|bad| usage(sentence::<G>(&bad)))
}

/// The options of this name.
fn preset<G: Game>(name: &str) -> Result<G::Options, Failure> {
    let presets = G::Options::presets();
    let keys: Vec<&str> = presets.iter().map(|preset| preset.key).collect();
    let known = match keys.is_empty() {
        true => "it has none".to_owned(),
        false => format!("it has {}", keys.join(", ")),
    };
    let found = presets.into_iter().find(|preset| preset.key == name);
    found
        .map(|preset| preset.options)
        .ok_or_else(|| usage(format!("{} has no preset `{name}`; {known}", G::NAME)))
}

/// The option that says how many sit down.
fn seats_key<G: Game>() -> Result<&'static str, Failure> {
    let keys = || G::Options::FIELDS.iter().map(|field| field.key);
    (["players", "seats"].into_iter().find(|wanted| keys().any(|key| key == *wanted)))
        .ok_or_else(|| usage(format!("the table of {} has a fixed size", G::NAME)))
}

fn sentence<G: Game>(bad: &BadOption) -> String {
    let fields = G::Options::FIELDS;
    match bad {
        BadOption::UnknownKey(key) => {
            let keys: Vec<&str> = fields.iter().map(|field| field.key).collect();
            format!("{} has no option `{key}`; it has {}", G::NAME, keys.join(", "))
        }
        BadOption::UnknownValue(key, value) => {
            let field = fields.iter().find(|field| field.key == *key);
            let known = field.map_or(String::new(), |field| known_values(field.values));
            format!("`{key}` cannot be `{value}`; it may be {known}")
        }
        BadOption::NotTogether => format!("{} is not played with these options together", G::NAME),
    }
}

fn known_values(values: Values) -> String {
    match values {
        Values::Words(words) => words.join(", "),
        Values::Range(first, last) => format!("{first} to {last}"),
    }
}

/// Each option with its value, by name.
pub fn named<G: Game>(options: &G::Options) -> Vec<(&'static str, String)> {
    let fields = G::Options::FIELDS.iter().zip(options.choices());
    fields.map(|(field, choice)| (field.key, field.values.name(choice))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Accepts;
    use engine::toy::Toy;

    fn toy(line: &[&str]) -> Result<Setup<Toy>, String> {
        let words: Vec<String> = line.iter().map(|word| (*word).to_owned()).collect();
        let accepts = Accepts {
            words: 0,
            values: &["--players", "--preset", "--option", "--seed"],
            flags: &[],
        };
        let args = Args::read(accepts, &words).map_err(|failure| failure.to_string())?;
        setup::<Toy>(&args).map_err(|failure| failure.to_string())
    }

    #[test]
    fn a_table_is_laid_by_name() {
        let setup = toy(&["--players", "2", "--option", "long=true"]).expect("playable");
        let names = named::<Toy>(&setup.options);
        assert_eq!(names, [("players", "2".to_owned()), ("long", "true".to_owned())]);
        assert_eq!(toy(&["--seed", "18446744073709551615"]).expect("any seed").seed, u64::MAX);
    }

    #[test]
    fn what_cannot_be_laid_is_explained() {
        for (line, words) in [
            (["--players", "9"], "it may be 2 to 4"),
            (["--option", "lnog=true"], "it has players, long"),
            (["--option", "long"], "wants key=value"),
            (["--option", "long=yes"], "it may be false, true"),
            (["--seed", "-1"], "wants a number"),
            (["--preset", "short"], "no preset `short`"),
        ] {
            let sentence = toy(&line).expect_err("not playable");
            assert!(sentence.contains(words), "{sentence}");
        }
        let sentence = toy(&["--players", "4", "--option", "long=true"]).expect_err("no cards");
        assert!(sentence.contains("together"), "{sentence}");
    }
}
