//! Names of islands and places.

use broadside::{Place, View};
use engine::Seat;

use super::ships::ship;
use crate::text::grammar::{genitive, of_name};
use crate::text::{Lang, Names};

/// The numbers of islands on the chart, in the order of placing.
pub fn roman(island: u8) -> &'static str {
    const NUMERALS: [&str; 12] =
        ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
    NUMERALS.get(usize::from(island)).copied().unwrap_or("?")
}

/// Within a sentence: "l’île II", "votre port", "le port d’Anne".
pub fn island(view: &View, number: u8, names: &Names) -> String {
    let home = view.islands().get(usize::from(number)).and_then(|isle| isle.home);
    match home {
        Some(seat) => home_of(seat, names),
        None => wild(names.lang, number),
    }
}

/// An island by its number alone: "l’île II".
pub fn wild(lang: Lang, number: u8) -> String {
    [lang.pick("l’île ", "island "), roman(number)].concat()
}

/// "votre port", "le port d’Anne".
pub fn home_of(seat: Seat, names: &Names) -> String {
    match (names.lang, names.is_you(seat)) {
        (Lang::Fr, true) => "votre port".to_owned(),
        (Lang::En, true) => "your home".to_owned(),
        (Lang::Fr, false) => format!("le port {}", of_name(names.of(seat))),
        (Lang::En, false) => format!("{} home", genitive(names.of(seat))),
    }
}

/// Beside an island on the chart: "II", "I · votre port", "V · port d’Anne".
pub fn island_tag(view: &View, number: u8, names: &Names) -> String {
    let numeral = roman(number);
    match view.islands().get(usize::from(number)).and_then(|isle| isle.home) {
        None => numeral.to_owned(),
        Some(seat) => {
            let home = home_of(seat, names);
            [numeral, " · ", home.strip_prefix("le ").unwrap_or(&home)].concat()
        }
    }
}

/// At an island: "à l’île II", "à votre port", "au port d’Anne", "at island II".
pub fn at_island(view: &View, number: u8, names: &Names) -> String {
    let place = island(view, number, names);
    match names.lang {
        Lang::Fr => to(&place),
        Lang::En => ["at ", &place].concat(),
    }
}

/// From an island: "de l’île II", "du port d’Anne", "from island II".
pub fn from_island(view: &View, number: u8, names: &Names) -> String {
    let place = island(view, number, names);
    match names.lang {
        Lang::Fr => of(&place),
        Lang::En => ["from ", &place].concat(),
    }
}

/// The place of a token: "à bord de Galgo", "sur l’île II".
pub fn on(view: &View, place: Place, names: &Names) -> String {
    match (place, names.lang) {
        (Place::Ship(number), Lang::Fr) => format!("à bord {}", of_name(ship(view, number))),
        (Place::Ship(number), Lang::En) => format!("aboard {}", ship(view, number)),
        (Place::Island(number), Lang::En) => format!("on {}", island(view, number, names)),
        (Place::Island(number), Lang::Fr) => match island(view, number, names) {
            wild if wild.starts_with("l’île") => ["sur ", &wild].concat(),
            home => to(&home),
        },
        (Place::Home(seat), Lang::Fr) => to(&home_of(seat, names)),
        (Place::Home(seat), Lang::En) => ["at ", &home_of(seat, names)].concat(),
        (Place::Aside | Place::Gone, lang) => lang.pick("hors jeu", "out of play").to_owned(),
    }
}

/// French "à" before a noun with its article.
fn to(noun: &str) -> String {
    match noun.strip_prefix("le ") {
        Some(rest) => ["au ", rest].concat(),
        None => ["à ", noun].concat(),
    }
}

/// French "de" before a noun with its article.
fn of(noun: &str) -> String {
    match noun.strip_prefix("le ") {
        Some(rest) => ["du ", rest].concat(),
        None => ["de ", noun].concat(),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Setup};

    use super::*;
    use crate::text::trial::crew;

    #[test]
    fn islands_are_numbered_and_homes_are_somebodys() {
        let setup = Setup { options: broadside::Options::default(), seed: 3 };
        let view = Match::<broadside::Broadside>::new(setup).view(Eye::Seat(Seat(0)));
        let home = |seat: u8| {
            let isles = view.islands();
            isles.iter().position(|isle| isle.home == Some(Seat(seat))).expect("a home") as u8
        };
        let free = (0..6).find(|at| view.islands()[usize::from(*at)].home.is_none());
        let free = free.expect("a wild island");
        let (fr, en) = (crew(Lang::Fr, Some(0)), crew(Lang::En, Some(0)));
        assert_eq!(at_island(&view, home(0), &fr), "à votre port");
        assert_eq!(at_island(&view, home(1), &fr), "au port d’Anne");
        assert_eq!(from_island(&view, home(1), &fr), "du port d’Anne");
        assert_eq!(at_island(&view, free, &fr), format!("à l’île {}", roman(free)));
        assert_eq!(on(&view, Place::Island(free), &en), format!("on island {}", roman(free)));
        assert_eq!(island_tag(&view, home(1), &en), format!("{} · Anne’s home", roman(home(1))));
        assert_eq!(island_tag(&view, home(1), &fr), format!("{} · port d’Anne", roman(home(1))));
    }
}
