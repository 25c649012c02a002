//! What is asked, what can be chosen, and what it would bring.

use engine::{Clock, Seat, Turn};
use gale::{Action, Dir, Phase, Play, TRICKS, View, Wheel, Wind, Winds};

use super::cards::{card, card_object, damage, dir, points, value, wind, winds};
use super::story::{capital, resolved};
use super::terms;
use crate::desk::Reason;
use crate::text::{Lang, Names, Prompt, words};

/// A choice as short as can be: "Nord 9".
pub fn label(action: Action, lang: Lang) -> String {
    match action {
        Action::Play(wheel) => card(lang, wheel),
        Action::Discard(_) => lang.pick("Défausser", "Discard").to_owned(),
        Action::Keep(_) => lang.pick("Garder", "Keep").to_owned(),
    }
}

/// What choosing it does: "Jouer Nord 9".
pub fn deed(action: Action, lang: Lang) -> String {
    match (action, lang) {
        (Action::Play(wheel), Lang::Fr) => format!("Jouer {}", card_object(lang, wheel)),
        (Action::Play(wheel), Lang::En) => format!("Play {}", card_object(lang, wheel)),
        (Action::Discard(of), Lang::Fr) => format!("Défausser le triplet {}", dir(lang, of)),
        (Action::Discard(of), Lang::En) => format!("Discard the {} triplet", dir(lang, of)),
        (Action::Keep(of), Lang::Fr) => format!("Garder le triplet {}", dir(lang, of)),
        (Action::Keep(of), Lang::En) => format!("Keep the {} triplet", dir(lang, of)),
    }
}

/// Who has to do what now.
pub fn prompt(view: &View, legal: &[Action], names: &Names) -> Prompt {
    let (table, lang) = (view.table(), names.lang);
    let seat = table.to_act();
    let yours = names.is_you(seat);
    match table.phase() {
        Phase::Over => {
            let winners: Vec<Seat> = table.outcome().winners().collect();
            let best = winners.first().map_or(0, |seat| table.totals()[*seat]);
            let who = capital(&names.list_of(winners));
            Prompt {
                title: words(lang).game_over.to_owned(),
                detail: format!("{who}{} {}", lang.pick("\u{a0}:", ":"), points(lang, best)),
            }
        }
        Phase::Triplet(of) => triplet_prompt(seat, of, yours, names),
        Phase::Play => {
            let title = match (lang, yours, table.is_leading()) {
                (Lang::Fr, true, true) => format!("À vous de mener le pli {}", table.trick() + 1),
                (Lang::Fr, true, false) => "À vous\u{a0}: jouez une carte".to_owned(),
                (Lang::Fr, false, true) => {
                    format!("{} mène le pli {}", names.of(seat), table.trick() + 1)
                }
                (Lang::Fr, false, false) => format!("C’est à {} de jouer", names.of(seat)),
                (Lang::En, true, true) => format!("You lead trick {}", table.trick() + 1),
                (Lang::En, true, false) => "Your turn: play a card".to_owned(),
                (Lang::En, false, true) => {
                    format!("{} leads trick {}", names.of(seat), table.trick() + 1)
                }
                (Lang::En, false, false) => format!("{} is to play", names.of(seat)),
            };
            Prompt { title, detail: play_detail(view, legal, yours, lang) }
        }
    }
}

fn triplet_prompt(seat: Seat, of: Dir, yours: bool, names: &Names) -> Prompt {
    let (lang, of) = (names.lang, dir(names.lang, of));
    let title = match (lang, yours) {
        (Lang::Fr, true) => format!("Garder le triplet {of}\u{202f}?"),
        (Lang::Fr, false) => format!("{} décide de son triplet {of}", names.of(seat)),
        (Lang::En, true) => format!("Keep the {of} triplet?"),
        (Lang::En, false) => format!("{} decides on the {of} triplet", names.of(seat)),
    };
    let detail = lang.pick(
        "Défaussé, il ne compte plus\u{202f}; gardé, ses cartes comptent et peuvent former des paires.",
        "Discarded, it counts no more; kept, its cards count and may form pairs.",
    );
    Prompt { title, detail: detail.to_owned() }
}

/// "Vent du nord, 2 dégâts en jeu · 11 cartes jouables".
fn play_detail(view: &View, legal: &[Action], yours: bool, lang: Lang) -> String {
    let table = view.table();
    let Some(now) = table.row().first() else { return String::new() };
    let waiting: u8 = table.carried().iter().map(|wind| wind.damage()).sum();
    let stake = damage(lang, now.damage() + waiting);
    let mut told = format!("{}, {stake}", capital(wind(lang, *now)));
    if yours {
        let count = legal.len();
        told += &match (lang, count) {
            (Lang::Fr, 1) => " · 1 carte jouable".to_owned(),
            (Lang::Fr, _) => format!(" · {count} cartes jouables"),
            (Lang::En, 1) => " · 1 playable card".to_owned(),
            (Lang::En, _) => format!(" · {count} playable cards"),
        };
    }
    told
}

/// The heading of a group of lines in the log: "Manche 2 · pli 5".
pub fn chapter(clock: Clock, lang: Lang) -> String {
    let round = clock.round + 1;
    match (lang, usize::from(clock.turn) >= TRICKS) {
        (Lang::Fr, true) => format!("Manche {round} · décompte"),
        (Lang::En, true) => format!("Round {round} · scoring"),
        (Lang::Fr, false) => format!("Manche {round} · pli {}", clock.turn + 1),
        (Lang::En, false) => format!("Round {round} · trick {}", clock.turn + 1),
    }
}

/// "Pli 5 · vent du nord".
pub fn trick_title(lang: Lang, trick: u8, blows: Option<Wind>) -> String {
    let number = format!("{} {}", lang.pick("Pli", "Trick"), trick + 1);
    match blows {
        Some(of) => format!("{number} · {}", wind(lang, of)),
        None => number,
    }
}

/// Why a card of the hand cannot be chosen now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Somebody else is to act.
    NotYourTurn(Seat),
    /// A pirate is led only by a hand of pirates (G-13).
    PirateLead,
    /// A triplet is to be decided on first.
    TripletFirst,
    /// The game is over.
    Over,
    /// Nothing can be chosen here: an earlier moment, another tab.
    OnlyLooking,
}

/// The reason as a sentence, with the section of the rules that says so.
pub fn reason(why: Why, names: &Names) -> Reason {
    let lang = names.lang;
    let (words, section) = match why {
        Why::NotYourTurn(seat) => (
            match lang {
                Lang::Fr => {
                    format!("Ce n’est pas encore à vous\u{a0}: {} joue avant vous.", names.of(seat))
                }
                Lang::En => format!("Not your turn yet: {} plays before you.", names.of(seat)),
            },
            "trick",
        ),
        Why::PirateLead => (
            lang.pick(
                "On n’entame un pli avec un pirate que si l’on n’a plus que des pirates.",
                "A pirate may lead a trick only from a hand of nothing but pirates.",
            )
            .to_owned(),
            "pirates",
        ),
        Why::TripletFirst => (
            lang.pick(
                "Le sort du triplet se décide d’abord.",
                "The triplet has to be decided on first.",
            )
            .to_owned(),
            "expert",
        ),
        Why::Over => (lang.pick("La partie est terminée.", "The game is over.").to_owned(), "end"),
        Why::OnlyLooking => (
            lang.pick("Ici, on ne fait que regarder.", "Here you can only look.").to_owned(),
            "trick",
        ),
    };
    Reason { words, section }
}

/// A card of the hand in full: "Roue, Nord 9, vaut 9, ensuite 4½, puis 0 — jouable".
pub fn card_spoken(lang: Lang, wheel: Wheel, worth: &[String], playable: Option<bool>) -> String {
    let name = match (lang, wheel.is_pirate()) {
        (_, true) => card(lang, wheel),
        (Lang::Fr, false) => format!("Roue, {}", card(lang, wheel)),
        (Lang::En, false) => format!("Wheel, {}", card(lang, wheel)),
    };
    let heads = lang.pick(["vaut", "ensuite", "puis"], ["worth", "next", "then"]);
    let told = heads.iter().zip(worth).map(|(head, worth)| format!(", {head} {worth}"));
    let state = match (lang, playable) {
        (_, None) => "",
        (Lang::Fr, Some(true)) => " — jouable",
        (Lang::Fr, Some(false)) => " — pas jouable maintenant",
        (Lang::En, Some(true)) => " — playable",
        (Lang::En, Some(false)) => " — not playable now",
    };
    format!("{name}{}{state}", told.collect::<String>())
}

/// A place of the trick in words.
pub fn trick_spoken(names: &Names, seat: Seat, play: Option<&Play>, marks: &[&str]) -> String {
    let (lang, who) = (names.lang, capital(names.object(seat)));
    let colon = lang.pick("\u{a0}:", ":");
    let mut parts = match play {
        Some(play) => {
            let worth = lang.pick("vaut", "worth");
            vec![card(lang, play.card), format!("{worth} {}", value(play.rank))]
        }
        None if marks.is_empty() => {
            vec![lang.pick("pas encore de carte", "no card yet").to_owned()]
        }
        None => Vec::new(),
    };
    parts.extend(marks.iter().map(|mark| (*mark).to_owned()));
    format!("{who}{colon} {}", parts.join(", "))
}

/// How the trick ended, or how it stands; `if_played` when the last card is only drafted.
pub fn verdict(
    names: &Names,
    plays: &[Play],
    taker: Option<Seat>,
    leads: Option<Seat>,
    took: Option<&[Wind]>,
    if_played: bool,
) -> String {
    if let Some(took) = took {
        return resolved(plays, taker, took, leads, names);
    }
    let head = match (names.lang, if_played) {
        (Lang::Fr, false) => "Pour l’instant",
        (Lang::Fr, true) => "Avec cette carte",
        (Lang::En, false) => "For now",
        (Lang::En, true) => "With this card",
    };
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
    format!("{head}, {told}.")
}

/// What a seat has taken, in words.
pub fn board_spoken(names: &Names, seat: Seat, taken: Winds, harm: u8) -> String {
    let (lang, who) = (names.lang, capital(names.object(seat)));
    let harm = damage(lang, harm);
    let cards = if taken.is_empty() {
        lang.pick("aucun vent", "no wind").to_owned()
    } else {
        winds(lang, taken.cards())
    };
    match lang {
        Lang::Fr => format!("{who}\u{a0}: {harm} — {cards}"),
        Lang::En => format!("{who}: {harm} — {cards}"),
    }
}

/// "2 dégâts · 4 points": what a choice on a triplet would bring.
pub fn outcome_if(lang: Lang, harm: u8, won: i8) -> String {
    format!("{} · {}", damage(lang, harm), points(lang, won.into()))
}

/// Who is to act, for a table in words.
pub(super) fn turn(view: &View, names: &Names) -> Option<String> {
    let table = view.table();
    let turn = match table.phase() {
        Phase::Over => return None,
        _ => Turn::Act(table.to_act()),
    };
    let seat = turn.seat()?;
    let to_play = terms(names.lang).awaited;
    Some(format!("{} — {to_play}", capital(names.object(seat))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(lang: Lang) -> Names {
        let list = ["Zoé", "Anne", "Marc"].map(String::from).to_vec();
        Names { lang, list, you: Some(Seat(0)) }
    }

    #[test]
    fn a_card_is_named_in_full() {
        let worth = ["9", "4½", "0"].map(String::from);
        let card: Wheel = "N9".parse().expect("a card");
        let spoken = card_spoken(Lang::Fr, card, &worth, Some(true));
        assert_eq!(spoken, "Roue, Nord 9, vaut 9, ensuite 4½, puis 0 — jouable");
        assert_eq!(card_spoken(Lang::En, Wheel::PIRATE, &worth[..1], None), "Pirate, worth 9");
    }

    #[test]
    fn a_running_trick_is_told_in_the_conditional() {
        let told = |taker, leads| verdict(&names(Lang::Fr), &[], taker, Some(leads), None, false);
        assert_eq!(
            told(Some(Seat(0)), Seat(1)),
            "Pour l’instant, vous prendriez le vent, Anne mènerait."
        );
        assert_eq!(
            told(Some(Seat(1)), Seat(1)),
            "Pour l’instant, Anne prendrait le vent et mènerait."
        );
        let drafted = verdict(&names(Lang::En), &[], None, Some(Seat(0)), None, true);
        assert_eq!(drafted, "With this card, nobody would take the wind.");
    }

    #[test]
    fn the_log_is_grouped_by_trick() {
        assert_eq!(chapter(Clock { round: 1, turn: 4 }, Lang::Fr), "Manche 2 · pli 5");
        assert_eq!(chapter(Clock { round: 0, turn: 12 }, Lang::En), "Round 1 · scoring");
    }
}
