//! Les règles d’À quai en français.

use super::rules_parts::{fleets, heap, kinds, laid_out};
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
        Section {
            id: "turn",
            title: "Un tour",
            body: vec![Block::Steps(vec![
                "Révéler\u{a0}: qui a le pion révèle des cartes d’action.",
                "Négocier\u{a0}: chacun en prend une, ou fait une offre pour une carte déjà prise.",
                "Agir\u{a0}: chacun exécute sa carte et peut jouer une carte spéciale de sa main.",
                "Fin\u{a0}: le pion passe à gauche\u{202f}; avec deux navires ou moins à quai, la flotte part.",
            ])],
        },
        Section {
            id: "reveal",
            title: "Révéler les cartes",
            body: vec![
                Block::Text(
                    "Qui a le pion révèle autant de cartes d’action qu’il y a de places, l’une après l’autre, en choisissant chaque pioche après avoir vu les cartes précédentes. Elles forment la rangée.",
                ),
                Block::List(vec![
                    "Au plus deux cartes viennent d’une même pioche.",
                    "La rangée vient d’au moins deux pioches\u{202f}; à deux, la seconde carte vient donc d’une autre pioche que la première.",
                    "Une pioche vide est refaite avec sa défausse.",
                ]),
                laid_out(
                    lang,
                    "Une rangée de trois",
                    "P16 T16 T37",
                    "Un Achat et deux cartes Transport, dont la dernière est spéciale, un Abri. Une troisième carte Transport n’aurait pas été permise.",
                ),
            ],
        },
        Section {
            id: "trade",
            title: "Négocier",
            body: vec![
                Block::Text(
                    "Une place est libre tant que rien n’est posé devant elle, détentrice avec une carte visible, servie avec une carte ou de l’argent face cachée. La première place libre, comptée à partir du pion, doit faire l’un des deux\u{a0}: prendre ou faire une offre.",
                ),
                Block::List(vec![
                    "Prendre\u{a0}: on pose devant soi, visible, une carte de la rangée, gratuitement.",
                    "Faire une offre\u{a0}: on désigne la carte visible d’une autre place et on offre au moins 1 pièce, au plus ce qu’on possède (et jamais plus de 60). Chaque autre place libre est alors interrogée une fois, dans l’ordre\u{a0}: elle offre aussi, plus, moins ou autant, ou elle n’offre rien. Qui détient une carte ou est servi ne fait pas d’offre.",
                ]),
                Block::Text(
                    "La place détentrice doit ensuite choisir\u{a0}: accepter une des offres, n’importe laquelle, ou payer à l’une des places ce qu’elle a offert, si elle en a l’or. Refuser tout le monde sans rien payer n’est pas possible.",
                ),
                Block::List(vec![
                    "Offre acceptée\u{a0}: l’acheteur paie et reçoit la carte, face cachée. La vente rapporte l’argent, face cachée.",
                    "Offre payée\u{a0}: la carte reste où elle est, face cachée. Qui avait offert reçoit l’argent, face cachée.",
                    "Dans les deux cas, les deux places sont servies et n’interviennent plus\u{a0}: on ne peut plus disputer leur carte. Les autres ne paient rien et restent libres.",
                ]),
                Block::Text(
                    "Exemple\u{a0}: Ana détient une carte. Ben offre 4, Cléo 7. Ana peut vendre à Ben pour 4, vendre à Cléo pour 7, garder la carte et payer 4 à Ben, ou la garder et payer 7 à Cléo.",
                ),
                Block::Text(
                    "Les négociations s’arrêtent quand aucune place n’est libre. Le reste de la rangée est défaussé, l’argent et les cartes spéciales vont en main, les cartes normales restent devant les places. L’argent face cachée ne sert pas avant. À deux, on peut faire une offre juste pour être payé.",
                ),
            ],
        },
        Section {
            id: "shelter",
            title: "L’Abri",
            body: vec![
                Block::Text(
                    "L’Abri est une carte spéciale qui ne se joue que pendant les négociations, quand on doit choisir ou répondre à une offre.",
                ),
                Block::List(vec![
                    "Au lieu de prendre\u{a0}: on prend une carte de la rangée face cachée\u{202f}; personne ne peut la disputer.",
                    "Au lieu d’offrir\u{a0}: on prend la carte visible d’une autre place, face cachée\u{202f}; celle-ci reçoit 5 pièces de la banque, face cachée. Les enchères pour cette carte s’arrêtent aussitôt, et les offres déjà faites tombent.",
                ]),
                Block::Text(
                    "Qui a joué un Abri ne joue plus de carte spéciale ce tour-ci. On ne peut pas s’en servir pour répondre à une offre sur sa propre carte.",
                ),
            ],
        },
        Section {
            id: "act",
            title: "Agir",
            body: vec![Block::Text(
                "À partir du pion, dans le sens des aiguilles d’une montre, chaque place agit une fois. Elle peut exécuter sa carte normale et jouer une carte spéciale de sa main, dans l’ordre qu’elle veut, chacune une fois. Rien n’est obligatoire\u{a0}: ce à quoi on renonce ne coûte rien et est perdu.",
            )],
        },
        Section {
            id: "purchase",
            title: "Achat",
            body: vec![
                Block::Text(
                    "On prend gratuitement dans la réserve les marchandises indiquées, en main. Ce qui manque dans la réserve est perdu.",
                ),
                laid_out(
                    lang,
                    "Une carte Achat",
                    "P16",
                    "Deux pommes, un fromage, une épice et une soie viennent en main.",
                ),
            ],
        },
        Section {
            id: "storage",
            title: "Stockage",
            body: vec![
                Block::Text(
                    "On déplace de la main vers l’entrepôt jusqu’au nombre de marchandises indiqué et on paie le prix à la banque\u{a0}: une fois et en entier, même pour une seule. Sans le prix complet, on ne stocke pas\u{202f}; ne rien stocker ne coûte rien.",
                ),
                Block::Text(
                    "Un entrepôt a 8 places. Une marchandise n’en revient jamais en main, sauf par un Échange.",
                ),
                laid_out(
                    lang,
                    "Une carte Stockage",
                    "S10",
                    "Jusqu’à 4 marchandises pour 9 pièces.",
                ),
            ],
        },
        Section {
            id: "transport",
            title: "Transport",
            body: vec![
                Block::Text(
                    "Un chargement ou le revenu indiqué sur la carte, jamais les deux. Pour un chargement, on charge autant de navires qu’on peut, l’un après l’autre\u{a0}: il faut la cargaison complète dans son entrepôt\u{202f}; la main ne compte pas. Les marchandises retournent à la réserve, le navire est posé devant soi, face cachée.",
                ),
                laid_out(
                    lang,
                    "Avec une carte Transport, et FFÉÉ en entrepôt",
                    "T16 L08 K09",
                    "On peut charger le grand navire pour 16 points, mais pas le petit\u{a0}: il manque une pomme. Ou bien on touche 11 pièces.",
                ),
            ],
        },
        Section {
            id: "specials",
            title: "Les cartes spéciales",
            body: vec![
                Block::Text(
                    "Les cartes chamois sont spéciales. Acquise ce tour-ci, une carte spéciale va en main et se joue au plus tôt au tour suivant\u{202f}; une seule par place et par tour, l’Abri compris. Une carte qui n’aurait aucun effet ne peut pas être jouée.",
                ),
                laid_out(
                    lang,
                    "Les six cartes spéciales",
                    "P34 P38 S33 S35 S38 T37",
                    "Le nombre dit combien de marchandises\u{202f}; la pièce, ce que coûte l’Achat stocké et ce que rapporte chaque vente.",
                ),
                Block::List(vec![
                    "Libre-échange\u{a0}: on prend dans la réserve, en main, le nombre indiqué de marchandises de son choix.",
                    "Conservation\u{a0}: la carte est posée dans l’entrepôt, où elle ne prend pas de place, et protège autant de marchandises au prochain départ.",
                    "Achat stocké\u{a0}: jusqu’au nombre indiqué de marchandises de son choix vont de la réserve directement en entrepôt\u{202f}; le prix se paie une fois et en entier.",
                    "Échange\u{a0}: une ou deux fois, on donne une marchandise de son entrepôt contre une autre sorte, de sa propre main ou de l’entrepôt d’une autre place, qui n’est pas consultée.",
                    "Vente\u{a0}: on vend autant de marchandises qu’on veut, de la main ou de l’entrepôt, au moins une, pour 3 pièces chacune.",
                ]),
                Block::Text(
                    "Qui joue un Achat stocké ou un Échange avant d’utiliser une carte Transport ne peut plus en tirer que le revenu.",
                ),
            ],
        },
        Section {
            id: "departure",
            title: "Le départ",
            body: vec![
                Block::Text(
                    "À la fin d’un tour, avec deux navires ou moins à quai, toute la flotte part. Puis, place par place\u{a0}:",
                ),
                Block::Steps(vec![
                    "La Conservation protège autant de marchandises qu’indiqué, au choix\u{a0}: d’abord celles de l’entrepôt, celles de la main seulement quand tout l’entrepôt est protégé. Puis la carte est défaussée.",
                    "Toutes les autres marchandises en main sont perdues.",
                    "Toutes les autres pommes de l’entrepôt sont perdues.",
                    "Des autres fromages et épices de l’entrepôt, comptés ensemble, la moitié est perdue, arrondie vers le bas\u{202f}; on choisit lesquels.",
                    "La soie en entrepôt se garde. L’or, les cartes spéciales et les navires gagnés ne sont pas touchés.",
                ]),
                heap(
                    lang,
                    "Un entrepôt au départ",
                    "AACCPS",
                    "AAP",
                    "Les deux pommes sont perdues. De deux fromages et une épice, la moitié de trois, arrondie vers le bas, fait une\u{a0}: ici, l’épice. La soie reste.",
                ),
                Block::Text("Puis une nouvelle flotte arrive, de la même taille qu’au début."),
            ],
        },
        Section {
            id: "end",
            title: "Fin de la partie",
            body: vec![
                Block::Text(
                    "La partie s’achève à la fin du tour où une place a atteint l’objectif\u{202f}; la flotte ne part plus. Toutes les places ont agi le même nombre de fois.",
                ),
                Block::Text(
                    "Le plus de points gagne. À égalité, le plus de marchandises en entrepôt, puis le plus d’or\u{202f}; sinon la victoire est partagée. Après le tour 100, la partie s’arrête dans tous les cas.",
                ),
            ],
        },
        Section {
            id: "options",
            title: "Variantes",
            body: vec![Block::List(vec![
                "Partie courte\u{a0}: un objectif plus bas.",
                "Rangée large\u{a0}: on révèle une carte d’action de plus que de places. Plus vif, surtout à deux.",
                "Livres ouverts\u{a0}: l’or, les mains, les cartes spéciales et les points de tous sont visibles.",
            ])],
        },
    ]
}
