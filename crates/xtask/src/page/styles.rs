//! One style sheet in place of one a noun: a single request, and what the files have in common
//! compresses once.

use crate::{digest, failure::Failure};
use std::{fs, path::Path};

/// How Trunk writes the link to a style sheet beside the page.
const LINK: &str = r#"<link rel="stylesheet" href="./"#;
const END: &str = r#""/>"#;

/// Joins the style sheets of the page in `dir`, in their order, into one file named after its
/// content; the page that links to it. A page with one sheet or none stays as it is.
pub fn join(dir: &Path, page: &str) -> Result<String, Failure> {
    let names = linked(page);
    let [first, others @ ..] = &names[..] else { return Ok(page.to_owned()) };
    if others.is_empty() {
        return Ok(page.to_owned());
    }
    let mut joined = String::new();
    for name in &names {
        let file = dir.join(name);
        joined += &squeezed(&fs::read_to_string(&file).map_err(Failure::file(&file))?);
        fs::remove_file(&file).map_err(Failure::file(&file))?;
    }
    let name = format!("style-{}.css", digest::short_hex(joined.as_bytes()));
    let file = dir.join(&name);
    fs::write(&file, joined).map_err(Failure::file(&file))?;
    let link = |name: &str| format!("{LINK}{name}{END}");
    let page =
        others.iter().fold(page.to_owned(), |page, other| page.replacen(&link(other), "", 1));
    Ok(page.replacen(&link(first), &link(&name), 1))
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

    #[test]
    fn comments_and_line_ends_go_and_strings_stay() {
        let sheet =
            "/* a */\na,\nb {\n  c: d\n    e; /* f */\n  g: url(\"x/*y*/\");\n}\n\nh { i: j }\n";
        assert_eq!(squeezed(sheet), "a,b {c: d e;g: url(\"x/*y*/\");}h { i: j }");
        assert_eq!(squeezed("/* never closed"), "");
    }

    #[test]
    fn the_sheets_become_one_in_their_order() {
        let dir = std::env::temp_dir().join(format!("grand-large-styles-{}", std::process::id()));
        fs::create_dir_all(&dir).expect("temporary");
        fs::write(dir.join("b.css"), "b { c: 1; }\n").expect("temporary");
        fs::write(dir.join("a.css"), "a { c: 2; }\n").expect("temporary");
        let page = format!("<head>{LINK}b.css{END}\n{LINK}a.css{END}</head>");
        let page = join(&dir, &page).expect("two sheets");
        let names = linked(&page);
        assert_eq!(names.len(), 1, "{page}");
        let text = fs::read_to_string(dir.join(names[0])).expect("it was written");
        assert_eq!(text, "b { c: 1; }a { c: 2; }");
        assert!(!dir.join("a.css").exists() && !dir.join("b.css").exists());
        assert_eq!(join(&dir, &page).expect("one sheet"), page, "a joined page is left alone");
        fs::remove_dir_all(&dir).expect("it was ours");
    }
}
