//! A game's small round picture: a view of the sea with what the game is about.

/// The drawing of a medal in a box of 60 × 60, around what stands or floats in it.
pub fn medal(inside: &str) -> String {
    format!("{SKY}{inside}{RING}")
}

/// Sky, and water from the middle down.
const SKY: &str = concat!(
    r#"<circle class="medal-sky" cx="30" cy="30" r="28"/>"#,
    r#"<path class="medal-sea" d="M4.4 41Q8.7 37.5 13 41T21.5 41T30 41T38.5 41T47 41T55.6 41A28 28 0 0 1 4.4 41Z"/>"#,
);

const RING: &str = r#"<circle class="medal-ring" cx="30" cy="30" r="28.5"/>"#;
