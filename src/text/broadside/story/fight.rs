//! Shots, rams, boardings, and what they cost.

use engine::Seat;

use super::super::teller::Teller;
use super::super::treasure::gold;
use crate::text::Lang;

/// "Le canon 2 de San Telmo touche Black Petrel (5, il fallait 4)".
pub fn shot(
    told: Teller,
    ship: u8,
    (mast, musket): (u8, bool),
    target: u8,
    (die, needed): (u8, u8),
    hit: bool,
) -> String {
    let lang = told.lang();
    let (gun, ship, target) = (told.gun(mast, musket), told.of_ship(ship), told.ship(target));
    let fate = match hit {
        true => lang.pick("touche", "hits"),
        false => lang.pick("manque", "misses"),
    };
    let needed = match (lang, needed) {
        (Lang::Fr, 7..) => "aucun dé ne suffisait".to_owned(),
        (Lang::En, 7..) => "no die was enough".to_owned(),
        (Lang::Fr, _) => format!("il fallait {needed}"),
        (Lang::En, _) => format!("needed {needed}"),
    };
    match lang {
        Lang::Fr => format!("le {gun} {ship} {fate} {target} ({die}, {needed})"),
        Lang::En => format!("{ship} {gun} {fate} {target} ({die}, {needed})"),
    }
}

pub fn rammed(told: Teller, ship: u8, target: u8, die: u8, lost: bool) -> String {
    let lang = told.lang();
    let (ship, target) = (told.ship(ship), told.ship(target));
    let rams = lang.pick("éperonne", "rams");
    let fate = match lost {
        true => lang.pick("un mât tombe", "a mast falls"),
        false => lang.pick("aucun mât ne tombe", "no mast falls"),
    };
    format!("{ship} {rams} {target} ({die}){} {fate}", lang.colon())
}

pub fn boarding_declared(told: Teller, seat: Seat, rammer: u8, target: u8) -> String {
    let [you, other] =
        told.lang().pick(["lancez l’abordage", "lance l’abordage"], ["board", "boards"]);
    let against = told.lang().pick("contre", "against");
    let (rammer, target) = (told.ship(rammer), told.ship(target));
    let declares = told.names.does(seat, you, other);
    format!("{declares}{} {rammer} {against} {target}", told.lang().colon())
}

/// "Abordage : San Telmo 7 (dé 4), Galgo 6 (dé 5) : San Telmo l’emporte".
pub fn boarded(
    told: Teller,
    ships: [u8; 2],
    dice: [u8; 2],
    totals: [u8; 2],
    winner: Option<u8>,
) -> String {
    let lang = told.lang();
    let die = lang.pick("dé", "die");
    let side = |at: usize| format!("{} {} ({die} {})", told.ship(ships[at]), totals[at], dice[at]);
    let end = match (winner, lang) {
        (Some(ship), Lang::Fr) => format!("{} l’emporte", told.ship(ship)),
        (Some(ship), Lang::En) => format!("{} wins the boarding", told.ship(ship)),
        (None, Lang::Fr) => "égalité, sans effet".to_owned(),
        (None, Lang::En) => "a tie, without effect".to_owned(),
    };
    format!("{}, {}{} {end}", side(0), side(1), lang.colon())
}

pub fn mast_lost(told: Teller, ship: u8, mast: u8) -> String {
    let (ship, mast) = (told.ship(ship), told.mast(mast));
    match told.lang() {
        Lang::Fr => format!("{ship} perd son {mast}"),
        Lang::En => format!("{ship} loses {mast}"),
    }
}

pub fn mast_restored(told: Teller, ship: u8, mast: u8) -> String {
    let (ship, mast) = (told.ship(ship), told.mast(mast));
    match told.lang() {
        Lang::Fr => format!("{ship} relève son {mast}"),
        Lang::En => format!("{ship} restores {mast}"),
    }
}

pub fn withstood(told: Teller, ship: u8) -> String {
    format!(
        "{} {}",
        told.ship(ship),
        told.lang().pick("encaisse sans dommage", "takes it unharmed")
    )
}

pub fn powder_used(told: Teller, ship: u8) -> String {
    let ship = told.ship(ship);
    match told.lang() {
        Lang::Fr => format!("{ship} ouvre sa réserve de poudre\u{a0}: +1 à la bordée"),
        Lang::En => format!("{ship} opens her powder hoard: +1 to the broadside"),
    }
}

pub fn long_shot(told: Teller, ship: u8) -> String {
    let ship = told.ship(ship);
    match told.lang() {
        Lang::Fr => format!("{ship} tire de loin\u{a0}: portées doublées, seul un 6 touche"),
        Lang::En => format!("{ship} tries a long shot: twice the range, only a 6 hits"),
    }
}

/// "Galgo coule : 4 pièces d’or pour vous, 3 pour Anne".
pub fn sunk(told: Teller, ship: u8, by: Seat, spoils: u16, saved: u16) -> String {
    let lang = told.lang();
    let sinks = format!("{} {}", told.ship(ship), lang.pick("coule", "sinks"));
    if spoils + saved == 0 {
        return sinks;
    }
    let (to, colon) = (lang.pick("pour", "for"), lang.colon());
    let sinker = told.names.object(by);
    let shares = format!("{sinks}{colon} {} {to} {sinker}", gold(lang, spoils));
    match told.hull(ship).map(|ship| ship.controller).filter(|_| saved > 0) {
        Some(owner) => format!("{shares}, {saved} {to} {}", told.names.object(owner)),
        None => shares,
    }
}
