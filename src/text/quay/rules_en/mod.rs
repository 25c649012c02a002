//! The rules of Quayside in English.

mod acting;
mod port;
mod trading;

use crate::text::rules::Section;

/// All sections, in reading order.
pub fn sections() -> Vec<Section> {
    let mut all = port::sections();
    all.extend(trading::sections());
    all.extend(acting::sections());
    all
}
