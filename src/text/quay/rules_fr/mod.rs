//! Les règles d’À quai en français.

mod acting;
mod port;
mod trading;

use crate::text::rules::Section;

/// Toutes les sections, dans l’ordre de lecture.
pub fn sections() -> Vec<Section> {
    let mut all = port::sections();
    all.extend(trading::sections());
    all.extend(acting::sections());
    all
}
