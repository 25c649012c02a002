//! Money and other numbers.

use crate::text::Lang;
use crate::text::grammar::counted;

/// Money as it is printed: "9 000" (with a narrow space), "9,000".
pub fn money(lang: Lang, n: i64) -> String {
    let digits = n.unsigned_abs().to_string();
    let mut told = String::from(if n < 0 { "−" } else { "" });
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            told.push_str(lang.pick("\u{202f}", ","));
        }
        told.push(digit);
    }
    told
}

/// Money in a sentence: "9 000 doublons", "9,000 doubloons".
pub fn sum(lang: Lang, n: i64) -> String {
    money(lang, n) + lang.pick("\u{a0}doublons", " doubloons")
}

/// "7 points".
pub fn points(lang: Lang, n: u8) -> String {
    counted(lang, n.into(), ["point", "points"], ["point", "points"])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(money(Lang::Fr, 12_000), "12\u{202f}000");
        assert_eq!(money(Lang::En, -1_009_000), "−1,009,000");
        assert_eq!(money(Lang::En, 0), "0");
        assert_eq!(sum(Lang::Fr, 3_000), "3\u{202f}000\u{a0}doublons");
    }
}
