//! Names of treasures, and what uniques do.

use broadside::What;
use broadside::cards::{Face, Unique};

use super::crew::a_crew;
use crate::text::Lang;
use crate::text::grammar::{counted, listed};

/// "Idole d’argent".
pub fn unique_name(lang: Lang, unique: Unique) -> &'static str {
    let (fr, en) = match unique {
        Unique::Rutter => ("Routier du pilote", "Pilot’s rutter"),
        Unique::Manifest => ("Manifeste", "Merchant’s manifest"),
        Unique::Chart => ("Carte marine", "Surveyor’s chart"),
        Unique::Colours => ("Faux pavillon", "False colours"),
        Unique::Rum => ("Barriques de rhum", "Rum casks"),
        Unique::Fever => ("Fièvre jaune", "Yellow fever"),
        Unique::Castaway => ("Capitaine naufragé", "Castaway captain"),
        Unique::Spars => ("Espars de rechange", "Spare spars"),
        Unique::Powder => ("Réserve de poudre", "Powder hoard"),
        Unique::Idol => ("Idole d’argent", "Silver idol"),
        Unique::Letter => ("Lettre de marque", "Letter of marque"),
        Unique::Strongbox => ("Coffre scellé", "Sealed strongbox"),
    };
    lang.pick(fr, en)
}

/// What it does aboard, without capital or full stop.
pub fn unique_effect(lang: Lang, unique: Unique) -> &'static str {
    let (fr, en) = match unique {
        Unique::Rutter => ("le navire explore en accostant", "she may explore on docking"),
        Unique::Manifest => (
            "une fois par tour, regarde un jeton caché à bord d’un navire",
            "once a turn, she looks at a hidden token aboard a ship",
        ),
        Unique::Chart => (
            "une fois par tour, regarde un trésor d’une île",
            "once a turn, she looks at a treasure on an island",
        ),
        Unique::Colours => {
            ("les canons qui visent le navire ne portent qu’à C", "guns firing at her reach S only")
        }
        Unique::Rum => (
            "le navire passe son prochain tour\u{202f}; au port, vaut 6 moins l’équipage à bord",
            "she rests her next turn; at home worth 6 less the crew aboard",
        ),
        Unique::Fever => (
            "tout l’équipage à bord est perdu, puis elle disparaît",
            "all crew aboard are lost; then it is gone",
        ),
        Unique::Castaway => ("le navire tire en fin de course", "she may fire after moving"),
        Unique::Spars => ("se défausse pour relever un mât", "discarded to restore a mast"),
        Unique::Powder => (
            "se défausse avant de tirer\u{a0}: +1 à toute la bordée",
            "discarded before firing: +1 to the whole broadside",
        ),
        Unique::Idol => {
            ("le navire marche C\u{202f}; vaut 3 au port", "she moves S; worth 3 at home")
        }
        Unique::Letter => ("tout équipage sert à bord", "crew of every faction may serve aboard"),
        Unique::Strongbox => {
            ("au port, vaut la moitié d’un dé, de 1 à 3", "at home worth half a die, 1 to 3")
        }
    };
    lang.pick(fr, en)
}

/// Within a sentence: "une pièce de 3", "l’idole d’argent", "un trésor caché".
pub fn a_treasure(lang: Lang, face: Face) -> String {
    match (face.coin(), face.unique()) {
        (Some(gold), _) => a_coin(lang, gold),
        (_, Some(unique)) => the_unique(lang, unique).to_owned(),
        _ => lang.pick("un trésor caché", "a hidden treasure").to_owned(),
    }
}

/// At the head of a key: "Pièce de 3", "Idole d’argent", "Trésor caché".
pub fn treasure_name(lang: Lang, face: Face) -> String {
    match (face.coin(), face.unique()) {
        (Some(gold), _) => match lang {
            Lang::Fr => format!("Pièce de {gold}"),
            Lang::En => format!("Coin of {gold}"),
        },
        (_, Some(unique)) => unique_name(lang, unique).to_owned(),
        _ => lang.pick("Trésor caché", "Hidden treasure").to_owned(),
    }
}

fn a_coin(lang: Lang, gold: u8) -> String {
    match lang {
        Lang::Fr => format!("une pièce de {gold}"),
        Lang::En => format!("a coin of {gold}"),
    }
}

/// A unique within a sentence, with its article: "le faux pavillon".
pub fn the_unique(lang: Lang, unique: Unique) -> &'static str {
    let (fr, en) = match unique {
        Unique::Rutter => ("le routier du pilote", "the pilot’s rutter"),
        Unique::Manifest => ("le manifeste", "the merchant’s manifest"),
        Unique::Chart => ("la carte marine", "the surveyor’s chart"),
        Unique::Colours => ("le faux pavillon", "the false colours"),
        Unique::Rum => ("les barriques de rhum", "the rum casks"),
        Unique::Fever => ("la fièvre jaune", "the yellow fever"),
        Unique::Castaway => ("le capitaine naufragé", "the castaway captain"),
        Unique::Spars => ("les espars de rechange", "the spare spars"),
        Unique::Powder => ("la réserve de poudre", "the powder hoard"),
        Unique::Idol => ("l’idole d’argent", "the silver idol"),
        Unique::Letter => ("la lettre de marque", "the letter of marque"),
        Unique::Strongbox => ("le coffre scellé", "the sealed strongbox"),
    };
    lang.pick(fr, en)
}

/// What a token turned out to be, within a sentence.
pub fn what(lang: Lang, what: What) -> String {
    match what {
        What::Crew(crew) => a_crew(lang, crew),
        What::Treasure(face) => a_treasure(lang, face),
    }
}

/// "7 pièces d’or", "7 gold".
pub fn gold(lang: Lang, amount: u16) -> String {
    counted(lang, amount.into(), ["pièce d’or", "pièces d’or"], ["gold", "gold"])
}

/// "3 trésors", "1 treasure".
pub fn treasures(lang: Lang, count: u16) -> String {
    counted(lang, count.into(), ["trésor", "trésors"], ["treasure", "treasures"])
}

/// A set of coins: "1, 1, 2, 2, 3 et 3".
pub fn coins(lang: Lang, values: &[u8]) -> String {
    listed(lang, &values.iter().map(u8::to_string).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_treasure_has_a_name_and_every_unique_an_effect() {
        for lang in [Lang::Fr, Lang::En] {
            let names: Vec<String> = Face::all().map(|face| treasure_name(lang, face)).collect();
            assert!((0..names.len()).all(|at| !names[..at].contains(&names[at])), "{names:?}");
            for unique in Unique::ALL {
                let (name, the) = (unique_name(lang, unique), the_unique(lang, unique));
                assert!(the.to_lowercase().ends_with(&name.to_lowercase()), "{the}");
                assert!(!unique_effect(lang, unique).ends_with('.'));
            }
        }
        assert_eq!(a_treasure(Lang::Fr, Face::of(Unique::Idol)), "l’idole d’argent");
        assert_eq!(
            (gold(Lang::Fr, 1), gold(Lang::Fr, 2)),
            ("1 pièce d’or".into(), "2 pièces d’or".into())
        );
    }
}
