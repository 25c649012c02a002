//! What the home and set-up pages say of Plunder.

use crate::text::{Blurb, Lang, OptionWords};

/// The game in a few lines.
pub fn blurb(lang: Lang) -> Blurb {
    Blurb {
        title: lang.pick("Butin", "Plunder"),
        line: lang.pick(
            "Envoyez vos marchands, pillez ceux des autres\u{a0}: qui mène encore à son tour emporte l’or.",
            "Send merchants to sea, plunder the others’: whoever still leads at their turn takes the gold.",
        ),
        seats: (2, 8),
        minutes: (10, 20),
    }
}

/// Whose game it follows.
pub fn credit(lang: Lang) -> &'static str {
    lang.pick(
            "Règles d’après le jeu de cartes de Reiner Knizia, publié sous les noms de Pirat (1992), Korsar (2002) et Loot (2005).",
            "Rules after the card game by Reiner Knizia, published as Pirat (1992), Korsar (2002) and Loot (2005).",
        )
}

/// The words for an option of the set-up.
pub fn option_words(key: &str, lang: Lang) -> OptionWords {
    match key {
        "players" => OptionWords::seats(lang),
        "teams" => OptionWords {
            name: lang.pick("En équipes de deux", "Teams of two"),
            note: lang.pick(
                "À quatre, au choix\u{202f}; à six ou huit, toujours. Les voisins jouent ensemble et se montrent leurs cartes.",
                "With four seats if you like, with six or eight always. Neighbours fight together and show each other their cards.",
            ),
            values: &[],
        },
        "free_discard" => OptionWords {
            name: lang.pick("Défausse libre", "Free discard"),
            note: lang.pick(
                "Quand la pioche est vide, on peut défausser toute carte sauf un marchand, même jouable.",
                "Once the pile is empty any card but a merchant may be discarded, even a playable one.",
            ),
            values: &[],
        },
        _ => OptionWords::named(""),
    }
}
