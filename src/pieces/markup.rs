//! Drawings as markup: the browser builds a whole picture from one text faster than we could build it piece by piece,
//! and the text takes less room in the program than the code for every piece of it.

/// A text as it may stand inside markup. Drawings are our own, but a letter on one may come from a name.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter => out.push(letter),
        }
    }
    out
}

/// A path; its class says how it is drawn.
pub fn path(class: &str, d: &str) -> String {
    format!(r#"<path class="{class}" d="{d}"/>"#)
}

/// A filled shape; holes are cut by the even-odd rule.
pub fn shape(class: &str, path: &str) -> String {
    format!(r#"<path class="{class}" fill-rule="evenodd" d="{path}"/>"#)
}

/// A part of a drawing moved to its place.
pub fn placed(transform: &str, part: &str) -> String {
    format!(r#"<g transform="{transform}">{part}</g>"#)
}

/// A text in a drawing; empty texts take no room.
pub fn lettered(class: &str, x: &str, y: &str, text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    format!(r#"<text class="{class}" x="{x}" y="{y}">{}</text>"#, escaped(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_become_markup() {
        let drawn = lettered("a", "1", "2", r#"<img src="x">&"#);
        assert_eq!(
            drawn,
            r#"<text class="a" x="1" y="2">&lt;img src=&quot;x&quot;&gt;&amp;</text>"#
        );
    }
}
