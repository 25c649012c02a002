//! The fleet comes and goes, and what is lost with it, in sentences.

use engine::Seat;
use quay::{Good, Goods, Place};

use super::super::wares::{a_good, count_of, goods, ships};
use super::does;
use crate::text::{Lang, Names};

pub(super) fn arrived(lang: Lang, fleet: u16) -> String {
    let count = ships(lang, fleet);
    match lang {
        Lang::Fr => format!("Une flotte de {count} est à quai."),
        Lang::En => format!("A fleet of {count} lies at the quay."),
    }
}

pub(super) fn left_port(lang: Lang, empty: u16) -> String {
    match (lang, empty) {
        (Lang::Fr, 0) => "La flotte part.".to_owned(),
        (Lang::En, 0) => "The fleet leaves.".to_owned(),
        (Lang::Fr, _) => format!("La flotte part, {} à vide.", ships(lang, empty)),
        (Lang::En, _) => format!("The fleet leaves, {} empty.", ships(lang, empty)),
    }
}

pub(super) fn protected(names: &Names, seat: Seat, place: Place, good: Good) -> String {
    let lang = names.lang;
    let place = match place {
        Place::Hand => lang.pick("de la main", "of the hand"),
        Place::Store => lang.pick("de l’entrepôt", "of the warehouse"),
    };
    let what = format!("{} {place}", a_good(lang, good));
    does(names, seat, ["protégez", "protège"], ["protect", "protects"], &what)
}

pub(super) fn unsealed(names: &Names, seat: Seat) -> String {
    match (names.lang, names.is_you(seat)) {
        (Lang::Fr, true) => "Votre Conservation est épuisée.".to_owned(),
        (Lang::Fr, false) => format!("{} n’a plus de Conservation.", names.of(seat)),
        (Lang::En, true) => "Your Conservation is used up.".to_owned(),
        (Lang::En, false) => format!("{} has no Conservation left.", names.of(seat)),
    }
}

pub(super) fn rotted(names: &Names, seat: Seat, hand: Goods, apples: u8) -> String {
    let lang = names.lang;
    let mut lost = Vec::new();
    if !hand.is_empty() {
        lost.push(format!("{} {}", goods(lang, hand), lang.pick("en main", "in hand")));
    }
    if apples > 0 {
        lost.push(format!(
            "{} {}",
            count_of(lang, Good::Apple, apples),
            lang.pick("en entrepôt", "in the warehouse")
        ));
    }
    does(
        names,
        seat,
        ["perdez", "perd"],
        ["lose", "loses"],
        &lost.join(lang.pick("\u{202f}; ", "; ")),
    )
}
