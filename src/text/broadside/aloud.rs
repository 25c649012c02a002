//! The whole visible table in words.

use broadside::cards::{CrewId, Face};
use broadside::{Crew, Fate, Place, Ship, Treasure, View};
use engine::Seat;

use super::abilities::ability_line;
use super::crew::crew_name;
use super::measures::{gun, speed};
use super::places::island_tag;
use super::prompt::whereabouts;
use super::ships::{faction, ship_name};
use super::teller::Teller;
use super::terms;
use super::treasure::{gold, treasure_name, treasures};
use crate::text::grammar::{capital, counted, genitive, listed, of_name};
use crate::text::{Lang, Names, Paragraph};

/// Gold, fleets, islands and what nobody has seen: what the table shows, as headings and lists.
pub fn read_aloud(view: &View, names: &Names) -> Vec<Paragraph> {
    let told = Teller::new(view, names);
    let fleets = Seat::all(view.seats()).map(|seat| fleet(told, seat));
    [race(told)].into_iter().chain(fleets).chain([isles(told), hidden(told)]).flatten().collect()
}

fn race(told: Teller) -> Option<Paragraph> {
    let (view, lang) = (told.view, told.lang());
    let mut lines: Vec<String> =
        Some(whereabouts(view, lang)).filter(|at| !at.is_empty()).into_iter().collect();
    lines.extend(Seat::all(view.seats()).map(|seat| {
        let name = capital(told.names.object(seat));
        format!("{name}{} {}", lang.colon(), gold(lang, view.gold(seat)))
    }));
    Paragraph::of(terms(lang).race, lines)
}

/// "Flotte d’Anne", "Your fleet".
pub fn fleet_of(seat: Seat, names: &Names) -> String {
    match (names.is_you(seat), names.lang) {
        (true, lang) => terms(lang).your_fleet.to_owned(),
        (false, Lang::Fr) => format!("Flotte {}", of_name(names.of(seat))),
        (false, Lang::En) => format!("{} fleet", genitive(names.of(seat))),
    }
}

fn fleet(told: Teller, seat: Seat) -> Option<Paragraph> {
    let own = (0u8..).zip(told.view.ships()).filter(|(_, ship)| ship.controller == seat);
    let lines = own.map(|(number, ship)| ship_line(told, number, ship)).collect();
    Paragraph::of(&fleet_of(seat, told.names), lines)
}

/// "San Telmo, Espagne : 3 mâts sur 3, canons 3C 3L 3C, marche L, cale 1/3 ; …".
fn ship_line(told: Teller, number: u8, ship: &Ship) -> String {
    let (lang, words, card) = (told.lang(), terms(told.lang()), ship.card());
    let name = format!("{}, {}", ship_name(ship.id), faction(lang, card.faction));
    if ship.fate == Fate::Sunk {
        return format!("{name}{} {}", lang.colon(), words.sunk);
    }
    let guns: Vec<String> = (0u8..)
        .zip(card.guns())
        .filter(|(mast, _)| ship.stands(*mast))
        .map(|(_, of)| gun(lang, *of))
        .collect();
    let masts = match lang {
        Lang::Fr => format!("{} mâts sur {}", ship.masts_left(), card.masts),
        Lang::En => format!("{} of {} masts", ship.masts_left(), card.masts),
    };
    let mut parts = vec![masts];
    if ship.is_derelict() {
        parts.push(words.derelict.to_owned());
    } else {
        parts.push(format!("{} {}", words.guns.to_lowercase(), guns.join(" ")));
    }
    let pace = told.view.pace(number);
    if pace.now.count() > 0 {
        parts.push(format!("{} {}", words.base_move.to_lowercase(), speed(lang, pace.now)));
    }
    let fit = told.view.fittings(number);
    parts.push(format!("{} {}/{}", words.hold.to_lowercase(), fit.used, fit.capacity));
    parts.extend(carried(told, Place::Ship(number)));
    if let Some(island) = ship.docked {
        parts.push(format!("{} {}", words.docked, told.at_island(island)));
    }
    if let Some(other) = ship.tows {
        let tows = lang.pick("remorque", "tows");
        parts.push(format!("{tows} {}", told.ship(other)));
    }
    if let Some(by) = told.view.pinned_by(number).filter(|_| ship.is_afloat()) {
        let pinned = lang.pick("accroché par", "pinned by");
        parts.push(format!("{pinned} {}", told.ship(by)));
    }
    if told.view.is_finished(number) {
        parts.push(words.done.to_owned());
    }
    parts.extend(card.ability.map(|ability| ability_line(lang, ability)));
    format!("{name}{} {}", lang.colon(), parts.join(", "))
}

/// Crew and treasure at a place, as far as the reader knows them.
fn carried(told: Teller, place: Place) -> Vec<String> {
    let lang = told.lang();
    let crew = told.view.crew().iter().filter(|crew| crew.place == place);
    let (known, hidden): (Vec<&Crew>, Vec<&Crew>) =
        crew.partition(|crew| crew.id != CrewId::UNSEEN);
    let mut parts: Vec<String> =
        known.iter().map(|crew| crew_name(lang, crew.id).to_owned()).collect();
    if !hidden.is_empty() {
        let fr = ["équipier caché", "équipiers cachés"];
        parts.push(counted(lang, hidden.len() as i32, fr, ["hidden crew", "hidden crew"]));
    }
    let tokens = told.view.treasures().iter().filter(|token| token.place == place);
    let (known, hidden): (Vec<&Treasure>, Vec<&Treasure>) =
        tokens.partition(|token| token.face != Face::UNSEEN);
    parts.extend(known.iter().map(|token| treasure_name(lang, token.face).to_lowercase()));
    if !hidden.is_empty() {
        let fr = ["trésor caché", "trésors cachés"];
        parts.push(counted(lang, hidden.len() as i32, fr, ["hidden treasure", "hidden treasures"]));
    }
    parts
}

fn isles(told: Teller) -> Option<Paragraph> {
    let lang = told.lang();
    let line = |number: u8| {
        let there = carried(told, Place::Island(number));
        let there =
            if there.is_empty() { terms(lang).nothing.to_owned() } else { listed(lang, &there) };
        format!("{}{} {there}", island_tag(told.view, number, told.names), lang.colon())
    };
    let lines = (0..told.view.islands().len() as u8).map(line).collect();
    Paragraph::of(terms(lang).islands, lines)
}

/// What nobody the reader is has seen: the pool is public.
fn hidden(told: Teller) -> Option<Paragraph> {
    let lang = told.lang();
    let pool = Face::all().zip(told.view.pool()).filter(|(_, count)| **count > 0);
    let lines: Vec<String> =
        pool.map(|(face, count)| format!("{count} × {}", treasure_name(lang, face))).collect();
    let total: u16 = told.view.pool().iter().map(|count| u16::from(*count)).sum();
    let title = format!("{} ({})", terms(lang).hidden, treasures(lang, total));
    Paragraph::of(&title, lines)
}

#[cfg(test)]
mod tests {
    use engine::Eye;

    use super::super::trial::at_every_decision;
    use super::*;
    use crate::text::trial::crew;

    #[test]
    fn the_table_is_read_in_whole_lines() {
        at_every_decision(1, |game, seat| {
            for (lang, eye) in [(Lang::Fr, Eye::Seat(seat)), (Lang::En, Eye::Table)] {
                let names = crew(lang, eye.seat().map(|seat| seat.0));
                for part in read_aloud(&game.view(eye), &names) {
                    for line in part.lines.iter().chain([&part.title]) {
                        assert!(!line.is_empty() && !line.contains("  "), "{line}");
                        assert!(!line.contains('?') && !line.ends_with([',', ' ']), "{line}");
                    }
                }
            }
        });
    }
}
