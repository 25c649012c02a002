//! The words of Gale.

mod aloud;
mod asks;
mod cancelled;
mod cards;
mod en;
mod fr;
mod guide;
mod home;
mod reasons;
mod rules_en;
mod rules_fr;
mod rules_parts;
mod scores;
mod spoken;
mod story;
mod terms;
mod verdicts;

use super::Lang;
use super::rules::Section;

pub use super::grammar::signed;
pub use aloud::read_aloud;
pub use asks::{chapter, deed, label, prompt};
pub use cards::{card, damage, dir, points, value, wind, wind_with_stake, winds};
pub use guide::guide;
pub use home::{blurb, option_words};
pub use reasons::{Why, reason};
pub use scores::{place_sum, result, sheet_title, standings};
pub use spoken::{board_spoken, card_spoken, outcome_if, trick_spoken, trick_title};
pub use story::narrate;
pub use terms::Terms;
pub use verdicts::verdict;

/// The fixed words of a language.
pub fn terms(lang: Lang) -> &'static Terms {
    lang.pick(&fr::TERMS, &en::TERMS)
}

/// The whole rules, section by section; both languages have the same sections.
pub fn rules(lang: Lang) -> Vec<Section> {
    match lang {
        Lang::Fr => rules_fr::sections(),
        Lang::En => rules_en::sections(),
    }
}
