//! The words of Quayside.

mod aloud;
mod because;
mod deeds;
mod does;
mod en;
mod ending;
mod fr;
mod guide;
mod home;
mod labels;
mod notes;
mod outcome;
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
pub use notes::{
    at_most, departure, departure_in_short, foretold, loaded_by, loss, offers_for, store_loss,
    warning,
};
pub use prompt::{chosen, narrowed};
pub use spoken::{
    bay_spoken, pile_spoken, ship_spoken, special_spoken, stall_spoken, stand_spoken,
};
pub use terms::Terms;
pub use wares::{card_name, count_of, deck, gold, good, points, ships, some_goods, specials};
pub use why::reason;

/// The fixed words of a language.
pub fn terms(lang: Lang) -> &'static Terms {
    lang.pick(&fr::TERMS, &en::TERMS)
}
