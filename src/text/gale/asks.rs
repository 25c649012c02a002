//! What is asked, and what can be chosen.

use engine::{Clock, Seat};
use gale::{Action, Dir, Phase, TRICKS, Table, View, Wheel};

use super::cards::{card, card_object, damage, dir, points, wind};
use crate::text::grammar::capital;
use crate::text::sentences::is_to_play;
use crate::text::{Lang, Names, Prompt, words};

/// A choice as short as can be: "Nord 9"; what is a key on the table is said as it is there.
pub fn label(action: Action, lang: Lang) -> String {
    match action {
        Action::Play(wheel) => card(lang, wheel),
        Action::Discard(_) | Action::Keep(_) => deed(action, lang),
    }
}

/// What choosing it does: "Jouer Nord 9".
pub fn deed(action: Action, lang: Lang) -> String {
    match (action, lang) {
        (Action::Play(wheel), _) => {
            [lang.pick("Jouer ", "Play "), &card_object(lang, wheel)].concat()
        }
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
            let who = capital(&names.list_of(&winners));
            Prompt {
                title: words(lang).game_over.to_owned(),
                detail: format!("{who}{} {}", lang.colon(), points(lang, best)),
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
                (Lang::En, true, true) => format!("You lead trick {}", table.trick() + 1),
                (Lang::En, true, false) => "Your turn: play a card".to_owned(),
                (Lang::En, false, true) => {
                    format!("{} leads trick {}", names.of(seat), table.trick() + 1)
                }
                (_, false, false) => is_to_play(seat, names),
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

/// "Vent du nord, 2 dégâts · toutes vos cartes sont jouables".
fn play_detail(view: &View, legal: &[Action], yours: bool, lang: Lang) -> String {
    let table = view.table();
    let Some(now) = table.row().first() else { return String::new() };
    let stake = damage(lang, table.at_stake());
    let mut told = format!("{}, {stake}", capital(wind(lang, *now)));
    if yours {
        told += lang.pick(
            match playable(view, legal) {
                Playable::All => " · toute carte est permise",
                Playable::NoPirate => " · un pirate ne mène pas",
            },
            match playable(view, legal) {
                Playable::All => " · any card may be played",
                Playable::NoPirate => " · a pirate may not lead",
            },
        );
    }
    told
}

/// What of a hand can be played: the only limit there is concerns pirates (G-13).
enum Playable {
    All,
    NoPirate,
}

fn playable(view: &View, legal: &[Action]) -> Playable {
    let listed = |card: Wheel| legal.contains(&Action::Play(card));
    if view.own_hand().cards().all(listed) { Playable::All } else { Playable::NoPirate }
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

/// The round and the trick, of how many: "Round 2/5 · Trick 7/12".
pub fn whereabouts(table: &Table, lang: Lang) -> String {
    let (round, rounds) = (table.round() + 1, table.options().rounds());
    let (of_round, trick) = (lang.pick("Manche", "Round"), lang.pick("Pli", "Trick"));
    match table.phase() {
        Phase::Over => String::new(),
        Phase::Triplet(_) => format!("{of_round} {round}/{rounds}"),
        Phase::Play => {
            format!("{of_round} {round}/{rounds} · {trick} {}/{TRICKS}", table.trick() + 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_is_grouped_by_trick() {
        assert_eq!(chapter(Clock { round: 1, turn: 4 }, Lang::Fr), "Manche 2 · pli 5");
        assert_eq!(chapter(Clock { round: 0, turn: 12 }, Lang::En), "Round 1 · scoring");
    }
}
