//! The guided first game. The notes speak of the hand as dealt and of what a newcomer meets in
//! this order whatever is played.

use crate::text::Lang;
use crate::text::guide::{Guide, Note};

/// The deal: the learner begins, with two merchants, ships of two colours and a captain.
const SEED: u64 = 1443;
/// Three seats take at most two steps each, so no note is missed.
const STEPS: usize = 6;

/// Three seats, each for itself.
pub fn guide() -> Guide {
    Guide { choices: vec![1, 0, 0], seed: SEED }
}

/// The note for a decision at this step.
pub fn note(ply: usize, lang: Lang) -> Option<Note> {
    let (spot, fr, en) = NOTES.get(ply / STEPS)?;
    Some(Note { words: lang.pick(*fr, *en).to_owned(), spot: Some((*spot).to_owned()) })
}

/// A note for each of the first rounds: the thing it speaks of, in French and in English.
const NOTES: [(&str, &str, &str); 11] = [
    (
        "hand",
        "Le but\u{a0}: le plus d’or. Envoyez un marchand, disons le 3\u{a0}: si nul ne le prend d’ici votre tour, son or est à vous.",
        "The aim: the most gold. Send a merchant, say the 3: if nobody takes it before your next turn, its gold is yours.",
    ),
    (
        "sea",
        "Touchez un navire, puis une cible cerclée\u{a0}: son ruban dit qui mènerait. On peut aussi défendre son marchand.",
        "Touch a ship, then a ringed target: its ribbon says who would lead. You may also defend your own merchant.",
    ),
    (
        "sea",
        "Qui mène au début de son tour prend le marchand\u{a0}: plus de crânes que chacun des autres, un tour de table durant.",
        "Whoever leads at the start of their turn takes the merchant: more skulls than each other side, for a whole round.",
    ),
    (
        "hand",
        "Votre premier navire auprès d’un marchand y fixe votre couleur\u{a0}: vous n’ajoutez qu’elle, et personne d’autre.",
        "Your first ship at a merchant fixes your colour there: you add only that one, and nobody else may.",
    ),
    (
        "sea",
        "À égalité, personne ne prend rien et tout reste en place. Un crâne de plus rafle alors la mise.",
        "When sides are level nobody takes anything and everything stays. A single skull more then takes it all.",
    ),
    (
        "hand",
        "Un capitaine bat tous les crânes, mais rejoint un de vos navires de sa couleur. Le dernier atout l’emporte.",
        "A captain beats all skulls, but joins a ship of yours in its colour. The last trump played wins.",
    ),
    (
        "hand",
        "L’amiral ne défend que vos propres marchands, sans avoir besoin d’un navire.",
        "The admiral defends only your own merchants, and needs no ship to do so.",
    ),
    (
        "pile",
        "Piocher n’est pas perdre son tour\u{a0}: une carte de plus, et les autres s’épuisent entre eux.",
        "Drawing is no wasted turn: one card more, while the others wear each other out.",
    ),
    (
        "you",
        "La pièce compte votre or. En rouge\u{a0}: l’or des marchands encore en main, qui se retranche à la fin.",
        "The coin counts your gold. In red: the gold on merchants still in your hand, which is taken off at the end.",
    ),
    (
        "unseen",
        "Ici se compte ce que vous n’avez pas encore vu\u{a0}: les crânes de chaque couleur, les capitaines et l’amiral.",
        "Here is counted what you have not seen yet: the skulls of each colour, the captains and the admiral.",
    ),
    (
        "pile",
        "Pioche vide, la partie finit dès qu’une main l’est\u{a0}: tout marchand en mer va à qui mène. À vous de finir\u{202f}!",
        "Once the pile is empty, the game ends when a hand is: merchants at sea go to whoever leads. Finish it!",
    ),
];

#[cfg(test)]
mod tests {
    use engine::{Match, Options as _, Seat, Setup};
    use plunder::{Options, Plunder};

    use super::*;

    /// The first notes want a merchant of 3 to send, ships to attack with and a captain to keep.
    #[test]
    fn the_deal_is_the_one_the_notes_speak_of() {
        let options = Options::from_choices(&guide().choices).expect("a table");
        let game = Match::new(Setup::<Plunder> { options, seed: guide().seed });
        assert_eq!(game.to_act().seat(), Some(Seat(0)), "the learner begins");
        let view = game.view(engine::Eye::Seat(Seat(0)));
        let hand = format!("{:?}", view.hand(Seat(0)).cards().expect("one's own hand"));
        assert_eq!(hand, "[M3, M5, B2, B3, G3, BC]");
    }

    #[test]
    fn no_note_is_missed_however_it_is_played() {
        let most =
            2 * usize::from(Options::from_choices(&guide().choices).expect("a table").seats());
        assert_eq!(STEPS, most);
        assert_ne!(note(0, Lang::Fr), note(STEPS, Lang::Fr));
        assert_eq!(note(NOTES.len() * STEPS, Lang::En), None);
    }

    /// Three lines beside the pile's key on a phone, so that the sea keeps its height.
    #[test]
    fn notes_are_short() {
        for (_, fr, en) in NOTES {
            assert!(fr.chars().count() <= 114 && en.chars().count() <= 114, "{fr} / {en}");
        }
    }
}
