//! Cards revealed, sold, kept and stolen, in sentences.

use engine::Seat;
use quay::{Deck, SHELTER_GOLD};

use super::super::wares::{card, card_of, deck, gold};
use crate::text::{Lang, Names};

pub(super) fn reshuffled(lang: Lang, pile: Deck) -> String {
    let name = match (lang, pile) {
        (Lang::Fr, Deck::Large) => "grands navires",
        (Lang::Fr, Deck::Small) => "petits navires",
        (Lang::En, Deck::Large) => "large ships",
        (Lang::En, Deck::Small) => "small ships",
        _ => deck(lang, pile),
    };
    match lang {
        Lang::Fr => {
            format!("La défausse «\u{202f}{name}\u{202f}» est mélangée pour refaire la pioche.")
        }
        Lang::En => format!("The discard “{name}” is shuffled to make a new pile."),
    }
}

pub(super) fn bid(names: &Names, seat: Seat, holder: Seat, card: &str) -> String {
    match names.lang {
        Lang::Fr => {
            let bids = names.does(seat, "faites une offre pour", "fait une offre pour");
            format!("{bids} {}\u{a0}: {card}.", card_of(names, holder))
        }
        Lang::En => {
            format!("{} for {}: {card}.", names.does(seat, "bid", "bids"), card_of(names, holder))
        }
    }
}

pub(super) fn sold(names: &Names, holder: Seat, buyer: Seat, card: &str, price: u16) -> String {
    let (lang, price) = (names.lang, gold(names.lang, price));
    match (lang, names.is_you(buyer)) {
        (Lang::Fr, true) => format!("{} vous vend {card} pour {price}.", names.of(holder)),
        (Lang::Fr, false) => {
            let sells = names.does(holder, "vendez", "vend");
            format!("{sells} {card} à {} pour {price}.", names.of(buyer))
        }
        (Lang::En, _) => {
            let sells = names.does(holder, "sell", "sells");
            format!("{sells} {card} to {} for {price}.", names.object(buyer))
        }
    }
}

pub(super) fn kept(names: &Names, holder: Seat, paid: Seat, card: &str, price: u16) -> String {
    let (lang, price) = (names.lang, gold(names.lang, price));
    let [you, other] = lang.pick(["gardez", "garde"], ["keep", "keeps"]);
    let keeps = names.does(holder, you, other);
    match (lang, names.is_you(holder), names.is_you(paid)) {
        (Lang::Fr, _, true) => format!("{keeps} {card} et vous paie {price}."),
        (Lang::Fr, true, _) => format!("{keeps} {card} et payez {price} à {}.", names.of(paid)),
        (Lang::Fr, ..) => format!("{keeps} {card} et paie {price} à {}.", names.of(paid)),
        (Lang::En, true, _) => format!("{keeps} {card} and pay {} {price}.", names.of(paid)),
        (Lang::En, ..) => format!("{keeps} {card} and pays {} {price}.", names.object(paid)),
    }
}

pub(super) fn stolen(names: &Names, seat: Seat, holder: Seat, card: &str) -> String {
    let five = gold(names.lang, SHELTER_GOLD.into());
    match names.lang {
        Lang::Fr => {
            let takes = names.does(seat, "jouez un Abri et prenez", "joue un Abri et prend");
            let gets = if names.is_you(holder) { "recevez" } else { "reçoit" };
            format!("{takes} {card}\u{202f}; {} {gets} {five} de la banque.", names.object(holder))
        }
        Lang::En => {
            let takes = names.does(seat, "play a Shelter and take", "plays a Shelter and takes");
            let gets = if names.is_you(holder) { "get" } else { "gets" };
            format!("{takes} {card}; {} {gets} {five} from the bank.", names.object(holder))
        }
    }
}

pub(super) fn trade_over(lang: Lang, left: &[quay::Card]) -> String {
    let cards: Vec<String> = left.iter().map(|left| card(lang, *left)).collect();
    match (lang, cards.is_empty()) {
        (Lang::Fr, true) => "Les négociations sont closes.".to_owned(),
        (Lang::En, true) => "Trading is over.".to_owned(),
        (Lang::Fr, false) => {
            format!("Les négociations sont closes. Personne n’a pris\u{a0}: {}.", cards.join(", "))
        }
        (Lang::En, false) => format!("Trading is over. Nobody took: {}.", cards.join(", ")),
    }
}
