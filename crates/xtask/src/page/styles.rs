//! The styles of the page: what the static shell wears inside the page itself, so that it is painted
//! before anything else has come; all the rest after the shell, what only one game wears as a sheet
//! of its own that is switched off until the game is opened.

use super::{chunk_names, files};
use crate::{digest, failure::Failure};
use std::{fs, path::Path};

/// How Trunk writes the link to a style sheet beside the page.
const LINK: &str = r#"<link rel="stylesheet" href="./"#;
const END: &str = r#""/>"#;
/// The sheets the static shell wears, the first of the page.
const WORN: [&str; 4] = ["tokens-", "base-", "compass-", "shell-"];
/// What our own sheets are called.
const OURS: &str = "style-";
/// What stands after the shell. A sheet before it holds up only what follows.
const AFTER_SHELL: &str = r#"<div id="app">"#;

/// A sheet that comes after the shell: for one game, or for everybody.
struct Sheet {
    game: Option<String>,
    rules: String,
}

/// Puts the sheets of the page in `dir` where they belong, in their order; the page with them. A
/// page without sheets, or one that was joined before, stays as it is.
pub fn join(dir: &Path, page: &str) -> Result<String, Failure> {
    let names = linked(page);
    if names.iter().all(|name| name.starts_with(OURS)) {
        return Ok(page.to_owned());
    }
    let games = games(dir)?;
    let (mut worn, mut sheets) = (String::new(), Vec::<Sheet>::new());
    for name in &names {
        let file = dir.join(name);
        let rules = squeezed(&fs::read_to_string(&file).map_err(Failure::file(&file))?);
        fs::remove_file(&file).map_err(Failure::file(&file))?;
        if WORN.iter().any(|start| name.starts_with(start)) {
            if !sheets.is_empty() {
                return Err(Failure::Wrong(format!(
                    "index.html links {name} after sheets that come later: their order would change"
                )));
            }
            worn += &rules;
            continue;
        }
        let wears =
            |game: &&String| name.strip_prefix(&***game).is_some_and(|end| end.starts_with('-'));
        let game = games.iter().find(wears).cloned();
        match sheets.last_mut().filter(|last| last.game == game) {
            Some(last) => last.rules += &rules,
            None => sheets.push(Sheet { game, rules }),
        }
    }
    let mut links = String::new();
    for Sheet { game, rules } in sheets {
        let hash = digest::short_hex(rules.as_bytes());
        let (name, link) = match game {
            None => (format!("{OURS}{hash}.css"), LINK.to_owned()),
            Some(game) => (format!("{OURS}{hash}_{game}.css"), switched_off(&game)),
        };
        let file = dir.join(&name);
        fs::write(&file, rules).map_err(Failure::file(&file))?;
        links += &format!("{link}{name}{END}");
    }
    let trunks = |name: &str| format!("{LINK}{name}{END}");
    let inside = if worn.is_empty() { String::new() } else { format!("<style>{worn}</style>") };
    let page = page.replacen(&trunks(names[0]), &inside, 1);
    let page = names[1..].iter().fold(page, |page, other| page.replacen(&trunks(other), "", 1));
    Ok(match page.find(AFTER_SHELL) {
        Some(at) => format!("{}{links}\n  {}", &page[..at], &page[at..]),
        None => page.replacen("</head>", &format!("{links}</head>"), 1),
    })
}

/// How a link begins that the browser follows only once it is switched on (`games/looks.rs`).
fn switched_off(game: &str) -> String {
    format!(r#"<link data-looks="{game}" disabled rel="stylesheet" href="./"#)
}

/// The games that are chunks of the program beside the page.
fn games(dir: &Path) -> Result<Vec<String>, Failure> {
    let chunks = files::below(dir, |name| name.ends_with(".wasm"))?;
    let parts = chunks.iter().filter_map(|(name, _)| chunk_names::part(name));
    Ok(parts.filter(|part| chunk_names::is_game(part)).map(str::to_owned).collect())
}

/// The names of the linked style sheets, in order.
fn linked(page: &str) -> Vec<&str> {
    page.split(LINK).skip(1).filter_map(|rest| Some(rest.split_once(END)?.0)).collect()
}

/// A sheet without its comments and the white space at the ends of its lines.
fn squeezed(sheet: &str) -> String {
    let mut out = String::new();
    for line in without_comments(sheet).lines().map(str::trim).filter(|line| !line.is_empty()) {
        // Where a line ends in the middle of a declaration, the break parts two words.
        if !out.is_empty() && !out.ends_with(['{', '}', ';', ',']) {
            out.push(' ');
        }
        out.push_str(line);
    }
    out
}

fn without_comments(sheet: &str) -> String {
    let mut out = String::new();
    let mut rest = sheet;
    let mut quote = None;
    while let Some(letter) = rest.chars().next() {
        match (quote, letter) {
            (None, '/') if rest.starts_with("/*") => {
                rest = rest.split_once("*/").map_or("", |(_, after)| after);
                continue;
            }
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), letter) if open == letter => quote = None,
            _ => {}
        }
        out.push(letter);
        rest = &rest[letter.len_utf8()..];
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    #[test]
    fn comments_and_line_ends_go_and_strings_stay() {
        let sheet =
            "/* a */\na,\nb {\n  c: d\n    e; /* f */\n  g: url(\"x/*y*/\");\n}\n\nh { i: j }\n";
        assert_eq!(squeezed(sheet), "a,b {c: d e;g: url(\"x/*y*/\");}h { i: j }");
        assert_eq!(squeezed("/* never closed"), "");
    }

    /// A page with these sheets, and where they lie.
    fn joined(
        name: &str,
        sheets: &[(&str, &str)],
        body: &str,
        chunks: &[&str],
    ) -> (PathBuf, Result<String, Failure>) {
        let name = format!("grand-large-styles-{name}-{}", std::process::id());
        let dir = std::env::temp_dir().join(name);
        fs::create_dir_all(&dir).expect("temporary");
        let mut links = String::new();
        for (name, text) in sheets {
            fs::write(dir.join(name), text).expect("temporary");
            links += &format!("{LINK}{name}{END}\n");
        }
        for chunk in chunks {
            fs::write(dir.join(chunk), "").expect("temporary");
        }
        let page = join(&dir, &format!("<head>{links}</head>{body}"));
        (dir, page)
    }

    #[test]
    fn the_sheets_become_one_in_their_order() {
        let sheets = [("b.css", "b { c: 1; }\n"), ("a.css", "a { c: 2; }\n")];
        let (dir, page) = joined("order", &sheets, "", &[]);
        let page = page.expect("two sheets");
        let names = linked(&page);
        assert_eq!(names.len(), 1, "{page}");
        let text = fs::read_to_string(dir.join(names[0])).expect("it was written");
        assert_eq!(text, "b { c: 1; }a { c: 2; }");
        assert!(!dir.join("a.css").exists() && !dir.join("b.css").exists());
        assert_eq!(join(&dir, &page).expect("one sheet"), page, "a joined page is left alone");
        fs::remove_dir_all(&dir).expect("it was ours");
    }

    #[test]
    fn what_the_shell_wears_is_in_the_page_and_the_rest_comes_after_it() {
        let sheets = [
            ("tokens-1.css", ":root { a: 1 }"),
            ("shell-2.css", "#shell { b: 2 }"),
            ("c.css", "c { d: 3 }"),
        ];
        let body = format!("<div id=shell></div>{AFTER_SHELL}</div>");
        let (dir, page) = joined("worn", &sheets, &body, &[]);
        let page = page.expect("three sheets");
        assert!(page.contains("<style>:root { a: 1 }#shell { b: 2 }</style>"), "{page}");
        let (shell, sheet) = (page.find("id=shell"), page.find(LINK));
        assert!(shell < sheet && sheet < page.find(AFTER_SHELL), "{page}");
        fs::remove_dir_all(&dir).expect("it was ours");
    }

    #[test]
    fn what_one_game_wears_is_switched_off_and_stays_between_the_others() {
        let sheets = [
            ("a-1.css", "a { b: 1 }"),
            ("chess-2.css", "c { d: 2 }"),
            ("chess-men-3.css", "e { f: 3 }"),
            ("chessboard-4.css", "g { h: 4 }"),
        ];
        let (dir, page) =
            joined("games", &sheets, "", &["x-0a_chess.wasm", "x-0a_rules_chess.wasm"]);
        let page = page.expect("four sheets");
        let looks = page.find(r#"<link data-looks="chess" disabled"#).expect("its own sheet");
        let others: Vec<usize> = page.match_indices(LINK).map(|(at, _)| at).collect();
        assert!(matches!(others[..], [before, after] if before < looks && looks < after), "{page}");
        let (_, name) = page[looks..].split_once("href=\"./").expect("a link");
        let (name, _) = name.split_once('"').expect("a link");
        assert!(name.ends_with("_chess.css"), "{name}");
        let text = fs::read_to_string(dir.join(name)).expect("it was written");
        assert_eq!(text, "c { d: 2 }e { f: 3 }");
        assert_eq!(join(&dir, &page).expect("a joined page"), page, "a joined page is left alone");
        fs::remove_dir_all(&dir).expect("it was ours");
    }

    #[test]
    fn a_sheet_of_the_shell_after_others_is_refused() {
        let sheets = [("c.css", "c { d: 3 }"), ("shell-2.css", "#shell { b: 2 }")];
        let (dir, page) = joined("late", &sheets, "", &[]);
        assert!(page.is_err());
        fs::remove_dir_all(&dir).expect("it was ours");
    }
}
