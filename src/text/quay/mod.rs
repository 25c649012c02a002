//! The words of Quayside.

mod aloud;
mod deeds;
mod en;
mod ending;
mod fr;
mod guide;
mod home;
mod labels;
mod notes;
mod prompt;
mod rules_en;
mod rules_fr;
mod rules_parts;
mod scores;
mod spoken;
mod story;
mod terms;
mod told;
mod wares;
mod why;
mod why_not;

use super::Lang;

pub use deeds::deed;
pub use notes::{at_most, departure, foretold, gold_left, loss, turn_of, warning};
pub use prompt::narrowed;
pub use spoken::{bay_spoken, pile_spoken, ship_spoken, stall_spoken, stand_spoken};
pub use terms::Terms;
pub use wares::{
    a_good, card, card_name, cards, count_of, deck, gold, good, points, ships, some_goods, specials,
};
pub use why::reason;

/// The fixed words of a language.
pub fn terms(lang: Lang) -> &'static Terms {
    lang.pick(&fr::TERMS, &en::TERMS)
}
