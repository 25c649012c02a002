//! Where tools are kept: once per machine, each version in a directory of its own, so that a second
//! checkout compiles nothing again.

use crate::failure::Failure;
use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
};

/// Names another directory for the tools.
const OVERRIDE: &str = "GRAND_LARGE_TOOLS";

/// The directory of all tools.
#[derive(Clone, Debug)]
pub struct Shelf {
    root: PathBuf,
}

impl Shelf {
    /// The shelf of whoever runs us.
    pub fn of_this_user() -> Result<Shelf, Failure> {
        let variable = |name: &str| env::var_os(name).map(PathBuf::from);
        let root = root(env::consts::OS, variable).ok_or_else(|| {
            Failure::Missing(format!(
                "nothing says where this user's caches are: name a directory for the tools in the \
                 environment variable {OVERRIDE}, and try again"
            ))
        })?;
        Ok(Shelf { root })
    }

    /// Where a version of a package is, or will be.
    pub fn place(&self, package: &str, version: &str) -> PathBuf {
        self.root.join(format!("{package}-{version}"))
    }

    /// For a program that keeps its own versions apart.
    pub fn own_room(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    /// What to say of a program that is there and does not do.
    pub fn broken(&self, package: &str, version: &str) -> Failure {
        let place = self.place(package, version);
        let place = place.display();
        Failure::Wrong(format!("{package} in {place} does not work: remove it and try again"))
    }

    /// Puts a version of a package on the shelf. `make` fills an empty directory beside its place,
    /// and only what is complete is moved there: whoever looks meanwhile finds all or nothing, and
    /// of two who make the same thing at once the first is kept. What is there is left alone.
    pub fn put(
        &self,
        package: &str,
        version: &str,
        make: impl FnOnce(&Path) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let place = self.place(package, version);
        if place.is_dir() {
            return Ok(());
        }
        let bench = self.root.join(format!(".{package}-{version}.{}", process::id()));
        fs::create_dir_all(&bench).map_err(Failure::file(&bench))?;
        let made = make(&bench).and_then(|()| match fs::rename(&bench, &place) {
            Err(_) if place.is_dir() => Ok(()),
            moved => moved.map_err(Failure::file(&place)),
        });
        if bench.exists() {
            fs::remove_dir_all(&bench).map_err(Failure::file(&bench))?;
        }
        made
    }
}

/// The directory for the tools: the one that was named, or ours among the user's caches.
fn root(os: &str, variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    // A relative path would mean another place in every directory.
    let absolute = |name: &str| variable(name).filter(|path| path.is_absolute());
    if let Some(named) = absolute(OVERRIDE) {
        return Some(named);
    }
    let caches = match os {
        "windows" => absolute("LOCALAPPDATA")?,
        "macos" => absolute("HOME")?.join("Library/Caches"),
        _ => match absolute("XDG_CACHE_HOME") {
            Some(caches) => caches,
            None => absolute("HOME")?.join(".cache"),
        },
    };
    Some(caches.join("grand-large/tools"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shelf(name: &str) -> Shelf {
        let name = format!("grand-large-{name}-{}", process::id());
        Shelf { root: env::temp_dir().join(name) }
    }

    fn write(dir: &Path, text: &str) -> Result<(), Failure> {
        let file = dir.join("tool");
        fs::write(&file, text).map_err(Failure::file(&file))
    }

    #[cfg(unix)]
    #[test]
    fn every_system_has_its_place_for_caches() {
        let home = ("HOME", "/home/ann");
        for (os, variables, expected) in [
            ("linux", vec![home], Some("/home/ann/.cache/grand-large/tools")),
            ("linux", vec![home, ("XDG_CACHE_HOME", "/c")], Some("/c/grand-large/tools")),
            (
                "linux",
                vec![home, ("XDG_CACHE_HOME", "c")],
                Some("/home/ann/.cache/grand-large/tools"),
            ),
            ("macos", vec![home], Some("/home/ann/Library/Caches/grand-large/tools")),
            ("windows", vec![("LOCALAPPDATA", "/l")], Some("/l/grand-large/tools")),
            ("linux", vec![home, (OVERRIDE, "/t")], Some("/t")),
            ("linux", vec![], None),
            ("windows", vec![home], None),
        ] {
            let variable = |name: &str| {
                let found = variables.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| PathBuf::from(value))
            };
            assert_eq!(root(os, variable), expected.map(PathBuf::from), "{os} {variables:?}");
        }
    }

    #[test]
    fn versions_stand_beside_each_other() {
        let shelf = shelf("versions");
        for version in ["1.0.0", "1.1.0"] {
            shelf.put("trunk", version, |dir| write(dir, version)).expect("a good tool");
        }
        for version in ["1.0.0", "1.1.0"] {
            let text = fs::read_to_string(shelf.place("trunk", version).join("tool"));
            assert_eq!(text.expect("it was put there"), version);
        }
        assert_eq!(fs::read_dir(&shelf.root).expect("a shelf").count(), 2);
        fs::remove_dir_all(&shelf.root).expect("it was ours");
    }

    #[test]
    fn what_fails_halfway_leaves_nothing() {
        let shelf = shelf("halfway");
        let failed = shelf.put("trunk", "1.0.0", |dir| {
            write(dir, "half")?;
            Err(Failure::Wrong("no network".into()))
        });
        assert_eq!(failed.expect_err("it failed").to_string(), "no network");
        assert_eq!(fs::read_dir(&shelf.root).expect("a shelf").count(), 0);
        fs::remove_dir_all(&shelf.root).expect("it was ours");
    }

    #[test]
    fn of_two_who_make_the_same_the_first_is_kept() {
        let shelf = shelf("twice");
        let place = shelf.place("trunk", "1.0.0");
        let slower = shelf.put("trunk", "1.0.0", |dir| {
            write(dir, "slower")?;
            // Another process, as it were: its bench has another name.
            fs::create_dir_all(&place).map_err(Failure::file(&place))?;
            write(&place, "faster")
        });
        slower.expect("it finds what it wanted");
        assert_eq!(fs::read_to_string(place.join("tool")).expect("it is there"), "faster");
        assert_eq!(fs::read_dir(&shelf.root).expect("a shelf").count(), 1);
        fs::remove_dir_all(&shelf.root).expect("it was ours");
    }

    #[test]
    fn what_is_there_is_left_alone() {
        let shelf = shelf("there");
        shelf.put("trunk", "1.0.0", |dir| write(dir, "first")).expect("a tool");
        shelf.put("trunk", "1.0.0", |_| panic!("nothing to make")).expect("a tool");
        fs::remove_dir_all(&shelf.root).expect("it was ours");
    }
}
