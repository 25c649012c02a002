//! Ships that sail, what floats, and what is aboard.

use logbook::board::hold::Policy;
use logbook::{Cell, Event, Pc, Ship};

use super::super::items::barrel;
use super::super::teller::{Teller, tile_of};
use super::super::vocab::{dir, in_sentence, points, tile};
use crate::text::Lang;

/// A sentence; none where nothing is worth one.
pub fn told(told: Teller, event: &Event) -> Option<String> {
    let lang = told.lang();
    use Event as E;
    Some(match event {
        E::First(seat) => {
            let [you, other] = lang.pick(["commencez", "commence"], ["go first", "goes first"]);
            told.names.does(*seat, you, other)
        }
        E::Starts { pc, cell } => {
            let does = told.does(*pc, ["partirez", "partira"], ["will start", "will start"]);
            format!("{does} {}", told.place(*cell))
        }
        E::Placed { ship, card, to, roll } => {
            placed(told, told.ship_then(*ship, *card), *to, *roll)
        }
        E::Heading { ship: Ship::Pc(pc), to } => {
            let does = told.does(*pc, ["mettez le cap", "met le cap"], ["head", "heads"]);
            format!("{does} {}{}", lang.pick("au ", ""), dir(lang, *to))
        }
        E::Step { ship: Ship::Pc(pc), from, to, spent, left, allowance } => {
            step(told, *pc, [*from, *to], [*spent, *left, *allowance])
        }
        E::Thrown { ship, .. } => {
            let ship = told.ship(*ship);
            match lang {
                Lang::Fr => format!("{ship} revient à sa dernière case libre"),
                Lang::En => format!("{ship} goes back to the last free cell"),
            }
        }
        E::Revealed { by: Some(pc), tile: number, .. } => {
            let place = in_sentence(lang, tile(lang, tile_of(*number)));
            let does = told.does(*pc, ["découvrez", "découvre"], ["discover", "discovers"]);
            format!("{does} {place}")
        }
        E::Revealed { by: None, tile: number, .. } => {
            let place = in_sentence(lang, tile(lang, tile_of(*number)));
            match lang {
                Lang::Fr => format!("sur la carte dès le départ\u{a0}: {place}"),
                Lang::En => format!("on the chart from the start: {place}"),
            }
        }
        E::Adrift { cell, roll: Some(roll) } => {
            let place = told.place(*cell);
            match lang {
                Lang::Fr => format!("un jeton flotte {place} (D20\u{a0}: {roll})"),
                Lang::En => format!("a token floats {place} (D20: {roll})"),
            }
        }
        E::TookUp { pc, barrel: Some(kind), .. } => {
            let does = told.does(*pc, ["repêchez", "repêche"], ["pick up", "picks up"]);
            let what = lang.pick("un tonneau", "a barrel");
            format!("{does} {what}{} {}", lang.colon(), barrel(lang, *kind))
        }
        E::TookUp { pc, barrel: None, .. } => {
            let does = told.does(*pc, ["repêchez", "repêche"], ["pick up", "picks up"]);
            format!("{does} {}", lang.pick("ce qui flottait là", "what floated there"))
        }
        E::Loaded { pc, goods } if !goods.is_empty() => {
            let does = told.does(*pc, ["chargez", "charge"], ["load", "loads"]);
            format!("{does} {}", told.cargo(*goods))
        }
        E::Floats { cell, goods } => {
            let (place, goods) = (told.place(*cell), told.cargo(*goods));
            match lang {
                Lang::Fr => format!("à la mer {place}\u{a0}: {goods}"),
                Lang::En => format!("afloat {place}: {goods}"),
            }
        }
        E::Sank { cell, goods } => {
            let (place, goods) = (told.place(*cell), told.cargo(*goods));
            match lang {
                Lang::Fr => format!("disparu {place}\u{a0}: {goods}"),
                Lang::En => format!("gone {place}: {goods}"),
            }
        }
        E::Lost { ship: Ship::Pc(pc), goods } => {
            let does = told.does(*pc, ["perdez", "perd"], ["lose", "loses"]);
            format!("{does} {}", told.cargo(*goods))
        }
        E::CannonLost(pc) => {
            let does = told.does(*pc, ["perdez", "perd"], ["lose", "loses"]);
            format!("{does} {}", lang.pick("un canon", "a cannon"))
        }
        E::Stowed { pc, policy } => stowed(told, *pc, *policy),
        // Where ships that sail by themselves pass is seen on the chart; barrels of a new tile too.
        _ => return None,
    })
}

fn placed(told: Teller, ship: String, to: Cell, roll: Option<u8>) -> String {
    let place = told.place(to);
    let enters = told.lang().pick("prend la mer", "puts to sea");
    match roll {
        Some(roll) => format!("{ship} {enters} {place} (D20{} {roll})", told.lang().colon()),
        None => format!("{ship} {enters} {place}"),
    }
}

/// "Vous appareillez au nord-est avec 10 points : reste 9", then "Vous filez au nord : reste 8".
fn step(told: Teller, pc: Pc, [from, to]: [Cell; 2], [spent, left, allowance]: [u8; 3]) -> String {
    let lang = told.lang();
    let to = from.dir_to(to).map_or("", |to| dir(lang, to));
    if spent + left == allowance {
        let all = points(lang, allowance);
        let does = told.does(pc, ["appareillez", "appareille"], ["set sail", "sets sail"]);
        return match lang {
            Lang::Fr => format!("{does} au {to} avec {all}\u{a0}: reste {left}"),
            Lang::En => format!("{does} {to} with {all}: {left} left"),
        };
    }
    let does = told.does(pc, ["filez", "file"], ["sail", "sails"]);
    match lang {
        Lang::Fr => format!("{does} au {to}\u{a0}: reste {left}"),
        Lang::En => format!("{does} {to}: {left} left"),
    }
}

fn stowed(told: Teller, pc: Pc, policy: Option<Policy>) -> String {
    let Some(policy) = policy else {
        let does = told.does(pc, ["échangez", "échange"], ["swap", "swaps"]);
        return format!("{does} {}", told.say("deux cases de la cale", "two slots of the hold"));
    };
    let does =
        told.does(pc, ["rangez la cale", "range la cale"], ["restow the hold", "restows the hold"]);
    let against = match policy {
        Policy::AgainstWater => told.say("à l’abri de l’eau", "against water"),
        Policy::AgainstFire => told.say("à l’abri du feu", "against fire"),
    };
    format!("{does} {against}")
}
