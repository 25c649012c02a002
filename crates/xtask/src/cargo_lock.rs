//! Just enough of `Cargo.lock` to know the version of one package.

/// The locked version of `package`, if it is locked exactly once.
pub fn version_of<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let mut versions = lock.split("[[package]]").filter_map(|entry| {
        let field = |key: &str| {
            let mut values = entry.lines().filter_map(|line| line.strip_prefix(key));
            values.next()?.strip_prefix(" = \"")?.strip_suffix('"')
        };
        (field("name")? == package).then(|| field("version"))?
    });
    let version = versions.next()?;
    versions.next().is_none().then_some(version)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"
version = 4

[[package]]
name = "wasm-bindgen"
version = "0.2.130"
dependencies = [
 "wasm-bindgen-macro",
]

[[package]]
name = "wasm-bindgen-macro"
version = "0.2.131"

[[package]]
name = "syn"
version = "2.0.1"

[[package]]
name = "syn"
version = "3.0.9"
"#;

    #[test]
    fn the_whole_name_counts() {
        assert_eq!(version_of(LOCK, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(version_of(LOCK, "wasm-bindgen-macro"), Some("0.2.131"));
        assert_eq!(version_of(LOCK, "wasm"), None);
    }

    #[test]
    fn two_versions_are_no_answer() {
        assert_eq!(version_of(LOCK, "syn"), None);
    }

    #[test]
    fn rubbish_is_no_answer() {
        assert_eq!(version_of("[[package]]\nname = \"a\nversion", "a"), None);
        assert_eq!(version_of("", "a"), None);
    }
}
