//! A ship's board in words: her numbers, her hold, what is done aboard.

mod sums;
mod words;

use logbook::board::damage::Damage;
use logbook::board::hold::Cube;
use logbook::content::{CrewUpgrade, ShipUpgrade};
use logbook::{Action, Mend};

use super::content::content;
use super::vocab;
use crate::desk::Reason;
use crate::tables::logbook::model::ship::{Boxes, Burden, ShipCard, SlotModel};
use crate::tables::logbook::model::ship_work::Repair;
use crate::text::grammar::{capital, counted, signed};
use crate::text::{Lang, Names};

pub use sums::{damage_sum, defence_sum, guns_sum, pace_sum};
pub use words::{HoldWords, hold_words};

/// What kind of ship she is.
pub fn ship_kind(lang: Lang, card: &ShipCard) -> &'static str {
    content(lang).model(card.model)
}

/// "niveau 1".
pub fn level(lang: Lang, level: u8) -> String {
    format!("{} {level}", lang.pick("niveau", "level"))
}

/// The board and the nations joined: "L’équilibre · sans nation".
pub fn allegiance(lang: Lang, card: &ShipCard) -> String {
    let nations: Vec<&str> = card.joined.iter().map(|of| vocab::nation(lang, of)).collect();
    let nations = if nations.is_empty() {
        lang.pick("sans nation", "no nation").to_owned()
    } else {
        nations.join(", ")
    };
    format!("{} · {nations}", content(lang).board(card.board))
}

/// "9 cases sur 15".
pub fn slots_used(lang: Lang, card: &ShipCard) -> String {
    let used = card.burden.slots - card.room;
    match lang {
        Lang::Fr => format!(
            "{} sur {}",
            counted(lang, used.into(), ["case", "cases"], ["", ""]),
            card.burden.slots
        ),
        Lang::En => format!("{used} of {} slots", card.burden.slots),
    }
}

/// A draft that is kept doubled: "3", "3½".
pub fn draft(draft2: u8) -> String {
    match (draft2 / 2, draft2 % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// "tirant d’eau 3".
pub fn draft_now(lang: Lang, draft2: u8) -> String {
    format!("{} {}", lang.pick("tirant d’eau", "draft"), draft(draft2))
}

/// What a few cubes more would do, and whether one is enough.
pub fn deeper(lang: Lang, burden: &Burden) -> Option<(bool, String)> {
    let deeper = burden.deeper?;
    let more = deeper.more;
    let cubes = match lang {
        Lang::Fr if more == 1 => "Encore 1 cube".to_owned(),
        Lang::Fr => format!("Encore {more} cubes"),
        Lang::En if more == 1 => "1 cube more".to_owned(),
        Lang::En => format!("{more} cubes more"),
    };
    let mut parts = vec![format!("{} {}", lang.pick("tirant", "draft"), draft(deeper.draft2))];
    if deeper.slower > 0 {
        let by = signed(-i32::from(deeper.slower));
        parts.push(format!("{} {by}", lang.pick("mouvement", "movement")));
    }
    parts.extend(deeper.closed.map(|bank| match lang {
        Lang::Fr => format!("bancs de {bank} fermés"),
        Lang::En => format!("banks of {bank} closed"),
    }));
    Some((more == 1, format!("{cubes}{} {}.", lang.colon(), parts.join(", "))))
}

/// What the boxes of a track stand for.
pub fn boxes(lang: Lang, boxes: Boxes) -> &'static str {
    let upgrade = |upgrade| content(lang).ship_upgrade(upgrade).name;
    match boxes {
        Boxes::Sails => upgrade(ShipUpgrade::Sails),
        Boxes::Bronze => upgrade(ShipUpgrade::CannonUpgrade),
        Boxes::LongGuns => upgrade(ShipUpgrade::LongGuns),
        Boxes::Barrels => lang.pick("Tonneaux", "Barrels"),
    }
}

/// "2 sur 4", for a reader who does not see the boxes.
pub fn covered(lang: Lang, on: u8, of: usize) -> String {
    format!("{on} {} {of}", lang.pick("sur", "of"))
}

/// Officers and specialists by name, with how many there are of each.
pub fn crew(lang: Lang, crew: &[CrewUpgrade]) -> String {
    let mut told: Vec<(CrewUpgrade, u8)> = Vec::new();
    for one in crew {
        match told.iter_mut().find(|(known, _)| known == one) {
            Some((_, n)) => *n += 1,
            None => told.push((*one, 1)),
        }
    }
    let name = |(of, n): &(CrewUpgrade, u8)| {
        let name = content(lang).crew(*of).name;
        if *n > 1 { format!("{name} ×\u{202f}{n}") } else { name.to_owned() }
    };
    told.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// The ammunition owned.
pub fn ammunition(lang: Lang, card: &ShipCard) -> String {
    let names = card.ammo.iter().map(|ammo| content(lang).ammunition(*ammo).name);
    names.collect::<Vec<_>>().join(", ")
}

/// What something is called that lies in a slot.
pub fn cube(lang: Lang, cube: Cube) -> &'static str {
    match cube {
        Cube::Good(good) => vocab::good(lang, good),
        Cube::Cannon => lang.pick("canon", "cannon"),
    }
}

/// A slot as it is said.
pub fn slot(lang: Lang, slot: &SlotModel) -> String {
    let place = match lang {
        Lang::Fr if slot.port => "Sabord",
        Lang::Fr => "Case",
        Lang::En if slot.port => "Gun port",
        Lang::En => "Slot",
    };
    let mut parts = vec![format!("{place} {}", slot.slot + 1)];
    parts.extend(slot.cube.map(|of| cube(lang, of).to_owned()));
    parts.extend(slot.damage.map(|of| damage(lang, of).to_owned()));
    if slot.cube.is_none() && slot.damage.is_none() {
        parts.push(lang.pick("vide", "empty").to_owned());
    }
    let words = hold_words(lang);
    parts.extend(slot.next_water.then(|| words.next_water.to_owned()));
    parts.extend(slot.next_fire.then(|| words.next_fire.to_owned()));
    parts.join(", ")
}

fn damage(lang: Lang, damage: Damage) -> &'static str {
    match damage {
        Damage::Water => lang.pick("avarie d’eau", "water damage"),
        Damage::Fire => lang.pick("avarie de feu", "fire damage"),
    }
}

/// What a slot is for and why nothing can be moved there.
pub fn about_slot(lang: Lang, slot: &SlotModel) -> Reason {
    let words = match (slot.damage, slot.cube, slot.port) {
        (Some(of), Some(Cube::Cannon), _) => match (lang, of) {
            (Lang::Fr, _) => format!(
                "Un canon sous {}\u{a0}: il ne tire pas, ne bouge pas et pèse double jusqu’à la réparation.",
                damage(lang, of)
            ),
            (Lang::En, _) => format!(
                "A cannon under {}: it neither fires nor moves, and weighs double, until it is repaired.",
                damage(lang, of)
            ),
        },
        (Some(of), ..) => match lang {
            Lang::Fr => format!(
                "Une {}\u{a0}: la case est perdue, et pèse comme un cube, jusqu’à la réparation.",
                damage(lang, of)
            ),
            Lang::En => format!(
                "{}: the slot is lost, and weighs like a cube, until it is repaired.",
                capital(damage(lang, of))
            ),
        },
        (None, Some(Cube::Cannon), true) => lang
            .pick("Un canon à son sabord\u{a0}: il tire.", "A cannon at its port: it fires.")
            .to_owned(),
        (None, Some(Cube::Cannon), false) => lang
            .pick(
                "Un canon loin des sabords ne tire pas\u{a0}: rangez-le dans la rangée du haut.",
                "A cannon away from the ports does not fire: stow it in the top row.",
            )
            .to_owned(),
        (None, Some(Cube::Good(good)), _) => match lang {
            Lang::Fr => format!(
                "Un cube\u{a0}: {}. Une avarie sur sa case le fait perdre.",
                vocab::good(lang, good)
            ),
            Lang::En => {
                format!("A cube: {}. Damage to its slot loses it.", vocab::good(lang, good))
            }
        },
        (None, None, true) => lang
            .pick(
                "Un sabord vide\u{a0}: un canon y tirerait, un cube y tient aussi.",
                "An empty gun port: a cannon would fire here, and any cube fits.",
            )
            .to_owned(),
        (None, None, false) => lang
            .pick("Une case vide\u{a0}: un cube y tient.", "An empty slot: a cube fits.")
            .to_owned(),
    };
    Reason { words, section: "ship" }
}

/// What is to be done with a cube that is taken up.
pub fn taken_up(lang: Lang, of: Cube) -> String {
    let name = capital(cube(lang, of));
    match lang {
        Lang::Fr => format!("{name}\u{a0}: touchez sa nouvelle place."),
        Lang::En => format!("{name}: touch its new place."),
    }
}

/// Two slots that change contents, as a choice: "Échanger thé et canon", "Déplacer thé".
pub fn swapped(lang: Lang, from: Option<Cube>, to: Option<Cube>) -> String {
    match (from.map(|of| cube(lang, of)), to.map(|of| cube(lang, of))) {
        (Some(a), Some(b)) => match lang {
            Lang::Fr => format!("Échanger\u{a0}: {a} et {b}"),
            Lang::En => format!("Swap {a} and {b}"),
        },
        (one, other) => {
            let what = one.or(other).unwrap_or_default();
            match lang {
                Lang::Fr => format!("Déplacer\u{a0}: {what}"),
                Lang::En => format!("Move {what}"),
            }
        }
    }
}

/// Which slot is to be chosen.
pub fn swapping(lang: Lang, first: bool) -> &'static str {
    if first {
        lang.pick("Touchez le premier cube.", "Touch the first cube.")
    } else {
        lang.pick("Touchez sa nouvelle place.", "Touch its new place.")
    }
}

/// What the goods aboard are for while others lie at hand.
pub fn room_made(lang: Lang, room: u8) -> String {
    match lang {
        Lang::Fr => format!(
            "{}. Un cube touché dans la cale passe par-dessus bord.",
            counted(lang, room.into(), ["case libre", "cases libres"], ["", ""])
        ),
        Lang::En => format!(
            "{}. A cube touched in the hold goes overboard.",
            counted(lang, room.into(), ["", ""], ["free slot", "free slots"])
        ),
    }
}

/// What a piece of wood mends: "Eau −2", "Feu −1, eau −1".
pub fn mended(lang: Lang, repair: &Repair) -> String {
    let words = hold_words(lang);
    let (before, after) = (repair.before, repair.after);
    let kind = |word: &str, before, after| {
        (before != after).then(|| format!("{word} {}", signed(change(before, after))))
    };
    let mut parts =
        [kind(words.water, before.water, after.water), kind(words.fire, before.fire, after.fire)];
    if repair.mend == Mend::Fire {
        parts.reverse();
    }
    let chain = (before.chain != after.chain)
        .then(|| format!("{} +{}", words.movement, before.chain - after.chain));
    let parts: Vec<String> = parts.into_iter().chain([chain]).flatten().collect();
    capital(&parts.join(", ").to_lowercase())
}

fn change(before: u8, after: u8) -> i32 {
    i32::from(after) - i32::from(before)
}

/// To whom an exchange is offered.
pub fn exchange_with(names: &Names, seat: engine::Seat) -> String {
    match names.lang {
        Lang::Fr => format!("Échanger avec {}", names.object(seat)),
        Lang::En => format!("Exchange with {}", names.object(seat)),
    }
}

/// Who gives what is on a side of an offer: "Vous donnez", "Anne donne".
pub fn gives(names: &Names, seat: engine::Seat) -> String {
    match names.lang {
        Lang::Fr => names.does(seat, "donnez", "donne"),
        Lang::En => names.does(seat, "give", "gives"),
    }
}

/// What a key puts into an offer, in a word; a mission is named by its title elsewhere.
pub fn article(lang: Lang, action: Action) -> Option<String> {
    match action {
        Action::GiveCoin | Action::AskCoin => Some(vocab::money(lang, 1000)),
        Action::Give(good) | Action::Ask(good) => Some(vocab::good(lang, good).to_owned()),
        Action::GiveCannon | Action::AskCannon => Some(cube(lang, Cube::Cannon).to_owned()),
        _ => None,
    }
}

/// A number of thousands as it stands on a tile: "2½".
pub fn thousands(amount: u16) -> String {
    draft((amount / 500).min(255) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::logbook::model::ship::{Deeper, Pace};

    #[test]
    fn halves_are_written_as_on_the_tiles() {
        assert_eq!([draft(4), draft(7), draft(1)], ["2", "3½", "½"]);
        assert_eq!([thousands(2500), thousands(500), thousands(1000)], ["2½", "½", "1"]);
    }

    #[test]
    fn what_one_cube_more_changes_is_told() {
        let deeper = Deeper { more: 1, draft2: 8, slower: 1, closed: Some(3) };
        let burden = Burden { load: 9, slots: 15, printed2: 4, draft2: 6, deeper: Some(deeper) };
        let told = super::deeper(Lang::Fr, &burden);
        let words = "Encore 1 cube\u{a0}: tirant 4, mouvement −1, bancs de 3 fermés.";
        assert_eq!(told, Some((true, words.to_owned())));
        let later = Deeper { more: 3, closed: None, ..deeper };
        let told = super::deeper(Lang::En, &Burden { deeper: Some(later), ..burden });
        assert_eq!(told, Some((false, "3 cubes more: draft 4, movement −1.".to_owned())));
    }

    #[test]
    fn the_parts_of_a_movement_are_summed() {
        let pace = Pace { printed: 8, sails: 1, helm: 0, chain: 0, draft: 1 };
        let told = pace_sum(Lang::Fr, pace).words;
        assert!(told.contains("8 + 1 voiles − 1 tirant d’eau = 8"), "{told}");
    }
}
