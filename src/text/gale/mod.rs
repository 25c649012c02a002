//! The words of Gale.

mod aloud;
mod asks;
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

pub use aloud::read_aloud;
pub use asks::{chapter, deed, label, prompt};
pub use cards::{card, damage, dir, points, signed, value, wind, wind_with_stake, winds};
pub use guide::guide;
pub use home::{blurb, option_words};
pub use reasons::{Why, reason};
pub use scores::{place_sum, result, sheet_title, standings};
pub use spoken::{board_spoken, card_spoken, outcome_if};
pub use story::narrate;
pub use terms::Terms;
pub use verdicts::{leads_on, trick_spoken, trick_title, verdict};

/// The fixed words of a language.
pub fn terms(lang: Lang) -> &'static Terms {
    match lang {
        Lang::Fr => &fr::TERMS,
        Lang::En => &en::TERMS,
    }
}

/// The whole rules, section by section; both languages have the same sections.
pub fn rules(lang: Lang) -> Vec<Section> {
    match lang {
        Lang::Fr => rules_fr::sections(),
        Lang::En => rules_en::sections(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_sections() {
        let ids = |lang| rules(lang).into_iter().map(|section| section.id).collect::<Vec<_>>();
        assert_eq!(ids(Lang::Fr), ids(Lang::En));
        let shape = |lang| rules(lang).iter().map(|section| section.body.len()).collect::<Vec<_>>();
        assert_eq!(shape(Lang::Fr), shape(Lang::En));
    }
}
