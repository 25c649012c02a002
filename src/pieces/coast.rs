//! The chart under everything: land with its depth lines, soundings, and the course across the water.
//!
//! Each is markup for the inside of an `<svg>`, in whatever units that has; what is drawn there is for the eye only.

use super::markup::{lettered, path};

/// Land: one outline, stroked ever narrower for what lies under water before its coast, then filled. How wide each
/// depth is comes from `--coast-mid`, `--coast-shoal` and `--coast-strand` (`style/pieces.css`).
pub fn coast(land: &str) -> String {
    LAYERS.iter().map(|class| path(class, land)).collect()
}

/// From the open water to the land. The strand is stippled: a comb of dashes is covered until only its ends show.
const LAYERS: [&str; 9] = [
    "coast-mid coast-line",
    "coast-mid",
    "coast-shoal coast-line",
    "coast-shoal",
    "coast-strand",
    "coast-dots",
    "coast-strand coast-inner",
    "coast-dots coast-inner",
    "coast-land",
];

/// Depths written on the water: across, down, and the figure. Never under text.
pub fn soundings(figures: &[(i16, i16, u8)]) -> String {
    let one = |(x, y, depth): &(i16, i16, u8)| {
        lettered("sounding", &x.to_string(), &y.to_string(), &depth.to_string())
    };
    figures.iter().map(one).collect()
}

/// A course across the water, dashed.
pub fn course(line: &str) -> String {
    path("course", line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn land_covers_what_lies_before_it() {
        let drawn = coast("M0 0H9V9Z");
        assert_eq!(drawn.matches(r#"d="M0 0H9V9Z""#).count(), LAYERS.len());
        assert!(drawn.find("coast-mid") < drawn.find("coast-shoal"));
        assert!(drawn.find("coast-shoal") < drawn.find("coast-land"));
    }

    #[test]
    fn a_sounding_stands_where_it_was_taken() {
        assert_eq!(soundings(&[(40, 7, 12)]), r#"<text class="sounding" x="40" y="7">12</text>"#);
    }
}
