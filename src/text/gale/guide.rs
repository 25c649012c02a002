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
    Guide { choices: vec![1, 0, 0], seed: SEED, note }
}

fn note(ply: usize, lang: Lang) -> Option<Note> {
    NOTES.get(ply / SEATS).map(|(fr, en)| Note::plain(lang.pick(*fr, *en)))
}

/// A note for each of the first tricks, in French and in English; short, for it shares a small
/// screen with the table.
const NOTES: [(&str, &str); 10] = [
    (
        "Vent d’est\u{a0}: Est vaut son nombre, Nord et Sud la moitié, Ouest zéro. La plus basse prend le dégât. Touchez une carte pour voir.",
        "East wind: East is worth its number, North and South half of it, West zero. The lowest card takes the damage. Touch a card to see.",
    ),
    (
        "Vent du sud\u{a0}: vos cartes Nord valent zéro. Entre zéros, le nombre imprimé décide\u{a0}: «\u{202f}0 · 12\u{202f}» bat «\u{202f}0 · 6\u{202f}».",
        "South wind: your North cards are worth zero. Among zeros the printed number decides: “0 · 12” beats “0 · 6”.",
    ),
    (
        "Des cartes de même valeur s’annulent. Par ce vent d’ouest, Nord 6 et Sud 6 valent 3 toutes les deux.",
        "Cards of equal value cancel each other. In this west wind, North 6 and South 6 are both worth 3.",
    ),
    (
        "Trois dégâts\u{202f}! Un pirate copie la carte jouée avant lui\u{a0}: les deux s’annulent et ne prennent rien. Mais on ne l’entame pas.",
        "Three damage! A pirate copies the card before it: both cancel and take nothing. But you cannot lead with one.",
    ),
    (
        "La plus haute mène le pli suivant, sans rien savoir des autres. Le milieu est souvent la meilleure place.",
        "The highest leads the next trick, knowing nothing of the others. The middle is often the best place.",
    ),
    (
        "Les deux petits nombres d’une carte disent sa valeur aux deux plis suivants. Gardez-en une bonne pour les gros vents.",
        "The two small numbers of a card say what it will be worth in the next two tricks. Save a good one for heavy winds.",
    ),
    (
        "Troisième vent d’est\u{a0}: le 1, le 2 et le 3 chez une même place font un triplet, qui ne comptera pas.",
        "The third east wind: 1, 2 and 3 at one seat make a triplet, which will not count.",
    ),
    (
        "L’aide-mémoire, sous les vents pris, compte les cartes que vous n’avez pas encore vues.",
        "The memory aid, below the winds taken, counts the cards you have not seen yet.",
    ),
    (
        "Quand quelqu’un est déjà plus bas que vous, c’est le moment de vous défaire d’une carte faible.",
        "When somebody is lower already, it is time to get rid of a weak card.",
    ),
    (
        "Bientôt le décompte\u{a0}: le moins de dégâts rapporte 3 points, ensuite 2, puis 1. À vous de finir\u{202f}!",
        "The score is near: the least damage brings 3 points, then 2, then 1. Finish it!",
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
}
