//! Names of ships: the same in every language, with a short one where the name is long.

use broadside::View;
use broadside::cards::{Faction, ShipId};

use crate::text::Lang;

/// The names, in the order of the rules' table.
const NAMES: [&str; ShipId::COUNT as usize] = [
    "Royal Sovereign",
    "Dreadnought",
    "Swiftsure",
    "Assurance",
    "Constant Warwick",
    "Antelope",
    "Kingfisher",
    "Nonsuch",
    "Speedwell",
    "Lively",
    "Queen of Tortuga",
    "Brimstone",
    "Black Petrel",
    "Gallows Bird",
    "Rover",
    "Merry Widow",
    "Fancy",
    "Sea Fox",
    "Old Mischief",
    "Wasp",
    "Eel",
    "Santísima Trinidad",
    "San Felipe",
    "Nuestra Señora de Atocha",
    "San Martín",
    "Concepción",
    "Girona",
    "Rosario",
    "San Telmo",
    "Santa Clara",
    "Galgo",
    "Paloma",
];

/// "Nuestra Señora de Atocha".
pub fn ship_name(ship: ShipId) -> &'static str {
    NAMES[usize::from(ship.index())]
}

/// What sailors call her: "Atocha".
pub fn ship_short(ship: ShipId) -> &'static str {
    match ship.card().id {
        "E1" => "Sovereign",
        "E5" => "Warwick",
        "P1" => "Tortuga",
        "S1" => "Trinidad",
        "S3" => "Atocha",
        _ => ship_name(ship),
    }
}

/// The short name of a ship of the game, by her number.
pub fn ship(view: &View, number: u8) -> &'static str {
    view.ships().get(usize::from(number)).map_or("?", |ship| ship_short(ship.id))
}

/// "Angleterre".
pub fn faction(lang: Lang, of: Faction) -> &'static str {
    match of {
        Faction::England => lang.pick("Angleterre", "England"),
        Faction::Pirates => lang.pick("Pirates", "Pirates"),
        Faction::Spain => lang.pick("Espagne", "Spain"),
    }
}

/// "l’Angleterre", "the pirates": a faction within a sentence.
pub fn the_faction(lang: Lang, of: Faction) -> &'static str {
    match of {
        Faction::England => lang.pick("l’Angleterre", "England"),
        Faction::Pirates => lang.pick("les pirates", "the pirates"),
        Faction::Spain => lang.pick("l’Espagne", "Spain"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ship_has_a_name_of_her_own_that_fits_a_card() {
        let names: Vec<&str> = ShipId::all().map(ship_name).collect();
        assert!((0..names.len()).all(|at| !names[..at].contains(&names[at])));
        for id in ShipId::all() {
            let (long, short) = (ship_name(id), ship_short(id));
            assert!(long.contains(short) && short.chars().count() <= 12, "{short}");
        }
        let atocha = ShipId::parse("S3").expect("a ship");
        assert_eq!((ship_name(atocha), ship_short(atocha)), ("Nuestra Señora de Atocha", "Atocha"));
    }
}
