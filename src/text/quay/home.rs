//! What the home and set-up pages say of Quayside.

use crate::text::{Blurb, Lang, OptionWords};

/// The game in a few lines.
pub fn blurb(lang: Lang) -> Blurb {
    match lang {
        Lang::Fr => Blurb {
            title: "À quai",
            line: "Achetez, stockez, chargez avant le départ de la flotte\u{a0}: «\u{202f}vends-moi ta carte, ou paie-moi\u{202f}!\u{202f}»",
            credit: "Règles d’après le jeu de cartes de Torsten Landsvogt, publié en 2007 par Phalanx Games sous les noms de Vor dem Wind, Before the Wind et Les Vents du nord. Ni ces noms, ni leurs images, ni les valeurs de leurs cartes ne sont repris.",
            players: (2, 4),
            minutes: (20, 30),
        },
        Lang::En => Blurb {
            title: "Quayside",
            line: "Buy, store, load before the fleet leaves: “sell me your card, or pay me!”",
            credit: "Rules after the card game by Torsten Landsvogt, published in 2007 by Phalanx Games as Vor dem Wind, Before the Wind and Les Vents du nord. Neither these names nor their art nor their card faces are used.",
            players: (2, 4),
            minutes: (20, 30),
        },
    }
}

/// The words for an option of the set-up.
pub fn option_words(key: &str, lang: Lang) -> OptionWords {
    let (name, note, values): (_, _, &'static [_]) = match (key, lang) {
        ("players", Lang::Fr) => ("Nombre de places", "", &[]),
        ("players", Lang::En) => ("Seats", "", &[]),
        ("length", Lang::Fr) => (
            "Durée",
            "Normale\u{a0}: 60 points à deux, 50 à trois ou quatre. Courte\u{a0}: 40 à deux, 34 à trois ou quatre.",
            &[("standard", "Normale"), ("short", "Courte")],
        ),
        ("length", Lang::En) => (
            "Length",
            "Standard: 60 points with two seats, 50 with three or four. Short: 40 with two, 34 with three or four.",
            &[("standard", "Standard"), ("short", "Short")],
        ),
        ("wide_row", Lang::Fr) => (
            "Rangée large",
            "Une carte d’action de plus que de places\u{a0}: plus vif, surtout à deux.",
            &[("false", "Non"), ("true", "Oui")],
        ),
        ("wide_row", Lang::En) => (
            "Wide row",
            "One action card more than seats: livelier, above all with two.",
            &[("false", "No"), ("true", "Yes")],
        ),
        ("open_books", Lang::Fr) => (
            "Livres ouverts",
            "L’or, les mains et les points de tout le monde sont visibles.",
            &[("false", "Non"), ("true", "Oui")],
        ),
        ("open_books", Lang::En) => (
            "Open books",
            "Everybody’s gold, hand and points are shown.",
            &[("false", "No"), ("true", "Yes")],
        ),
        _ => ("", "", &[]),
    };
    OptionWords { name, note, values }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_has_a_name() {
        for field in <quay::Options as engine::Options>::FIELDS {
            for lang in [Lang::Fr, Lang::En] {
                assert!(!option_words(field.key, lang).name.is_empty(), "{}", field.key);
            }
        }
    }
}
