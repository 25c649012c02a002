//! The guided first game: the learner has the pawn, so that every part of a turn comes up at
//! once. The notes follow the steps; they speak of ships that lie in port whatever is played.

use crate::text::Lang;
use crate::text::guide::{Guide, Note};

/// The deal: the learner begins, and every large ship asks for silk.
const SEED: u64 = 0;

/// Three seats, the short game.
pub fn guide() -> Guide {
    Guide { choices: vec![1, 1, 0, 0], seed: SEED, note }
}

fn note(ply: usize, lang: Lang) -> Option<Note> {
    let found = NOTES.iter().rev().find(|(from, to, ..)| (*from..=*to).contains(&ply));
    found.map(|(_, _, fr, en)| Note::plain(lang.pick(*fr, *en)))
}

/// From which step to which, in French and in English.
const NOTES: [(usize, usize, &str, &str); 11] = [
    (
        0,
        0,
        "Le quai montre les navires, leurs points et les marchandises qu’ils demandent. Les trois grands demandent de la soie, qui ne se perd jamais\u{a0}: deux soies sont un bon début.",
        "The quay shows the ships, their points and the goods they ask for. All three large ships ask for silk, which never spoils: two silks are a good start.",
    ),
    (
        1,
        1,
        "Sur les navires, une marchandise à moitié pleine est dans votre main, une pleine dans votre entrepôt. Seul l’entrepôt compte pour charger.",
        "On the ships a half-filled good is in your hand, a filled one in your warehouse. Only the warehouse counts for loading.",
    ),
    (
        6,
        6,
        "Vous avez le pion\u{a0}: révélez trois cartes d’action, une à la fois. Achat donne des marchandises, Stockage des places en entrepôt, Transport charge les navires ou rapporte de l’or.",
        "You have the pawn: reveal three action cards, one at a time. Purchase brings goods, Storage puts them into the warehouse, Transport loads ships or earns gold.",
    ),
    (
        7,
        8,
        "Au plus deux cartes de la même pioche. Regardez ce qui est sorti avant de choisir la suivante.",
        "At most two cards from one pile. Look at what came up before you choose the next.",
    ),
    (
        9,
        9,
        "Prenez une carte, gratuitement. Elle reste visible\u{a0}: les autres peuvent vous faire une offre. Stockage et Achat vont bien ensemble, un par tour.",
        "Take a card, free of charge. It lies face up: the others may bid for it. You want Purchase one turn and Storage the next.",
    ),
    (
        10,
        17,
        "Si l’on vous fait une offre, vous devez vendre à l’une des places, ou garder la carte et payer à l’une d’elles ce qu’elle a offert. Ensuite, chacun exécute sa carte\u{a0}: sous chaque bouton, ce qu’il change.",
        "If somebody bids, you must sell to one of the bidders, or keep the card and pay one of them what it offered. Then everybody carries out their card: below each button you see what it changes.",
    ),
    (
        18,
        30,
        "La girouette compte les navires avant le départ. Quand il n’en reste que deux à quai, la flotte part\u{a0}: la main, les pommes et la moitié des fromages et épices sont perdues. La soie se garde.",
        "The vane counts the ships until the departure. With only two left at the quay the fleet leaves: hands, apples and half of cheese and spice are lost. Silk keeps.",
    ),
    (
        31,
        45,
        "Vous n’avez pas le pion\u{a0}? Vous pouvez disputer la carte d’un autre\u{a0}: une offre à mi-chemin de ce qu’elle lui vaut vous donne la carte, ou de l’or.",
        "No pawn? You may bid for another’s card: an offer of about half of what it is worth to them brings you the card, or gold.",
    ),
    (
        46,
        62,
        "Un Stockage se paie en une fois, même pour une seule marchandise. Gardez assez d’or\u{a0}: la table prévient si une offre vous en prive.",
        "A Storage card is paid in full, even for a single good. Keep enough gold: the table warns when an offer would take it.",
    ),
    (
        63,
        80,
        "Les cartes chamois sont spéciales\u{a0}: prises ce tour, jouées plus tard, une par tour. L’Abri met une carte hors d’atteinte des offres.",
        "Buff cards are specials: taken this turn, played later, one a turn. A Shelter takes a card out of reach of all bids.",
    ),
    (
        81,
        100,
        "Avec une carte Transport, on charge autant de navires que l’entrepôt le permet. Dès qu’une place a 34 points, la partie s’achève avec ce tour\u{202f}; le plus de points gagne. À vous\u{202f}!",
        "With one Transport card you load as many ships as the warehouse allows. Somebody at 34 points ends the game with that turn; the most points win. Your move!",
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
        assert_eq!(note(3, Lang::Fr), None, "others choose their goods");
        assert_eq!(note(101, Lang::En), None);
    }
}
