//! The guided first game: the learner has the pawn, so that every part of a turn comes up at
//! once. The notes follow the steps; they speak of ships that lie in port whatever is played.

use crate::text::Lang;
use crate::text::guide::{Guide, Note};

/// The deal: the learner begins, and every large ship asks for silk.
const SEED: u64 = 0;

/// Three seats, the short game.
pub fn guide() -> Guide {
    Guide { choices: vec![1, 1, 0, 0], seed: SEED }
}

/// The note for a decision at this step.
pub fn note(ply: usize, lang: Lang) -> Option<Note> {
    let found = NOTES.iter().rev().find(|(from, to, ..)| (*from..=*to).contains(&ply));
    found.map(|(_, _, spot, fr, en)| Note {
        words: lang.pick(*fr, *en).to_owned(),
        spot: Some((*spot).to_owned()),
    })
}

/// From which step to which, what it speaks of, and the words in French and in English.
const NOTES: [(usize, usize, &str, &str, &str); 11] = [
    (
        0,
        0,
        "ships",
        "Le but\u{a0}: charger des navires, 34 points suffisent. Les trois grands demandent de la soie\u{a0}: prenez-en deux.",
        "The aim: load ships, 34 points are enough. All three large ones ask for silk: take two.",
    ),
    (
        1,
        1,
        "store",
        "Une marchandise passe de la réserve en main, puis dans votre entrepôt\u{a0}: lui seul charge les navires.",
        "Goods go from the reserve to your hand, then into your warehouse: only from there are ships loaded.",
    ),
    (
        6,
        6,
        "piles",
        "Révélez trois cartes\u{a0}: Achat donne des marchandises, Stockage les range, Transport charge les navires.",
        "Reveal three cards: Purchase brings goods, Storage stores them, Transport loads ships.",
    ),
    (
        7,
        8,
        "cards",
        "Au plus deux cartes d’une pioche. Regardez ce qui est sorti avant de choisir la suivante.",
        "At most two cards from one pile. Look at what came up before you choose the next.",
    ),
    (
        9,
        9,
        "cards",
        "Prenez une carte, c’est gratuit. Elle reste visible\u{a0}: les autres peuvent vous en offrir de l’or.",
        "Take a card, free of charge. It lies face up: the others may offer you gold for it.",
    ),
    (
        10,
        17,
        "cards",
        "Une offre\u{202f}? Vendez la carte, ou gardez-la en payant autant. Puis chacun exécute sa carte.",
        "An offer? Sell the card, or keep it by paying as much. Then everybody carries out their card.",
    ),
    (
        18,
        30,
        "vane",
        "Avec deux navires à quai, la flotte part\u{a0}: main, pommes et la moitié des fromages et épices se perdent.",
        "With two ships left the fleet leaves: hands, apples and half of cheese and spice are lost.",
    ),
    (
        31,
        45,
        "cards",
        "Vous pouvez disputer la carte d’un autre\u{a0}: votre offre vous vaut la carte, ou autant d’or.",
        "You may bid for another’s card: your offer brings you the card, or as much gold.",
    ),
    (
        46,
        62,
        "hand",
        "Un Stockage se paie en une fois, même pour une marchandise. Gardez assez d’or.",
        "Storage is paid in full, even for a single good. Keep enough gold.",
    ),
    (
        63,
        80,
        "cards",
        "Les cartes chamois sont spéciales\u{a0}: prises ce tour, jouées plus tard, une par tour.",
        "Buff cards are specials: taken this turn, played later, one a turn.",
    ),
    (
        81,
        100,
        "ships",
        "Un Transport charge tous les navires que l’entrepôt remplit. À 34 points, c’est le dernier tour\u{202f}!",
        "A Transport loads as many ships as your warehouse fills. At 34 points it is the last turn!",
    ),
];

#[cfg(test)]
mod tests {
    use engine::{Match, Options, Seat, Setup};
    use quay::{Decision, Quay};

    use super::*;

    /// The notes say that the learner takes goods, has the pawn and reveals: so it is, whatever
    /// goods are taken.
    #[test]
    fn the_first_steps_are_those_the_notes_speak_of() {
        let options = quay::Options::from_choices(&guide().choices).expect("a table");
        assert_eq!((options.seats(), options.target()), (3, 34));
        let mut game = Match::new(Setup::<Quay> { options, seed: guide().seed });
        let port = game.view(engine::Eye::Table).port().to_vec();
        let silk = |ship: &&quay::Ship| ship.is_large() && ship.goods().has(quay::Good::Silk);
        assert_eq!(port.iter().filter(silk).count(), 3, "all large ships ask for silk");
        for (ply, asked) in [
            (0, Decision::Setup { left: 2 }),
            (1, Decision::Setup { left: 1 }),
            (6, Decision::Draw),
            (8, Decision::Draw),
            (9, Decision::Choose),
        ] {
            while game.steps().len() < ply {
                game.play_index(0).expect("a choice of the list");
            }
            let view = game.view(engine::Eye::Table);
            assert_eq!((view.to_act(), view.decision()), (Some(Seat(0)), asked), "step {ply}");
        }
    }

    #[test]
    fn notes_come_in_order_and_end() {
        assert!(NOTES.windows(2).all(|pair| pair[0].1 < pair[1].0));
        assert!(NOTES.len() <= 12);
        // Two lines on a phone, so that the table stays whole.
        let short = |words: &str| words.chars().count() <= 106;
        assert!(NOTES.iter().all(|(.., fr, en)| short(fr) && short(en)));
        assert_eq!(note(3, Lang::Fr), None, "others choose their goods");
        assert_eq!(note(101, Lang::En), None);
    }
}
