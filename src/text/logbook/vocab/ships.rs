//! Ships, what is fitted to them and what becomes of them.

use logbook::battle::destruction::Fate;
use logbook::battle::shot::Ammo;
use logbook::board::damage::Damage;
use logbook::board::tracks::Fitting;
use logbook::content::{Ammunition, CardNo, Model};
use logbook::{Ship, View};

use super::super::content::content;
use super::places::in_sentence;
use crate::text::grammar::{genitive, of_name};
use crate::text::{Lang, Names};

/// The ship of a card that sails by herself: "Victoria".
pub fn npc_name(lang: Lang, card: CardNo) -> &'static str {
    content(lang).npc(card).ship
}

/// What kind of ship it is: "Caraque", "Carrack".
pub fn model(lang: Lang, model: Model) -> &'static str {
    content(lang).model(model)
}

/// The card of a ship that sails by herself, once it lies face up.
fn card(view: &View, ship: Ship) -> Option<u8> {
    let npc = view.npcs().get(usize::from(ship.npc()?))?;
    npc.up.then_some(npc.card)
}

/// A ship by itself, for a label: "Anne", "Victoria".
pub fn ship_name(view: &View, ship: Ship, names: &Names) -> String {
    match ship {
        Ship::Pc(pc) => names.label(view.place(pc)).to_owned(),
        Ship::Npc(_) => the_ship(view, ship, names),
    }
}

/// A ship in a sentence: "le navire d’Anne", "Victoria"; "your ship", "Victoria".
pub fn the_ship(view: &View, ship: Ship, names: &Names) -> String {
    the_ship_then(view, ship, card(view, ship), names)
}

/// The same of a ship as it was when this card, if any, lay at its place.
pub fn the_ship_then(view: &View, ship: Ship, card: Option<u8>, names: &Names) -> String {
    let lang = names.lang;
    match (ship, card) {
        (Ship::Pc(pc), _) if names.is_you(view.place(pc)) => {
            lang.pick("votre navire", "your ship").to_owned()
        }
        (Ship::Pc(pc), _) => match lang {
            Lang::Fr => format!("le navire {}", of_name(names.of(view.place(pc)))),
            Lang::En => format!("{} ship", genitive(names.of(view.place(pc)))),
        },
        (Ship::Npc(_), Some(card)) => {
            let name = npc_name(lang, CardNo::new(card));
            if name == content(lang).npc(CardNo::new(28)).ship {
                return in_sentence(lang, name);
            }
            name.to_owned()
        }
        (Ship::Npc(_), None) => {
            lang.pick("un navire encore caché", "a ship still face down").to_owned()
        }
    }
}

/// What the guns fire: "Boulets ramés", "Chain shot".
pub fn ammunition(lang: Lang, ammo: Ammo) -> &'static str {
    let token = match ammo {
        Ammo::Normal => return lang.pick("Boulets ronds", "Round shot"),
        Ammo::Incendiary => Ammunition::Incendiary,
        Ammo::Explosive => Ammunition::Explosive,
        Ammo::Grapeshot => Ammunition::Grapeshot,
        Ammo::Chain => Ammunition::Chain,
    };
    content(lang).ammunition(token).name
}

/// What a shipyard fits: "Canon", "Cannon".
pub fn fitting(lang: Lang, fitting: Fitting) -> &'static str {
    match fitting {
        Fitting::Ship(upgrade) => content(lang).ship_upgrade(upgrade).name,
        Fitting::Ammo(token) => content(lang).ammunition(token).name,
    }
}

/// What became of a ship: "coule", "sinks".
pub fn fate(lang: Lang, fate: Fate) -> &'static str {
    match fate {
        Fate::Afloat => lang.pick("flotte encore", "is still afloat"),
        Fate::Sunk => lang.pick("coule", "sinks"),
        Fate::Captured => lang.pick("est pris à l’abordage", "is captured"),
        Fate::Burnt => lang.pick("brûle", "burns"),
        Fate::Collapsed(Damage::Water) => lang.pick("s’effondre et coule", "falls apart and sinks"),
        Fate::Collapsed(Damage::Fire) => lang.pick("s’effondre et brûle", "falls apart and burns"),
    }
}
