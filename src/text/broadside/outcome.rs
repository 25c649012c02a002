//! What a choice would bring, in a word or two for its key.

use broadside::{Action, Decision, End, Leg, View, boarding_odds};

use super::measures::{needed, percent, sixths};
use super::teller::Teller;
use crate::text::{Lang, Names};

/// In a word or two; nothing where the key says it all.
pub fn outcome(view: &View, action: Action, lang: Lang) -> Option<String> {
    match action {
        Action::Ram(target) => Some(sixths(lang, view.ram_sixths(target))),
        Action::Yes => match view.asked()?.decision {
            Decision::Board { rammer, target } => {
                Some(percent(lang, boarding(view, rammer, target)[0]))
            }
            _ => None,
        },
        Action::Turn(turn) => {
            let courses = view.courses()?;
            let names = Names { lang, list: Vec::new(), you: view.eye().seat() };
            end(view, courses.at(turn)?, &names)
        }
        _ => None,
    }
}

/// What awaits a ship at the end of a course: "accoste à l’île II"; nothing in open water.
pub fn end(view: &View, leg: &Leg, names: &Names) -> Option<String> {
    let told = Teller::new(view, names);
    let lang = names.lang;
    Some(match leg.end {
        End::Open => return None,
        End::Docks(island) => match lang {
            Lang::Fr => format!("accoste {}", told.at_island(island)),
            Lang::En => format!("docks {}", told.at_island(island)),
        },
        End::Rams(ship) => match lang {
            Lang::Fr => format!("peut éperonner {}", told.ship(ship)),
            Lang::En => format!("may ram {}", told.ship(ship)),
        },
        End::Pinned(ship) => match lang {
            Lang::Fr => format!("accroché par {}", told.ship(ship)),
            Lang::En => format!("pinned by {}", told.ship(ship)),
        },
        End::Stopped => told.say("s’arrête avant la fin", "stops short"),
        End::Stuck => {
            told.say("demi-tour ensuite\u{a0}: une action", "turning about will cost an action")
        }
    })
}

/// "4+, 50 %": what the die must show.
pub(super) fn shot(view: &View, action: Action, lang: Lang) -> Option<String> {
    let (mast, musket, target) = match action {
        Action::Fire { mast, target } => (mast, false, target),
        Action::Musket { mast, target } => (mast, true, target),
        _ => return None,
    };
    let need = view.needed(view.salvo()?, mast, musket, target);
    let die = need.die.map_or_else(|| "–".to_owned(), needed);
    Some(format!("{die}, {}", sixths(lang, need.sixths())))
}

/// The shares of a hundred in which the seat that is asked, or else the rammer, wins, ties and
/// loses a boarding.
pub fn boarding(view: &View, rammer: u8, target: u8) -> [u16; 3] {
    let flies = |ship: u8| view.ships().get(usize::from(ship)).map(|ship| ship.controller);
    let asked = view.asked().map(|asked| asked.seat);
    let (own, other) = if asked == flies(target) { (target, rammer) } else { (rammer, target) };
    let odds = boarding_odds(view.muster(own).sum(), view.muster(other).sum());
    odds.map(|throws| (u16::from(throws) * 100 + 18) / 36)
}
