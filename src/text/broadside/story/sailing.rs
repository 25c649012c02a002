//! How ships sailed, docked and towed.

use broadside::{Halt, Measure};
use engine::Seat;

use super::super::measures::{measure, turn};
use super::super::teller::Teller;
use crate::text::Lang;
use crate::text::grammar::{genitive, of_name};

pub fn cast_off(told: Teller, ship: u8) -> String {
    format!("{} {}", told.ship(ship), told.lang().pick("part en arrière", "casts off astern"))
}

/// "San Telmo court L, 30° à tribord, arrêté par l’île II".
pub fn sailed(told: Teller, ship: u8, by: i8, length: Measure, stop: Option<Halt>) -> String {
    let lang = told.lang();
    let (ship, segment, turned) = (told.ship(ship), measure(lang, length), turn(lang, by));
    let sails = format!("{ship} {} {segment}, {turned}", lang.pick("court", "sails"));
    let stopped = |by: &str| [lang.pick(", arrêté par ", ", stopped by "), by].concat();
    match stop {
        None => sails,
        Some(Halt::Edge) => sails + &stopped(lang.pick("le bord de la carte", "the edge")),
        Some(Halt::Island(island)) => sails + &stopped(&told.island(island)),
        Some(Halt::Ship(other)) => sails + &stopped(told.ship(other)),
    }
}

pub fn pivoted(told: Teller, ship: u8) -> String {
    format!("{} {}", told.ship(ship), told.lang().pick("fait demi-tour", "turns about"))
}

pub fn docked(told: Teller, ship: u8, island: u8) -> String {
    let docks = told.lang().pick("accoste", "docks");
    format!("{} {docks} {}", told.ship(ship), told.at_island(island))
}

pub fn pinned(told: Teller, ship: u8, by: u8) -> String {
    let pinned = told.lang().pick("est accroché par", "is pinned by");
    format!("{} {pinned} {}", told.ship(ship), told.ship(by))
}

pub fn tow_taken(told: Teller, tug: u8, ship: u8) -> String {
    let (tug, ship) = (told.ship(tug), told.ship(ship));
    match told.lang() {
        Lang::Fr => format!("{tug} prend {ship} en remorque"),
        Lang::En => format!("{tug} takes {ship} in tow"),
    }
}

pub fn tow_ended(told: Teller, tug: u8, ship: u8) -> String {
    let (tug, ship) = (told.ship(tug), told.ship(ship));
    match told.lang() {
        Lang::Fr => format!("{ship} n’est plus remorqué par {tug}"),
        Lang::En => format!("{ship} is no longer towed by {tug}"),
    }
}

pub fn captured(told: Teller, ship: u8, by: Seat) -> String {
    let (ship, names) = (told.ship(ship), told.names);
    match (told.lang(), names.is_you(by)) {
        (Lang::Fr, true) => format!("{ship} bat désormais votre pavillon"),
        (Lang::En, true) => format!("{ship} now flies your pennant"),
        (Lang::Fr, false) => format!("{ship} bat désormais le pavillon {}", of_name(names.of(by))),
        (Lang::En, false) => format!("{ship} now flies {} pennant", genitive(names.of(by))),
    }
}

pub fn passed(told: Teller, ship: u8) -> String {
    format!("{} {}", told.ship(ship), told.lang().pick("attend", "waits"))
}

pub fn drilled(told: Teller, ship: u8, die: u8) -> String {
    let ship = told.ship(ship);
    match (told.lang(), die >= 5) {
        (Lang::Fr, true) => format!("{ship} tire {die}\u{a0}: une action de plus"),
        (Lang::En, true) => format!("{ship} rolls {die}: an extra action"),
        (Lang::Fr, false) => format!("{ship} tire {die}\u{a0}: rien de plus, il fallait 5"),
        (Lang::En, false) => format!("{ship} rolls {die}: no extra action, it took 5"),
    }
}
