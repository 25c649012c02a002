//! Les règles de Coup de vent en français.

use super::rules_parts::{decks, places, trick, winds};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// Toutes les sections, dans l’ordre de lecture.
pub fn sections() -> Vec<Section> {
    let lang = Lang::Fr;
    vec![
        Section {
            id: "goal",
            title: "But du jeu",
            body: vec![
                Block::Text(
                    "À chaque pli souffle un vent qui abîme un navire. La carte la plus faible du pli prend ce vent et ses dégâts\u{202f}; la plus forte mène le pli suivant, ce qui n’est pas un cadeau non plus. Le mieux est de rester entre les deux.",
                ),
                Block::Text(
                    "Une partie compte 5 manches de 12 plis (on peut aussi jouer 1 ou 3 manches). Après chaque manche, moins on a de dégâts, plus on marque de points. Le plus grand total l’emporte.",
                ),
            ],
        },
        Section {
            id: "cards",
            title: "Les cartes",
            body: vec![
                Block::List(vec![
                    "60 cartes de roue\u{a0}: de 1 à 14 dans chacune des quatre directions Nord, Est, Sud et Ouest, plus 4 pirates, sans direction ni nombre.",
                    "20 cartes de vent\u{a0}: dans chaque direction, deux vents à 1 dégât, deux à 2 dégâts et un à 3 dégâts.",
                ]),
                decks(
                    lang,
                    "Des cartes de roue, un pirate, et des vents",
                    "N9 E14 S1 W6 P",
                    "N1 E2 S3",
                    "L’aiguille montre la direction\u{202f}; les éclats, les dégâts.",
                ),
            ],
        },
        Section {
            id: "setup",
            title: "Début d’une manche",
            body: vec![
                Block::Steps(vec![
                    "Toutes les cartes de vent et toutes les cartes de roue sont mélangées, à chaque manche.",
                    "Chaque place reçoit 12 cartes de roue. À deux, trois ou quatre, les autres cartes restent cachées et ne servent pas dans cette manche\u{202f}; à cinq, tout est donné.",
                    "Douze vents souffleront, un par pli. On voit celui du pli en cours et les deux suivants\u{202f}; après chaque pli la rangée avance et un nouveau vent se découvre, tant qu’il en reste sur les douze.",
                ]),
                Block::Text(
                    "Le sort désigne qui ouvre la première manche. Ensuite, la place qui a le plus de points ouvre la manche\u{202f}; si plusieurs sont à égalité en tête, la place qui avait ouvert la manche précédente ouvre de nouveau.",
                ),
            ],
        },
        Section {
            id: "trick",
            title: "Un pli",
            body: vec![
                Block::Text(
                    "La place qui mène joue la première carte, l’entame, face visible, puis chacun à son tour dans le sens des aiguilles d’une montre. Chaque place joue exactement une carte.",
                ),
                Block::Text(
                    "On joue la carte qu’on veut\u{a0}: rien n’oblige à suivre une direction. La seule limite concerne les pirates à l’entame.",
                ),
                Block::Text(
                    "Les cartes jouées restent publiques jusqu’à la fin de la manche\u{a0}: l’aide-mémoire compte pour vous ce qui n’est pas encore sorti.",
                ),
            ],
        },
        Section {
            id: "wind",
            title: "Le vent",
            body: vec![
                Block::Text(
                    "La carte de vent du pli donne deux choses\u{a0}: la direction, qui décide de ce que valent les cartes, et l’enjeu, c’est-à-dire les dégâts que quelqu’un va prendre.",
                ),
                winds(
                    lang,
                    "Le vent du pli et les deux suivants",
                    "N2 E1 S3",
                    0,
                    "Le vent du nord souffle\u{a0}: la carte la plus faible du pli prend 2 dégâts. Un vent d’est à 1 viendra ensuite, puis un vent du sud à 3.",
                ),
            ],
        },
        Section {
            id: "values",
            title: "Ce que vaut une carte",
            body: vec![
                Block::List(vec![
                    "Dans la direction du vent\u{a0}: le nombre imprimé.",
                    "Dans une direction de côté\u{a0}: la moitié exacte du nombre. Les demis comptent, on n’arrondit jamais.",
                    "Dans la direction opposée\u{a0}: zéro.",
                ]),
                Block::Text(
                    "Deux zéros ne sont pas égaux\u{a0}: entre cartes opposées au vent, le nombre imprimé décide. Mais toutes restent sous la plus petite valeur, qui est ½.",
                ),
                trick(lang, "E1", "E5 N11", "Par vent d’est, Est 5 vaut 5 et Nord 11 vaut 5½."),
                trick(
                    lang,
                    "N2",
                    "S8 S5",
                    "Les deux cartes sont opposées au vent et valent zéro\u{202f}; Sud 5 est la plus basse des deux.",
                ),
            ],
        },
        Section {
            id: "cancel",
            title: "Les égalités s’annulent",
            body: vec![
                Block::Text(
                    "Toutes les cartes d’un pli qui ont la même valeur sont hors jeu, qu’elles soient deux, trois ou plus. Il peut y avoir plusieurs groupes dans un même pli.",
                ),
                trick(
                    lang,
                    "E1",
                    "E5 N11 S10",
                    "Est 5 et Sud 10 valent 5 toutes les deux et s’annulent. Nord 11, seule en jeu, prend le vent et mène le pli suivant.",
                ),
            ],
        },
        Section {
            id: "pirates",
            title: "Les pirates",
            body: vec![
                Block::Text(
                    "Un pirate copie la carte jouée juste avant lui, quelle qu’elle soit\u{a0}: valeur entière, moitié, zéro avec son rang, ou un autre pirate. Il est donc toujours à égalité avec elle\u{a0}: les deux s’annulent, et avec elles toute autre carte de cette valeur.",
                ),
                trick(
                    lang,
                    "N1",
                    "N13 N14 P",
                    "Le pirate copie Nord 14\u{a0}: les deux sont hors jeu. Nord 13, seule en jeu, prend le vent et mène le pli suivant.",
                ),
                trick(
                    lang,
                    "N2",
                    "S8 P S5 N1",
                    "Le pirate copie aussi un zéro avec son rang\u{a0}: il n’annule que Sud 8, et Sud 5 prend le vent.",
                ),
                Block::Text(
                    "On n’entame un pli avec un pirate que si toute la main n’est faite que de pirates. Un pirate d’entame est la carte la plus basse du pli, sous les zéros, et rien ne peut l’annuler\u{a0}: il prend le vent à coup sûr. Un pirate qui le copie, directement ou à travers d’autres pirates, est hors jeu.",
                ),
                trick(
                    lang,
                    "N1",
                    "P P S1",
                    "Le pirate d’entame reste, sa copie est hors jeu\u{202f}; Sud 1 est la plus haute.",
                ),
            ],
        },
        Section {
            id: "taking",
            title: "Qui prend, qui mène",
            body: vec![
                Block::List(vec![
                    "La plus basse des cartes en jeu prend la carte de vent et la pose devant elle, visible de tous.",
                    "La plus haute des cartes en jeu mène le pli suivant.",
                    "S’il ne reste qu’une carte en jeu, elle est à la fois la plus basse et la plus haute.",
                    "S’il n’en reste aucune, le vent est mis de côté, personne ne le prend, et la même place mène de nouveau.",
                ]),
                trick(
                    lang,
                    "N3",
                    "N5 N9 N2",
                    "Un pli simple\u{a0}: Nord 2 prend le vent, Nord 9 mène le suivant.",
                ),
                trick(
                    lang,
                    "N1",
                    "N3 E6",
                    "Les deux cartes valent 3\u{a0}: plus rien n’est en jeu, le vent est mis de côté.",
                ),
            ],
        },
        Section {
            id: "triplets",
            title: "Les triplets",
            body: vec![
                Block::Text(
                    "Qui a pris les vents 1, 2 et 3 d’une même direction possède un triplet. À la fin de la manche, il est défaussé avant le compte\u{a0}: ces 6 dégâts ne comptent pas. Dans le jeu de base, cela se fait tout seul, car on n’y perd jamais.",
                ),
                winds(
                    lang,
                    "Les vents d’une place",
                    "N1 N2 N3 N2",
                    3,
                    "Le triplet Nord est défaussé\u{202f}; il reste un vent du nord à 2 dégâts.",
                ),
            ],
        },
        Section {
            id: "scoring",
            title: "Le décompte",
            body: vec![
                Block::Text(
                    "Une fois les triplets défaussés, chacun additionne ses dégâts. Le moins de dégâts rapporte le plus de points\u{a0}:",
                ),
                places(vec!["Places", "1re", "2e", "3e", "4e", "5e"]),
                Block::Text(
                    "En cas d’égalité, on additionne les points des places occupées et on partage, en arrondissant à l’entier le plus proche, les demis vers le haut. À quatre, deux places à égalité derrière la première se partagent 3 + 2\u{a0}: 2½ chacune, soit 3.",
                ),
                Block::Text("Les points de la manche s’ajoutent au total, visible de tous."),
            ],
        },
        Section {
            id: "end",
            title: "Fin de la partie",
            body: vec![Block::Text(
                "Après la dernière manche, le plus grand total gagne. À égalité, la victoire est partagée.",
            )],
        },
        Section {
            id: "expert",
            title: "Variante expert",
            body: vec![
                Block::List(vec![
                    "Prévisions à long terme\u{a0}: dès le début de la manche, trois cartes de vent sont montrées. Ces cartes ne souffleront pas dans cette manche.",
                    "Vents reportés\u{a0}: un vent que personne ne prend n’est pas mis de côté mais reporté. Qui prend le vent suivant prend aussi tous les vents reportés. Ils ne changent pas la direction du vent. Ce qui est encore reporté après le douzième pli est perdu pour tous.",
                    "Triplets au choix\u{a0}: avant le compte, chacun décide pour chaque triplet de le défausser ou de le garder, dans le sens des aiguilles d’une montre à partir de la place qui a ouvert la manche. Chaque décision est visible et définitive.",
                    "Paires\u{a0}: deux cartes de vent identiques parmi celles qui restent rapportent autant de points que les dégâts d’une seule\u{a0}: +1 pour une paire de 1, +2 pour une paire de 2. Les paires s’additionnent, et les cartes d’un triplet gardé comptent.",
                    "Groupes\u{a0}: parmi les cartes qui restent, chaque groupe complet de quatre cartes (à deux ou trois) ou de trois cartes (à quatre ou cinq) coûte 1 point.",
                ]),
                Block::Text(
                    "Points de la manche = points de place + paires − groupes. Ils peuvent être négatifs, et le total aussi.",
                ),
                winds(
                    lang,
                    "À quatre, une place a pris",
                    "N1 N2 N2 N3",
                    0,
                    "Triplet défaussé\u{a0}: 2 dégâts, ni paire ni groupe. Triplet gardé\u{a0}: 8 dégâts, mais +2 pour la paire de 2 et −1 pour un groupe de trois cartes.",
                ),
            ],
        },
    ]
}
