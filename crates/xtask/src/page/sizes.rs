//! What a player downloads, and how much of it we allow ourselves.

use super::{chunk_names, precache};
use crate::{failure::Failure, project::Project, run, tools::Toolbox};
use std::fmt;

/// What one may want to do on a first visit, how many bytes of brotli we aim at for it (G12), and
/// from where on the tests turn red.
pub struct Goal {
    what: String,
    bytes: u64,
    goal: u64,
    limit: u64,
}

impl Goal {
    fn new(what: &str, bytes: u64, goal: u64) -> Goal {
        Goal { what: what.to_owned(), bytes, goal, limit: goal + goal / 10 }
    }
}

/// To choose a game.
const HOME: u64 = 280_000;
/// To play a first game: most are card games, some are larger.
const CARD_GAME: u64 = 360_000;
/// Where it turns red: the tables of the card games weigh more than they should, and no more may
/// come on top.
const CARD_GAME_NOW: u64 = 455_000;
/// The larger games, what they should weigh, and where it turns red. Both are far too heavy still,
/// and no more may come on top.
const LARGER_GAMES: [(&str, u64, u64); 2] =
    [("broadside", 400_000, 640_000), ("logbook", 500_000, 790_000)];
/// To play every game without a network.
const ALL: u64 = 850_000;
const ALL_NOW: u64 = 1_480_000;

/// Node has the two compressors at hand; we would need a library each.
const COMPRESS: &str = "
const { readFileSync } = require('node:fs');
const { gzipSync, brotliCompressSync } = require('node:zlib');
for (const file of process.argv.slice(1)) {
  const raw = readFileSync(file);
  console.log(raw.length, gzipSync(raw, { level: 9 }).length, brotliCompressSync(raw).length);
}";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Size {
    raw: u64,
    gzip: u64,
    brotli: u64,
}

/// Prints the sizes of everything the service worker keeps, and what they add up to; the goals.
pub fn weigh(project: &Project, toolbox: &Toolbox) -> Result<Vec<Goal>, Failure> {
    let files = precache::files(&project.dist())?;
    let node = toolbox.node()?;
    let mut command = toolbox.command(&node);
    command.args(["-e", COMPRESS, "--"]);
    command.args(files.iter().map(|(_, file)| file));
    let text = run::stdout_of(&mut command)?;
    let count = files.len();
    let sizes: Vec<(String, Size)> =
        files.into_iter().map(|(name, _)| name).zip(text.lines().filter_map(Size::parse)).collect();
    if sizes.len() != count {
        return Err(Failure::Wrong("node could not weigh every file of the page".into()));
    }
    println!("{:>9} {:>9} {:>9}  (bytes)", "raw", "gzip", "brotli");
    for (name, size) in &sizes {
        println!("{size}  {name}");
    }
    let goals = goals(&sizes);
    for Goal { what, bytes, goal, .. } in &goals {
        println!("{what}: {bytes} bytes of brotli, goal {goal}");
    }
    Ok(goals)
}

/// What is too big is a failure.
pub fn judge(goals: &[Goal]) -> Result<(), Failure> {
    match goals.iter().find(|Goal { bytes, limit, .. }| bytes > limit) {
        Some(Goal { what, bytes, goal, limit }) => Err(Failure::Wrong(format!(
            "the page is too big: {what}: {bytes} bytes of brotli, goal {goal}, red above {limit}"
        ))),
        None => Ok(()),
    }
}

fn goals(sizes: &[(String, Size)]) -> Vec<Goal> {
    let sum = |wanted: &dyn Fn(&str) -> bool| -> u64 {
        sizes.iter().filter(|(name, _)| wanted(name)).map(|(_, size)| size.brotli).sum()
    };
    let home = |name: &str| chunk_names::part(name).is_none();
    let parts = sizes.iter().filter_map(|(name, _)| chunk_names::part(name));
    let mut goals = vec![Goal::new("home", sum(&home), HOME)];
    for game in parts.filter(|part| chunk_names::is_game(part)) {
        let larger = LARGER_GAMES.iter().find(|(name, ..)| *name == game);
        let needed = |name: &str| {
            chunk_names::part(name).is_none_or(|part| chunk_names::is_needed(part, game))
        };
        let (what, bytes) = (format!("home and {game}"), sum(&needed));
        let (goal, limit) =
            larger.map_or((CARD_GAME, CARD_GAME_NOW), |(_, goal, now)| (*goal, *now));
        goals.push(Goal { limit, ..Goal::new(&what, bytes, goal) });
    }
    goals.push(Goal { limit: ALL_NOW, ..Goal::new("all", sum(&|_| true), ALL) });
    goals
}

impl Size {
    fn parse(line: &str) -> Option<Size> {
        let mut numbers = line.split(' ').map(|word| word.parse().ok());
        let mut next = || numbers.next().flatten();
        Some(Size { raw: next()?, gzip: next()?, brotli: next()? })
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Size { raw, gzip, brotli } = self;
        write!(f, "{raw:>9} {gzip:>9} {brotli:>9}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(main: u64, gale: u64, shared: u64) -> Vec<Goal> {
        let files = [
            ("x_bg.wasm", main),
            ("x_gale.wasm", gale),
            ("x_quay.wasm", 1),
            ("x_rules_gale.wasm", 5),
            ("x_shared.wasm", shared),
            ("x_shared_quay.wasm", 2),
        ];
        let size = |brotli| Size { raw: 2 * brotli, gzip: brotli + 1, brotli };
        let files = files.map(|(name, brotli)| (name.to_owned(), size(brotli)));
        goals(&files)
    }

    #[test]
    fn what_is_loaded_for_what_is_added_up() {
        let sums: Vec<(String, u64)> =
            page(100, 20, 3).into_iter().map(|goal| (goal.what, goal.bytes)).collect();
        let wanted = [("home", 100), ("home and gale", 123), ("home and quay", 106), ("all", 131)];
        assert_eq!(sums, wanted.map(|(what, bytes)| (what.to_owned(), bytes)));
    }

    #[test]
    fn above_its_limit_the_page_is_red() {
        assert!(judge(&page(308_000, 0, 0)).is_ok());
        assert!(judge(&page(308_001, 0, 0)).is_err());
        assert!(judge(&page(300_000, 155_001, 0)).is_err());
        assert!(judge(&page(300_000, 130_000, 0)).is_ok());
    }

    #[test]
    fn lines_of_the_compressor() {
        let size = Size { raw: 10, gzip: 9, brotli: 8 };
        assert_eq!(Size::parse("10 9 8"), Some(size));
        assert_eq!(Size::parse("10 9"), None);
    }
}
