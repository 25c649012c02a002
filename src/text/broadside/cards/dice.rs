//! The last dice in words.

use broadside::View;
use engine::Seat;

use crate::tables::broadside::model::dice::{DRILLED, Roll};
use crate::text::broadside::{gold, ship};
use crate::text::{Lang, Names};

/// What fell and what was needed: "5, needed 4 or more".
pub fn dice_title(roll: &Roll, lang: Lang) -> String {
    let against = |die: u8, needed: u8| match (lang, needed) {
        (Lang::Fr, 7..) => format!("{die}, rien n’y fait"),
        (Lang::En, 7..) => format!("{die}, nothing helps"),
        (Lang::Fr, 6) => format!("{die}, il fallait 6"),
        (Lang::En, 6) => format!("{die}, needed 6"),
        (Lang::Fr, _) => format!("{die}, il fallait {needed} ou plus"),
        (Lang::En, _) => format!("{die}, needed {needed} or more"),
    };
    match *roll {
        Roll::Shot { needed, die, .. } | Roll::Ram { needed, die, .. } => against(die, needed),
        Roll::Drill { die, .. } => against(die, DRILLED),
        Roll::Boarding { totals: [a, b], .. } => match lang {
            Lang::Fr => format!("Abordage\u{a0}: {a} contre {b}"),
            Lang::En => format!("Boarding: {a} against {b}"),
        },
        Roll::Strongbox { die, .. } => match lang {
            Lang::Fr => format!("Coffre\u{a0}: {die}"),
            Lang::En => format!("Strongbox: {die}"),
        },
        Roll::First { .. } => lang.pick("Qui commence\u{202f}?", "Who begins?").to_owned(),
    }
}

/// What came of it: "Gun 1 hits Black Petrel".
pub fn dice_verdict(view: &View, roll: &Roll, names: &Names) -> String {
    let lang = names.lang;
    match *roll {
        Roll::Shot { mast, musket, target, hit, .. } => {
            let gun = match (musket, lang) {
                (true, Lang::Fr) => "Le mousquet".to_owned(),
                (true, Lang::En) => "The musket".to_owned(),
                (false, Lang::Fr) => format!("Le canon {}", mast + 1),
                (false, Lang::En) => format!("Gun {}", mast + 1),
            };
            let does = match hit {
                true => lang.pick("touche", "hits"),
                false => lang.pick("manque", "misses"),
            };
            format!("{gun} {does} {}", ship(view, target))
        }
        Roll::Ram { target, lost, .. } => {
            let name = ship(view, target);
            match (lang, lost) {
                (Lang::Fr, true) => format!("{name} perd un mât"),
                (Lang::Fr, false) => format!("{name} tient bon"),
                (Lang::En, true) => format!("{name} loses a mast"),
                (Lang::En, false) => format!("{name} holds"),
            }
        }
        Roll::Boarding { ships, winner, .. } => match winner {
            Some(side) => {
                let name = ship(view, ships[side]);
                match lang {
                    Lang::Fr => format!("{name} l’emporte"),
                    Lang::En => format!("{name} wins"),
                }
            }
            None => lang.pick("Égalité\u{a0}: rien ne change", "A tie: nothing changes").to_owned(),
        },
        Roll::Drill { ship: at, die } => {
            let name = ship(view, at);
            match (lang, die >= DRILLED) {
                (Lang::Fr, true) => format!("{name} reçoit une action de plus"),
                (Lang::Fr, false) => format!("{name} n’en tire rien"),
                (Lang::En, true) => format!("{name} gets one more action"),
                (Lang::En, false) => format!("{name} gains nothing by it"),
            }
        }
        Roll::Strongbox { gold: worth, .. } => gold(lang, worth.into()),
        Roll::First { first, .. } => first.map_or_else(String::new, |seat| {
            let (you, other) = lang.pick(("commencez", "commence"), ("begin", "begins"));
            names.does(seat, you, other)
        }),
    }
}

/// A side of a boarding: name, and how its total is made.
pub fn dice_side(view: &View, at: u8, die: u8, total: u8) -> String {
    format!("{} {die} + {} = {total}", ship(view, at), total - die)
}

/// A seat's die of the first roll.
pub fn dice_first(names: &Names, seat: Seat, die: u8) -> String {
    format!("{} {die}", names.label(seat))
}

/// Puts the dice away.
pub fn dice_close(lang: Lang) -> &'static str {
    lang.pick("Ranger les dés", "Put the dice away")
}
