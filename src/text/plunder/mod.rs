//! The words of Plunder.

mod aloud;
mod asks;
mod because;
mod cards;
mod en;
mod ending;
mod fr;
mod guide;
mod home;
mod lane;
mod rules_en;
mod rules_fr;
mod rules_parts;
mod scores;
mod standings;
mod story;
mod terms;
mod told;
mod verdict;
mod who;
mod why;

use super::Lang;

pub use asks::{attack, deed, which_merchant};
pub use cards::{card, card_spoken, cards, colour, count, face, gold, merchant_of};
pub use lane::{due, lane_spoken, lead, target_spoken, would_be_due, would_lead};
pub use story::{spoil, spoil_brief};
pub use terms::Terms;
pub use verdict::{Verdict, verdict};
pub use who::{Who, side_name};
pub use why::reason;

/// The fixed words of a language.
pub fn terms(lang: Lang) -> &'static Terms {
    lang.pick(&fr::TERMS, &en::TERMS)
}
