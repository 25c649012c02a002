//! Sentences of the shell that need a number or a name.

use engine::Seat;
use engine::link::LinkError;

use super::grammar::capital;
use super::{Lang, Names, words};
use crate::desk::Closed;

/// The usual name of a person: "Place 2", "Player 2".
pub fn player_number(lang: Lang, number: usize) -> String {
    match lang {
        Lang::Fr => format!("Place {number}"),
        Lang::En => format!("Player {number}"),
    }
}

/// "4 choix", "1 choice". French has the singular for 0 and 1, English for 1 only.
pub fn choices(lang: Lang, count: usize) -> String {
    match (lang, count) {
        (Lang::Fr, _) => format!("{count} choix"),
        (Lang::En, 1) => "1 choice".to_owned(),
        (Lang::En, _) => format!("{count} choices"),
    }
}

/// "2–5 joueurs", "2–5 players".
pub fn players(lang: Lang, from: u8, to: u8) -> String {
    format!("{from}–{to} {}", lang.pick("joueurs", "players"))
}

/// "10–15 min".
pub fn minutes(from: u8, to: u8) -> String {
    format!("{from}–{to} min")
}

/// What to say of a link that cannot be opened.
pub fn link_error(lang: Lang, error: LinkError) -> String {
    let words = words(lang);
    match error {
        LinkError::NotALink => words.link_not.to_owned(),
        LinkError::OtherGame => words.link_unknown.to_owned(),
        LinkError::TooLong => words.link_long.to_owned(),
        LinkError::Garbled => words.link_garbled.to_owned(),
        LinkError::Diverged => words.link_diverged.to_owned(),
        LinkError::OtherRules { link, ours } => match lang {
            Lang::Fr => format!(
                "Ce lien a été fait avec d’autres règles (version {link}, ici version {ours}). \
                 Ouvrez-le avec la version de la page qui joue ces règles."
            ),
            Lang::En => format!(
                "This link was made with other rules (version {link}, here version {ours}). \
                 Open it with the release of the page that plays those rules."
            ),
        },
    }
}

/// "3 parties importées".
pub fn imported(lang: Lang, count: usize, skipped: usize) -> String {
    let done = match (lang, count) {
        (Lang::Fr, 0 | 1) => format!("{count} partie importée."),
        (Lang::Fr, _) => format!("{count} parties importées."),
        (Lang::En, 1) => "1 game imported.".to_owned(),
        (Lang::En, _) => format!("{count} games imported."),
    };
    match (lang, skipped) {
        (_, 0) => done,
        (Lang::Fr, 1) => format!("{done} 1 ligne illisible a été laissée de côté."),
        (Lang::Fr, _) => format!("{done} {skipped} lignes illisibles ont été laissées de côté."),
        (Lang::En, 1) => format!("{done} 1 unreadable line was left aside."),
        (Lang::En, _) => format!("{done} {skipped} unreadable lines were left aside."),
    }
}

/// The title of the page while a game goes on: "À vous — Butin".
pub fn title(lang: Lang, whose: Option<&str>, game: &str) -> String {
    match whose {
        Some(name) => format!("{name} — {game}"),
        None => format!("{} — {game}", words(lang).your_turn),
    }
}

/// "Pli 3 : étape 17 sur 240" — where a replay stands.
pub fn step_of(lang: Lang, ply: usize, length: usize) -> String {
    match lang {
        Lang::Fr => format!("Étape {ply} sur {length}"),
        Lang::En => format!("Step {ply} of {length}"),
    }
}

/// Why nothing at all can be chosen.
pub fn closed(closed: Closed, names: &Names) -> String {
    let words = words(names.lang);
    match (closed, names.lang) {
        (Closed::Over, _) => words.no_more_choices.to_owned(),
        (Closed::OnlyLooking, _) => words.only_looking.to_owned(),
        (Closed::NotYourTurn(seat), Lang::Fr) => {
            format!("Ce n’est pas encore à vous\u{a0}: {} joue d’abord.", names.of(seat))
        }
        (Closed::NotYourTurn(seat), Lang::En) => {
            format!("Not your turn yet: {} acts first.", names.of(seat))
        }
    }
}

/// What the hint says of the choice it marks.
pub fn hint(lang: Lang, label: &str, percent: u32) -> String {
    match lang {
        Lang::Fr => {
            format!("Conseil\u{a0}: {label}. Le Capitaine note votre position {percent} sur 100.")
        }
        Lang::En => {
            format!("Hint: {label}. The Captain rates your position {percent} out of 100.")
        }
    }
}

/// An ordinal place: "1er", "1st".
pub fn ordinal(lang: Lang, place: u8) -> String {
    match (lang, place) {
        (Lang::Fr, 1) => "1er".to_owned(),
        (Lang::Fr, _) => format!("{place}e"),
        (Lang::En, 1) => "1st".to_owned(),
        (Lang::En, 2) => "2nd".to_owned(),
        (Lang::En, 3) => "3rd".to_owned(),
        (Lang::En, _) => format!("{place}th"),
    }
}

/// Who won, and with what: "Anne et vous gagnez ensemble avec 12 points."
pub fn won(winners: &[Seat], with: &str, names: &Names) -> String {
    let who = capital(&names.list_of(winners));
    let you = winners.iter().any(|seat| names.is_you(*seat));
    let wins = match (names.lang, winners.len(), you) {
        (Lang::Fr, 1, true) => "gagnez la partie avec",
        (Lang::Fr, 1, false) => "gagne la partie avec",
        (Lang::Fr, _, true) => "gagnez ensemble avec",
        (Lang::Fr, _, false) => "gagnent ensemble avec",
        (Lang::En, 1, true) => "win the game with",
        (Lang::En, 1, false) => "wins the game with",
        (Lang::En, ..) => "win together with",
    };
    format!("{who} {wins} {with}.")
}

#[cfg(test)]
mod tests {
    use engine::Eye;

    use super::*;
    use crate::text::trial::crew;

    #[test]
    fn whoever_may_not_choose_is_told_why() {
        let names = crew(Lang::Fr, Some(0));
        let told = |acting, open| {
            let closed = Closed::check(Eye::Seat(Seat(0)), acting, open);
            closed.map_err(|why| self::closed(why, &names))
        };
        assert_eq!(told(Some(Seat(0)), true), Ok(Seat(0)));
        let waits = "Ce n’est pas encore à vous\u{a0}: Anne joue d’abord.";
        assert_eq!(told(Some(Seat(1)), true), Err(waits.to_owned()));
        assert_eq!(told(Some(Seat(0)), false), Err("Ici, on ne fait que regarder.".to_owned()));
        assert_eq!(told(None, true), Err("La partie est terminée.".to_owned()));
    }

    #[test]
    fn french_keeps_the_singular_for_none() {
        assert_eq!(imported(Lang::Fr, 0, 0), "0 partie importée.");
        assert_eq!(imported(Lang::En, 0, 1), "0 games imported. 1 unreadable line was left aside.");
    }
}
