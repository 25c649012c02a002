//! The words of Gale.

mod aloud;
mod asks;
mod because;
mod cancelled;
mod cards;
mod en;
mod ending;
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
mod told;
mod verdicts;

use super::Lang;

pub use super::grammar::signed;
pub use asks::deed;
pub use cards::{card, damage, dir, points, wind, wind_with_stake, worth};
pub use reasons::reason;
pub use scores::{shared_places, sheet_title};
pub use spoken::{board_spoken, card_spoken, outcome_if, trick_spoken, trick_title};
pub use terms::Terms;
pub use verdicts::verdict;

/// The fixed words of a language.
pub fn terms(lang: Lang) -> &'static Terms {
    lang.pick(&fr::TERMS, &en::TERMS)
}
