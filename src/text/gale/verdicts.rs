//! How a trick stands, and how it ended.

use engine::Seat;
use gale::{Play, Wind};

use super::cancelled::cancelled;
use super::cards::{wind_with_stake, winds};
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// How the trick ended, or how it stands, in sentences of which the last says who takes the wind.
pub fn verdict(
    names: &Names,
    plays: &[Play],
    taker: Option<Seat>,
    leads: Option<Seat>,
    took: Option<&[Wind]>,
) -> Vec<String> {
    if let Some(took) = took {
        return resolved(plays, taker, took, leads, names);
    }
    let would = |seat: Seat, you: &'static str, other: &'static str| {
        if names.is_you(seat) { you } else { other }
    };
    let told = match (names.lang, taker) {
        (Lang::Fr, None) => "personne ne prendrait le vent".to_owned(),
        (Lang::En, None) => "nobody would take the wind".to_owned(),
        (Lang::Fr, Some(seat)) => {
            let takes = would(seat, "prendriez", "prendrait");
            let then = match leads {
                None => String::new(),
                Some(leads) => {
                    let leads_on = would(leads, "mèneriez", "mènerait");
                    match seat == leads {
                        true => format!(" et {leads_on}"),
                        false => format!(", {} {leads_on}", names.object(leads)),
                    }
                }
            };
            format!("{} {takes} le vent{then}", names.object(seat))
        }
        (Lang::En, Some(seat)) => {
            let then = match leads {
                None => String::new(),
                Some(leads) if seat == leads => " and lead".to_owned(),
                Some(leads) => format!(", {} would lead", names.object(leads)),
            };
            format!("{} would take the wind{then}", names.object(seat))
        }
    };
    let mut all: Vec<String> = among_zeros(plays, taker, names.lang).into_iter().collect();
    all.push(capital(&format!("{told}.")));
    all
}

/// What was cancelled; then who takes the wind and who leads.
pub(super) fn resolved(
    plays: &[Play],
    taker: Option<Seat>,
    took: &[Wind],
    leads: Option<Seat>,
    names: &Names,
) -> Vec<String> {
    let mut told = cancelled(plays, names.lang);
    told.extend(among_zeros(plays, taker, names.lang));
    told.push(match taker {
        Some(taker) => taken(taker, took, leads, names),
        None => nobody(leads, names),
    });
    told
}

/// Where several cards against the wind are in play, the number on them decides (G-17): said
/// where that made somebody the lowest.
fn among_zeros(plays: &[Play], taker: Option<Seat>, lang: Lang) -> Option<String> {
    let zeros = || plays.iter().filter(|play| !play.out && play.rank.zero_pips().is_some());
    let lowest = zeros().any(|play| Some(play.seat) == taker);
    let told = lang
        .pick("Entre zéros, le plus petit nombre prend.", "Among zeros the smallest number takes.");
    (lowest && zeros().count() > 1).then(|| told.to_owned())
}

fn nobody(leads: Option<Seat>, names: &Names) -> String {
    let leads = match (names.lang, leads) {
        (_, None) => String::new(),
        (Lang::Fr, Some(seat)) if names.is_you(seat) => ", vous menez encore".to_owned(),
        (Lang::Fr, Some(seat)) => format!(", {} mène encore", names.of(seat)),
        (Lang::En, Some(seat)) if names.is_you(seat) => ", you lead again".to_owned(),
        (Lang::En, Some(seat)) => format!(", {} leads again", names.of(seat)),
    };
    match names.lang {
        Lang::Fr => format!("Aucune carte en jeu\u{a0}: personne ne prend le vent{leads}."),
        Lang::En => format!("No card in play: nobody takes the wind{leads}."),
    }
}

/// "Anne prend le vent du nord (2) ; Marc mène ensuite."
fn taken(taker: Seat, took: &[Wind], leads: Option<Seat>, names: &Names) -> String {
    let lang = names.lang;
    let Some((wind, carried)) = took.split_first() else { return String::new() };
    let takes = match lang {
        Lang::Fr => names.does(taker, "prenez le", "prend le"),
        Lang::En => names.does(taker, "take the", "takes the"),
    };
    let mut told = format!("{takes} {}", wind_with_stake(lang, *wind));
    if !carried.is_empty() {
        told += match (lang, carried.len()) {
            (Lang::Fr, 1) => ", avec un vent reporté\u{a0}: ",
            (Lang::Fr, _) => ", avec les vents reportés\u{a0}: ",
            (Lang::En, 1) => " and a carried one: ",
            (Lang::En, _) => " and the carried ones: ",
        };
        told += &winds(lang, carried);
    }
    // Taking and leading at once happens with a single card in play only (G-25).
    told += &match (lang, leads, leads.is_some_and(|seat| names.is_you(seat))) {
        (_, None, _) => ".".to_owned(),
        (Lang::Fr, Some(seat), true) if seat == taker => {
            " et menez ensuite\u{a0}: seule carte en jeu.".to_owned()
        }
        (Lang::Fr, Some(seat), false) if seat == taker => {
            " et mène ensuite\u{a0}: seule carte en jeu.".to_owned()
        }
        (Lang::En, Some(seat), true) if seat == taker => {
            " and lead next: the only card in play.".to_owned()
        }
        (Lang::En, Some(seat), false) if seat == taker => {
            " and leads next: the only card in play.".to_owned()
        }
        (Lang::Fr, Some(_), true) => "\u{202f}; vous menez ensuite.".to_owned(),
        (Lang::Fr, Some(seat), false) => format!("\u{202f}; {} mène ensuite.", names.of(seat)),
        (Lang::En, Some(_), true) => "; you lead next.".to_owned(),
        (Lang::En, Some(seat), false) => format!("; {} leads next.", names.of(seat)),
    };
    told
}

#[cfg(test)]
mod tests {
    use gale::Wheel;

    use super::*;
    use crate::text::trial::crew;

    fn trick(wind: Wind, cards: &str, lang: Lang) -> String {
        let cards: Vec<Wheel> =
            cards.split(' ').map(|card| card.parse().expect("a card")).collect();
        let plays = gale::rules::trick::verdict(wind.dir(), Seat(0), cards.len() as u8, &cards);
        resolved(&plays.plays, plays.taker, &[wind], Some(plays.leads), &crew(lang, Some(0)))
            .join(" ")
    }

    #[test]
    fn the_verdict_tells_who_takes_who_leads_and_why() {
        let north = Wind::new(gale::Dir::N, 2).expect("a wind");
        for (id, cards, fr, en) in [
            (
                "GX-01",
                "N5 N9 N2",
                "Marc prend le vent du nord (2)\u{202f}; Anne mène ensuite.",
                "Marc takes the north wind (2); Anne leads next.",
            ),
            (
                "GX-02",
                "S8 S5",
                "Entre zéros, le plus petit nombre prend. Anne prend le vent du nord (2)\u{202f}; vous menez ensuite.",
                "Among zeros the smallest number takes. Anne takes the north wind (2); you lead next.",
            ),
            (
                "GX-04",
                "N13 N14 P",
                "Nord 14 et un pirate s’annulent. Vous prenez le vent du nord (2) et menez ensuite\u{a0}: seule carte en jeu.",
                "North 14 and a pirate cancel each other. You take the north wind (2) and lead next: the only card in play.",
            ),
            (
                "GX-06",
                "N3 E6",
                "Nord 3 et Est 6 s’annulent. Aucune carte en jeu\u{a0}: personne ne prend le vent, vous menez encore.",
                "North 3 and East 6 cancel each other. No card in play: nobody takes the wind, you lead again.",
            ),
            (
                "GX-16",
                "N4 P P",
                "Nord 4 et 2 pirates s’annulent. Aucune carte en jeu\u{a0}: personne ne prend le vent, vous menez encore.",
                "North 4 and 2 pirates cancel each other. No card in play: nobody takes the wind, you lead again.",
            ),
            (
                "GX-20",
                "P P S1",
                "Qui copie le pirate d’entame est hors jeu. Vous prenez le vent du nord (2)\u{202f}; Marc mène ensuite.",
                "Whoever copies the led pirate is out of play. You take the north wind (2); Marc leads next.",
            ),
        ] {
            assert_eq!(trick(north, cards, Lang::Fr), fr, "{id}");
            assert_eq!(trick(north, cards, Lang::En), en, "{id}");
        }
    }

    #[test]
    fn a_running_trick_is_told_in_the_conditional() {
        let told = |taker, leads| verdict(&crew(Lang::Fr, Some(0)), &[], taker, Some(leads), None);
        assert_eq!(told(Some(Seat(0)), Seat(1)), ["Vous prendriez le vent, Anne mènerait."]);
        assert_eq!(told(Some(Seat(1)), Seat(1)), ["Anne prendrait le vent et mènerait."]);
        let drafted = verdict(&crew(Lang::En, Some(0)), &[], None, Some(Seat(0)), None);
        assert_eq!(drafted, ["Nobody would take the wind."]);
    }
}
