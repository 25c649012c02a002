//! What a chunk is called: after what it holds.

/// The chunk with the pages one reads.
const PAGES: &str = "pages";
/// The chunk with the rules of a game begins so.
const RULES: &str = "rules_";
/// What many games share; with names after it, what one or two of them need, or none.
const SHARED: &str = "shared";
/// What only pages and rules share.
const READING: &str = "reading";

/// The end of the name of the file for what these chunks share: nobody should have to load what
/// only others need.
pub fn shared_by<'a>(users: impl Iterator<Item = &'a str>) -> String {
    match &users.filter(|user| is_game(user)).collect::<Vec<_>>()[..] {
        [] => format!("_{SHARED}_{READING}.wasm"),
        few @ ([_] | [_, _]) => format!("_{SHARED}_{}.wasm", few.join("_")),
        _ => format!("_{SHARED}.wasm"),
    }
}

/// Is this part of the program a game?
pub fn is_game(part: &str) -> bool {
    part != PAGES && !part.starts_with(RULES) && !part.starts_with(SHARED)
}

/// Does a game need this part of the program?
pub fn is_needed(part: &str, game: &str) -> bool {
    let shared = part.strip_prefix(SHARED);
    part == game || shared.is_some_and(|by| by.is_empty() || by.split('_').any(|user| user == game))
}

/// The end of the name of a chunk the splitter made: `split_gale.wasm` becomes `_gale.wasm`.
pub fn end(splitters: &str) -> Option<String> {
    Some(format!("_{}", splitters.strip_prefix("split_").filter(|rest| rest.ends_with(".wasm"))?))
}

/// What a file holds that not every visit needs: a game, the rules of one, the pages one reads, what
/// several of them share; none for the files that every visit needs.
pub fn part(file: &str) -> Option<&str> {
    let stem = file.strip_suffix(".wasm").or(file.strip_suffix(".css"))?;
    let (_, part) = stem.split_once('_')?;
    (part != "bg").then_some(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chunk_is_called_after_what_it_holds() {
        assert_eq!(end("split_gale.wasm").as_deref(), Some("_gale.wasm"));
        assert_eq!(end("split_rules_gale.wasm").as_deref(), Some("_rules_gale.wasm"));
        assert_eq!(end("chunk_4.wasm"), None);
        assert_eq!(end("grand-large.js"), None);
    }

    #[test]
    fn what_a_file_holds_is_in_its_name() {
        assert_eq!(part("grand-large-0a_gale.wasm"), Some("gale"));
        assert_eq!(part("grand-large-0a_rules_gale.wasm"), Some("rules_gale"));
        assert_eq!(part("style-0a_gale.css"), Some("gale"));
        assert_eq!(part("style-0a.css"), None);
        assert_eq!(part("grand-large-0a_shared_gale.wasm"), Some("shared_gale"));
        assert_eq!(part("grand-large-0a_bg.wasm"), None);
        assert_eq!(part("grand-large-0a_chunks.js"), None);
        assert_eq!(part("index.html"), None);
    }

    #[test]
    fn what_few_share_is_loaded_with_them_alone() {
        assert_eq!(shared_by(["gale", "pages", "rules_gale"].into_iter()), "_shared_gale.wasm");
        assert_eq!(shared_by(["gale", "pages", "quay"].into_iter()), "_shared_gale_quay.wasm");
        assert_eq!(shared_by(["gale", "plunder", "quay"].into_iter()), "_shared.wasm");
        assert_eq!(shared_by(["pages", "rules_gale"].into_iter()), "_shared_reading.wasm");
        for (part, needed) in [
            ("gale", true),
            ("shared", true),
            ("shared_gale", true),
            ("shared_gale_quay", true),
            ("shared_plunder_quay", false),
            ("shared_quay", false),
            ("shared_reading", false),
            ("quay", false),
            ("rules_gale", false),
            ("pages", false),
        ] {
            assert_eq!(is_needed(part, "gale"), needed, "{part}");
        }
    }
}
