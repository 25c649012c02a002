//! What happened, in sentences.

use engine::{BySeat, Seat};
use gale::{Event, Play, Rank, Sheet, TRICKS, Wheel, Wind};

use super::cards::{card, card_object, damage, dir, points, wind_with_stake, winds};
use super::terms;
use crate::text::{Lang, Names};

/// An event in a sentence or two, from the reader's point of view.
pub fn narrate(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::Dealt { round, opener, .. } => dealt(*round, *opener, names),
        Event::WindRow { row, forecast } => row_laid_out(names.lang, row, forecast.as_ref()),
        Event::Played { seat, card } => played(*seat, *card, names),
        Event::Resolved { trick, plays, taker, took, leads, .. } => {
            resolved(plays, *taker, took, leads_on(*trick, *leads), names)
        }
        Event::SetAside(wind) => set_aside(names.lang, *wind),
        Event::Carried { wind, waiting } => carried(names.lang, *wind, waiting),
        Event::Lost(lost) => match names.lang {
            Lang::Fr => format!(
                "Perdus avec la fin de la manche\u{a0}: {}.",
                winds(names.lang, lost.iter().copied())
            ),
            Lang::En => format!(
                "Lost with the end of the round: {}.",
                winds(names.lang, lost.iter().copied())
            ),
        },
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
        let never = winds(lang, never.iter().copied());
        told += &match lang {
            Lang::Fr => format!(" Ne souffleront pas\u{a0}: {never}."),
            Lang::En => format!(" Will not blow: {never}."),
        };
    }
    told
}

fn played(seat: Seat, card: Wheel, names: &Names) -> String {
    let does = names.lang.pick(("jouez", "joue"), ("play", "plays"));
    format!("{} {}.", names.does(seat, does.0, does.1), card_object(names.lang, card))
}

/// Who leads the next trick; nobody after the last one, for the next opener is found by points.
pub fn leads_on(trick: u8, leads: Seat) -> Option<Seat> {
    (usize::from(trick) + 1 < TRICKS).then_some(leads)
}

/// Who takes, who leads, and what was cancelled.
pub(super) fn resolved(
    plays: &[Play],
    taker: Option<Seat>,
    took: &[Wind],
    leads: Option<Seat>,
    names: &Names,
) -> String {
    let mut told = cancelled(plays, names.lang);
    told.push(match taker {
        Some(taker) => taken(taker, took, leads, names),
        None => nobody(leads, names),
    });
    told.join(" ")
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
        told += &winds(lang, carried.iter().copied());
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

/// A sentence for each group of equal cards, in playing order (G-19); pirates that copy a led
/// one are a case of their own, for that one stays (G-22).
fn cancelled(plays: &[Play], lang: Lang) -> Vec<String> {
    let mut ranks: Vec<Rank> = plays.iter().filter(|play| play.out).map(|play| play.rank).collect();
    let mut seen = Vec::new();
    ranks.retain(|rank| {
        !seen.contains(rank) && {
            seen.push(*rank);
            true
        }
    });
    ranks.into_iter().map(|rank| group(plays, rank, lang)).collect()
}

fn group(plays: &[Play], rank: Rank, lang: Lang) -> String {
    if rank == Rank::LED_PIRATE {
        return lang
            .pick(
                "Qui copie le pirate d’entame est hors jeu.",
                "Whoever copies the led pirate is out of play.",
            )
            .to_owned();
    }
    let out = || plays.iter().filter(|play| play.out && play.rank == rank).map(|play| play.card);
    let pirates = out().filter(|card| card.is_pirate()).count();
    let numbered = out().filter(|card| !card.is_pirate()).map(|wheel| card(lang, wheel));
    let cards: Vec<String> = numbered.chain(some_pirates(lang, pirates)).collect();
    let (last, rest) = cards.split_last().expect("the rank is that of a card in the trick");
    let list = format!("{} {} {last}", rest.join(", "), lang.pick("et", "and"));
    let sentence = match lang {
        Lang::Fr => format!("{list} s’annulent."),
        Lang::En => format!("{list} cancel each other."),
    };
    capital(&sentence)
}

/// "un pirate", "2 pirates"; nothing for none.
fn some_pirates(lang: Lang, count: usize) -> Option<String> {
    match count {
        0 => None,
        1 => Some(terms(lang).a_pirate.to_owned()),
        _ => Some(format!("{count} {}", terms(lang).pirates)),
    }
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
    let told = match lang {
        Lang::Fr => format!("Le {wind} est reporté."),
        Lang::En => format!("The {wind} is carried over."),
    };
    if waiting.len() < 2 {
        return told;
    }
    let all = winds(lang, waiting.iter().copied());
    match lang {
        Lang::Fr => format!("{told} En attente\u{a0}: {all}."),
        Lang::En => format!("{told} Waiting: {all}."),
    }
}

fn row_moved(lang: Lang, wind: Wind, revealed: Option<Wind>) -> String {
    let now = wind_with_stake(lang, wind);
    let told = match lang {
        Lang::Fr => format!("Au pli suivant\u{a0}: {now}"),
        Lang::En => format!("For the next trick: {now}"),
    };
    match revealed.map(|wind| wind_with_stake(lang, wind)) {
        Some(new) => {
            format!("{told}{}{new}.", lang.pick("\u{202f}; annoncé\u{a0}: ", "; announced: "))
        }
        None => format!("{told}."),
    }
}

fn triplet(seat: Seat, dir: &str, kept: bool, names: &Names) -> String {
    match (names.lang, kept) {
        (Lang::Fr, true) => format!("{} le triplet {dir}.", names.does(seat, "gardez", "garde")),
        (Lang::Fr, false) => {
            let discards = names.does(seat, "défaussez", "défausse");
            format!("{discards} le triplet {dir}\u{a0}: {} de moins.", damage(Lang::Fr, 6))
        }
        (Lang::En, true) => format!("{} the {dir} triplet.", names.does(seat, "keep", "keeps")),
        (Lang::En, false) => {
            format!("{} the {dir} triplet: 6 damage less.", names.does(seat, "discard", "discards"))
        }
    }
}

fn scored(round: u8, sheet: &Sheet, totals: &BySeat<i32>, names: &Names) -> String {
    let lang = names.lang;
    let line = |(seat, line): (Seat, &gale::Line)| {
        let total = super::cards::signed(totals[seat]);
        let (harm, won) = (damage(lang, line.damage), points(lang, line.points.into()));
        match lang {
            Lang::Fr => format!("{}\u{a0}: {harm}, {won} (total {total})", names.object(seat)),
            Lang::En => format!("{}: {harm}, {won} (total {total})", names.object(seat)),
        }
    };
    let lines: Vec<String> = sheet.seats().map(line).collect();
    match lang {
        Lang::Fr => {
            format!("Fin de la manche {}. {}.", round + 1, capital(&lines.join("\u{202f}; ")))
        }
        Lang::En => format!("End of round {}. {}.", round + 1, capital(&lines.join("; "))),
    }
}

fn over(totals: &BySeat<i32>, winners: &[Seat], names: &Names) -> String {
    let total = winners.first().map_or(0, |seat| totals[*seat]);
    let with = points(names.lang, total);
    let who = capital(&names.list_of(winners.iter().copied()));
    let you = winners.iter().any(|seat| names.is_you(*seat));
    match (names.lang, winners.len(), you) {
        (Lang::Fr, 1, true) => format!("Vous gagnez la partie avec {with}."),
        (Lang::Fr, 1, false) => format!("{who} gagne la partie avec {with}."),
        (Lang::Fr, _, true) => format!("{who} gagnez ensemble avec {with}."),
        (Lang::Fr, _, false) => format!("{who} gagnent ensemble avec {with}."),
        (Lang::En, 1, false) => format!("{who} wins the game with {with}."),
        (Lang::En, 1, true) => format!("You win the game with {with}."),
        (Lang::En, ..) => format!("{who} win together with {with}."),
    }
}

/// With a capital at its head.
pub(super) fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use engine::{Game, Match, Rng, Setup, Turn};

    use super::*;

    fn names(lang: Lang, you: Option<Seat>) -> Names {
        let list = ["Zoé", "Anne", "Marc", "Nina", "Hugo"].map(String::from).to_vec();
        Names { lang, list, you }
    }

    fn trick(wind: Wind, cards: &str, lang: Lang) -> String {
        let cards: Vec<Wheel> =
            cards.split(' ').map(|card| card.parse().expect("a card")).collect();
        let plays = gale::rules::trick::standing(wind.dir(), Seat(0), cards.len() as u8, &cards);
        resolved(&plays.plays, plays.taker, &[wind], Some(plays.leads), &names(lang, Some(Seat(0))))
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

    /// Every event of whole games becomes a sentence, in both languages and for every reader,
    /// and a passer-by hears nothing a seat would hear about its hand.
    #[test]
    fn every_event_becomes_a_sentence() {
        for (expert, seed) in [(false, 1), (true, 2), (true, 3)] {
            let options = gale::Options::new(3, expert, 3).expect("a table");
            let mut game = Match::new(Setup::<gale::Gale> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(_) = game.to_act() {
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
            let told = game.steps().iter().flat_map(|step| &step.events).chain(game.opening());
            for event in told {
                for (lang, you) in [(Lang::Fr, None), (Lang::En, Some(Seat(1)))] {
                    let sentence = narrate(event, &names(lang, you)).expect("a sentence");
                    assert!(sentence.ends_with('.') && !sentence.contains("  "), "{sentence}");
                    let hidden = gale::Gale::redact(event, engine::Eye::Table).expect("public");
                    assert_eq!(narrate(&hidden, &names(lang, you)), Some(sentence));
                }
            }
        }
    }
}
