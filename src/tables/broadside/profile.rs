//! A ship by herself, bow to the right: the rule's hull in the rule's units, a peg a mast.

use crate::pieces::markup::{lettered, path};

/// From the bow tip to the foremost mast, and from one mast to the next (§3.2).
const FIRST_MAST: i16 = 120;
const MAST_GAP: i16 = 80;
/// How far the shoulders lie behind the tip, and the quarters before the stern.
const SHOULDER: i16 = 100;
/// Half of the height every profile is drawn in: room for the broadest ship and her outline.
const HALF: i16 = 62;

/// Units from bow to stern of a ship with so many masts.
const fn length(masts: u8) -> i16 {
    160 + 80 * masts as i16
}

/// The box of a profile. All have the same height, so that ships of one height are drawn to one
/// scale.
pub fn frame(masts: u8) -> String {
    format!("{} {} {} {}", -length(masts) - 6, -HALF, length(masts) + 12, 2 * HALF)
}

/// Hull, bow section, and whatever stands on each mast; the tip lies in the origin.
pub fn hull(masts: u8, peg: impl Fn(u8) -> String) -> String {
    let (n, w) = (length(masts), 36 + 4 * i16::from(masts));
    let (shoulder, quarter) = (-SHOULDER, SHOULDER - n);
    let outline = format!("M{} 0L{quarter} {w}H{shoulder}L0 0L{shoulder} {}H{quarter}Z", -n, -w);
    let bow = format!("M{} {w}H{shoulder}L0 0L{shoulder} {}H{}Z", -FIRST_MAST, -w, -FIRST_MAST);
    let pegs: String = (0..masts).map(peg).collect();
    [path("hull", &outline), path("hull-bow", &bow), pegs].concat()
}

/// How far from the tip a mast stands, counted from 0 at the bow.
pub fn mast(place: u8) -> i16 {
    -FIRST_MAST - MAST_GAP * i16::from(place)
}

/// A mast with the cannon beside it, written so.
pub fn gun(place: u8, letters: &str) -> String {
    let at = mast(place);
    let peg = format!(r#"<circle class="hull-peg" cx="{at}" r="33"/>"#);
    peg + &lettered("hull-gun", &at.to_string(), "12", letters)
}

/// A mast under sail, as it is seen from above.
pub fn sail(place: u8) -> String {
    let at = mast(place);
    let peg = format!(r#"<circle class="hull-peg" cx="{at}" r="15"/>"#);
    path("hull-sail", &format!("M{} -40Q{} 0 {} 40", at - 12, at + 40, at - 12)) + &peg
}

#[cfg(test)]
mod tests {
    use broadside::{Heading, Hull, MOST_MASTS, Point, Pose};

    use super::*;

    /// What is drawn by itself is what sails: the hull of the rules, mast for mast (§3.2).
    #[test]
    fn the_profile_is_the_hull_of_the_rules() {
        for masts in 1..=MOST_MASTS {
            let lying = Hull::new(masts, Pose::new(Point::new(0, 0), Heading::EAST));
            let drawn = hull(masts, |_| String::new());
            for corner in lying.outline().iter() {
                let across = if corner.y == 0 { " 0L" } else { "" };
                assert!(drawn.contains(&format!("{}{across}", corner.x)), "{corner:?}: {drawn}");
            }
            assert!(drawn.contains(&format!("{}", lying.half_beam())), "{drawn}");
            for place in 0..masts {
                assert_eq!(i32::from(mast(place)), lying.mast(place + 1).x);
            }
        }
    }

    #[test]
    fn all_ships_are_drawn_to_one_scale() {
        let heights: Vec<String> = (1..=MOST_MASTS)
            .map(|masts| frame(masts).split(' ').next_back().unwrap_or_default().to_owned())
            .collect();
        assert_eq!(heights, ["124"; 5]);
    }
}
