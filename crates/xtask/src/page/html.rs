//! Just enough HTML to find the inline scripts and styles of a page we wrote ourselves.

/// An element whose content is text, such as `<script>` or `<style>`.
#[derive(Debug, PartialEq, Eq)]
pub struct RawElement<'a> {
    /// All between the tag's name and its `>`.
    pub attributes: &'a str,
    /// All between the tags.
    pub text: &'a str,
}

impl RawElement<'_> {
    /// Does the element carry this attribute, with or without a value?
    pub fn has(&self, attribute: &str) -> bool {
        // Quoted values are cut out, so that what stands inside them is not taken for a name.
        let mut quote = None;
        let bare: String = self
            .attributes
            .chars()
            .filter(|&c| match quote {
                Some(open) if c == open => {
                    quote = None;
                    false
                }
                Some(_) => false,
                None if c == '"' || c == '\'' => {
                    quote = Some(c);
                    false
                }
                None => true,
            })
            .collect();
        bare.split(|c: char| c.is_ascii_whitespace() || c == '/').any(|word| {
            let name = word.split('=').next().unwrap_or_default();
            name.eq_ignore_ascii_case(attribute)
        })
    }
}

/// The elements of this name in the order of the page, those in comments excepted.
pub fn raw_elements<'a>(page: &'a str, name: &str) -> Vec<RawElement<'a>> {
    let mut found = Vec::new();
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        rest = &rest[at..];
        if let Some(comment) = rest.strip_prefix("<!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
        } else if let Some(after_name) = strip_name(&rest[1..], name) {
            let Some(tag_end) = end_of_tag(after_name) else {
                break;
            };
            let attributes = &after_name[..tag_end];
            let content = &after_name[tag_end + 1..];
            let text_end = closing_tag(content, name).unwrap_or(content.len());
            found.push(RawElement { attributes, text: &content[..text_end] });
            rest = &content[text_end..];
        } else {
            rest = &rest[1..];
        }
    }
    found
}

/// What follows `name`, if the text begins with it as a whole word.
fn strip_name<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let (head, rest) = text.split_at_checked(name.len())?;
    let ends = rest.starts_with(|c: char| c.is_ascii_whitespace() || c == '>' || c == '/');
    (head.eq_ignore_ascii_case(name) && ends).then_some(rest)
}

/// The place of the `>` that ends a tag; one inside quotes does not.
fn end_of_tag(text: &str) -> Option<usize> {
    let mut quote = None;
    text.char_indices().find_map(|(at, c)| {
        match (quote, c) {
            (None, '>') => return Some(at),
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if c == open => quote = None,
            _ => {}
        }
        None
    })
}

fn closing_tag(text: &str, name: &str) -> Option<usize> {
    text.match_indices("</")
        .map(|(at, _)| at)
        .find(|at| strip_name(&text[at + 2..], name).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(page: &str) -> Vec<&str> {
        let scripts = raw_elements(page, "script");
        scripts.into_iter().map(|script| script.text).collect()
    }

    #[test]
    fn scripts_are_found_whole() {
        for (page, expected) in [
            ("<script>a</script>", vec!["a"]),
            ("<SCRIPT type=module >\nif (1 < 2) x()\n</Script >", vec!["\nif (1 < 2) x()\n"]),
            ("<script data-x='>'>a</script><script>b</script>", vec!["a", "b"]),
            ("<script>'</div>'</script>é<script>ü</script>", vec!["'</div>'", "ü"]),
            ("<!-- <script>no</script> --><script>yes</script>", vec!["yes"]),
            ("<scripted>no</scripted><p>< script</p>", vec![]),
            ("<script>never closed", vec!["never closed"]),
            ("<script", vec![]),
            ("", vec![]),
        ] {
            assert_eq!(texts(page), expected, "{page}");
        }
    }

    #[test]
    fn attributes_are_names_not_text() {
        for (tag, has_src) in [
            ("<script src=a.js></script>", true),
            ("<script type=module SRC='a.js'></script>", true),
            ("<script src></script>", true),
            ("<script data-src=a.js></script>", false),
            ("<script title=\"a src=b\"></script>", false),
            ("<script></script>", false),
        ] {
            assert_eq!(raw_elements(tag, "script")[0].has("src"), has_src, "{tag}");
        }
    }
}
