//! Everything a player reads, in French and English.
//!
//! Fixed words are fields of [`Words`], so a missing translation does not compile; sentences are
//! functions that match on [`Lang`]. Each game has its own modules beside these.

mod en;
mod fr;
mod grammar;
mod home;
mod names;
mod sentences;
mod told;
#[cfg(test)]
pub mod trial;
mod words;

use serde::{Deserialize, Serialize};

pub mod broadside;
pub mod ending;
pub mod gale;
pub mod guide;
pub mod logbook;
pub mod plunder;
pub mod quay;
pub mod rules;

pub use home::{Blurb, OptionWords};
pub use names::Names;
pub use sentences::*;
pub use told::{Past, Told};
pub use words::Words;

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// Français.
    Fr,
    /// English.
    En,
}

impl Lang {
    /// The language of a browser's tag such as `fr-CA`, if we speak it.
    pub fn of_tag(tag: &str) -> Option<Lang> {
        match tag.split('-').next()?.to_ascii_lowercase().as_str() {
            "fr" => Some(Lang::Fr),
            "en" => Some(Lang::En),
            _ => None,
        }
    }

    /// The tag for `<html lang>`.
    pub fn tag(self) -> &'static str {
        self.pick("fr", "en")
    }

    /// A colon with what French puts before it.
    pub fn colon(self) -> &'static str {
        self.pick("\u{a0}:", ":")
    }

    /// One of two, by language.
    pub fn pick<T>(self, fr: T, en: T) -> T {
        match self {
            Lang::Fr => fr,
            Lang::En => en,
        }
    }
}

/// The fixed words of a language.
pub fn words(lang: Lang) -> &'static Words {
    lang.pick(&fr::WORDS, &en::WORDS)
}

/// Who has to do what, for the prompt line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// Who and what.
    pub title: String,
    /// What there is to know about it.
    pub detail: String,
}

/// A heading and its lines: the table in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// The heading.
    pub title: String,
    /// One line each.
    pub lines: Vec<String>,
}

impl Paragraph {
    /// These lines under this heading; nothing where there is nothing to say.
    fn of(title: &str, lines: Vec<String>) -> Option<Paragraph> {
        (!lines.is_empty()).then(|| Paragraph { title: title.to_owned(), lines })
    }
}

/// How the points came, row by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultTable {
    /// The headings of the columns between name and total.
    pub columns: Vec<String>,
    /// For each seat the cells of those columns.
    pub rows: Vec<Vec<String>>,
    /// For each seat the total.
    pub totals: Vec<String>,
    /// For each seat its place, from 1.
    pub places: Vec<u8>,
}
