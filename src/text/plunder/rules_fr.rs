//! Les règles de Butin en français.

use super::rules_parts::{battle, deck};
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
                    "Vingt-cinq marchands portent cent pièces d’or. Vous envoyez les vôtres en mer et vous attaquez ceux des autres avec des navires pirates. Qui mène encore un combat quand son tour revient capture le marchand et son or.",
                ),
                Block::Text(
                    "À la fin, l’or capturé compte en plus, l’or des marchands restés en main compte en moins. Le meilleur score gagne\u{202f}; à égalité, la victoire est partagée.",
                ),
            ],
        },
        Section {
            id: "cards",
            title: "Les cartes",
            body: vec![
                Block::List(vec![
                    "25 marchands, de 2 à 8 pièces d’or.",
                    "48 navires pirates\u{a0}: dans chacune des quatre couleurs Ancre, Vague, Sabre et Sablier, deux navires à 1 crâne, quatre à 2 crânes, quatre à 3 crânes et deux à 4 crânes.",
                    "4 capitaines, un par couleur, et 1 amiral, sans couleur\u{a0}: ce sont les atouts.",
                ]),
                deck(
                    lang,
                    "Les marchands",
                    "M2 M3 M4 M5 M6 M7 M8",
                    "Sous chaque carte, son nombre d’exemplaires.",
                ),
                deck(
                    lang,
                    "Les navires d’une couleur, son capitaine, et l’amiral",
                    "R1 R2 R3 R4 RC AD",
                    "Le chiffre et les crânes disent la force\u{202f}; le coin, la couleur.",
                ),
            ],
        },
        Section {
            id: "setup",
            title: "Mise en place",
            body: vec![Block::Text(
                "Les 78 cartes sont mélangées. Chaque place en reçoit six\u{202f}; le reste forme la pioche. Le sort désigne qui commence, puis on joue dans le sens des aiguilles d’une montre.",
            )],
        },
        Section {
            id: "turn",
            title: "Un tour",
            body: vec![
                Block::Steps(vec![
                    "D’abord, vous capturez d’office tous les marchands dont vous menez le combat.",
                    "Ensuite, vous faites exactement une chose\u{a0}: piocher une carte, ou en jouer une.",
                ]),
                Block::Text(
                    "Il n’y a pas de limite de main, et on ne passe jamais son tour. Sans carte en main, on pioche.",
                ),
            ],
        },
        Section {
            id: "merchants",
            title: "Envoyer un marchand",
            body: vec![
                Block::Text(
                    "Posez un marchand devant vous\u{a0}: il est en mer. On peut en avoir autant qu’on veut. Si personne ne l’a attaqué quand votre tour revient, il rentre au port et son or est à vous.",
                ),
                battle(
                    lang,
                    false,
                    5,
                    "",
                    "Personne n’attaque\u{a0}: Anne mène, et prend ses 5 pièces au début de son prochain tour.",
                ),
            ],
        },
        Section {
            id: "ships",
            title: "Jouer un navire",
            body: vec![
                Block::Text(
                    "Un navire pirate se joue contre n’importe quel marchand en mer, attaqué ou non, même l’un des vôtres, pour le défendre. La force d’un camp auprès d’un marchand est la somme des crânes de ses navires.",
                ),
                Block::Text(
                    "Rien n’oblige à prendre la tête\u{a0}: un navire trop faible peut être joué, pour préparer la suite ou pour gêner.",
                ),
                battle(lang, false, 5, "1:R3 2:G4 1:R2", "Marc mène, 5 contre 4."),
            ],
        },
        Section {
            id: "colours",
            title: "Les couleurs",
            body: vec![
                Block::List(vec![
                    "Le premier navire d’un camp auprès d’un marchand fixe sa couleur à cet endroit. Elle doit être libre\u{a0}: aucun autre camp n’y a de navire de cette couleur.",
                    "Tous les navires que ce camp ajoute ici sont de cette couleur. Ailleurs, il peut en choisir une autre.",
                    "Quatre camps au plus ont donc des navires auprès d’un même marchand. Qui n’y a que l’amiral n’a besoin d’aucune couleur et peut être le cinquième.",
                ]),
                battle(
                    lang,
                    false,
                    4,
                    "1:B1 2:Y2",
                    "Marc a pris l’ancre, Nina le sablier. Hugo ne peut plus attaquer ce marchand qu’avec le sabre ou la vague.",
                ),
            ],
        },
        Section {
            id: "captains",
            title: "Les capitaines",
            body: vec![
                Block::Text(
                    "Un capitaine rejoint un de vos navires, joué à un tour précédent, et seulement s’il est de sa couleur. Il bat n’importe quel nombre de crânes.",
                ),
                battle(
                    lang,
                    false,
                    7,
                    "2:G4 2:G4 1:R1 1:RC",
                    "Le capitaine de Marc bat les huit crânes de Nina.",
                ),
                Block::Text(
                    "S’il y a plusieurs atouts auprès d’un marchand, seul le dernier joué compte, quel qu’il soit.",
                ),
                battle(
                    lang,
                    false,
                    6,
                    "1:R1 1:RC 2:G1 2:GC",
                    "Nina a joué son capitaine en dernier\u{a0}: elle mène.",
                ),
            ],
        },
        Section {
            id: "admiral",
            title: "L’amiral",
            body: vec![
                Block::Text(
                    "L’amiral se joue seulement auprès d’un de vos propres marchands, attaqué ou non, avec ou sans navire à vous. Il n’a pas de couleur et n’en impose aucune. Il bat tous les crânes, et les capitaines joués avant lui\u{202f}; un capitaine joué après lui le bat.",
                ),
                battle(
                    lang,
                    false,
                    8,
                    "1:R3 1:RC 0:AD",
                    "L’amiral est venu en dernier\u{a0}: Anne mène.",
                ),
            ],
        },
        Section {
            id: "battle",
            title: "Qui mène",
            body: vec![
                Block::Steps(vec![
                    "Aucune carte auprès du marchand\u{a0}: son propriétaire mène.",
                    "Sinon, s’il y a un atout\u{a0}: le camp du dernier atout joué mène.",
                    "Sinon\u{a0}: le camp qui a plus de crânes que chacun des autres mène. Le propriétaire ne compte que par ses navires.",
                    "Égalité en tête\u{a0}: personne ne mène. Toutes les cartes restent, jusqu’à ce qu’un camp l’emporte.",
                ]),
                battle(
                    lang,
                    false,
                    5,
                    "1:R4 2:G4 3:B2",
                    "Marc et Nina sont à égalité\u{a0}: personne ne mène, et Hugo non plus.",
                ),
                battle(
                    lang,
                    false,
                    5,
                    "1:R4 0:B4 0:B1",
                    "Anne défend son marchand\u{a0}: 5 contre 4, elle mène.",
                ),
            ],
        },
        Section {
            id: "capture",
            title: "La capture",
            body: vec![
                Block::Text(
                    "Au début de votre tour, avant d’agir, vous capturez tous les marchands dont vous menez le combat à ce moment. Mener, c’est donc tenir pendant un tour de table entier\u{a0}: les autres ont chacun eu une occasion de répondre.",
                ),
                Block::Text(
                    "Le marchand et toutes les cartes jouées auprès de lui quittent le jeu\u{202f}; seul l’or compte. La capture est automatique.",
                ),
            ],
        },
        Section {
            id: "discard",
            title: "Quand la pioche est vide",
            body: vec![
                Block::Text(
                    "On ne peut plus piocher. On joue une carte, ou on en défausse une, face visible, qui ne peut pas être jouée à ce moment. On peut la défausser même si une autre carte est jouable.",
                ),
                Block::Text(
                    "Un marchand n’est jamais défaussé\u{a0}: il peut toujours être envoyé. Avec l’option «\u{202f}défausse libre\u{202f}», toute autre carte peut partir, même jouable.",
                ),
            ],
        },
        Section {
            id: "end",
            title: "Fin de la partie",
            body: vec![
                Block::Text(
                    "La partie s’arrête aussitôt que, après une action, la pioche est vide et une main aussi, que sa dernière carte ait été jouée ou défaussée.",
                ),
                Block::List(vec![
                    "Chaque marchand encore en mer va tout de suite au camp qui mène son combat\u{202f}; un marchand que personne n’attaque va à son propriétaire.",
                    "En cas d’égalité, personne ne reçoit l’or.",
                    "Score\u{a0}: or capturé moins or des marchands en main. Il peut être négatif.",
                ]),
            ],
        },
        Section {
            id: "teams",
            title: "En équipes",
            body: vec![
                Block::Text(
                    "À six ou huit toujours, à quatre si on le souhaite, deux places voisines forment une équipe. Chaque place a sa main et joue à son tour\u{202f}; les partenaires se voient les cartes mais ne les échangent pas.",
                ),
                Block::List(vec![
                    "On attaque ensemble\u{a0}: une seule couleur par équipe et par marchand, les crânes s’additionnent, le navire du partenaire suffit au capitaine, et l’amiral défend aussi les marchands du partenaire.",
                    "Seule la première des deux places capture, au début de son tour, pour toute l’équipe. La seconde ne capture jamais\u{a0}: ce que la première vient de jouer ne rapporte pas aussitôt.",
                    "Sans pioche ni carte, on passe tant que le partenaire a des cartes. La partie s’arrête quand les deux mains d’une équipe sont vides.",
                    "Le score est commun, l’or resté dans les deux mains est déduit.",
                ]),
                battle(
                    lang,
                    true,
                    5,
                    "2:R2 3:R2",
                    "Nina et Hugo jouent ensemble\u{a0}: leur équipe mène avec 4 crânes.",
                ),
            ],
        },
    ]
}
