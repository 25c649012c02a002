//! What the home and set-up pages say of Gale.

use crate::text::{Blurb, Lang, OptionWords};

/// The game in a few lines.
pub fn blurb(lang: Lang) -> Blurb {
    Blurb {
        title: lang.pick("Coup de vent", "Gale"),
        line: lang.pick(
            "Cinq manches de douze plis\u{a0}: la carte la plus faible prend les dégâts, la plus forte mène.",
            "Five rounds of twelve tricks: the weakest card takes the damage, the strongest leads.",
        ),
        seats: (2, 5),
        minutes: (10, 15),
    }
}

/// Whose game it follows.
pub fn credit(lang: Lang) -> &'static str {
    lang.pick(
            "Règles d’après le jeu de cartes de Dirk Liekens, publié en 2009 par Argentum sous le nom de Santa Timea (illustrations de Dennis Lohausen, règles françaises de Didier Duchon).",
            "Rules after the card game by Dirk Liekens, published in 2009 by Argentum as Santa Timea (graphics by Dennis Lohausen, French rules by Didier Duchon).",
        )
}

/// The words for an option of the set-up.
pub fn option_words(key: &str, lang: Lang) -> OptionWords {
    match key {
        "players" => OptionWords::seats(lang),
        "expert" => OptionWords {
            name: lang.pick("Variante expert", "Expert variant"),
            note: lang.pick(
                "Vents exclus visibles, vents reportés, triplets au choix\u{202f}; paires et groupes comptent.",
                "Winds that stay away are shown, unclaimed winds carry over, triplets are a choice; pairs and groups count.",
            ),
            values: lang.pick(
                &[("false", "De base"), ("true", "Expert")],
                &[("false", "Basic"), ("true", "Expert")],
            ),
        },
        "rounds" => OptionWords::named(lang.pick("Manches", "Rounds")),
        _ => OptionWords::named(""),
    }
}
