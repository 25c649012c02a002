//! The command line.

use crate::{failure::Failure, test::Stage};

/// Shown by `cargo xtask help`.
pub const HELP: &str = "\
cargo xtask serve [--port N] [--no-build]   build the page if needed and serve it on this machine
cargo xtask test [STAGE…] [--list]          run all the checks, or only the named stages
cargo xtask build                           build the page into dist/
cargo xtask content                         write the tables of Logbook from its JSON
cargo xtask help                            this text

What is missing on this machine is installed first: once, by version, in grand-large/tools in your
cache directory, or in the directory that GRAND_LARGE_TOOLS names.
";

const DEFAULT_PORT: u16 = 8080;

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    Help,
    Build,
    Content,
    Serve {
        port: u16,
        build: bool,
    },
    ListStages,
    /// In the order of [`Stage::ALL`], each at most once.
    Test(Vec<Stage>),
    /// Called by Trunk, not by people.
    FinishPage,
}

/// Reads the arguments after the program's name.
pub fn parse(args: impl Iterator<Item = String>) -> Result<Task, Failure> {
    let args: Vec<String> = args.collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] | ["help" | "--help" | "-h", ..] | [_, "--help" | "-h"] => Ok(Task::Help),
        ["build"] => Ok(Task::Build),
        ["content"] => Ok(Task::Content),
        ["finish-page"] => Ok(Task::FinishPage),
        ["serve", rest @ ..] => parse_serve(rest),
        ["test", rest @ ..] => parse_test(rest),
        ["build" | "content" | "finish-page", extra, ..] => Err(unexpected(extra)),
        [other, ..] => Err(Failure::Usage(format!("there is no task `{other}`"))),
    }
}

fn parse_serve(words: &[&str]) -> Result<Task, Failure> {
    let (mut port, mut build) = (DEFAULT_PORT, true);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match *word {
            "--no-build" => build = false,
            "--port" => {
                let number = words.next().copied().unwrap_or_default();
                port = number.parse().map_err(|_| {
                    Failure::Usage(format!("--port wants a number from 0 to 65535, not `{number}`"))
                })?;
            }
            other => return Err(unexpected(other)),
        }
    }
    Ok(Task::Serve { port, build })
}

fn parse_test(words: &[&str]) -> Result<Task, Failure> {
    if words == ["--list"] {
        return Ok(Task::ListStages);
    }
    let mut wanted = Vec::new();
    for word in words {
        if word.starts_with('-') {
            return Err(unexpected(word));
        }
        let stage = Stage::ALL.into_iter().find(|stage| stage.name() == *word);
        wanted.push(stage.ok_or_else(|| {
            let names = Stage::ALL.map(Stage::name).join(", ");
            Failure::Usage(format!("there is no stage `{word}`; the stages are {names}"))
        })?);
    }
    let all = wanted.is_empty();
    let stages = Stage::ALL.into_iter();
    Ok(Task::Test(stages.filter(|s| all || wanted.contains(s)).collect()))
}

fn unexpected(word: &str) -> Failure {
    Failure::Usage(format!("`{word}` makes no sense here"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Task, Failure> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn lines_mean_what_they_say() {
        let serve = |port, build| Task::Serve { port, build };
        for (line, task) in [
            ("", Task::Help),
            ("help", Task::Help),
            ("test --help", Task::Help),
            ("build", Task::Build),
            ("content", Task::Content),
            ("finish-page", Task::FinishPage),
            ("serve", serve(8080, true)),
            ("serve --no-build --port 9000", serve(9000, false)),
            ("test", Task::Test(Stage::ALL.to_vec())),
            ("test --list", Task::ListStages),
            ("test page fmt fmt", Task::Test(vec![Stage::Fmt, Stage::Page])),
        ] {
            assert_eq!(parsed(line).expect(line), task, "{line}");
        }
    }

    #[test]
    fn nonsense_is_answered_with_code_2() {
        for line in [
            "sreve",
            "build now",
            "content now",
            "serve --port",
            "serve --port 70000",
            "serve --fast",
            "test everything",
            "test fmt --quick",
        ] {
            assert_eq!(parsed(line).expect_err(line).exit_code(), 2, "{line}");
        }
    }
}
