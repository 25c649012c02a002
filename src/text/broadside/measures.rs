//! Segments, ranges, turns and chances: the small numbers of the sea.

use broadside::cards::{Gun, Speed};
use broadside::{Heading, Measure};

use crate::text::Lang;

/// The short measure is printed C (court) in French, S in English; the long one is L in both.
pub fn measure(lang: Lang, measure: Measure) -> &'static str {
    match measure {
        Measure::S => lang.pick("C", "S"),
        Measure::L => "L",
    }
}

/// "C + L", the short segments first.
pub fn speed(lang: Lang, speed: Speed) -> String {
    letters(lang, speed).join(" + ")
}

/// A letter for each segment of a move, the short ones first.
pub fn letters(lang: Lang, speed: Speed) -> Vec<&'static str> {
    let of = |kind| (0..speed.of(kind)).map(move |_| measure(lang, kind));
    of(Measure::S).chain(of(Measure::L)).collect()
}

/// "3L": rank and range.
pub fn gun(lang: Lang, gun: Gun) -> String {
    format!("{}{}", gun.rank, measure(lang, gun.range))
}

/// "30° à tribord", "30° to port", "straight ahead".
pub fn turn(lang: Lang, turn: i8) -> String {
    let side = match turn {
        0 => return lang.pick("droit devant", "straight ahead").to_owned(),
        1.. => lang.pick("à bâbord", "to port"),
        _ => lang.pick("à tribord", "to starboard"),
    };
    format!("{}° {side}", degrees(turn))
}

/// How far a turn goes, in degrees.
pub fn degrees(turn: i8) -> u16 {
    u16::from(turn.unsigned_abs()) * 5
}

/// One of sixteen winds: "NNE".
pub fn wind(lang: Lang, heading: Heading) -> &'static str {
    const EN: [&str; 16] = [
        "E", "ENE", "NE", "NNE", "N", "NNW", "NW", "WNW", "W", "WSW", "SW", "SSW", "S", "SSE",
        "SE", "ESE",
    ];
    const FR: [&str; 16] = [
        "E", "ENE", "NE", "NNE", "N", "NNO", "NO", "ONO", "O", "OSO", "SO", "SSO", "S", "SSE",
        "SE", "ESE",
    ];
    // 72 headings on 16 winds, the nearest one.
    let place = (usize::from(heading.number()) * 16 + 36) / 72 % 16;
    lang.pick(FR, EN)[place]
}

/// "4+": what the die must show.
pub fn needed(die: u8) -> String {
    format!("{die}+")
}

/// A chance in sixths as a share of a hundred: "50 %".
pub fn sixths(lang: Lang, of_six: u8) -> String {
    percent(lang, (u16::from(of_six) * 100 + 3) / 6)
}

/// A share of a hundred: "50 %", "50%".
pub fn percent(lang: Lang, share: u16) -> String {
    format!("{share}{}", lang.pick("\u{202f}%", "%"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_told_in_degrees_and_sides() {
        assert_eq!(turn(Lang::Fr, -6), "30° à tribord");
        assert_eq!(turn(Lang::En, 18), "90° to port");
        assert_eq!(turn(Lang::En, 0), "straight ahead");
    }

    #[test]
    fn the_short_measure_has_a_letter_in_each_language() {
        let both = Speed { short: 1, long: 1 };
        assert_eq!(
            (speed(Lang::Fr, both), speed(Lang::En, both)),
            ("C + L".into(), "S + L".into())
        );
        assert_eq!(gun(Lang::Fr, Gun { rank: 3, range: Measure::S }), "3C");
    }

    #[test]
    fn chances_are_rounded_to_the_nearest_hundredth() {
        let all: Vec<String> = (0..=6).map(|of_six| sixths(Lang::En, of_six)).collect();
        assert_eq!(all.join(" "), "0% 17% 33% 50% 67% 83% 100%");
        assert_eq!(sixths(Lang::Fr, 3), "50\u{202f}%");
    }

    #[test]
    fn winds_blow_from_where_the_chart_has_them() {
        let named = [0, 18, 36, 54, 9, 2, 3].map(|fives| wind(Lang::En, Heading::new(fives)));
        assert_eq!(named, ["E", "N", "W", "S", "NE", "E", "ENE"]);
        assert_eq!(wind(Lang::Fr, Heading::new(36)), "O");
    }
}
