//! What a player downloads, and how much of it we allow ourselves.

use super::precache;
use crate::{failure::Failure, project::Project, run, tools::Toolbox};
use std::fmt;

/// Sums over the files whose name ends so, in bytes. Above `limit` the tests are red.
struct Budget {
    what: &'static str,
    suffix: &'static str,
    measure: fn(&Size) -> u64,
    limit: u64,
}

/// The budget of the page: a stop against growth, not the aim, which is 400 kB of brotli for all
/// five games.
const BUDGETS: [Budget; 3] = [
    Budget { what: "all, brotli", suffix: "", measure: |s| s.brotli, limit: 550_000 },
    Budget { what: "all, gzip", suffix: "", measure: |s| s.gzip, limit: 700_000 },
    Budget { what: "wasm, gzip", suffix: ".wasm", measure: |s| s.gzip, limit: 600_000 },
];

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

/// Prints the sizes of everything the service worker keeps; too much is a failure.
pub fn weigh(project: &Project, toolbox: &Toolbox) -> Result<(), Failure> {
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
    judge(&sizes)
}

fn judge(sizes: &[(String, Size)]) -> Result<(), Failure> {
    for Budget { what, suffix, measure, limit } in BUDGETS {
        let matching = sizes.iter().filter(|(name, _)| name.ends_with(suffix));
        let sum: u64 = matching.map(|(_, size)| measure(size)).sum();
        println!("{what}: {sum} bytes of {limit}");
        if sum > limit {
            return Err(Failure::Wrong(format!(
                "the page is too big: {what}: {sum} bytes, {} above the limit",
                sum - limit
            )));
        }
    }
    Ok(())
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

    fn page(wasm: Size) -> Vec<(String, Size)> {
        let small = Size { raw: 3, gzip: 2, brotli: 1 };
        vec![("index.html".into(), small), ("app_bg.wasm".into(), wasm)]
    }

    #[test]
    fn a_page_within_its_budget_passes() {
        assert!(judge(&page(Size { raw: 900_000, gzip: 400_000, brotli: 300_000 })).is_ok());
    }

    #[test]
    fn each_limit_counts() {
        assert!(judge(&page(Size { raw: 900_000, gzip: 400_000, brotli: 700_000 })).is_err());
        assert!(judge(&page(Size { raw: 900_000, gzip: 600_001, brotli: 300_000 })).is_err());
    }

    #[test]
    fn lines_of_the_compressor() {
        let size = Size { raw: 10, gzip: 9, brotli: 8 };
        assert_eq!(Size::parse("10 9 8"), Some(size));
        assert_eq!(Size::parse("10 9"), None);
    }
}
