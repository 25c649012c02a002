//! What is measured of the page as it ships: its wasm under Node, by `tests/wasm/bench.mjs`.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::failure::Failure;

/// A built page that can be measured.
pub struct Wasm {
    project: PathBuf,
}

/// One line of what the script printed.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// What was measured.
    pub case: Case,
    /// The game's name.
    pub game: String,
    /// In the unit of the case.
    pub value: f64,
}

/// What the script measures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case {
    /// An action of a random game that nobody watches.
    Playout,
    /// Imagined games at the first decision.
    Ismcts,
    /// A person's step: apply it, keep it, look at the position, list the choices.
    Move,
    /// Opening the link of a long game.
    Replay,
}

impl Case {
    const ALL: [Case; 4] = [Case::Playout, Case::Ismcts, Case::Move, Case::Replay];

    /// The name in the figures and in what the script prints.
    pub fn name(self) -> &'static str {
        match self {
            Case::Playout => "playout",
            Case::Ismcts => "ismcts",
            Case::Move => "move",
            Case::Replay => "replay",
        }
    }

    /// What its values count.
    pub fn unit(self) -> &'static str {
        match self {
            Case::Playout => "ns/action",
            Case::Ismcts => "sims/s",
            Case::Move => "us/move",
            Case::Replay => "ms/game",
        }
    }
}

const SCRIPT: &str = "tests/wasm/bench.mjs";

impl Wasm {
    /// The page of this project, if it is built.
    pub fn find() -> Option<Wasm> {
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let built = project.join("dist/index.html").is_file() && project.join(SCRIPT).is_file();
        built.then_some(Wasm { project })
    }

    /// Measures these games once, each with the link of a long game of it.
    pub fn round(&self, games: &[(&str, &str)]) -> Result<Vec<Found>, Failure> {
        let ran = Command::new("node")
            .arg(SCRIPT)
            .args(games.iter().map(|(game, link)| format!("{game}={link}")))
            .current_dir(&self.project)
            .stderr(Stdio::inherit())
            .output()
            .map_err(|why| Failure::Outside(format!("node cannot be started: {why}")))?;
        if !ran.status.success() {
            return Err(Failure::Outside(format!("{SCRIPT} failed: {}", ran.status)));
        }
        let text = String::from_utf8_lossy(&ran.stdout);
        let found: Vec<Found> = text
            .lines()
            .filter(|line| !line.trim().is_empty())
            .map(read)
            .collect::<Result<_, _>>()?;
        let wanted = |found: &Found| games.iter().any(|(game, _)| *game == found.game);
        Ok(found.into_iter().filter(wanted).collect())
    }
}

fn read(line: &str) -> Result<Found, Failure> {
    let strange = || Failure::Outside(format!("{SCRIPT} printed `{line}`, which is no figure"));
    let value: Value = serde_json::from_str(line).map_err(|_| strange())?;
    let text = |name: &str| value[name].as_str().map(str::to_owned).ok_or_else(strange);
    let (name, game) = (text("case")?, text("game")?);
    let case = Case::ALL.into_iter().find(|case| case.name() == name).ok_or_else(strange)?;
    let number = value["value"].as_f64().filter(|number| *number > 0.0).ok_or_else(strange)?;
    Ok(Found { case, game, value: number })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_figure_or_an_error() {
        let found = read(r#"{"case":"playout","game":"gale","value":31.5}"#).expect("a figure");
        assert_eq!(found, Found { case: Case::Playout, game: "gale".into(), value: 31.5 });
        for bad in ["", "[]", r#"{"case":"x","game":"gale","value":1}"#, r#"{"case":"playout"}"#] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
