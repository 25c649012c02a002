//! What programs answer to `--version`.

/// The second word of `trunk 0.21.14` or `wasm-bindgen 0.2.130 (…)`.
pub fn second_word(answer: &str) -> Option<&str> {
    answer.split_whitespace().nth(1)
}

/// The first whole number in `v20.20.2` or `wasm-opt version 132 (version_132)`.
pub fn first_number(answer: &str) -> Option<u32> {
    let digits = answer.trim_start_matches(|c: char| !c.is_ascii_digit());
    let end = digits.find(|c: char| !c.is_ascii_digit());
    digits[..end.unwrap_or(digits.len())].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_real_programs() {
        assert_eq!(second_word("trunk 0.21.14"), Some("0.21.14"));
        assert_eq!(second_word("wasm-bindgen 0.2.130 (a1b2)"), Some("0.2.130"));
        assert_eq!(first_number("wasm-opt version 132 (version_132)"), Some(132));
        assert_eq!(first_number("wasm-opt version 108"), Some(108));
        assert_eq!(first_number("v20.20.2"), Some(20));
    }

    #[test]
    fn no_answer() {
        assert_eq!(second_word(""), None);
        assert_eq!(first_number("unknown"), None);
        assert_eq!(first_number("99999999999"), None);
    }
}
