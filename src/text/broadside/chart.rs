//! What is said of things on the chart: spoken names, tags of a course, and why not.

use broadside::cards::ShipId;
use broadside::{Leg, Measure, Reach, Sea, View, WhyNot};
use engine::Seat;

use super::{
    degrees, end, home_of, locked, measure, needed, percent, reason, roman, ship_name, turn,
};
use crate::desk::{Closed, Reason};
use crate::text::grammar::counted;
use crate::text::{Lang, Names};

/// "San Telmo, Anne, 2 masts of 3".
pub fn ship_spoken(names: &Names, id: ShipId, seat: Seat, left: usize, all: usize) -> String {
    let lang = names.lang;
    let masts = counted(lang, left as i32, ["mât", "mâts"], ["mast", "masts"]);
    let of = lang.pick("sur", "of");
    format!("{}, {}, {masts} {of} {all}", ship_name(id), names.label(seat))
}

/// "Island II, 3 treasures", "Island I, your home, 6 gold".
pub fn isle_spoken(
    names: &Names,
    number: u8,
    home: Option<(Seat, u16)>,
    treasures: usize,
) -> String {
    let lang = names.lang;
    let what = match home {
        Some((seat, gold)) => {
            format!("{}, {gold} {}", home_of(seat, names), lang.pick("d’or", "gold"))
        }
        None => {
            let en = ["treasure", "treasures"];
            counted(lang, treasures as i32, ["trésor", "trésors"], en)
        }
    };
    format!("{} {}, {what}", lang.pick("Île", "Island"), roman(number))
}

/// Why touching something on the chart does nothing.
pub fn refusal(view: &View, closed: Option<Closed>, why: Option<WhyNot>, names: &Names) -> Reason {
    match (closed, why) {
        (Some(closed), _) => locked(closed, names),
        (None, Some(why)) => reason(view, why, names),
        (None, None) => reason(view, WhyNot::NotAsked, names),
    }
}

/// The value of the dial: "25° to port, 630, docks at island II".
pub fn course_spoken(view: &View, leg: &Leg, names: &Names) -> String {
    let way = i32::from(leg.steps) * 10;
    let course = format!("{}, {way}", turn(names.lang, leg.turn));
    match end(view, leg, names) {
        Some(end) => format!("{course}, {end}"),
        None => course,
    }
}

/// Beside the knob: "30° to starboard · 700" and what awaits her; "30° · 700" where there is
/// little room, for the prompt says the rest.
pub fn course_tag(view: &View, leg: &Leg, names: &Names, roomy: bool) -> (String, Option<String>) {
    let way = i32::from(leg.steps) * 10;
    if roomy {
        (format!("{} · {way}", turn(names.lang, leg.turn)), end(view, leg, names))
    } else {
        (format!("{}° · {way}", degrees(leg.turn)), None)
    }
}

/// "Place island II here".
pub fn island_here(lang: Lang, number: u8) -> String {
    let numeral = roman(number);
    match lang {
        Lang::Fr => format!("Placer l’île {numeral} ici"),
        Lang::En => format!("Place island {numeral} here"),
    }
}

/// A place of the chart in parts of its sides: "40% east, 25% south".
pub fn place_on_chart(lang: Lang, x: i32, y: i32, sea: Sea) -> String {
    let part = |at: i32, of: i32| percent(lang, (100 * at / of.max(1)).clamp(0, 100) as u16);
    let (east, south) = (part(x, sea.width), part(y, sea.height));
    match lang {
        Lang::Fr => format!("{east} vers l’est, {south} vers le sud"),
        Lang::En => format!("{east} east, {south} south"),
    }
}

/// "3 × 4+": so many guns, and what each needs.
pub fn guns_that_bear(reach: &Reach) -> String {
    let mut groups: Vec<(u8, usize)> = Vec::new();
    for die in &reach.needed {
        match groups.iter_mut().find(|(needs, _)| needs == die) {
            Some((_, count)) => *count += 1,
            None => groups.push((*die, 1)),
        }
    }
    let told = |(die, count): &(u8, usize)| format!("{count}\u{a0}×\u{a0}{}", needed(*die));
    groups.iter().map(told).collect::<Vec<_>>().join(", ")
}

/// The key of a dial: its segment, "L"; or, where it exchanges bow and stern, "Astern".
pub fn way_key(lang: Lang, length: Measure, astern: bool, turns: bool) -> &'static str {
    match (turns, astern) {
        (false, _) => measure(lang, length),
        (true, true) => super::terms(lang).astern,
        (true, false) => super::terms(lang).ahead,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guns_with_the_same_need_are_counted_together() {
        let reach = Reach { ship: 0, needed: vec![3, 4, 4] };
        assert_eq!(guns_that_bear(&reach), "1\u{a0}×\u{a0}3+, 2\u{a0}×\u{a0}4+");
    }

    #[test]
    fn a_dial_is_known_by_its_segment_and_the_other_end_of_the_ship_by_its_direction() {
        assert_eq!(way_key(Lang::Fr, Measure::S, false, false), "C");
        assert_eq!(way_key(Lang::En, Measure::L, true, true), "Astern");
    }
}
