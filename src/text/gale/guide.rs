//! The guided first game: a deal whose first winds bring up one rule after another. The notes
//! speak of winds and of the hand as dealt, which are the same whatever is played.

use crate::text::Lang;
use crate::text::guide::Guide;

/// The deal. The learner plays last in the first trick, and holds two pirates.
const SEED: u64 = 2352;
/// Seats at the table, so that a step tells its trick.
const SEATS: usize = 3;

/// Three seats, the basic game, one round.
pub fn guide() -> Guide {
    Guide { choices: vec![1, 0, 0], seed: SEED, note }
}

fn note(ply: usize, lang: Lang) -> Option<String> {
    NOTES.get(ply / SEATS).map(|(fr, en)| lang.pick(*fr, *en).to_owned())
}

/// A note for each of the first tricks, in French and in English.
const NOTES: [(&str, &str); 10] = [
    (
        "Le vent souffle de l’est\u{a0}: une carte Est vaut son nombre, Nord et Sud la moitié, Ouest zéro. La plus basse du pli prend ce vent et son dégât. Touchez une carte\u{a0}: la table montre ce qui arriverait.",
        "The wind blows from the east: an East card is worth its number, North and South half of it, West zero. The lowest card takes this wind and its damage. Touch a card: the table shows what would happen.",
    ),
    (
        "Vent du sud\u{a0}: vos cartes Nord sont contre le vent et valent zéro. Entre zéros, le nombre imprimé décide\u{a0}: «\u{202f}0 · 12\u{202f}» bat «\u{202f}0 · 6\u{202f}».",
        "South wind: your North cards lie against it and are worth zero. Among zeros the printed number decides: “0 · 12” beats “0 · 6”.",
    ),
    (
        "Deux cartes de même valeur s’annulent. Ici Nord 6 et Sud 6 valent 3\u{a0}: qui joue la même valeur que vous vous met hors jeu, et sort du pli aussi.",
        "Two cards of equal value cancel each other. Here North 6 and South 6 are worth 3: whoever plays your value puts you out of play, and themselves too.",
    ),
    (
        "Trois dégâts\u{202f}! Un pirate copie la carte jouée juste avant lui, et les deux s’annulent\u{a0}: on ne prend rien. Mais on ne peut pas l’entamer.",
        "Three damage! A pirate copies the card played just before it, and both cancel: you take nothing. But you cannot lead with one.",
    ),
    (
        "La carte la plus haute mène le pli suivant. Mener, c’est jouer sans rien savoir\u{a0}: le milieu est souvent la meilleure place.",
        "The highest card leads the next trick. Leading means playing without knowing anything: the middle is often the best place.",
    ),
    (
        "Sur chaque carte, les deux petits nombres disent ce qu’elle vaudra aux deux plis suivants. Gardez une bonne carte pour les gros vents annoncés.",
        "The two small numbers on each card say what it will be worth in the next two tricks. Save a good card for the heavy winds ahead.",
    ),
    (
        "C’est le troisième vent d’est\u{a0}: 1, 3 et maintenant 2. Les trois chez la même place forment un triplet, qui ne compte pas à la fin de la manche.",
        "This is the third east wind: 1, 3 and now 2. All three at one seat make a triplet, which does not count at the end of the round.",
    ),
    (
        "L’aide-mémoire, sous les vents pris, compte les cartes que vous n’avez pas encore vues dans chaque direction.",
        "The memory aid, below the winds taken, counts the cards of each direction you have not seen yet.",
    ),
    (
        "Une carte sûre perdue, c’est un pli difficile plus tard\u{a0}: défaites-vous des cartes faibles quand l’enjeu est petit.",
        "A safe card wasted is a hard trick later: get rid of weak cards while the stake is small.",
    ),
    (
        "Bientôt le décompte\u{a0}: à trois, le moins de dégâts rapporte 3 points, ensuite 2, puis 1. À vous de finir\u{202f}!",
        "The score is near: with three seats the least damage brings 3 points, then 2, then 1. Finish it!",
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
        assert_eq!(usize::from(options.players()), SEATS);
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
