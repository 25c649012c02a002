//! What became of crew and treasure. A face is told where the event has it: to those who know.

use broadside::cards::CrewId;
use broadside::{Place, Token, What};
use engine::Seat;

use super::super::crew::{a_crew, the_crew};
use super::super::places::home_of;
use super::super::teller::Teller;
use super::super::treasure::{gold, treasures, what};
use crate::text::Lang;
use crate::text::grammar::of_name;

pub fn revealed(told: Teller, owner: Seat, id: CrewId) -> String {
    let [you, other] = told.lang().pick(["découvrez", "découvre"], ["reveal", "reveals"]);
    format!("{} {}", told.names.does(owner, you, other), a_crew(told.lang(), id))
}

pub fn lost(told: Teller, id: CrewId) -> String {
    let (lang, who) = (told.lang(), the_crew(told.lang(), id));
    match lang {
        // A band of people is lost in the plural.
        Lang::Fr if who.starts_with("les ") => format!("{who} sont perdus"),
        Lang::Fr => format!("hors de combat\u{a0}: {who}"),
        Lang::En => format!("lost: {who}"),
    }
}

pub fn spared(told: Teller) -> String {
    told.say("l’équipage s’en tire indemne", "the crew comes away unharmed")
}

/// A token changes places: taken, stolen, put ashore, passed on, discarded.
pub fn moved(told: Teller, token: Token, from: Place, to: Place, face: Option<What>) -> String {
    let lang = told.lang();
    let thing = match (face, token) {
        (Some(face), _) => what(lang, face),
        (None, Token::Crew(_)) => lang.pick("un équipier caché", "a hidden crew").to_owned(),
        (None, Token::Treasure(_)) => lang.pick("un trésor caché", "a hidden treasure").to_owned(),
    };
    match (from, to, token) {
        (Place::Island(island), Place::Ship(ship), Token::Treasure(_)) => {
            let takes = lang.pick("charge", "loads");
            format!("{} {takes} {thing} {}", told.ship(ship), told.off_island(island))
        }
        (Place::Ship(other), Place::Ship(ship), _) => {
            let (ship, other) = (told.ship(ship), told.ship(other));
            match lang {
                Lang::Fr => format!("{ship} reçoit {thing} {}", of_name(other)),
                Lang::En => format!("{ship} gets {thing} from {other}"),
            }
        }
        (_, Place::Ship(ship), _) => {
            let (ship, boards) = (told.ship(ship), lang.pick("embarque", "takes aboard"));
            format!("{ship} {boards} {thing}")
        }
        (Place::Ship(ship), Place::Island(_), _) => {
            let ship = told.ship(ship);
            match lang {
                Lang::Fr => format!("{ship} débarque {thing}"),
                Lang::En => format!("{ship} puts {thing} ashore"),
            }
        }
        (_, Place::Gone, _) => match lang {
            Lang::Fr => format!("hors jeu\u{a0}: {thing}"),
            Lang::En => format!("out of the game: {thing}"),
        },
        (_, place, _) => format!("{thing}, {}", told.on(place)),
    }
}

pub fn explored(told: Teller, ship: u8, place: Place) -> String {
    let (lang, explorer) = (told.lang(), told.ship(ship));
    match place {
        Place::Ship(other) => {
            format!("{explorer} {} {}", lang.pick("fouille", "searches"), told.ship(other))
        }
        Place::Island(island) => {
            format!("{explorer} {} {}", lang.pick("explore", "explores"), told.island(island))
        }
        _ => format!("{explorer} {}", lang.pick("explore", "explores")),
    }
}

pub fn left_rest(told: Teller, ship: u8, island: u8) -> String {
    let (ship, island) = (told.ship(ship), told.island(island));
    match told.lang() {
        Lang::Fr => format!("{ship} ne prend rien de plus sur {island}"),
        Lang::En => format!("{ship} takes nothing more on {island}"),
    }
}

pub fn looked(told: Teller, seat: Seat, token: Token, face: Option<What>) -> String {
    let lang = told.lang();
    let [you, other] = lang.pick(["regardez", "regarde"], ["look at", "looks at"]);
    let looks = told.names.does(seat, you, other);
    let thing = match token {
        Token::Crew(_) => lang.pick("un équipier caché", "a hidden crew"),
        Token::Treasure(_) => lang.pick("un trésor caché", "a hidden treasure"),
    };
    match face {
        Some(face) => format!("{looks} {thing}{} {}", lang.colon(), what(lang, face)),
        None => format!("{looks} {thing}"),
    }
}

pub fn unloaded(told: Teller, ship: u8, seat: Seat, count: u16, worth: Option<u16>) -> String {
    let lang = told.lang();
    let (ship, home) = (told.ship(ship), home_of(seat, told.names));
    let load = worth.map_or_else(|| treasures(lang, count), |worth| gold(lang, worth));
    match lang {
        Lang::Fr => {
            let at =
                home.strip_prefix("le ").map_or(format!("à {home}"), |rest| format!("au {rest}"));
            format!("{ship} décharge {load} {at}")
        }
        Lang::En => format!("{ship} unloads {load} at {home}"),
    }
}

pub fn opened(told: Teller, die: u8, worth: u8) -> String {
    let worth = gold(told.lang(), worth.into());
    match told.lang() {
        Lang::Fr => format!("le coffre scellé contient {worth} (dé {die})"),
        Lang::En => format!("the sealed strongbox holds {worth} (die {die})"),
    }
}

pub fn appraised(told: Teller, seat: Seat) -> String {
    let home = home_of(seat, told.names);
    match told.lang() {
        Lang::Fr => format!("bien estimée, une pièce vaut 1 de plus\u{a0}: {home}"),
        Lang::En => format!("well appraised, one coin is worth 1 more: {home}"),
    }
}
