//! What is bought, offered and found, in words.

use logbook::board::tracks::Fitting;
use logbook::content::{BarrelKind, Loot};
use logbook::port::exchange::Bundle;
use logbook::{Item, Pc};

use super::content::content;
use super::teller::Teller;
use super::vocab::{fitting, goods, money, sum};
use crate::text::Lang;
use crate::text::grammar::{counted, listed};

/// An upgrade printed on the board of a seat: "Canonnier".
pub(super) fn printed(told: Teller, pc: Pc, at: u8) -> &'static str {
    let upgrades = &told.view.board(pc).printed().upgrades;
    upgrades
        .get(usize::from(at))
        .map_or("", |printed| content(told.lang()).crew(printed.upgrade).name)
}

/// What tavern and yard sell: "Canonnier", "2 bois", "le niveau suivant".
pub(super) fn item(told: Teller, pc: Pc, item: Item) -> String {
    let lang = told.lang();
    match item {
        Item::Fame => fames(lang, 1),
        Item::Printed(at) => lower(printed(told, pc, at)),
        Item::Fitting(of) => fitting_lower(lang, of),
        Item::Wood => goods(lang, logbook::Good::Wood, logbook::content::WOOD.count),
        Item::Crew(n) => super::crew::crew(lang, n.into()),
        Item::Recruit(upgrade) => lower(super::crew::name(lang, upgrade)),
        Item::Ship(card) => super::crew::ship_of(lang, card),
        Item::Level => told.say("le niveau suivant du navire", "the ship’s next level"),
    }
}

/// A fitting within a sentence: "canon", "cannon".
pub(super) fn fitting_lower(lang: Lang, of: Fitting) -> String {
    lower(fitting(lang, of))
}

/// A name without capital at its head.
pub(super) fn lower(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |head| head.to_lowercase().chain(letters).collect())
}

/// "1 renommée", "1 fame".
pub(super) fn fames(lang: Lang, n: i8) -> String {
    counted(lang, n.into(), ["renommée", "renommées"], ["fame", "fame"])
}

/// "4 points de dégâts" by kind: "2 dégâts d’eau et 1 dégât de feu"; nothing for none.
pub(super) fn harm(lang: Lang, water: u8, fire: u8) -> String {
    let parts = [
        (water, ["dégât d’eau", "dégâts d’eau"], ["water damage", "water damage"]),
        (fire, ["dégât de feu", "dégâts de feu"], ["fire damage", "fire damage"]),
    ];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(n, ..)| *n > 0)
        .map(|(n, fr, en)| counted(lang, n.into(), fr, en))
        .collect();
    listed(lang, &parts)
}

/// "3 points de mouvement".
pub(super) fn sailing_points(lang: Lang, n: u8) -> String {
    let fr = ["point de mouvement", "points de mouvement"];
    counted(lang, n.into(), fr, ["movement point", "movement points"])
}

/// What lies under a barrel: "1 000 doublons", "2 thés", "un indice".
pub(super) fn barrel(lang: Lang, kind: u8) -> String {
    let kinds = BarrelKind::COUNT;
    if kind >= kinds {
        return String::new();
    }
    loot(lang, BarrelKind(kind).barrel().loot)
}

/// Money, goods and clues together.
pub(super) fn loot(lang: Lang, loot: Loot) -> String {
    let mut parts = Vec::new();
    if loot.money > 0 {
        parts.push(sum(lang, loot.money.into()));
    }
    parts.extend(loot.goods.iter().map(|(good, n)| goods(lang, good, n)));
    if loot.clue {
        parts.push(lang.pick("un indice du trésor", "a clue to the treasure").to_owned());
    }
    if parts.is_empty() {
        return lang.pick("rien d’autre", "nothing else").to_owned();
    }
    listed(lang, &parts)
}

/// One side of an offer: "1 000 doublons, 2 sucres et 1 canon"; "rien".
pub(super) fn bundle(told: Teller, owner: Pc, bundle: Bundle) -> String {
    let lang = told.lang();
    let mut parts = Vec::new();
    if bundle.coins > 0 {
        parts.push(sum(lang, i64::from(bundle.coins) * 1000));
    }
    parts.extend(bundle.goods.iter().map(|(good, n)| goods(lang, good, n)));
    if bundle.cannons > 0 {
        let (fr, en) = (["canon", "canons"], ["cannon", "cannons"]);
        parts.push(counted(lang, bundle.cannons.into(), fr, en));
    }
    parts.extend(bundle.missions().map(|at| hand(told, owner, at)));
    if parts.is_empty() { told.say("rien", "nothing") } else { listed(lang, &parts) }
}

/// A mission in somebody’s hand by its place, as far as this eye sees it.
pub(super) fn hand(told: Teller, owner: Pc, at: u8) -> String {
    let active = told.view.board(owner).missions.get(usize::from(at)).copied();
    let known = active.filter(|active| {
        active.open || told.view.own() == Some(owner) || told.view.eye() == engine::Eye::All
    });
    told.mission_if_known(known.map(|active| active.card))
}

/// A price at the end of a label: " : 3 000".
pub(super) fn at_price(lang: Lang, n: u32) -> String {
    [lang.colon(), " ", &money(lang, n.into())].concat()
}
