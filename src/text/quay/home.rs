//! What the home and set-up pages say of Quayside.

use crate::text::{Blurb, Lang, OptionWords};

/// The game in a few lines.
pub fn blurb(lang: Lang) -> Blurb {
    Blurb {
        title: lang.pick("À quai", "Quayside"),
        line: lang.pick(
            "Achetez, stockez, chargez avant le départ de la flotte\u{a0}: «\u{202f}vends-moi ta carte, ou paie-moi\u{202f}!\u{202f}»",
            "Buy, store, load before the fleet leaves: “sell me your card, or pay me!”",
        ),
        seats: (2, 4),
        minutes: (20, 30),
    }
}

/// Whose game it follows.
pub fn credit(lang: Lang) -> &'static str {
    lang.pick(
            "Règles d’après le jeu de cartes de Torsten Landsvogt, publié en 2007 par Phalanx Games sous les noms de Vor dem Wind, Before the Wind et Les Vents du nord. Ni ces noms, ni leurs images, ni les valeurs de leurs cartes ne sont repris.",
            "Rules after the card game by Torsten Landsvogt, published in 2007 by Phalanx Games as Vor dem Wind, Before the Wind and Les Vents du nord. Neither these names nor their art nor their card faces are used.",
        )
}

/// The words for an option of the set-up.
pub fn option_words(key: &str, lang: Lang) -> OptionWords {
    match key {
        "players" => OptionWords::seats(lang),
        "length" => OptionWords {
            name: lang.pick("Durée", "Length"),
            note: lang.pick(
                "Normale\u{a0}: 60 points à deux, 50 à trois ou quatre. Courte\u{a0}: 40 à deux, 34 à trois ou quatre.",
                "Standard: 60 points with two seats, 50 with three or four. Short: 40 with two, 34 with three or four.",
            ),
            values: lang.pick(
                &[("standard", "Normale"), ("short", "Courte")],
                &[("standard", "Standard"), ("short", "Short")],
            ),
        },
        "wide_row" => OptionWords {
            name: lang.pick("Rangée large", "Wide row"),
            note: lang.pick(
                "Une carte d’action de plus que de places\u{a0}: plus vif, surtout à deux.",
                "One action card more than seats: livelier, above all with two.",
            ),
            values: yes_or_no(lang),
        },
        "open_books" => OptionWords {
            name: lang.pick("Livres ouverts", "Open books"),
            note: lang.pick(
                "L’or, les mains et les points de tout le monde sont visibles.",
                "Everybody’s gold, hand and points are shown.",
            ),
            values: yes_or_no(lang),
        },
        "two" => OptionWords::named(lang.pick("À deux", "For two")),
        _ => OptionWords::named(""),
    }
}

fn yes_or_no(lang: Lang) -> &'static [(&'static str, &'static str)] {
    lang.pick(&[("false", "Non"), ("true", "Oui")], &[("false", "No"), ("true", "Yes")])
}
