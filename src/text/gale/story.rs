//! What happened, in sentences.

use engine::{BySeat, Seat};
use gale::{Event, Sheet, Wheel, Wind, leads_on};

use super::cards::{card_object, damage, dir, points, wind_with_stake, winds};
use super::verdicts::resolved;
use crate::text::grammar::{capital, signed};
use crate::text::{Lang, Names, won};

/// An event in a sentence or two, from the reader's point of view.
pub fn narrate(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::Dealt { round, opener, .. } => dealt(*round, *opener, names),
        Event::WindRow { row, forecast } => row_laid_out(names.lang, row, forecast.as_ref()),
        Event::Played { seat, card } => played(*seat, *card, names),
        Event::Resolved { trick, plays, taker, took, leads, .. } => {
            resolved(plays, *taker, took, leads_on(*trick, *leads), names).join(" ")
        }
        Event::SetAside(wind) => set_aside(names.lang, *wind),
        Event::Carried { wind, waiting } => carried(names.lang, *wind, waiting),
        Event::Lost(lost) => {
            let head = names.lang.pick(
                "Perdus avec la fin de la manche\u{a0}: ",
                "Lost with the end of the round: ",
            );
            [head, &winds(names.lang, lost), "."].concat()
        }
        Event::RowMoved { wind, revealed } => row_moved(names.lang, *wind, *revealed),
        Event::Triplet { seat, dir: of, kept } => {
            triplet(*seat, dir(names.lang, *of), *kept, names)
        }
        Event::RoundScored { round, sheet, totals } => scored(*round, sheet, totals, names),
        Event::GameOver { totals, winners } => over(totals, winners, names),
    })
}

fn dealt(round: u8, opener: Seat, names: &Names) -> String {
    match names.lang {
        Lang::Fr => format!("Manche {}\u{a0}: {} la manche.", round + 1, opens(opener, names)),
        Lang::En => format!("Round {}: {} it.", round + 1, opens(opener, names)),
    }
}

fn opens(seat: Seat, names: &Names) -> String {
    let (you, other) = names.lang.pick(("ouvrez", "ouvre"), ("open", "opens"));
    format!("{} {}", names.object(seat), if names.is_you(seat) { you } else { other })
}

fn row_laid_out(lang: Lang, row: &[Wind; 3], never: Option<&[Wind; 3]>) -> String {
    let [now, next, then] = row.map(|wind| wind_with_stake(lang, wind));
    let mut told = match lang {
        Lang::Fr => format!("Au programme\u{a0}: {now}, ensuite {next}, puis {then}."),
        Lang::En => format!("Coming up: {now}, next {next}, then {then}."),
    };
    if let Some(never) = never {
        told += lang.pick(" Ne souffleront pas\u{a0}: ", " Will not blow: ");
        told += &winds(lang, never);
        told += ".";
    }
    told
}

fn played(seat: Seat, card: Wheel, names: &Names) -> String {
    let does = names.lang.pick(("jouez", "joue"), ("play", "plays"));
    format!("{} {}.", names.does(seat, does.0, does.1), card_object(names.lang, card))
}

fn set_aside(lang: Lang, wind: Wind) -> String {
    let wind = wind_with_stake(lang, wind);
    match lang {
        Lang::Fr => format!("Le {wind} est mis de côté."),
        Lang::En => format!("The {wind} is set aside."),
    }
}

fn carried(lang: Lang, wind: Wind, waiting: &[Wind]) -> String {
    let wind = wind_with_stake(lang, wind);
    let mut told = match lang {
        Lang::Fr => format!("Le {wind} est reporté."),
        Lang::En => format!("The {wind} is carried over."),
    };
    if waiting.len() > 1 {
        told += lang.pick(" En attente\u{a0}: ", " Waiting: ");
        told += &winds(lang, waiting);
        told += ".";
    }
    told
}

fn row_moved(lang: Lang, wind: Wind, revealed: Option<Wind>) -> String {
    let mut told = lang.pick("Au pli suivant\u{a0}: ", "For the next trick: ").to_owned();
    told += &wind_with_stake(lang, wind);
    if let Some(new) = revealed {
        told += lang.pick("\u{202f}; annoncé\u{a0}: ", "; announced: ");
        told += &wind_with_stake(lang, new);
    }
    told + "."
}

fn triplet(seat: Seat, dir: &str, kept: bool, names: &Names) -> String {
    let less = damage(names.lang, 1 + 2 + 3);
    match (names.lang, kept) {
        (Lang::Fr, true) => format!("{} le triplet {dir}.", names.does(seat, "gardez", "garde")),
        (Lang::Fr, false) => {
            let discards = names.does(seat, "défaussez", "défausse");
            format!("{discards} le triplet {dir}\u{a0}: {less} de moins.")
        }
        (Lang::En, true) => format!("{} the {dir} triplet.", names.does(seat, "keep", "keeps")),
        (Lang::En, false) => {
            format!("{} the {dir} triplet: {less} less.", names.does(seat, "discard", "discards"))
        }
    }
}

fn scored(round: u8, sheet: &Sheet, totals: &BySeat<i32>, names: &Names) -> String {
    let lang = names.lang;
    let line = |(seat, line): (Seat, &gale::Line)| {
        let total = signed(totals[seat]);
        let (harm, won) = (damage(lang, line.damage), points(lang, line.points.into()));
        format!("{}{} {harm}, {won} (total {total})", names.object(seat), lang.colon())
    };
    let lines: Vec<String> = sheet.seats().map(line).collect();
    let (end, stop) = lang.pick(("Fin de la manche", "\u{202f}; "), ("End of round", "; "));
    format!("{end} {}. {}.", round + 1, capital(&lines.join(stop)))
}

fn over(totals: &BySeat<i32>, winners: &[Seat], names: &Names) -> String {
    let total = winners.first().map_or(0, |seat| totals[*seat]);
    won(winners, &points(names.lang, total), names)
}

#[cfg(test)]
mod tests {
    use engine::Game;

    use super::*;
    use crate::text::trial::{crew, whole_game};

    /// Every event of whole games becomes a sentence, in both languages and for every reader,
    /// and a passer-by hears nothing a seat would hear about its hand.
    #[test]
    fn every_event_becomes_a_sentence() {
        for (expert, seed) in [(false, 1), (true, 2), (true, 3)] {
            let options = gale::Options::new(3, expert, 3).expect("a table");
            let game = whole_game::<gale::Gale>(options, seed);
            let told = game.steps().iter().flat_map(|step| &step.events).chain(game.opening());
            for event in told {
                for (lang, you) in [(Lang::Fr, None), (Lang::En, Some(1))] {
                    let names = crew(lang, you);
                    let sentence = narrate(event, &names).expect("a sentence");
                    assert!(sentence.ends_with('.') && !sentence.contains("  "), "{sentence}");
                    let hidden = gale::Gale::redact(event, engine::Eye::Table).expect("public");
                    assert_eq!(narrate(&hidden, &names), Some(sentence));
                }
            }
        }
    }
}
