//! The words of Plunder.

mod aloud;
mod asks;
mod cards;
mod en;
mod fr;
mod guide;
mod home;
mod lane;
mod rules_en;
mod rules_fr;
mod rules_parts;
mod scores;
mod story;
mod terms;
mod who;
mod why;

use super::Lang;
use super::rules::Section;

pub use aloud::read_aloud;
pub use asks::{attack, chapter, deed, label, prompt, which_merchant};
pub use cards::{card, card_spoken, cards, colour, count, gold, merchant_of};
pub use guide::guide;
pub use home::{blurb, option_words};
pub use lane::{due, due_short, lane_spoken, lead, target_spoken, would_lead};
pub use scores::{result, standings};
pub use story::{narrate, spoil};
pub use terms::Terms;
pub use who::{Who, side_name};
pub use why::{Why, reason};

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
