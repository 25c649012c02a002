//! What the home and set-up pages say of Broadside.

use crate::text::{Blurb, Lang, OptionWords};

/// The game in a few lines.
pub fn blurb(lang: Lang) -> Blurb {
    Blurb {
        title: lang.pick("Bordée", "Broadside"),
        line: lang.pick(
            "Une flotte, six îles, de l’or caché\u{a0}: rapportez-en plus de la moitié, au vent ou au canon.",
            "A fleet, six islands, hidden gold: bring home more than half of it, by sail or by cannon.",
        ),
        seats: (2, 4),
        minutes: (20, 40),
    }
}

/// Whose game it follows.
pub fn credit(lang: Lang) -> &'static str {
    lang.pick(
        "Une lecture des règles du jeu de James Ernest et Mike Selinker, publié en 2004 par WizKids sous les noms de Pirates of the Spanish Main et Pirates du Nouveau Monde. Navires, gens, îles et textes sont ici les nôtres.",
        "A reading of the rules of the game by James Ernest and Mike Selinker, published in 2004 by WizKids as Pirates of the Spanish Main and Pirates du Nouveau Monde. Ships, people, islands and wording here are our own.",
    )
}

/// The words for an option, a group or a preset of the set-up.
pub fn option_words(key: &str, lang: Lang) -> OptionWords {
    let words = |name: (&'static str, &'static str), note: (&'static str, &'static str), values| {
        OptionWords { name: lang.pick(name.0, name.1), note: lang.pick(note.0, note.1), values }
    };
    match key {
        "players" => OptionWords::seats(lang),
        "build" => words(
            ("Points par flotte", "Points per fleet"),
            (
                "Plus de points\u{a0}: plus de navires et plus d’or.",
                "More points: more ships and more gold.",
            ),
            &[],
        ),
        "fleets" => words(
            ("Flottes", "Fleets"),
            (
                "Choisies\u{a0}: une flotte prête ou la vôtre, navire par navire.",
                "Chosen: a ready fleet, or your own, ship by ship.",
            ),
            lang.pick(
                &[("chosen", "Choisies"), ("dealt", "Distribuées")],
                &[("chosen", "Chosen"), ("dealt", "Dealt")],
            ),
        ),
        "islands" => words(
            ("Îles", "Islands"),
            (
                "Placées tour à tour par les capitaines, ou au hasard.",
                "Placed by the captains in turn, or at random.",
            ),
            lang.pick(
                &[("placed", "Placées"), ("random", "Au hasard")],
                &[("placed", "Placed"), ("random", "At random")],
            ),
        ),
        "homes" => words(
            ("Ports", "Homes"),
            (
                "À deux, chacun choisit le port de l’autre\u{202f}; ou le sort décide.",
                "With two seats each chooses the other’s home; or the lot decides.",
            ),
            lang.pick(
                &[("chosen", "Choisis"), ("random", "Au hasard")],
                &[("chosen", "Chosen"), ("random", "At random")],
            ),
        ),
        "uniques" => words(
            ("Trésors uniques par place", "Unique treasures per seat"),
            (
                "Combien chacun peut en glisser parmi ses trésors.",
                "How many each may slip among the treasures.",
            ),
            &[],
        ),
        "stop_short" => words(
            ("S’arrêter en chemin", "Stopping short"),
            (
                "Au quart, à la moitié ou aux trois quarts d’un segment.",
                "After a quarter, half or three quarters of a segment.",
            ),
            lang.pick(
                &[("off", "Non"), ("quarters", "Oui")],
                &[("off", "No"), ("quarters", "Yes")],
            ),
        ),
        "explore_load" => words(
            ("Une exploration charge", "An exploration loads"),
            ("Un seul trésor, ou autant qu’on veut.", "One treasure, or as many as you like."),
            lang.pick(
                &[("one", "Un trésor"), ("all", "Tout")],
                &[("one", "One treasure"), ("all", "Any number")],
            ),
        ),
        "home_sanctuary" => words(
            ("Port inviolable", "Safe homes"),
            (
                "On ne tire pas sur un navire accosté à son port.",
                "Ships docked at their home cannot be fired at.",
            ),
            lang.pick(&[("off", "Non"), ("on", "Oui")], &[("off", "No"), ("on", "Yes")]),
        ),
        "island_fire" => words(
            ("Tir et îles", "Fire and islands"),
            (
                "Les boulets passent au-dessus des îles, ou s’y arrêtent.",
                "Shot flies over islands, or is stopped by them.",
            ),
            lang.pick(
                &[("over", "Par-dessus"), ("blocked", "Arrêté")],
                &[("over", "Over"), ("blocked", "Stopped")],
            ),
        ),
        "round_limit" => words(
            ("Dernière manche", "Last round"),
            ("Ensuite, l’or au port décide.", "After it, the gold at home decides."),
            &[],
        ),
        "house_rules" => OptionWords::named(lang.pick("Règles de la table", "House rules")),
        "quick" => words(
            ("Départ rapide", "Quick start"),
            ("Tout est distribué\u{a0}: on largue les amarres.", "All is dealt: cast off at once."),
            &[],
        ),
        "full" => words(
            ("Ses propres flottes", "Own fleets"),
            (
                "Flottes, îles et ports se choisissent à la table.",
                "Fleets, islands and homes are chosen at the table.",
            ),
            &[],
        ),
        "duel" => words(
            ("Duel", "Duel"),
            (
                "De petites flottes de 20 points, composées à la main.",
                "Small fleets of 20 points, built by hand.",
            ),
            &[],
        ),
        "four" => words(
            ("Quatre au large", "Four at sea"),
            ("À quatre, jusqu’à la manche 30.", "Four captains, up to round 30."),
            &[],
        ),
        _ => OptionWords::named(""),
    }
}

#[cfg(test)]
mod tests {
    use broadside::Options;
    use engine::Options as _;
    use engine::options::Values;

    use super::*;

    #[test]
    fn every_option_group_and_preset_has_words() {
        for lang in [Lang::Fr, Lang::En] {
            let keys = (Options::FIELDS.iter().map(|field| field.key))
                .chain(Options::GROUPS.iter().map(|group| group.key))
                .chain(Options::presets().into_iter().map(|preset| preset.key));
            for key in keys.collect::<Vec<_>>() {
                assert!(!option_words(key, lang).name.is_empty(), "{key}");
            }
            for field in Options::FIELDS {
                if let Values::Words(values) = field.values {
                    let words = option_words(field.key, lang);
                    let numbers = values.iter().all(|value| value.parse::<u8>().is_ok());
                    let told =
                        |value: &&&str| words.values.iter().any(|(name, _)| *name == **value);
                    assert!(
                        numbers || values.iter().filter(told).count() == values.len(),
                        "{}",
                        field.key
                    );
                }
            }
        }
    }
}
