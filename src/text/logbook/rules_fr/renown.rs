//! Reputation, fame, missions and the treasure.

use super::super::rules_parts::columns;
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::Fr;
    vec![
        Section {
            id: "reputation",
            title: "La réputation",
            body: vec![
                Block::Text(
                    "Auprès de chacune des cinq nations, vous êtes entre −5 et 11. Trois marchandises vendues donnent un point, des missions aussi, et le combat en prend et en donne\u{a0}:",
                ),
                Block::List(vec![
                    "attaquer un navire\u{a0}: −1 auprès de sa nation, une fois par tour,",
                    "le détruire\u{a0}: −1 de plus,",
                    "l’attaquer au mouillage\u{a0}: −2 auprès de la nation du port,",
                    "détruire un navire d’une nation en guerre\u{a0}: +1 auprès d’une nation de votre choix en guerre contre elle.",
                ]),
                Block::Text(
                    "Un corsaire compte comme pirate. Le navire d’une autre place compte pour la nation qu’elle a ralliée, et avant cela pour aucune. Les pertes passent avant les gains.",
                ),
                columns(lang),
                Block::Text(
                    "Les effets durent tant que vous êtes à leur colonne ou au-delà\u{202f}; la renommée d’une colonne se gagne une fois et reste. Un pays où vous êtes à −5 ne pardonne jamais.",
                ),
                Block::Text(
                    "Un gain qui vous mènerait à 11 vous propose le ralliement\u{a0}: un pays, et si vous voulez les Pirates en plus. Il vaut 1 de renommée. En ralliant un pays, vous tombez à −4 auprès de chaque pays en guerre contre lui, et vous restez à 10 auprès des autres. Attaquez un navire d’une nation ralliée, et vous tombez à −4 chez elle, la quittez et perdez cette renommée.",
                ),
            ],
        },
        Section {
            id: "fame",
            title: "Renommée et ères",
            body: vec![
                Block::Text(
                    "La renommée compte aussitôt, et la partie finit avec l’effet qui atteint le but. Si un même effet y mène deux places, celle dont c’est le tour gagne, sinon la suivante dans l’ordre du tour.",
                ),
                Block::Text(
                    "Au tiers du but, arrondi vers le haut, les navires de niveau 1 quittent le paquet des navires autonomes\u{202f}; aux deux tiers, ceux de niveau 2. Dès lors il en vient de plus forts. Ceux qui sont en mer y restent.",
                ),
                Block::Text(
                    "Si personne n’a atteint le but après la dernière manche, le plus de renommée gagne, puis le plus d’argent.",
                ),
            ],
        },
        Section {
            id: "missions",
            title: "Les missions",
            body: vec![
                Block::Text(
                    "Dans une taverne, vous tirez trois missions et en gardez une\u{202f}; un informateur en fait tirer une de plus. Vous pouvez en mener trois, une de plus par informateur. La plupart restent secrètes jusqu’à ce qu’une étape les dévoile.",
                ),
                Block::List(vec![
                    "Personnelles\u{a0}: gagner les bouts du monde, remplir des fûts où soufflent les baleines, détenir 20\u{202f}000 doublons, tenir dix pas de temps…",
                    "Combat\u{a0}: détruire tel navire ou telle sorte de navire.",
                    "Sauvetage\u{a0}: atteindre un lieu, lancer un D12, ramener quelqu’un au port. La nuit, le jet est souvent plus facile. Un jet manqué écarte la mission.",
                    "Transport\u{a0}: chercher des marchandises ou une personne, et les livrer ou les vendre où la carte le dit.",
                ]),
                Block::Text(
                    "Les étapes au port se valident pendant la visite, quand vous voulez. Celles d’une case coûtent 1 point de mouvement sur place\u{202f}; celles d’un navire ou d’une forteresse, une action à côté. Ce que vous détruisez, vendez, endurez ou possédez compte de soi-même.",
                ),
                Block::Text(
                    "Une mission accomplie vaut 1 de renommée et sa récompense. Quatre accomplies du même type en valent 1 de plus. Une amélioration gagnée ainsi vient de votre plateau ou d’un chantier, si votre navire peut la recevoir\u{202f}; on peut y renoncer. «\u{202f}Un navire avec une mission\u{202f}» est une autre place qui en mène une de ce type\u{202f}; à deux places, un navire à la marque compte aussi.",
                ),
                Block::Text(
                    "Quelques cartes demandent un abordage ou une tuile absente de ces parties. Elles restent dans le paquet\u{202f}; laissez-les aux autres.",
                ),
            ],
        },
        Section {
            id: "treasure",
            title: "Le trésor",
            body: vec![
                Block::Text(
                    "Deux cartes montrent des cases qui portent quelque part une croix\u{202f}; une seule est sur les deux, et là gît le trésor. Votre premier indice vous montre la carte 1, le deuxième la carte 2. Des indices dorment sous des tonneaux, à bord de certains navires et au bout de missions.",
                ),
                Block::Text(
                    "À côté d’une croix, vous pouvez fouiller, une fois dans la partie, avec ou sans indice. Si c’est la bonne, la troisième carte est à vous\u{a0}: 2 ou 3 de renommée, 4\u{202f}000 à 10\u{202f}000 doublons, peut-être des améliorations. Sinon, personne n’en apprend davantage. Le trésor trouvé, les indices ne servent plus.",
                ),
            ],
        },
    ]
}
