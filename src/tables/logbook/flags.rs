//! Flags of nations: colour, cut and letter say the same.

use logbook::{Flags, Nation};

use crate::pieces::markup::{lettered, path};
use crate::text::Lang;
use crate::text::logbook as text;

/// A nation's flag in a box of 24 × 16.
pub fn flag(of: Nation) -> String {
    let field = |class: &str| path(class, "M0 0H24V16H0Z");
    let drawn = match of {
        Nation::Holland => [
            field("lb-white"),
            path("lb-red", "M0 0H24V5.4H0Z"),
            path("lb-blue", "M0 10.6H24V16H0Z"),
        ]
        .concat(),
        Nation::Spain => [field("lb-red"), path("lb-yellow", "M0 4.5H24V11.5H0Z")].concat(),
        Nation::England => [
            field("lb-white"),
            path("lb-red", "M9.5 0H14.5V5.5H24V10.5H14.5V16H9.5V10.5H0V5.5H9.5Z"),
        ]
        .concat(),
        Nation::France => [
            field("lb-blue"),
            path("lb-white", "M9.5 0H14.5V5.5H24V10.5H14.5V16H9.5V10.5H0V5.5H9.5Z"),
        ]
        .concat(),
        Nation::Pirates => [field("lb-dark"), path("lb-skull", SKULL)].concat(),
    };
    drawn + &path("lb-edge", "M0 0H24V16H0Z")
}

/// A skull, in the middle of a flag.
const SKULL: &str = "M12 2.6A5 4.6 0 0 0 9.2 11V13.2H14.8V11A5 4.6 0 0 0 12 2.6ZM10.3 6.2A1.2 1.3 0 1 1 10.3 8.8A1.2 1.3 0 1 1 10.3 6.2ZM13.7 6.2A1.2 1.3 0 1 1 13.7 8.8A1.2 1.3 0 1 1 13.7 6.2Z";

/// A letter on a plate beside the flag, in a box of 40 × 18 about its middle; without a nation
/// there is no flag.
pub fn plate(lang: Lang, nation: Option<Nation>) -> String {
    let letter = text::route::letter(lang, nation);
    let Some(nation) = nation else {
        return [path("lb-plate", "M-9 -9H9V9H-9Z"), lettered("lb-letter", "0", "5.8", letter)]
            .concat();
    };
    [
        path("lb-plate", "M-20 -9H-3V9H-20Z"),
        format!(r#"<g transform="translate(-4 -9)scale(1 1.125)">{}</g>"#, flag(nation)),
        lettered("lb-letter", "-11.8", "5.8", letter),
    ]
    .concat()
}

/// The plate of a ship that sails by herself: that of her first nation, of a corsair the Pirates'.
pub fn ensign(lang: Lang, flags: Flags) -> String {
    let nation = if flags.is_corsair() { Some(Nation::Pirates) } else { flags.iter().next() };
    plate(lang, nation)
}
