//! The rules of Logbook in English.

mod battle;
mod harbour;
mod renown;
mod sea;
mod voyage;

use crate::text::rules::Section;

/// All sections, in reading order.
pub fn sections() -> Vec<Section> {
    let parts = [
        voyage::sections(),
        harbour::sections(),
        battle::sections(),
        renown::sections(),
        sea::sections(),
    ];
    parts.into_iter().flatten().collect()
}
