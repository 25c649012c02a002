//! Boarding, ramming, fishing, crews and ships of cards.

use logbook::content::{FishKind, Loot};
use logbook::{Event, Pc, Ship};

use super::super::crew::{crew, name, ship_of};
use super::super::items::{loot, lower};
use super::super::reasons;
use super::super::teller::Teller;
use crate::text::Lang;
use crate::text::grammar::counted;

/// A sentence; none where nothing is worth one.
pub fn told(told: Teller, event: &Event) -> Option<String> {
    let lang = told.lang();
    use Event as E;
    Some(match event {
        E::TookShip { pc, card } => {
            let does = told.does(
                *pc,
                ["prenez la barre", "prend la barre"],
                ["take the helm", "takes the helm"],
            );
            format!("{does}{} {}", lang.colon(), ship_of(lang, *card))
        }
        E::Foundered { cell } => {
            let place = told.place(*cell);
            match lang {
                Lang::Fr => format!("ce qui flottait {place} a coulé"),
                Lang::En => format!("what floated {place} has sunk"),
            }
        }
        E::Fished { pc, tokens } => {
            let does = told.does(*pc, ["pêchez", "pêche"], ["fish", "fishes"]);
            format!("{does}{} {}", lang.colon(), caught(lang, tokens))
        }
        E::Rammed { pc, target, card, cells, own, theirs, .. } => {
            let does = told.does(*pc, ["éperonnez", "éperonne"], ["ram", "rams"]);
            let (target, cells) = (told.ship_then(*target, *card), i32::from(*cells));
            match lang {
                Lang::Fr => {
                    let run = counted(lang, cells, ["case", "cases"], ["", ""]);
                    format!("{does} {target} ({run} d’élan)\u{a0}: {theirs} en face, {own} à bord")
                }
                Lang::En => {
                    let run = counted(lang, cells, ["", ""], ["cell", "cells"]);
                    format!(
                        "{does} {target} (a run of {run}): damage {theirs}, and {own} in return"
                    )
                }
            }
        }
        E::Boarded { by, target, cards, party, defenders } => {
            let does = acts(told, *by, cards[0], ["abordez", "aborde"], ["board", "boards"]);
            let target = told.ship_then(*target, cards[1]);
            let against = lang.pick("contre", "against");
            format!("{does} {target}{} {party} {against} {defenders}", lang.colon())
        }
        E::Grappled { pc, target, card } => {
            let does = told.does(
                *pc,
                ["lancez le grappin sur", "lance le grappin sur"],
                ["throw the grapnel at", "throws the grapnel at"],
            );
            format!("{does} {}", told.ship_then(*target, *card))
        }
        E::Grenades { by, card, dice, own, enemy } => {
            let does = acts(
                told,
                *by,
                *card,
                ["lancez des grenades", "lance des grenades"],
                ["throw grenades", "throws grenades"],
            );
            let dice = list(lang, dice);
            match lang {
                Lang::Fr => {
                    let hurt = counted(lang, (*enemy).into(), ["blessé", "blessés"], ["", ""]);
                    format!("{does} (dés {dice})\u{a0}: {hurt} en face, {own} par accident")
                }
                Lang::En => {
                    format!("{does} (dice {dice}): {enemy} wounded, {own} by accident")
                }
            }
        }
        E::Marksmen { by, card, dice, hits } => {
            let does = acts(
                told,
                *by,
                *card,
                ["faites tirer au mousquet", "fait tirer au mousquet"],
                ["fire muskets", "fires muskets"],
            );
            let dice_word = lang.pick("dés", "dice");
            format!(
                "{does} ({dice_word} {}){} {}",
                list(lang, dice),
                lang.colon(),
                touches(lang, *hits)
            )
        }
        E::MeleeRerolled { by, card, dice } => {
            let does = acts(told, *by, *card, ["relancez", "relance"], ["reroll", "rerolls"]);
            format!("{does}{} {}", lang.colon(), list(lang, dice))
        }
        E::Melee { .. } => melee(told, event)?,
        E::Crew { ship, card, n, rule } => {
            crew_changes(told, *ship, *card, *n, reasons::crew(lang, *rule))
        }
        E::Dismissed { pc, upgrade } => {
            let does = told.does(*pc, ["renvoyez", "renvoie"], ["dismiss", "dismisses"]);
            format!("{does}{} {}", lang.colon(), lower(name(lang, *upgrade)))
        }
        E::Tavern { rows, renewed } => {
            let who: Vec<String> =
                rows.iter().filter_map(|row| row[2]).map(|one| lower(name(lang, one))).collect();
            let comes = match renewed {
                true => told.say("la taverne se renouvelle", "the tavern is renewed"),
                false => told.say("la taverne se regarnit", "the tavern fills up again"),
            };
            if who.is_empty() {
                return Some(comes);
            }
            format!("{comes}{} {}", lang.colon(), who.join(", "))
        }
        E::LaidOpen { pc, mission } => {
            let does = told.does(*pc, ["dévoilez", "dévoile"], ["lay open", "lays open"]);
            format!("{does} {}", told.mission(*mission))
        }
        _ => return None,
    })
}

/// "Vous abordez", "Victoria aborde".
fn acts(told: Teller, by: Ship, card: Option<u8>, fr: [&str; 2], en: [&str; 2]) -> String {
    match by {
        Ship::Pc(pc) => told.does(pc, fr, en),
        Ship::Npc(_) => format!("{} {}", told.ship_then(by, card), told.lang().pick(fr, en)[1]),
    }
}

/// "3, 11, 12"; "aucun".
fn list(lang: Lang, dice: &[u8]) -> String {
    if dice.is_empty() {
        return lang.pick("aucun", "none").to_owned();
    }
    let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
    dice.join(", ")
}

fn touches(lang: Lang, hits: u8) -> String {
    match hits {
        0 => lang.pick("sans effet", "no effect").to_owned(),
        n => counted(lang, n.into(), ["touche", "touches"], ["hit", "hits"]),
    }
}

/// What the tokens bring together, and whom they cost.
fn caught(lang: Lang, tokens: &[u8]) -> String {
    let (mut all, mut wounds) = (Loot::NONE, 0);
    for kind in tokens.iter().filter(|kind| **kind < FishKind::COUNT) {
        let catch = FishKind(*kind).catch();
        all.money += catch.loot.money;
        all.goods = all.goods.plus(catch.loot.goods);
        wounds += i32::from(catch.wounds);
    }
    let lost = || match lang {
        Lang::Fr => counted(lang, wounds, ["marin à la mer", "marins à la mer"], ["", ""]),
        Lang::En => format!("{wounds} crew overboard"),
    };
    match (all.is_none(), wounds) {
        (true, 0) => lang.pick("rien", "nothing").to_owned(),
        (true, _) => lost(),
        (false, 0) => loot(lang, all),
        (false, _) => format!("{}, {}", loot(lang, all), lost()),
    }
}

/// "Mêlée (dés 3, 11 contre 4, 8) : 1 touche contre 0, reste 6 contre 4 ; l’assaut échoue".
fn melee(told: Teller, event: &Event) -> Option<String> {
    let Event::Melee { target, cards, attack, answer, hits, party, defenders, taken, .. } = event
    else {
        return None;
    };
    let lang = told.lang();
    let (attack, answer) = (list(lang, attack), list(lang, answer));
    let [ours, theirs] = *hits;
    let ship = told.ship_then(*target, cards[1]);
    let end = match (taken, lang) {
        (true, Lang::Fr) => format!("{ship} est pris"),
        (true, Lang::En) => format!("{ship} is taken"),
        (false, _) => told.say("l’assaut est repoussé", "the attack is beaten off"),
    };
    Some(match lang {
        Lang::Fr => format!(
            "mêlée (dés {attack} contre {answer})\u{a0}: touches {ours} contre {theirs}, \
             reste {party} contre {defenders}\u{202f}; {end}"
        ),
        Lang::En => format!(
            "melee (dice {attack} against {answer}): hits {ours} against {theirs}, \
             {party} left against {defenders}; {end}"
        ),
    })
}

/// "Vous perdez 2 marins (mêlée)".
fn crew_changes(told: Teller, ship: Ship, card: Option<u8>, n: i8, why: &str) -> String {
    let lang = told.lang();
    let amount = crew(lang, n.unsigned_abs().into());
    let does = match (n < 0, ship) {
        (false, Ship::Npc(_)) => {
            acts(told, ship, card, ["retrouvez", "retrouve"], ["recover", "recovers"])
        }
        (false, _) => acts(told, ship, card, ["gagnez", "gagne"], ["gain", "gains"]),
        (true, _) => acts(told, ship, card, ["perdez", "perd"], ["lose", "loses"]),
    };
    format!("{does} {amount} ({why})")
}

/// Whose it is, where a seat's is.
pub fn pc_of(event: &Event) -> Option<Pc> {
    use Event as E;
    let ship = match event {
        E::TookShip { pc, .. }
        | E::Fished { pc, .. }
        | E::Rammed { pc, .. }
        | E::Grappled { pc, .. }
        | E::Dismissed { pc, .. }
        | E::LaidOpen { pc, .. } => return Some(*pc),
        E::Boarded { by, .. }
        | E::Grenades { by, .. }
        | E::Marksmen { by, .. }
        | E::MeleeRerolled { by, .. }
        | E::Melee { by, .. } => by,
        E::Crew { ship, .. } => ship,
        _ => return None,
    };
    ship.pc()
}
