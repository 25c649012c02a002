//! The styles of the page: what the static shell wears inside the page itself, so that it is painted
//! before anything else has come; all the rest as one sheet, which comes after the shell.

use crate::{digest, failure::Failure};
use std::{fs, path::Path};

/// How Trunk writes the link to a style sheet beside the page.
const LINK: &str = r#"<link rel="stylesheet" href="./"#;
const END: &str = r#""/>"#;
/// The sheets the static shell wears, the first of the page.
const WORN: [&str; 4] = ["tokens-", "base-", "compass-", "shell-"];
/// What stands after the shell. A sheet before it holds up only what follows.
const AFTER_SHELL: &str = r#"<div id="app">"#;

/// Puts the sheets of the page in `dir` where they belong, in their order; the page with them. A
/// page with one sheet or none stays as it is.
pub fn join(dir: &Path, page: &str) -> Result<String, Failure> {
    let names = linked(page);
    if names.len() < 2 {
        return Ok(page.to_owned());
    }
    let (mut worn, mut joined) = (String::new(), String::new());
    for name in &names {
        let file = dir.join(name);
        let sheet = fs::read_to_string(&file).map_err(Failure::file(&file))?;
        let is_worn = WORN.iter().any(|start| name.starts_with(start));
        if is_worn && !joined.is_empty() {
            return Err(Failure::Wrong(format!(
                "index.html links {name} after sheets that come later: their order would change"
            )));
        }
        *(if is_worn { &mut worn } else { &mut joined }) += &squeezed(&sheet);
        fs::remove_file(&file).map_err(Failure::file(&file))?;
    }
    let link = |name: &str| format!("{LINK}{name}{END}");
    let name = format!("style-{}.css", digest::short_hex(joined.as_bytes()));
    let file = dir.join(&name);
    fs::write(&file, joined).map_err(Failure::file(&file))?;
    let first = link(names[0]);
    let inside = if worn.is_empty() { String::new() } else { format!("<style>{worn}</style>") };
    let page = page.replacen(&first, &inside, 1);
    let page = names[1..].iter().fold(page, |page, other| page.replacen(&link(other), "", 1));
    let sheet = link(&name);
    Ok(match page.find(AFTER_SHELL) {
        Some(at) => format!("{}{sheet}\n  {}", &page[..at], &page[at..]),
        None => page.replacen("</head>", &format!("{sheet}</head>"), 1),
    })
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
    ) -> (PathBuf, Result<String, Failure>) {
        let name = format!("grand-large-styles-{name}-{}", std::process::id());
        let dir = std::env::temp_dir().join(name);
        fs::create_dir_all(&dir).expect("temporary");
        let mut links = String::new();
        for (name, text) in sheets {
            fs::write(dir.join(name), text).expect("temporary");
            links += &format!("{LINK}{name}{END}\n");
        }
        let page = join(&dir, &format!("<head>{links}</head>{body}"));
        (dir, page)
    }

    #[test]
    fn the_sheets_become_one_in_their_order() {
        let sheets = [("b.css", "b { c: 1; }\n"), ("a.css", "a { c: 2; }\n")];
        let (dir, page) = joined("order", &sheets, "");
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
        let (dir, page) = joined("worn", &sheets, &body);
        let page = page.expect("three sheets");
        assert!(page.contains("<style>:root { a: 1 }#shell { b: 2 }</style>"), "{page}");
        let (shell, sheet) = (page.find("id=shell"), page.find(LINK));
        assert!(shell < sheet && sheet < page.find(AFTER_SHELL), "{page}");
        fs::remove_dir_all(&dir).expect("it was ours");
    }

    #[test]
    fn a_sheet_of_the_shell_after_others_is_refused() {
        let sheets = [("c.css", "c { d: 3 }"), ("shell-2.css", "#shell { b: 2 }")];
        let (dir, page) = joined("late", &sheets, "");
        assert!(page.is_err());
        fs::remove_dir_all(&dir).expect("it was ours");
    }
}
