//! Where the crew goes before the first turn.

use broadside::cards::CrewId;
use broadside::{Action, WhyNot};

use super::yard::{company, of, points, tag};
use super::{crew_in_full, ship_name};
use crate::desk::Reason;
use crate::tables::broadside::model::crewing::{Cabin, Crewing};
use crate::text::Lang;

/// Above the ships a crew may board: who, and for how much.
pub fn to_place(lang: Lang, crew: CrewId) -> String {
    format!("{}, {}", crew_in_full(lang, crew), points(lang, crew.card().cost))
}

/// Who is still to be placed afterwards.
pub fn waiting(lang: Lang, crew: &[CrewId]) -> String {
    match crew {
        [] => String::new(),
        crew => format!("{}{} {}", lang.pick("Ensuite", "Then"), lang.colon(), company(lang, crew)),
    }
}

/// What a ship would carry with the crew: spaces and points, both with their limits (B-21, B-22).
pub fn cabin(lang: Lang, cabin: &Cabin) -> String {
    let then = cabin.then;
    let spaces = of(lang, then.used, then.capacity);
    let cost = of(lang, then.crew_cost, cabin.id.card().cost);
    match lang {
        Lang::Fr => format!("cale {spaces} · équipage {cost} points"),
        Lang::En => format!("hold {spaces} · crew {cost} points"),
    }
}

/// A crew that would serve no purpose aboard (B-25); nothing where it would.
pub fn idle(lang: Lang, cabin: &Cabin) -> String {
    let words =
        lang.pick("pavillon étranger\u{a0}: sans effet à bord", "foreign flag: no effect aboard");
    if cabin.able { String::new() } else { words.to_owned() }
}

/// In a word why the crew may not board; nothing where it may.
pub fn cabin_tag(lang: Lang, cabin: &Cabin) -> String {
    let action = Action::Aboard(cabin.ship);
    cabin.why.map(|why| tag(lang, action, why)).unwrap_or_default().to_owned()
}

/// Staying on the home island (B-24).
pub fn ashore(lang: Lang) -> (&'static str, &'static str) {
    lang.pick(
        ("À terre", "attend au port\u{a0}; un navire peut le prendre plus tard"),
        ("Ashore", "waits at home; a ship may take them later"),
    )
}

/// A place for the crew, for a reader.
pub fn place_spoken(crewing: &Crewing, action: Action, lang: Lang) -> String {
    let Action::Aboard(ship) = action else {
        let (name, line) = ashore(lang);
        return format!("{name}, {line}");
    };
    let Some(found) = crewing.cabin(ship) else { return String::new() };
    let why = match cabin_tag(lang, found) {
        why if why.is_empty() => why,
        why => format!(" — {why}"),
    };
    let parts = [
        ship_name(found.id).to_owned(),
        cabin(lang, found),
        company(lang, &found.aboard),
        idle(lang, found),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(", ") + &why
}

/// Why the crew may not board, as a sentence.
pub fn no_cabin(found: &Cabin, why: WhyNot, lang: Lang) -> Reason {
    let name = ship_name(found.id);
    let cost = found.id.card().cost;
    let words = match (why, lang) {
        (WhyNot::TooDear, Lang::Fr) => format!(
            "L’équipage à bord ne peut coûter plus que le navire\u{a0}: {} pour {cost} points.",
            found.then.crew_cost
        ),
        (WhyNot::TooDear, Lang::En) => format!(
            "The crew aboard may not cost more than the ship: {} for {}.",
            found.then.crew_cost,
            points(lang, cost)
        ),
        (_, Lang::Fr) => format!("Plus de place à bord de {name}."),
        (_, Lang::En) => format!("{name} has no room left."),
    };
    Reason { words, section: "crew" }
}

#[cfg(test)]
mod tests {
    use broadside::Fittings;
    use broadside::cards::ShipId;
    use engine::Seat;

    use super::*;

    fn crewing(ship: &str, crew: &str, why: Option<WhyNot>) -> Crewing {
        let (id, crew) =
            (ShipId::parse(ship).expect("a ship"), CrewId::parse(crew).expect("a crew"));
        let then = Fittings::of(id, [(crew, false)].into_iter(), std::iter::empty());
        let able = id.card().faction == crew.card().faction.expect("a face");
        let place = why.is_none().then_some(0);
        let cabin = Cabin { ship: 0, id, aboard: vec![], then, able, place, why };
        Crewing {
            seat: Seat(0),
            crew,
            waiting: vec![],
            cabins: vec![cabin],
            ashore: Some(1),
            landed: vec![],
        }
    }

    #[test]
    fn a_place_says_what_it_holds_and_what_speaks_against_it() {
        let told =
            |ship, crew, why| place_spoken(&crewing(ship, crew, why), Action::Aboard(0), Lang::En);
        assert_eq!(told("P5", "P-captain", None), "Rover, hold 1 of 4 · crew 3 of 6 points");
        assert_eq!(
            told("P9", "S-ybarra", Some(WhyNot::TooDear)),
            "Old Mischief, hold 1 of 2 · crew 5 of 4 points, foreign flag: no effect aboard — too dear for her"
        );
    }

    #[test]
    fn the_limit_of_a_ship_is_told_in_points() {
        let found = crewing("P9", "S-ybarra", Some(WhyNot::TooDear));
        let told = no_cabin(&found.cabins[0], WhyNot::TooDear, Lang::En).words;
        assert_eq!(told, "The crew aboard may not cost more than the ship: 5 for 4 points.");
    }
}
