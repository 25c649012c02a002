//! The Content Security Policy of the page: only our own files, and only the scripts and
//! styles we wrote.

use super::html;
use crate::{digest, failure::Failure};

/// What `index.html` carries until the page is finished.
pub const PLACEHOLDER: &str = r#"<meta http-equiv="Content-Security-Policy" content="__CSP__">"#;

/// The page with its policy filled in. A page without the placeholder has no policy to fill: `None`.
pub fn filled(page: &str) -> Result<Option<String>, Failure> {
    let hole = "__CSP__";
    if !page.contains(PLACEHOLDER) {
        return match page.contains(hole) {
            true => Err(Failure::Wrong(format!(
                "index.html writes its policy otherwise than {PLACEHOLDER}"
            ))),
            false => Ok(None),
        };
    }
    let meta = PLACEHOLDER.replace(hole, &policy(page));
    Ok(Some(page.replacen(PLACEHOLDER, &meta, 1)))
}

fn policy(page: &str) -> String {
    let named = |start: &str, name| {
        let inline = html::raw_elements(page, name).into_iter().filter(|found| !found.has("src"));
        // A browser sees line ends as \n only, whatever the file has.
        let texts = inline.map(|found| found.text.replace("\r\n", "\n"));
        let hashes = texts.map(|text| format!(" 'sha256-{}'", digest::base64(text.as_bytes())));
        start.to_owned() + &hashes.collect::<String>()
    };
    let scripts = named("script-src 'self' 'wasm-unsafe-eval'", "script");
    let styles = named("style-src 'self'", "style");
    [
        "default-src 'none'",
        &scripts,
        &styles,
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    .join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(rest: &str) -> String {
        format!("<!doctype html><head>{PLACEHOLDER}</head>{rest}")
    }

    #[test]
    fn every_inline_script_is_named_by_its_hash() {
        let page = page("<script>abc</script><script src=a.js></script>");
        let filled = filled(&page).expect("a good page").expect("a placeholder");
        assert!(filled.contains(
            "script-src 'self' 'wasm-unsafe-eval' \
             'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='; style-src 'self'; "
        ));
        assert_eq!(filled.matches("sha256-").count(), 1);
        assert!(!filled.contains("__CSP__"));
        assert!(!filled.contains("unsafe-inline") && !filled.contains("'unsafe-eval'"));
    }

    #[test]
    fn an_inline_style_is_named_by_its_hash_too() {
        let filled =
            filled(&page("<style>abc</style>")).expect("a good page").expect("a placeholder");
        assert!(filled.contains(
            "; style-src 'self' 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='; "
        ));
    }

    #[test]
    fn line_ends_do_not_change_the_hash() {
        assert_eq!(policy("<script>a\r\nb</script>"), policy("<script>a\nb</script>"));
    }

    #[test]
    fn a_page_without_placeholder_is_left_alone() {
        assert!(filled("<!doctype html>").expect("a good page").is_none());
    }

    #[test]
    fn what_the_policy_would_break_is_refused() {
        assert!(filled("<meta content='__CSP__'>").is_err());
    }
}
