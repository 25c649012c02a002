//! Les actions, les cartes, le départ, la fin et les options.

use super::super::rules_parts::{heap, laid_out};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// Ces sections, dans l’ordre de lecture.
pub fn sections() -> Vec<Section> {
    let lang = Lang::Fr;
    vec![
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
