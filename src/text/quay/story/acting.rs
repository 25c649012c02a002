//! Goods bought, loaded, exchanged and sold, in sentences.

use engine::Seat;
use quay::{Good, Place, SALE_PRICE, Ship};

use super::super::wares::{a_good, gold, points, ship};
use super::does;
use crate::text::grammar::{genitive, of_name};
use crate::text::{Lang, Names};

pub(super) fn took(names: &Names, seat: Seat, good: Good) -> String {
    let from = names.lang.pick("dans la réserve", "from the reserve");
    let what = format!("{} {from}", a_good(names.lang, good));
    does(names, seat, ["prenez", "prend"], ["take", "takes"], &what)
}

pub(super) fn paid(names: &Names, seat: Seat, price: u16) -> String {
    let price = gold(names.lang, price);
    let what = match names.lang {
        Lang::Fr => format!("{price} à la banque"),
        Lang::En => format!("the bank {price}"),
    };
    does(names, seat, ["payez", "paie"], ["pay", "pays"], &what)
}

pub(super) fn delivered(names: &Names, seat: Seat, good: Good) -> String {
    let place = names.lang.pick("directement en entrepôt", "straight into the warehouse");
    let what = format!("{} {place}", a_good(names.lang, good));
    does(names, seat, ["achetez", "achète"], ["buy", "buys"], &what)
}

pub(super) fn loaded(names: &Names, seat: Seat, of: Ship) -> String {
    let lang = names.lang;
    let (name, worth) = (ship(lang, of), points(lang, of.points().into()));
    let what = format!("{} {name}{} {worth}", lang.pick("un", "a"), lang.colon());
    does(names, seat, ["chargez", "charge"], ["load", "loads"], &what)
}

pub(super) fn swapped(names: &Names, seat: Seat, give: Good, with: Seat, take: Good) -> String {
    let lang = names.lang;
    let (give, take) = (a_good(lang, give), a_good(lang, take));
    let [you, other] = lang.pick(["échangez", "échange"], ["exchange", "exchanges"]);
    let head = names.does(seat, you, other);
    match (lang, seat == with, names.is_you(with)) {
        (Lang::Fr, true, true) => format!("{head} {give} contre {take} de votre main."),
        (Lang::Fr, true, false) => format!("{head} {give} contre {take} de sa main."),
        (Lang::Fr, false, true) => format!("{head} {give} contre {take} de votre entrepôt."),
        (Lang::Fr, false, false) => {
            let whose = of_name(names.of(with));
            format!("{head} {give} contre {take} de l’entrepôt {whose}.")
        }
        (Lang::En, true, true) => format!("{head} {give} for {take} of your own hand."),
        (Lang::En, true, false) => format!("{head} {give} for {take} of their own hand."),
        (Lang::En, false, true) => format!("{head} {give} for {take} of your warehouse."),
        (Lang::En, false, false) => {
            format!("{head} {give} for {take} of {} warehouse.", genitive(names.of(with)))
        }
    }
}

pub(super) fn marketed(names: &Names, seat: Seat, place: Place, good: Good) -> String {
    let lang = names.lang;
    let place = match place {
        Place::Hand => lang.pick("de la main pour", "from the hand for"),
        Place::Store => lang.pick("de l’entrepôt pour", "from the warehouse for"),
    };
    let what = format!("{} {place} {}", a_good(lang, good), gold(lang, SALE_PRICE.into()));
    does(names, seat, ["vendez", "vend"], ["sell", "sells"], &what)
}
