//! The guided first game: a deal whose first winds bring up one rule after another. The notes
//! speak of winds and of the hand as dealt, which are the same whatever is played.

use crate::text::Lang;
use crate::text::guide::{Guide, Note};

/// The deal. The learner plays last in the first trick, and holds two pirates.
const SEED: u64 = 2352;
/// Seats at the table, so that a step tells its trick.
const SEATS: usize = 3;

/// Three seats, the basic game, one round.
pub fn guide() -> Guide {
    Guide { choices: vec![1, 0, 0], seed: SEED }
}

/// The note for a decision at this step.
pub fn note(ply: usize, lang: Lang) -> Option<Note> {
    let (fr, en, spot) = NOTES.get(ply / SEATS)?;
    Some(Note { words: lang.pick(*fr, *en).to_owned(), spot: Some((*spot).to_owned()) })
}

/// A note for each of the first tricks, in French and in English, and the thing it speaks of: the
/// aim first, then a rule at a time; short, for it shares a small screen with the table.
const NOTES: [(&str, &str, &str); 10] = [
    (
        "But\u{a0}: le moins de dégâts. Le moins touché marque 3 points, puis 2, puis 1. La carte la plus basse du pli prend le vent.",
        "The aim: little damage. Least damage scores 3 points, then 2, then 1. The lowest card of the trick takes the wind.",
        "trick",
    ),
    (
        "Vent du sud\u{a0}: Sud vaut son nombre, Est et Ouest la moitié, Nord zéro. Voyez le pied des cartes.",
        "South wind: South is worth its number, East and West half, North zero. See the foot of each card.",
        "hand",
    ),
    (
        "Des cartes de même valeur s’annulent. Par ce vent d’ouest, Nord 6 et Sud 6 valent 3 toutes les deux.",
        "Cards of equal value cancel each other. In this west wind, North 6 and South 6 are both worth 3.",
        "trick",
    ),
    (
        "Trois dégâts\u{202f}! Un pirate copie la carte jouée avant lui\u{a0}: les deux s’annulent. Mais on ne l’entame pas.",
        "Three damage! A pirate copies the card played before it: both cancel. But you cannot lead with one.",
        "winds",
    ),
    (
        "La plus haute mène le pli suivant, sans rien savoir des autres. Le milieu est souvent la meilleure place.",
        "The highest leads the next trick, knowing nothing of the others. The middle is often the best place.",
        "trick",
    ),
    (
        "Les deux petits nombres d’une carte disent ce qu’elle vaudra par les deux vents annoncés.",
        "The two small numbers of a card say what it will be worth in the two winds to come.",
        "hand",
    ),
    (
        "Troisième vent d’est\u{a0}: le 1, le 2 et le 3 chez une même place font un triplet, qui ne comptera pas.",
        "The third east wind: 1, 2 and 3 at one seat make a triplet, which will not count.",
        "boards",
    ),
    (
        "L’aide-mémoire compte les cartes que vous n’avez pas encore vues.",
        "The memory aid counts the cards you have not seen yet.",
        "memory",
    ),
    (
        "Entre deux zéros, le nombre imprimé décide. Si quelqu’un est déjà plus bas que vous, défaites-vous d’une carte faible.",
        "Among zeros the printed number decides. When somebody is lower already, get rid of a weak card.",
        "trick",
    ),
    (
        "Bientôt le décompte\u{a0}: le moins de dégâts rapporte 3 points, ensuite 2, puis 1. À vous de finir\u{202f}!",
        "The score is near: the least damage brings 3 points, then 2, then 1. Finish it!",
        "boards",
    ),
];

#[cfg(test)]
mod tests {
    use engine::{Match, Options, Seat, Setup};
    use gale::Gale;

    use super::*;

    /// The notes name winds and cards: this is the deal they name.
    #[test]
    fn the_deal_is_the_one_the_notes_speak_of() {
        let options = gale::Options::from_choices(&guide().choices).expect("a table");
        let game = Match::new(Setup::<Gale> { options, seed: guide().seed });
        let state = game.state();
        assert_eq!(usize::from(options.seats()), SEATS);
        assert_eq!(state.table().opener(), Seat(1), "the learner plays last");
        let hand = format!("{:?}", state.hand(Seat(0)));
        assert_eq!(hand, "[N6 N11 N12 E3 E6 S3 S6 S11 W2 W4 P P]");
        let winds = format!("{:?}", &state.winds()[..7]);
        assert_eq!(winds, "[E1, S2, W1, E3, W3, N2, E2]");
    }

    #[test]
    fn a_trick_has_one_note_and_the_last_tricks_none() {
        assert_eq!(note(0, Lang::Fr), note(2, Lang::Fr));
        assert_ne!(note(2, Lang::Fr), note(3, Lang::Fr));
        assert_eq!(note(30, Lang::En), None);
    }

    #[test]
    fn notes_are_short() {
        for (fr, en, _) in NOTES {
            assert!(fr.chars().count() <= 160 && en.chars().count() <= 160, "{en}");
        }
    }
}
