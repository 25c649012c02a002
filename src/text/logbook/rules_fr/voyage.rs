//! The aim, the set-up, a turn, the ship and how she sails.

use super::super::rules_parts::{barrels, hold, holds, levels, load, voyage, wind, yaw};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::Fr;
    vec![
        Section {
            id: "aim",
            title: "But du jeu",
            body: vec![
                Block::Text(
                    "Vous parcourez une mer inconnue en quête de renommée. Qui atteint en premier la renommée convenue gagne aussitôt\u{a0}: 6 pour le premier voyage, 12 pour le grand.",
                ),
                Block::Text("Vaut 1 de renommée\u{a0}:"),
                Block::List(vec![
                    "deux tonneaux repêchés (trois à deux places),",
                    "un navire détruit,",
                    "quatre marchandises identiques vendues ensemble,",
                    "une mission accomplie, et encore 1 pour quatre du même type,",
                    "le niveau suivant de votre navire, la première fois,",
                    "trois améliorations imprimées sur votre plateau\u{202f}; la quatrième pièce de bronze, la troisième voile, le troisième canon long,",
                    "une réputation de 8 auprès d’une nation, de −5 auprès d’un pays, ou un ralliement,",
                    "8\u{202f}000 doublons dépensés dans une taverne.",
                ]),
                Block::Text(
                    "Le trésor et certaines missions rapportent davantage. Ce qu’une amélioration revendue avait rapporté est repris.",
                ),
            ],
        },
        Section {
            id: "setup",
            title: "Mise en place",
            body: vec![
                Block::Steps(vec![
                    "On mélange 21 tuiles de 19 cases et on les pose en spirale, tournées au hasard. Il y en a autant face visible que de places, les autres sont face cachée.",
                    "Sur chaque tuile visible, chaque tonneau imprimé reçoit un jeton. Les ports et forteresses sans pavillon reçoivent l’un des quatre pays par tirage au sort.",
                    "On révèle une carte de vent. Les quatre marchés forment un anneau, dans un ordre tiré au sort\u{202f}; chacun reçoit 1D12 marchandises.",
                    "On tire sans les voir trois cartes de trésor. L’Angleterre est en guerre contre l’Espagne et la France\u{202f}; chaque pays l’est contre les Pirates.",
                    "On tire au sort la première place. Chacune a son plateau et son navire, 2 canons, 3\u{202f}000 doublons et une réputation de 0 partout.",
                    "Chaque place reçoit, face cachée, des cartes de navires autonomes\u{a0}: deux à deux places, une à trois ou quatre.",
                    "Dans l’ordre inverse du tour, chacun choisit pour départ la case numérotée d’une tuile visible. Puis, dans l’ordre du tour, on achète ce que tavernes et chantiers vendent sans accès, hors renommée et missions.",
                ]),
                Block::Text(
                    "Votre navire entre en mer au début de votre premier tour, au cap de votre choix.",
                ),
            ],
        },
        Section {
            id: "turn",
            title: "Un tour",
            body: vec![
                Block::Text(
                    "Un tour a deux temps. Chacun est un déplacement ou une action, avec un seul déplacement au plus\u{202f}; la même action peut servir deux fois. On peut y renoncer.",
                ),
                Block::List(vec![
                    "Explorer\u{a0}: retourner des tuiles en vue.",
                    "Port\u{a0}: entrer au port de votre mouillage et y faire tout ce que vous voulez.",
                    "Visite\u{a0}: une étape de mission auprès d’une forteresse ou d’un navire voisin.",
                    "Fouille\u{a0}: chercher le trésor à côté d’une croix.",
                    "Tir\u{a0}: une attaque.",
                    "Réparation\u{a0}: employer du bois.",
                    "Échange\u{a0}: avec une place voisine.",
                ]),
                Block::Text(
                    "Sont libres à tout moment de votre tour, même en route\u{a0}: ranger la cale, jeter par-dessus bord des marchandises ou des canons. Toute action met fin au déplacement\u{202f}; les points restants sont perdus.",
                ),
                Block::Text(
                    "À la fin de votre tour, le feu s’étend sur votre navire, on vérifie les missions qui regardent la fin du tour, puis vos navires autonomes agissent. À la fin de la manche, le Kraken avance, la brume dérive et le temps avance d’un pas.",
                ),
            ],
        },
        Section {
            id: "ship",
            title: "Votre navire",
            body: vec![
                Block::Text(
                    "Chaque plateau porte trois niveaux d’un navire. La défense est ce que les dés ennemis doivent dépasser\u{202f}; la robustesse, combien de dégâts d’une sorte le détruisent\u{202f}; le mouvement est suivi du nombre de voiles qu’il porte\u{202f}; virer est ce que coûte un premier pas sur un côté arrière et en poupe\u{202f}; la suite, le prix du niveau suivant.",
                ),
                levels(lang),
                holds(lang),
                Block::Text(
                    "La cale a trois rangs. Chaque case contient un cube\u{a0}: marchandise, canon ou dégât. Le rang du haut porte les sabords\u{a0}: un canon ne tire que de là.",
                ),
                hold(lang),
                Block::Text(
                    "Ce qu’on embarque se range contre l’eau ou contre le feu, selon votre dernier choix. Vous pouvez aussi échanger deux cases, douze fois par tour.",
                ),
                Block::Text(
                    "La charge est le nombre de cubes\u{202f}; un canon endommagé compte double. Vide, un navire a un tirant d’eau de 2, et 1 de plus toutes les 5 charges. Chaque point au-dessus de 2 coûte un point de mouvement.",
                ),
                load(lang),
            ],
        },
        Section {
            id: "sailing",
            title: "Naviguer",
            body: vec![
                Block::Text(
                    "Le premier pas peut partir dans toute direction. Il fixe vos points\u{a0}: mouvement, voiles et timoniers, moins les dégâts de boulets ramés, le tirant d’eau et le virage, plus ou moins le vent. Rien ne les change ensuite.",
                ),
                voyage(lang),
                yaw(lang),
                Block::List(vec![
                    "Un pas coûte 1 point. Le cap devient celui du pas\u{202f}; les pas suivants vont droit devant ou sur un côté avant.",
                    "En partant d’un mouillage, virer ne coûte rien.",
                    "On n’entre sur un banc que si le tirant d’eau, à ce moment, ne dépasse pas son chiffre. La terre, le bord et les tuiles cachées sont fermés.",
                    "On peut traverser un navire, non s’y arrêter\u{202f}; on n’entre donc sur sa case que s’il reste de quoi gagner une case libre.",
                    "Qui entre sur la case d’un navire autonome ennemi essuie son tir. Qui entre sur celle d’une autre place peut essuyer le sien.",
                    "Au lieu de naviguer, on peut tourner sur place vers n’importe quel cap\u{202f}; cela prend le déplacement.",
                ]),
                Block::Text(
                    "Un navire posé sur un banc trop haut pour lui ne bouge plus avant d’être allégé ou que la marée monte. On peut le saborder\u{a0}: il est détruit, sans récompense pour personne.",
                ),
            ],
        },
        Section {
            id: "wind",
            title: "Le vent",
            body: vec![
                Block::Text(
                    "Le vent ne compte que pour le premier pas\u{a0}: avec lui +2, une face à côté +1, deux faces −1, contre lui −2. Ensuite, on tourne comme on veut pour les mêmes points.",
                ),
                wind(lang),
                Block::Text(
                    "Une nouvelle carte de vent vient quand un événement le dit. Il y en a six, une par direction\u{202f}; quand toutes sont passées, on les remêle. Les navires autonomes ignorent le vent.",
                ),
            ],
        },
        Section {
            id: "exploring",
            title: "Explorer",
            body: vec![
                Block::Text(
                    "Cette action retourne les tuiles cachées qui ont une case en vue à distance 3 ou moins, la plus proche d’abord\u{202f}; à égalité, vous choisissez. Après la première, vous pouvez arrêter. Chaque tuile reçoit aussitôt tonneaux et pavillons, et l’on regarde de nouveau.",
                ),
                Block::Text(
                    "On voit du centre de sa case au centre d’une autre si aucune case de terre, de banc à sec ou de brume ne coupe la ligne. Une ligne qui longe le bord d’une telle case est fermée aussi\u{202f}; toucher un coin ne gêne pas. Les navires, les bancs et les tuiles cachées ne ferment jamais la vue.",
                ),
            ],
        },
        Section {
            id: "barrels",
            title: "Les tonneaux",
            body: vec![
                Block::Text(
                    "Sur une case qui porte un tonneau, des marchandises ou l’un de vos marqueurs, 1 point du déplacement repêche tout, même avant le premier pas. Vous chargez ce que vous voulez, jetez ce qui gêne et laissez le reste. Un tonneau se retourne\u{a0}: vous gagnez ce qu’il cache et gardez le jeton. Deux jetons (trois à deux places) valent 1 de renommée.",
                ),
                barrels(lang),
                Block::Text(
                    "Ce que vous jetez vous-même, vous ne pouvez le repêcher dans le même tour. Les marchandises flottent jusqu’à ce que quelqu’un les prenne.",
                ),
            ],
        },
    ]
}
