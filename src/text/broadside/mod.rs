//! The words of Broadside.

mod abilities;
mod aloud;
mod because;
pub mod cabins;
pub mod cards;
mod chart;
mod crew;
mod deeds;
mod en;
mod ending;
mod fleets;
mod fr;
mod guide;
mod home;
mod labels;
mod measures;
mod outcome;
mod places;
mod prompt;
mod rules_en;
mod rules_fr;
mod rules_parts;
mod scores;
mod ships;
mod stakes;
mod story;
mod teller;
mod terms;
mod told;
mod treasure;
#[cfg(test)]
mod trial;
mod why;
pub mod yard;

use super::Lang;

pub use abilities::{ability_line, ability_name, effect};
pub use aloud::fleet_of;
pub use chart::{
    course_spoken, course_tag, guns_that_bear, island_here, isle_spoken, place_on_chart, refusal,
    ship_spoken, way_key,
};
pub use crew::{a_crew, crew_effect, crew_in_full, crew_name, the_crew};
pub use deeds::deed;
pub use fleets::{fleet_line, fleet_name};
pub use measures::{degrees, gun, letters, measure, needed, percent, sixths, speed, turn, wind};
pub use outcome::{boarding, end};
pub use places::{at_island, from_island, home_of, island, island_tag, on, roman};
pub use prompt::{drafted, goal};
pub use ships::{faction, ship, ship_name, ship_short, the_faction};
pub use terms::Terms;
pub use treasure::{
    a_treasure, coins, gold, the_unique, treasure_name, treasures, unique_effect, unique_name, what,
};
pub use why::{locked, reason};

/// The fixed words of a language.
pub fn terms(lang: Lang) -> &'static Terms {
    lang.pick(&fr::TERMS, &en::TERMS)
}
