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
    Guide { choices: vec![1, 0, 0], seed: SEED, note }
}

fn note(ply: usize, lang: Lang) -> Option<Note> {
    NOTES.get(ply / STEPS).map(|(fr, en)| Note::plain(lang.pick(*fr, *en)))
}

/// A note for each of the first rounds, in French and in English.
const NOTES: [(&str, &str); 11] = [
    (
        "À chaque tour, une seule chose\u{a0}: piocher ou jouer une carte. Touchez un marchand, le 3 par exemple, pour l’envoyer en mer\u{a0}: si personne ne le prend avant votre prochain tour, son or est à vous.",
        "Each turn you do one thing: draw, or play a card. Touch a merchant, the 3 for example, to send it to sea: if nobody takes it before your next turn, its gold is yours.",
    ),
    (
        "Touchez un navire\u{a0}: les marchands qu’il peut attaquer s’allument, et chacun dit qui mènerait. Touchez ensuite la cible. On peut aussi défendre son propre marchand.",
        "Touch a ship: the merchants it may attack light up, and each says who would lead. Then touch the target. You may also defend a merchant of your own.",
    ),
    (
        "Qui mène au début de son tour capture. Il faut plus de crânes que chacun des autres, et tenir un tour de table entier.",
        "Whoever leads at the start of their turn captures. You need more skulls than each of the others, and you must hold out for a whole round.",
    ),
    (
        "Votre premier navire auprès d’un marchand fixe votre couleur à cet endroit\u{a0}: vous n’y ajoutez que celle-là, et les autres ne peuvent plus la prendre.",
        "Your first ship at a merchant fixes your colour there: you may add only that one, and the others can no longer take it.",
    ),
    (
        "À égalité, personne ne capture et tout reste en place. Un seul crâne de plus rafle alors la mise.",
        "When sides are level nobody captures and everything stays. A single skull more then takes it all.",
    ),
    (
        "Un capitaine bat tous les crânes, mais il lui faut un navire de sa couleur, à vous, déjà sur place. De plusieurs atouts, le dernier joué l’emporte\u{a0}: ne vous pressez pas.",
        "A captain beats all skulls, but needs a ship of its colour, yours, already there. Of several trumps the last one played wins: do not hurry.",
    ),
    (
        "L’amiral ne défend que vos propres marchands, sans avoir besoin d’un navire.",
        "The admiral defends only your own merchants, and needs no ship to do so.",
    ),
    (
        "Piocher n’est pas perdre son tour\u{a0}: une carte de plus, et les autres s’épuisent entre eux.",
        "Drawing is no wasted turn: one card more, while the others wear each other out.",
    ),
    (
        "L’or des marchands que vous gardez en main compte en moins à la fin\u{a0}: le nombre rouge, près de votre or, le rappelle.",
        "Gold on merchants you keep in hand counts against you at the end: the red number beside your gold reminds you.",
    ),
    (
        "L’aide-mémoire compte ce que vous n’avez pas encore vu\u{a0}: les crânes de chaque couleur, les capitaines et l’amiral.",
        "The memory aid counts what you have not seen yet: the skulls of each colour, the captains and the admiral.",
    ),
    (
        "Quand la pioche est vide, la partie finit dès qu’une main l’est aussi\u{a0}: chaque marchand en mer va alors à qui mène. À vous de finir\u{202f}!",
        "Once the pile is empty, the game ends as soon as a hand is: every merchant at sea then goes to whoever leads. Finish it!",
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
}
