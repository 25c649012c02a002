//! Drawings and tables of the rules text, made from the rules themselves so that they cannot be
//! wrong.

use broadside::cards::{Ability, CrewId, ShipId, Unique};

use super::abilities::{ability_name, effect};
use super::crew::{crew_effect, crew_in_full, crew_name};
use super::measures::{gun, speed};
use super::ships::{faction, ship_name};
use super::terms;
use super::treasure::{unique_effect, unique_name};
use crate::text::Lang;
use crate::text::grammar::capital;
use crate::text::rules::{Block, Example, Piece, Thing};

/// A drawing with what it shows.
pub fn drawn(title: &str, markup: String, text: &str) -> Block {
    let thing = Thing { piece: Piece::Drawing(markup), ..Thing::default() };
    Block::Example(Example { title: title.to_owned(), things: vec![thing], text: text.to_owned() })
}

/// All ships with what is printed on them.
pub fn ships(lang: Lang) -> Block {
    let words = terms(lang);
    let head = vec![words.ships, words.guns, words.base_move, words.hold, words.cost];
    let row = |ship: ShipId| {
        let card = ship.card();
        let guns: Vec<String> = card.guns().iter().map(|of| gun(lang, *of)).collect();
        let ability = card.ability.map(|ability| format!(" · {}", ability_name(lang, ability)));
        vec![
            format!(
                "{} ({}){}",
                ship_name(ship),
                faction(lang, card.faction),
                ability.unwrap_or_default()
            ),
            guns.join(" "),
            speed(lang, card.speed),
            card.cargo.to_string(),
            card.cost.to_string(),
        ]
    };
    Block::Table(head, ShipId::all().map(row).collect())
}

/// The abilities printed on ships.
pub fn abilities(lang: Lang) -> Block {
    let head = vec![lang.pick("Capacité", "Ability"), lang.pick("Effet", "Effect")];
    let printed =
        |ability: &Ability| ShipId::all().any(|ship| ship.card().ability == Some(*ability));
    let row = |ability: Ability| {
        vec![ability_name(lang, ability).to_owned(), capital(effect(lang, ability)) + "."]
    };
    Block::Table(head, Ability::ALL.into_iter().filter(printed).map(row).collect())
}

/// The crew: a row a role, then everybody with a name.
pub fn roles(lang: Lang) -> Block {
    let head = vec![terms(lang).crew, terms(lang).cost, lang.pick("Effet", "Effect")];
    let named = CrewId::all().filter(|crew| crew.is_named());
    let row = |crew: CrewId, name: String| {
        vec![name, crew.card().cost.to_string(), crew_effect(lang, crew)]
    };
    let plain = CrewId::all().take(7).map(|crew| row(crew, crew_name(lang, crew).to_owned()));
    let people = named.map(|crew| {
        let side = crew.card().faction.map(|of| faction(lang, of)).unwrap_or_default();
        row(crew, format!("{} ({side})", crew_in_full(lang, crew)))
    });
    Block::Table(head, plain.chain(people).collect())
}

/// The unique treasures.
pub fn uniques(lang: Lang) -> Block {
    let head = vec![terms(lang).treasure, lang.pick("Effet", "Effect")];
    let row = |unique: Unique| {
        vec![unique_name(lang, unique).to_owned(), capital(unique_effect(lang, unique)) + "."]
    };
    Block::Table(head, Unique::ALL.into_iter().map(row).collect())
}
