//! What the home and set-up pages say of Gale.

use crate::text::{Blurb, Lang, OptionWords};

/// The game in a few lines.
pub fn blurb(lang: Lang) -> Blurb {
    match lang {
        Lang::Fr => Blurb {
            title: "Coup de vent",
            line: "Ni la plus haute, ni la plus basse\u{a0}: la carte la plus faible prend le vent dans les voiles.",
            credit: "Règles d’après le jeu de cartes de Dirk Liekens, publié en 2009 par Argentum sous le nom de Santa Timea (illustrations de Dennis Lohausen, règles françaises de Didier Duchon).",
            players: (2, 5),
            minutes: (10, 15),
        },
        Lang::En => Blurb {
            title: "Gale",
            line: "Neither highest nor lowest: the weakest card takes the wind in its sails.",
            credit: "Rules after the card game by Dirk Liekens, published in 2009 by Argentum as Santa Timea (graphics by Dennis Lohausen, French rules by Didier Duchon).",
            players: (2, 5),
            minutes: (10, 15),
        },
    }
}

/// The words for an option of the set-up.
pub fn option_words(key: &str, lang: Lang) -> OptionWords {
    let (name, note, values): (_, _, &'static [_]) = match (key, lang) {
        ("players", Lang::Fr) => ("Nombre de places", "", &[]),
        ("players", Lang::En) => ("Seats", "", &[]),
        ("expert", Lang::Fr) => (
            "Variante",
            "Expert\u{a0}: vents exclus visibles, vents reportés, triplets au choix, paires et groupes.",
            &[("false", "De base"), ("true", "Expert")],
        ),
        ("expert", Lang::En) => (
            "Variant",
            "Expert: winds that stay away are shown, unclaimed winds carry over, triplets are a choice, pairs and groups count.",
            &[("false", "Basic"), ("true", "Expert")],
        ),
        ("rounds", Lang::Fr) => ("Manches", "", &[]),
        ("rounds", Lang::En) => ("Rounds", "", &[]),
        _ => ("", "", &[]),
    };
    OptionWords { name, note, values }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_has_a_name() {
        for field in <gale::Options as engine::Options>::FIELDS {
            for lang in [Lang::Fr, Lang::En] {
                assert!(!option_words(field.key, lang).name.is_empty(), "{}", field.key);
            }
        }
    }
}
