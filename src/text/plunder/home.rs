//! What the home and set-up pages say of Plunder.

use crate::text::{Blurb, Lang, OptionWords};

/// The game in a few lines.
pub fn blurb(lang: Lang) -> Blurb {
    match lang {
        Lang::Fr => Blurb {
            title: "Butin",
            line: "Envoyez vos marchands en mer et pillez ceux des autres\u{a0}: qui mène encore à son tour emporte l’or.",
            credit: "Règles d’après le jeu de cartes de Reiner Knizia, publié sous les noms de Pirat (1992), Korsar (2002) et Loot (2005).",
            players: (2, 8),
            minutes: (10, 20),
        },
        Lang::En => Blurb {
            title: "Plunder",
            line: "Send your merchants to sea and plunder the others’: whoever still leads when their turn comes takes the gold.",
            credit: "Rules after the card game by Reiner Knizia, published as Pirat (1992), Korsar (2002) and Loot (2005).",
            players: (2, 8),
            minutes: (10, 20),
        },
    }
}

/// The words for an option of the set-up.
pub fn option_words(key: &str, lang: Lang) -> OptionWords {
    let (name, note) = match (key, lang) {
        ("players", Lang::Fr) => ("Nombre de places", ""),
        ("players", Lang::En) => ("Seats", ""),
        ("teams", Lang::Fr) => (
            "En équipes de deux",
            "À quatre, au choix\u{202f}; à six ou huit, toujours. Les voisins jouent ensemble et se montrent leurs cartes.",
        ),
        ("teams", Lang::En) => (
            "Teams of two",
            "With four seats if you like, with six or eight always. Neighbours fight together and show each other their cards.",
        ),
        ("free_discard", Lang::Fr) => (
            "Défausse libre",
            "Quand la pioche est vide, on peut défausser toute carte sauf un marchand, même jouable.",
        ),
        ("free_discard", Lang::En) => (
            "Free discard",
            "Once the pile is empty any card but a merchant may be discarded, even a playable one.",
        ),
        _ => ("", ""),
    };
    OptionWords { name, note, values: &[] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_has_a_name() {
        for field in <plunder::Tables as engine::Options>::FIELDS {
            for lang in [Lang::Fr, Lang::En] {
                assert!(!option_words(field.key, lang).name.is_empty(), "{}", field.key);
            }
        }
    }
}
