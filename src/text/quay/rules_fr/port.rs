//! Le but, les marchandises, le début de la partie et ce qui est secret.

use super::super::rules_parts::{fleets, heap, kinds, laid_out};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// Ces sections, dans l’ordre de lecture.
pub fn sections() -> Vec<Section> {
    let lang = Lang::Fr;
    vec![
        Section {
            id: "goal",
            title: "But du jeu",
            body: vec![
                Block::Text(
                    "Des navires à quai demandent des marchandises. On en achète, on les met en entrepôt et on charge des cargaisons complètes\u{a0}: chaque navire chargé rapporte ses points. Mais quand la flotte part, une bonne part de ce qui traîne encore est perdue.",
                ),
                Block::Text(
                    "La partie s’achève avec le tour où une place atteint l’objectif. Le plus de points gagne.",
                ),
            ],
        },
        Section {
            id: "goods",
            title: "Les marchandises",
            body: vec![
                Block::Text(
                    "Il y a quatre sortes de marchandises, 15 cartes de chaque dans la réserve.",
                ),
                heap(lang, "Les quatre sortes", "ACPS", "", ""),
                kinds(
                    lang,
                    vec!["Sorte", "Points sur un grand navire", "Sur un petit", "Au départ"],
                    [
                        "tout se perd",
                        "la moitié, avec les épices",
                        "la moitié, avec les fromages",
                        "se garde",
                    ],
                ),
                Block::Text(
                    "Un grand navire demande quatre marchandises et vaut 1 point de plus si elles sont de trois ou quatre sortes. Un petit navire en demande une ou deux.",
                ),
                laid_out(
                    lang,
                    "Trois navires",
                    "L05 L23 K09",
                    "Deux pommes et deux fromages\u{a0}: 18 points. Une de chaque\u{a0}: 5 + 4 + 4 + 3, et 1 de plus pour la variété\u{a0}: 17. Un petit navire pour une pomme et un fromage\u{a0}: 7.",
                ),
            ],
        },
        Section {
            id: "setup",
            title: "Début de la partie",
            body: vec![
                Block::Steps(vec![
                    "Chaque place a 22 pièces d’or et un entrepôt vide de 8 places.",
                    "Les trois pioches de cartes d’action, Achat, Stockage et Transport, sont mélangées\u{202f}; les grands et les petits navires aussi.",
                    "Une flotte vient à quai\u{202f}; sa taille dépend du nombre de places.",
                    "Le sort désigne qui reçoit le pion et commence. À partir de là, dans le sens des aiguilles d’une montre, chaque place prend dans la réserve deux marchandises de son choix, à la vue de tous.",
                ]),
                fleets(vec![
                    "Places",
                    "Grands navires",
                    "Petits navires",
                    "Objectif",
                    "Partie courte",
                ]),
            ],
        },
        Section {
            id: "hands",
            title: "Ce qui est secret",
            body: vec![
                Block::Text(
                    "L’or, les marchandises et les cartes spéciales en main sont cachés aux autres, de même que les navires gagnés et leurs points. L’argent et les marchandises ont le même dos\u{a0}: on ne voit que le nombre de cartes des deux ensemble. Le nombre de spéciales et de navires est public.",
                ),
                Block::Text(
                    "Mais tout se joue à découvert\u{a0}: une bonne mémoire en sait long. Les entrepôts, la rangée, les offres et ce qui est posé devant chaque place sont visibles de tous. La main n’a pas de limite.",
                ),
            ],
        },
    ]
}
