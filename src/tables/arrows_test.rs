//! Reads the sources and holds every game to one direction: model → text → parts.

use std::fs;
use std::path::{Path, PathBuf};

/// What a model does without: words, the page, and the parts of its table.
const NOT_IN_MODELS: [&str; 5] =
    ["crate::text", "crate::tables", "crate::shell", "leptos", "super::super"];
/// What words do without.
const NOT_IN_WORDS: [&str; 3] = ["crate::shell", "crate::session", "leptos"];

#[test]
fn models_use_no_words_and_no_page() {
    for game in games() {
        let wrong = |line: &str| NOT_IN_MODELS.iter().any(|room| line.contains(room));
        assert_none(&room(&format!("tables/{game}/model")), wrong);
    }
}

#[test]
fn words_use_the_model_of_their_own_game_and_nothing_else_of_its_table() {
    for game in games() {
        let model = format!("crate::tables::{game}::model");
        let wrong = |line: &str| {
            let page = NOT_IN_WORDS.iter().any(|room| line.contains(room));
            page || line.replace(&model, "").contains("crate::tables")
        };
        assert_none(&room(&format!("text/{game}")), wrong);
    }
}

#[test]
fn a_game_uses_nothing_of_another() {
    for game in games() {
        let others: Vec<String> = (games().into_iter().filter(|other| *other != game))
            .flat_map(|other| ["tables", "text"].map(|room| format!("crate::{room}::{other}")))
            .collect();
        for part in ["tables", "text"] {
            let wrong = |line: &str| others.iter().any(|other| line.contains(other));
            assert_none(&room(&format!("{part}/{game}")), wrong);
        }
    }
}

/// The games: each has a folder with a model beside this file.
fn games() -> Vec<String> {
    let folders = entries(&room("tables")).into_iter().filter(|entry| entry.join("model").is_dir());
    let name = |folder: PathBuf| folder.file_name()?.to_str().map(str::to_owned);
    let games: Vec<String> = folders.filter_map(name).collect();
    assert!(games.len() >= 3, "only {games:?} have tables");
    games
}

fn room(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(name)
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    listed.map(|entry| entry.expect("a folder can be listed").path()).collect()
}

/// No line of code of a room may be wrong. Paths are looked for as text, so that none may hide in
/// a group that begins at the root.
fn assert_none(room: &Path, wrong: impl Fn(&str) -> bool + Copy) {
    for path in entries(room) {
        if path.is_dir() {
            assert_none(&path, wrong);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source is text");
        for (at, line) in text.lines().enumerate() {
            let code = !line.trim_start().starts_with("//");
            let hidden = line.contains("crate::{");
            assert!(!(code && (wrong(line) || hidden)), "{}:{}: {line}", path.display(), at + 1);
        }
    }
}
