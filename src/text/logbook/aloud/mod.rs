//! The whole visible table in words.

mod ashore;
mod ships;
mod waters;

use logbook::{Flags, Nation, View};

use super::items::fames;
use super::prompt::whereabouts;
use super::teller::Teller;
use super::terms;
use super::vocab::{nation, nations};
use crate::text::grammar::capital;
use crate::text::{Names, Paragraph};

/// Fame, weather, each seat with its ship and missions, the ships that sail by themselves, the
/// chart, the markets and the wars: what the table shows, as headings and lists.
pub fn read_aloud(view: &View, names: &Names) -> Vec<Paragraph> {
    let told = Teller::new(view, names);
    let seats = view.pcs().flat_map(|pc| ships::of_seat(told, pc));
    let first = [race(told), waters::weather(told)].into_iter();
    let rest = [
        ships::by_themselves(told),
        waters::chart(told),
        waters::afloat(told),
        waters::markets(told),
        ashore::ashore(told),
        wars(told),
        waters::piles(told),
    ];
    first.chain(seats.map(Some)).chain(rest).flatten().collect()
}

fn race(told: Teller) -> Option<Paragraph> {
    let (view, lang) = (told.view, told.lang());
    let mut lines: Vec<String> =
        Some(whereabouts(view, lang)).filter(|at| !at.is_empty()).into_iter().collect();
    let goal = view.options().goal();
    lines.extend(view.pcs().map(|pc| {
        let name = capital(told.whom(pc));
        let of = lang.pick("sur", "of");
        format!("{name}{} {} {of} {goal}", lang.colon(), fames(lang, view.board(pc).fame as i8))
    }));
    Paragraph::of(terms(lang).race, lines)
}

/// Every pair of countries at war, and the Pirates, once.
fn wars(told: Teller) -> Option<Paragraph> {
    let lang = told.lang();
    let wars = told.view.options().wars();
    let line = |of: Nation| {
        let foes: Flags = wars[of.index()].iter().collect();
        format!("{}{} {}", nation(lang, of), lang.colon(), nations(lang, foes))
    };
    Paragraph::of(terms(lang).wars, Nation::ALL.map(line).to_vec())
}

#[cfg(test)]
mod tests {
    use engine::Eye;

    use super::super::trial::{at_every_decision, is_well_written};
    use super::*;
    use crate::text::Lang;
    use crate::text::trial::crew;

    #[test]
    fn the_table_is_read_in_whole_lines() {
        at_every_decision(1, |game, seat| {
            for (lang, eye) in [(Lang::Fr, Eye::Seat(seat)), (Lang::En, Eye::Table)] {
                let names = crew(lang, eye.seat().map(|seat| seat.0));
                let parts = read_aloud(&game.view(eye), &names);
                assert!(parts.len() >= 8, "{parts:?}");
                for part in parts {
                    for line in part.lines.iter().chain([&part.title]) {
                        assert!(!line.is_empty() && !line.contains('?'), "{line:?}");
                        assert!(is_well_written(line, lang == Lang::Fr), "{line:?}");
                        assert!(!line.ends_with([',', ':', ' ']), "{line:?}");
                    }
                }
            }
        });
    }

    /// What a seat keeps secret is read to nobody else.
    #[test]
    fn secret_missions_are_read_to_their_owner_alone() {
        let mut secret = 0;
        at_every_decision(1, |game, _| {
            let (all, table) = (game.view(Eye::All), game.view(Eye::Table));
            let names = crew(Lang::En, None);
            let read: Vec<String> =
                read_aloud(&table, &names).into_iter().flat_map(|part| part.lines).collect();
            for pc in all.pcs() {
                for active in all.board(pc).missions.iter().filter(|active| !active.open) {
                    let title = Teller::new(&all, &names).mission(active.card);
                    secret += 1;
                    assert!(!read.iter().any(|line| line.contains(&title)), "{title}");
                }
            }
        });
        assert!(secret > 0, "nobody kept a secret");
    }
}
