//! Cards, tricks and boards in full, for those who hear the table.

use engine::Seat;
use gale::{Phase, Play, View, Wheel, Wind, Winds};

use super::cards::{card, damage, points, wind, winds};
use super::terms;
use crate::text::grammar::{self, capital};
use crate::text::{Lang, Names};

/// A card of the hand in full: "Roue, Nord 9, vaut 9, ensuite 4½, puis 0 — jouable".
pub fn card_spoken(lang: Lang, wheel: Wheel, worth: &[String], playable: Option<bool>) -> String {
    let name = match (lang, wheel.is_pirate()) {
        (_, true) => card(lang, wheel),
        (Lang::Fr, false) => format!("Roue, {}", card(lang, wheel)),
        (Lang::En, false) => format!("Wheel, {}", card(lang, wheel)),
    };
    let heads = lang.pick(["vaut", "ensuite", "puis"], ["worth", "next", "then"]);
    let told = heads.iter().zip(worth).map(|(head, worth)| format!(", {head} {worth}"));
    [name, told.collect(), grammar::playable(lang, playable).to_owned()].concat()
}

/// "Pli 5 · vent du nord".
pub fn trick_title(lang: Lang, trick: u8, blows: Option<Wind>) -> String {
    let number = format!("{} {}", lang.pick("Pli", "Trick"), trick + 1);
    match blows {
        Some(of) => format!("{number} · {}", wind(lang, of)),
        None => number,
    }
}

/// A place of the trick in words.
pub fn trick_spoken(names: &Names, seat: Seat, play: Option<&Play>, marks: &[&str]) -> String {
    let (lang, who) = (names.lang, capital(names.object(seat)));
    let colon = lang.colon();
    let mut parts = match play {
        Some(play) => {
            let worth = lang.pick("vaut", "worth");
            vec![card(lang, play.card), format!("{worth} {}", super::worth(play.rank))]
        }
        None if marks.is_empty() => {
            vec![lang.pick("pas encore de carte", "no card yet").to_owned()]
        }
        None => Vec::new(),
    };
    parts.extend(marks.iter().map(|mark| (*mark).to_owned()));
    format!("{who}{colon} {}", parts.join(", "))
}

/// What a seat has taken, in words.
pub fn board_spoken(names: &Names, seat: Seat, taken: Winds, harm: u8) -> String {
    let (lang, who) = (names.lang, capital(names.object(seat)));
    let harm = damage(lang, harm);
    let cards = if taken.is_empty() {
        lang.pick("aucun vent", "no wind").to_owned()
    } else {
        winds(lang, &taken.cards().collect::<Vec<_>>())
    };
    format!("{who}{} {harm} — {cards}", lang.colon())
}

/// "2 dégâts · 4 points": what a choice on a triplet would bring.
pub fn outcome_if(lang: Lang, harm: u8, won: i8) -> String {
    format!("{} · {}", damage(lang, harm), points(lang, won.into()))
}

/// Who is to act, for a table in words.
pub(super) fn turn(view: &View, names: &Names) -> Option<String> {
    let table = view.table();
    let to_play = terms(names.lang).awaited;
    let told = || format!("{} — {to_play}", capital(names.object(table.to_act())));
    (table.phase() != Phase::Over).then(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_named_in_full() {
        let worth = ["9", "4½", "0"].map(String::from);
        let card: Wheel = "N9".parse().expect("a card");
        let spoken = card_spoken(Lang::Fr, card, &worth, Some(true));
        assert_eq!(spoken, "Roue, Nord 9, vaut 9, ensuite 4½, puis 0 — jouable");
        assert_eq!(card_spoken(Lang::En, Wheel::PIRATE, &worth[..1], None), "Pirate, worth 9");
    }
}
