//! What the home and set-up pages say of Gale.

use crate::text::{Blurb, Lang, OptionWords};

/// The game in a few lines.
pub fn blurb(lang: Lang) -> Blurb {
    Blurb {
        title: lang.pick("Coup de vent", "Gale"),
        line: lang.pick(
            "Ni la plus haute, ni la plus basse\u{a0}: la carte la plus faible prend le vent dans les voiles.",
            "Neither highest nor lowest: the weakest card takes the wind in its sails.",
        ),
        credit: lang.pick(
            "Règles d’après le jeu de cartes de Dirk Liekens, publié en 2009 par Argentum sous le nom de Santa Timea (illustrations de Dennis Lohausen, règles françaises de Didier Duchon).",
            "Rules after the card game by Dirk Liekens, published in 2009 by Argentum as Santa Timea (graphics by Dennis Lohausen, French rules by Didier Duchon).",
        ),
        players: (2, 5),
        minutes: (10, 15),
    }
}

/// The words for an option of the set-up.
pub fn option_words(key: &str, lang: Lang) -> OptionWords {
    match key {
        "players" => OptionWords::seats(lang),
        "expert" => OptionWords {
            name: lang.pick("Variante", "Variant"),
            note: lang.pick(
                "Expert\u{a0}: vents exclus visibles, vents reportés, triplets au choix, paires et groupes.",
                "Expert: winds that stay away are shown, unclaimed winds carry over, triplets are a choice, pairs and groups count.",
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
