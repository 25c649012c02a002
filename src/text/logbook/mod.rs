//! Logbook in words.

mod aloud;
mod asks;
mod because;
pub mod content;
mod content_en;
mod content_fr;
mod crew;
mod deeds;
mod en;
mod ending;
pub mod fame_panel;
pub mod fight;
mod fr;
mod guide;
pub mod harbour;
pub mod hold;
mod home;
mod items;
mod labels;
mod missions;
pub mod missions_panel;
pub mod news;
mod npcs;
mod options;
#[cfg(test)]
mod panels_trial;
mod past;
mod prompt;
mod reasons;
pub mod route;
mod rules_en;
mod rules_fr;
mod rules_parts;
mod scores;
mod shop;
mod story;
mod sums;
mod teller;
mod terms;
#[cfg(test)]
mod tests;
mod told;
#[cfg(test)]
mod trial;
mod vocab;
mod why;

pub use content::content;
pub use deeds::deed;
pub use missions::{MissionText, StepState, StepText, mission_card, mission_kind};
pub use npcs::{NpcText, npc_card, npc_terms};
pub use vocab::*;
pub use why::refusal;

use super::Lang;

/// The fixed words of the table read aloud.
fn terms(lang: Lang) -> &'static terms::Terms {
    lang.pick(&fr::TERMS, &en::TERMS)
}
