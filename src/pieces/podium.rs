//! Who came where: pennants on flagstaffs, each on a rock as high as its place.

use super::markup::escaped;
use super::pennant;

/// Somebody on the podium; partners stand on one rock.
#[derive(Clone, Copy, Debug)]
pub struct Rock<'a> {
    /// The seats, counted from 0.
    pub seats: &'a [u8],
    /// The names on their pennants.
    pub labels: &'a [String],
    /// The name under the rock.
    pub name: &'a str,
    /// The place, from 1, or from 2 where nobody won; equal places are equally high.
    pub place: u8,
    /// The score.
    pub total: &'a str,
    /// All of it for a reader.
    pub spoken: &'a str,
}

/// The podium as a list, the best first, as it is read; to the eye the second stands left of the
/// first.
pub fn podium(rocks: &[Rock]) -> String {
    let won = rocks.iter().any(|rock| rock.place == 1);
    let rocks: String = rocks.iter().enumerate().map(|(at, rock)| drawn(at, rock, won)).collect();
    format!(r#"<ol class="podium">{rocks}</ol>"#)
}

/// A rock says which place it is, unless nobody won.
fn drawn(at: usize, rock: &Rock, won: bool) -> String {
    let column = match at {
        0 => 2,
        1 => 1,
        at => at + 1,
    };
    let staffs = rock.seats.iter().zip(rock.labels);
    let staffs: String = staffs.map(|(seat, label)| staff(*seat, label)).collect();
    // The sea lies behind all rocks and is drawn with the first.
    let sea = if at == 0 { SEA } else { "" };
    let (place, name, total) = (rock.place, escaped(rock.name), escaped(rock.total));
    let spoken = escaped(rock.spoken);
    let number = if won { place.to_string() } else { String::new() };
    let won = if place == 1 { r#" data-won="""# } else { "" };
    format!(
        r#"<li data-at="{column}" data-place="{place}"{won}><span class="unseen">{spoken}</span><span class="podium-stage" aria-hidden="true">{sea}<span class="podium-staffs">{staffs}</span><span class="podium-rock">{ROCK}<b>{number}</b></span></span><span class="podium-name" aria-hidden="true">{name}</span><b class="podium-total" aria-hidden="true">{total}</b></li>"#
    )
}

/// A flagstaff with its pennant; the knob is gilt where it won.
fn staff(seat: u8, label: &str) -> String {
    let design = seat % 8;
    let (number, pennant) = (design + 1, pennant::print(design, label));
    format!(
        r#"<svg class="podium-staff" viewBox="0 0 60 66" preserveAspectRatio="xMidYMax meet" focusable="false"><path class="podium-pole" d="M6 6V66"/><circle class="podium-knob" cx="6" cy="4.2" r="3.2"/><svg class="pennant podium-flag" data-seat="{number}" x="5" y="10.5" width="54" height="32.4" viewBox="1 1 40 24">{pennant}</svg></svg>"#
    )
}

/// The rock is as wide and high as its place wants it: only its lines keep their width.
const ROCK: &str = r#"<svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false"><path class="rock-body" d="M1 100L8 7Q9 1 14 1H86Q91 1 92 7L99 100Z"/><path class="rock-hatch" d="M68 9V36M76 9V52M84 9V66"/></svg>"#;

/// A shoal and a line of waves, as wide as the podium.
const SEA: &str = r#"<svg class="podium-sea" focusable="false"><defs><pattern id="podium-wave" width="20" height="24" patternUnits="userSpaceOnUse"><path class="sea-wave" d="M-10 20q5-5 10 0t10 0t10 0t10 0"/></pattern></defs><svg viewBox="0 0 100 20" preserveAspectRatio="none" width="100%" height="20"><path class="sea-shoal" d="M0 13Q12 9 25 10T50 8T75 11T100 12V20H0Z"/></svg><rect width="100%" height="24" fill="url(#podium-wave)"/></svg>"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_is_read_first_and_stands_second() {
        let label = ["<b>Zoé</b>".to_owned()];
        let rock = |place| Rock {
            seats: &[0],
            labels: &label,
            name: "<b>Zoé</b>",
            place,
            total: "7",
            spoken: "",
        };
        let drawn = podium(&[rock(1), rock(2), rock(2)]);
        let columns: Vec<usize> = drawn
            .match_indices("data-at=\"")
            .map(|(at, mark)| drawn[at + mark.len()..][..1].parse().expect("a column"))
            .collect();
        assert_eq!(columns, [2, 1, 3]);
        assert!(!drawn.contains("<b>Zoé"), "a name is never markup");
        assert!(drawn.contains("data-won") && drawn.contains("<b>2</b>"));
        let lost = podium(&[rock(2)]);
        assert!(!lost.contains("data-won") && !lost.contains("<b>2</b>"), "the sea came in first");
    }
}
