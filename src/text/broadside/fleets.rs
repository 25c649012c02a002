//! The ready fleets: a name each, and a line of character.

use broadside::cards::Preset;

use crate::text::Lang;

/// "Flotte de l’argent".
pub fn fleet_name(lang: Lang, fleet: Preset) -> &'static str {
    let (fr, en) = match fleet.index() {
        0 => ("Ligne de bataille", "Line of battle"),
        1 => ("Convoi", "Convoy"),
        2 => ("Frères de la côte", "Brethren of the coast"),
        3 => ("La Reine et ses gueux", "The Queen and her rogues"),
        4 => ("Flotte de l’argent", "Plate fleet"),
        5 => ("Armada", "Armada"),
        6 => ("Le tercio d’Ybarra", "Ybarra’s tercio"),
        _ => ("Lettres de course", "Privateers"),
    };
    lang.pick(fr, en)
}

/// How it likes to be sailed, in a sentence.
pub fn fleet_line(lang: Lang, fleet: Preset) -> &'static str {
    let (fr, en) = match fleet.index() {
        0 => (
            "Deux coques seulement, mais le plus gros feu du large.",
            "Two hulls only, but the heaviest fire afloat.",
        ),
        1 => (
            "De grandes cales qui explorent en accostant, et un pirate-chasseur pour escorte.",
            "Roomy holds that explore as they dock, with a pirate hunter for escort.",
        ),
        2 => (
            "Rapides et querelleurs\u{a0}: ils abordent ce qu’ils ne vident pas au canon.",
            "Fast and quarrelsome: they board what their guns have not emptied.",
        ),
        3 => (
            "Une reine aux cinq mâts tient la mer pendant que ses gueux ramassent l’or.",
            "A queen of five masts holds the sea while her rogues gather the gold.",
        ),
        4 => (
            "Une cale immense et deux rapides\u{a0}: tout pour le trésor, un capitaine pour l’ouvrir.",
            "One vast hold and two escorts: all for treasure, with a captain to clear the way.",
        ),
        5 => (
            "Un géant sous son capitaine, une vigie qui voit tout d’avance.",
            "A giant under her captain, and a lookout who sees it all coming.",
        ),
        6 => (
            "Des canons à longue portée, et des soldats pour finir l’affaire à bord.",
            "Long guns from afar, and soldiers to finish the matter on deck.",
        ),
        _ => (
            "Anglais et pirates sous une même lettre\u{a0}: trois petits navires qui mordent.",
            "English and pirates under one letter: three small ships that bite.",
        ),
    };
    lang.pick(fr, en)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fleet_has_a_name_and_a_character() {
        for lang in [Lang::Fr, Lang::En] {
            let names: Vec<&str> = Preset::all().map(|fleet| fleet_name(lang, fleet)).collect();
            assert!((0..names.len()).all(|at| !names[..at].contains(&names[at])));
            for fleet in Preset::all() {
                let line = fleet_line(lang, fleet);
                assert!(line.ends_with('.') && line.chars().count() <= 90, "{line}");
            }
        }
    }
}
