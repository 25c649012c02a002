//! What the home and set-up pages say of Logbook.

use super::options;
use crate::text::{Blurb, Lang, OptionWords};

/// The game in a few lines.
pub fn blurb(lang: Lang) -> Blurb {
    Blurb {
        title: lang.pick("Journal de bord", "Logbook"),
        line: lang.pick(
            "Une mer à découvrir, quatre nations et des pirates\u{a0}: commercez, combattez, soyez célèbre avant les autres.",
            "A sea to discover, four nations and pirates: trade, fight, and be famous before the others.",
        ),
        seats: (2, 4),
        minutes: (45, 120),
    }
}

/// Whose game it follows.
pub fn credit(lang: Lang) -> &'static str {
    lang.pick(
        "Règles d’après le jeu d’Anastasio Martínez León, Captain’s Log, publié en 2022 par Present is Future Games (graphisme de María Alcaraz García, illustrations de María Luisa Rufete Martínez, règles révisées par Ramón Vázquez et David Vielba). La carte, les missions, les prix et les textes sont ici les nôtres.",
        "Rules after the game by Anastasio Martínez León, Captain’s Log, published in 2022 by Present is Future Games (graphic design by María Alcaraz García, card art by María Luisa Rufete Martínez, rules revised by Ramón Vázquez and David Vielba). The chart, missions, prices and wording here are our own.",
    )
}

/// The words for an option, a group or a preset of the set-up.
pub fn option_words(key: &str, lang: Lang) -> OptionWords {
    options::words(key, lang)
}

#[cfg(test)]
mod tests {
    use engine::Options as _;
    use engine::options::Values;
    use logbook::Options;

    use super::*;

    #[test]
    fn every_option_group_and_preset_has_words() {
        for lang in [Lang::Fr, Lang::En] {
            let keys = (Options::FIELDS.iter().map(|field| field.key))
                .chain(Options::GROUPS.iter().map(|group| group.key))
                .chain(["light", "standard", "expert", "full", "solo", "coop", "teams"]);
            for key in keys {
                assert!(!option_words(key, lang).name.is_empty(), "{key}");
            }
            for field in Options::FIELDS {
                let Values::Words(values) = field.values else { continue };
                let words = option_words(field.key, lang);
                let speaks = |value: &&str| {
                    value.len() == 1 || words.values.iter().any(|(name, _)| name == value)
                };
                assert!(values.iter().all(speaks), "{}: {values:?}", field.key);
            }
        }
    }

    #[test]
    fn no_option_has_words_twice_and_none_is_unknown() {
        let mut keys: Vec<_> = options::keys().collect();
        keys.sort_unstable();
        let all = keys.len();
        keys.dedup();
        assert_eq!(keys.len(), all);
        let known = |key: &&str| {
            Options::FIELDS.iter().any(|field| field.key == *key)
                || Options::GROUPS.iter().any(|group| group.key == *key)
                || ["light", "standard", "expert", "full", "solo", "coop", "teams"].contains(key)
        };
        assert!(keys.iter().all(known), "{keys:?}");
    }
}
