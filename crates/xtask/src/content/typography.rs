//! The JSON is written on a plain keyboard; what is read has true apostrophes, minus signs and
//! narrow spaces.

use super::shape::Pair;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    Fr,
    En,
}

impl Lang {
    /// The text in this language, mended.
    pub fn of(self, pair: &Pair) -> String {
        match self {
            Lang::Fr => self.mended(&pair.fr),
            Lang::En => self.mended(&pair.en),
        }
    }

    /// The text with the signs of print.
    pub fn mended(self, text: &str) -> String {
        let mut mended = String::new();
        let letters: Vec<char> = text.chars().collect();
        for (at, &letter) in letters.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| letters[at]);
            let after = letters.get(at + 1).copied();
            match (letter, before, after) {
                ('\'', ..) => mended.push('’'),
                ('-', Some('0'..='9'), Some('0'..='9')) => mended.push('–'),
                ('-', None | Some(' ' | '('), Some('0'..='9')) => mended.push('−'),
                (';' | '!' | '?', Some(_), _) if self == Lang::Fr => {
                    spaced(&mut mended, '\u{202f}', letter);
                }
                (':', Some(_), None | Some(' ')) if self == Lang::Fr => {
                    spaced(&mut mended, '\u{a0}', letter);
                }
                ('»', ..) if self == Lang::Fr => spaced(&mut mended, '\u{202f}', letter),
                ('«', ..) if self == Lang::Fr => mended.extend(['«', '\u{202f}']),
                (' ', Some('«'), _) if self == Lang::Fr => {}
                _ => mended.push(letter),
            }
        }
        mended
    }
}

/// Puts a sign behind its own space, whatever space was there.
fn spaced(text: &mut String, space: char, sign: char) {
    text.truncate(text.trim_end().len());
    if !text.ends_with([';', '!', '?', ':']) {
        text.push(space);
    }
    text.push(sign);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_signs_stand_apart_and_english_ones_do_not() {
        for (plain, fr, en) in [
            ("L'or", "L’or", "L’or"),
            ("Vite !", "Vite\u{202f}!", "Vite !"),
            ("Qui? Lui", "Qui\u{202f}? Lui", "Qui? Lui"),
            ("Quoi ?!", "Quoi\u{202f}?!", "Quoi ?!"),
            ("jour : 2; nuit", "jour\u{a0}: 2\u{202f}; nuit", "jour : 2; nuit"),
            ("à 12:30", "à 12:30", "à 12:30"),
            ("« Ami »", "«\u{202f}Ami\u{202f}»", "« Ami »"),
            ("«Ami»", "«\u{202f}Ami\u{202f}»", "«Ami»"),
            ("-1 devient -2 (-3)", "−1 devient −2 (−3)", "−1 devient −2 (−3)"),
            ("2D12 : 1-2", "2D12\u{a0}: 1–2", "2D12 : 1–2"),
            ("Basse-Terre", "Basse-Terre", "Basse-Terre"),
        ] {
            assert_eq!(Lang::Fr.mended(plain), fr);
            assert_eq!(Lang::En.mended(plain), en);
        }
    }
}
