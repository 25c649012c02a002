//! Sentences of the shell that need a number or a name.

use engine::Seat;
use engine::link::LinkError;

use super::grammar::{capital, counted, genitive};
use super::{Lang, Names, words};
use crate::desk::Closed;
use crate::saves::Fault;

/// The usual name of a person: "Place 2", "Player 2".
pub fn player_number(lang: Lang, number: usize) -> String {
    match lang {
        Lang::Fr => format!("Place {number}"),
        Lang::En => format!("Player {number}"),
    }
}

/// "4 choix", "1 choice".
pub fn choices(lang: Lang, count: usize) -> String {
    counted(lang, count as i32, ["choix", "choix"], ["choice", "choices"])
}

/// "2–5 joueurs", "2–5 players".
pub fn players(lang: Lang, from: u8, to: u8) -> String {
    format!("{from}–{to} {}", lang.pick("joueurs", "players"))
}

/// What a choice on the set-up page changed along: each option and its new value. Nothing to say
/// if there is none.
pub fn set_along(lang: Lang, changed: &[(&str, String)]) -> String {
    let list: Vec<String> =
        changed.iter().map(|(name, value)| format!("{name} ({value})")).collect();
    let list = list.join(", ");
    match (lang, changed) {
        (_, []) => String::new(),
        (Lang::Fr, _) => format!("Ce choix règle aussi\u{a0}: {list}."),
        (Lang::En, _) => format!("That choice also sets: {list}."),
    }
}

/// The value of a switch.
pub fn on_or_off(lang: Lang, on: bool) -> &'static str {
    if on { lang.pick("oui", "yes") } else { lang.pick("non", "no") }
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

/// What to say of a kept game that cannot be opened.
pub fn slot_fault(lang: Lang, fault: Fault) -> String {
    match fault {
        Fault::Gone => words(lang).slot_gone.to_owned(),
        Fault::Damaged => words(lang).slot_damaged.to_owned(),
        Fault::Foreign(error) => link_error(lang, error),
    }
}

/// "3 parties importées.", and how many lines could not be read, if any.
pub fn imported(lang: Lang, count: usize, skipped: usize) -> String {
    let done = counted(
        lang,
        count as i32,
        ["partie importée.", "parties importées."],
        ["game imported.", "games imported."],
    );
    if skipped == 0 {
        return done;
    }
    let left = counted(
        lang,
        skipped as i32,
        ["ligne illisible a été laissée de côté.", "lignes illisibles ont été laissées de côté."],
        ["unreadable line was left aside.", "unreadable lines were left aside."],
    );
    format!("{done} {left}")
}

/// "À vous", "À Anne"; "Your turn", "Anne’s turn".
pub fn whose_turn(names: &Names, seat: Seat) -> String {
    if names.is_you(seat) {
        return words(names.lang).your_turn.to_owned();
    }
    match names.lang {
        Lang::Fr => format!("À {}", names.of(seat)),
        Lang::En => format!("{} turn", genitive(names.of(seat))),
    }
}

/// The title of the page while a game goes on: "À vous — Butin".
pub fn title(lang: Lang, whose: Option<&str>, game: &str) -> String {
    match whose {
        Some(name) => format!("{name} — {game}"),
        None => format!("{} — {game}", words(lang).your_turn),
    }
}

/// "Étape 17 sur 240": where a replay stands.
pub fn step_of(lang: Lang, ply: usize, length: usize) -> String {
    match lang {
        Lang::Fr => format!("Étape {ply} sur {length}"),
        Lang::En => format!("Step {ply} of {length}"),
    }
}

/// What is folded away under a line of the log: "+ 3 étapes".
pub fn more_steps(lang: Lang, count: usize) -> String {
    format!("+ {}", counted(lang, count as i32, ["étape", "étapes"], ["step", "steps"]))
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

/// Whose turn it is, of somebody else: "C’est à Anne de jouer", "Anne is to play".
pub(super) fn is_to_play(seat: Seat, names: &Names) -> String {
    match names.lang {
        Lang::Fr => format!("C’est à {} de jouer", names.of(seat)),
        Lang::En => format!("{} is to play", names.of(seat)),
    }
}

/// What the hint says of the choice it marks.
pub fn hint(
    lang: Lang,
    deeds: &[String],
    because: Option<String>,
    second: Option<String>,
) -> String {
    let colon = lang.colon();
    let then = lang.pick(", puis\u{a0}: ", ", then: ");
    let way = match deeds {
        // A long way is told by where it begins and where it leads.
        [first, _, .., _, last] => format!("{first}, …{then}{last}"),
        all => all.join(then),
    };
    let mut told = vec![format!("{}{colon} {way}.", lang.pick("Conseil", "Hint"))];
    told.extend(because);
    told.extend(second.map(|deed| format!("{}{colon} {deed}.", lang.pick("Sinon", "Otherwise"))));
    told.join(" ")
}

/// The key that unfolds the list of choices.
pub fn all_choices(lang: Lang, count: usize) -> String {
    format!("{} ({count})", lang.pick("Tous les choix", "All choices"))
}

/// Who won, and with what: "Anne et vous gagnez ensemble avec 12 points." Or that nobody did.
pub fn won(winners: &[Seat], with: &str, names: &Names) -> String {
    if winners.is_empty() {
        return names.lang.pick("Personne ne gagne.", "Nobody wins.").to_owned();
    }
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
    fn a_hint_of_a_long_way_tells_where_it_begins_and_where_it_leads() {
        let deeds = ["sail north", "sail north", "sail west", "call at the port"].map(String::from);
        let told = |count| hint(Lang::En, &deeds[..count], None, None);
        assert_eq!(told(1), "Hint: sail north.");
        assert_eq!(told(3), "Hint: sail north, then: sail north, then: sail west.");
        assert_eq!(told(4), "Hint: sail north, …, then: call at the port.");
    }

    #[test]
    fn that_nobody_wins_is_told_without_a_score() {
        let (fr, en) = (crew(Lang::Fr, Some(0)), crew(Lang::En, Some(0)));
        assert_eq!(won(&[], "12 points", &en), "Nobody wins.");
        assert_eq!(won(&[Seat(0)], "12 points", &fr), "Vous gagnez la partie avec 12 points.");
    }

    #[test]
    fn french_keeps_the_singular_for_none() {
        assert_eq!(imported(Lang::Fr, 0, 0), "0 partie importée.");
        assert_eq!(imported(Lang::En, 0, 1), "0 games imported. 1 unreadable line was left aside.");
    }
}
