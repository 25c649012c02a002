//! How the sea was set.

use engine::Seat;

use super::super::places::{home_of, wild};
use super::super::teller::Teller;
use crate::text::Lang;
use crate::text::grammar::capital;

pub fn fleet_chosen(told: Teller, seat: Seat) -> String {
    let (fr, en) = (
        ["avez choisi votre flotte", "a choisi sa flotte"],
        ["have chosen a fleet", "has chosen a fleet"],
    );
    let [you, other] = told.lang().pick(fr, en);
    told.names.does(seat, you, other)
}

pub fn rolled(told: Teller, seat: Seat, die: u8) -> String {
    let (fr, en) = (["tirez", "tire"], ["roll", "rolls"]);
    let [you, other] = told.lang().pick(fr, en);
    let end = told.lang().pick(" pour commencer", " for the first turn");
    format!("{} {die}{end}", told.names.does(seat, you, other))
}

pub fn first(told: Teller, seat: Seat) -> String {
    let [you, other] = told.lang().pick(["commencez", "commence"], ["begin", "begins"]);
    told.names.does(seat, you, other)
}

pub fn island_placed(told: Teller, by: Seat, island: u8) -> String {
    let [you, other] = told.lang().pick(["placez", "place"], ["place", "places"]);
    format!("{} {}", told.names.does(by, you, other), wild(told.lang(), island))
}

pub fn home_chosen(told: Teller, of: Seat, island: u8, by: Option<Seat>) -> String {
    let (island, home) = (wild(told.lang(), island), home_of(of, told.names));
    match (told.lang(), by) {
        (Lang::Fr, Some(by)) => {
            let chooses = told.names.does(by, "choisissez", "choisit");
            format!("{chooses} {island}\u{a0}: {home}")
        }
        (Lang::En, Some(by)) => {
            let makes = told.names.does(by, "make", "makes");
            format!("{makes} {island} {home}")
        }
        (Lang::Fr, None) => format!("{} est {home}", capital(&island)),
        (Lang::En, None) => format!("{} is {home}", capital(&island)),
    }
}

pub fn dealt(told: Teller) -> String {
    told.say(
        "Les trésors attendent, face cachée, sur les îles sauvages",
        "The treasures wait face down on the wild islands",
    )
}
