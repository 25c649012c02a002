//! Les règles de Bordée en français.

use super::rules_parts::{abilities, drawn, roles, ships, uniques};
use crate::tables::broadside::model::examples;
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// Toutes les parties, dans l’ordre de lecture.
pub fn sections() -> Vec<Section> {
    let lang = Lang::Fr;
    vec![
        Section {
            id: "aim",
            title: "But du jeu",
            body: vec![
                Block::Text(
                    "De l’or est caché sur les îles sauvages. Allez-y, chargez-le, rapportez-le à votre port\u{a0}: qui a plus de la moitié de tout l’or au port gagne aussitôt. Avec 24 pièces d’or en jeu, il en faut 13. En chemin, vos canons peuvent alléger les cales des autres.",
                ),
                Block::Text(
                    "Tout se mesure avec deux longueurs\u{a0}: C (courte, 500) et L (longue, 700). Ce sont les pas d’un navire et les portées de ses canons.",
                ),
            ],
        },
        Section {
            id: "fleet",
            title: "Les flottes",
            body: vec![
                Block::Text(
                    "Toutes les flottes ont le même total\u{a0}: 20, 30 ou 40 points. Une flotte compte au moins un navire et autant d’équipiers qu’on veut\u{202f}; navires et personnages au plus une fois, simples équipiers à volonté. Angleterre, pirates et Espagne peuvent naviguer ensemble.",
                ),
                Block::Text(
                    "La carte d’un navire montre ses mâts, un canon chacun, sa cale, sa marche et parfois une capacité. «\u{202f}3L\u{202f}» est un canon de rang 3 et de portée L\u{a0}: il touche avec plus de 3.",
                ),
                Block::Text(
                    "Quand les flottes se choisissent, nul ne voit le choix des autres avant que tous aient choisi. Les navires sont alors connus\u{202f}; l’équipage reste face cachée, seul son nombre se voit. Douze équipiers au plus par flotte.",
                ),
                ships(lang),
            ],
        },
        Section {
            id: "treasure",
            title: "Les trésors",
            body: vec![
                Block::Text(
                    "Chaque place apporte 6 trésors dont les pièces font 12 en tout (4 et 8 à 20 points, 8 et 15 à 40). Deux d’entre eux au plus peuvent être des trésors uniques, qui ne comptent pas d’or. Tout est mélangé et distribué face cachée aux îles sauvages, trois par île (deux à 20 points, quatre à 40). Ce qui a été apporté en tout est connu de chacun.",
                ),
                Block::Text(
                    "Une pièce prend une place en cale et reste face cachée à bord\u{202f}; qui mène le navire la connaît. Un trésor unique ne prend pas de place et reste découvert.",
                ),
            ],
        },
        Section {
            id: "setup",
            title: "La mise en place",
            body: vec![
                Block::Steps(vec![
                    "Chacun lance un dé\u{202f}; le plus haut commence.",
                    "Six îles se placent tour à tour\u{a0}: à 2 L au moins de toute autre côte et du bord, la première à 4 L au plus d’un bord, chaque suivante à 4 L au plus d’une autre île. S’il n’y a plus de place, les distances diminuent.",
                    "La seconde place choisit le port de la première, qui y mouille ses navires, proue au rivage. Puis la première choisit le port de la seconde.",
                    "L’équipage monte à bord ou reste au port, face cachée.",
                    "Les autres îles sont sauvages\u{a0}: elles reçoivent les trésors.",
                ]),
                Block::Text(
                    "Au départ rapide, tout cela est tiré au sort\u{a0}: chacun reçoit une flotte prête et largue les amarres.",
                ),
            ],
        },
        Section {
            id: "turn",
            title: "Un tour",
            body: vec![
                Block::Text(
                    "À votre tour, chacun de vos navires peut recevoir une action, dans l’ordre que vous voulez, un navire après l’autre\u{a0}:",
                ),
                Block::List(vec![
                    "naviguer (ou faire demi-tour sur place),",
                    "tirer,",
                    "explorer,",
                    "réparer.",
                ]),
                Block::Text(
                    "Un navire peut aussi attendre. Tout le reste est libre\u{a0}: débarquer ou embarquer de l’équipage à quai, larguer une remorque, découvrir un équipier, et ce que permettent les cartes. Jamais plus de deux actions par navire et par tour\u{202f}; un navire pris ce tour-ci n’agit qu’au suivant.",
                ),
            ],
        },
        Section {
            id: "move",
            title: "Naviguer",
            body: vec![
                Block::Text(
                    "Un navire court les segments de sa marche, dans l’ordre voulu\u{202f}; le C du timonier vient en dernier. Avant chaque segment il peut virer autour de sa proue, de 90° au plus\u{202f}; puis il file droit, sur toute la longueur. Après tout segment, on peut finir la course.",
                ),
                drawn(
                    "Virer de 30° à tribord, puis courir L",
                    examples::turn(),
                    "La proue est le pivot\u{a0}: on vire d’abord, puis on file droit.",
                ),
                Block::Text(
                    "Îles, navires et bord de la carte arrêtent sa course. Un cap n’est fermé que si le navire ne pouvait pas bouger du tout, ou si sa coque finissait sur quelque chose.",
                ),
                Block::Text(
                    "Qui commence accosté, ou la proue contre un navire sans être accroché, peut partir en arrière\u{a0}: proue et poupe s’échangent, gratuitement. Contre un port étranger ou le bord, pas de faveur\u{a0}: le demi-tour sur place est une action.",
                ),
                drawn(
                    "Le demi-tour",
                    examples::pivot(),
                    "Proue et poupe s’échangent\u{202f}; la coque couvre la même eau.",
                ),
            ],
        },
        Section {
            id: "dock",
            title: "Accoster",
            body: vec![
                Block::Text(
                    "Un navire dont la proue touche une île à la fin d’un segment est accosté, et sa course finit. Au port d’un autre, il s’arrête seulement. À votre port, toutes les pièces à bord sont débarquées aussitôt et comptent.",
                ),
                Block::Text(
                    "À quai, l’équipage peut descendre à terre, monter à bord ou passer sur un autre de vos navires à la même île. Qui est monté ce tour-ci reste à bord.",
                ),
            ],
        },
        Section {
            id: "explore",
            title: "Explorer",
            body: vec![
                Block::Text(
                    "Accosté à une île sauvage, un navire peut l’explorer\u{a0}: vous regardez en secret tous ses trésors et en chargez un, s’il y a de la place. Les autres restent, face cachée\u{202f}; ce que vous avez vu reste noté.",
                ),
                Block::Text(
                    "S’il y a un trésor unique, il faut le prendre, et lui seul\u{202f}; son effet commence aussitôt.",
                ),
                Block::Text(
                    "Un navire qui touche un navire ami, ou n’importe quelle épave, peut l’explorer à la place\u{a0}: équipage et trésors changent de bord à volonté, chacun une fois. D’une épave ennemie, on prend\u{202f}; on ne lui donne rien.",
                ),
            ],
        },
        Section {
            id: "fire",
            title: "Tirer",
            body: vec![
                Block::Text(
                    "Chaque mât debout tire son canon une fois, chacun sur sa propre cible, l’un après l’autre. Lancez un dé\u{a0}: plus que le rang du canon touche. Un 1 manque toujours.",
                ),
                drawn(
                    "La portée",
                    examples::range(),
                    "Le petit cercle est C, le grand L, mesurés du mât à un point de la cible.",
                ),
                Block::Text(
                    "La ligne ne doit traverser ni une voile debout du navire qui tire, ni un autre navire. On tire donc surtout par le travers\u{202f}; seul le premier canon tire devant, seul le dernier derrière. Les boulets passent au-dessus des îles, sauf si la table en a décidé autrement.",
                ),
                drawn(
                    "L’arc du canon du milieu",
                    examples::arc(),
                    "Les voiles devant et derrière lui ferment l’avant et l’arrière.",
                ),
                drawn(
                    "Une ligne bouchée",
                    examples::blocked(),
                    "Un autre navire est sur la ligne de tir\u{a0}: ce coup n’est pas permis.",
                ),
                Block::Text(
                    "Accosté à son propre port, un navire ne tire pas. On peut l’y viser, sauf si les ports sont inviolables.",
                ),
                Block::Text(
                    "Un capitaine à bord permet de tirer à la fin de la course, dans la même action.",
                ),
            ],
        },
        Section {
            id: "damage",
            title: "Mâts, épaves, naufrages",
            body: vec![
                Block::Text(
                    "Un coup au but abat un mât, au choix de qui mène le navire\u{202f}; son canon se perd avec lui. Sans mât, un navire est démâté\u{a0}: il ne peut ni naviguer ni tirer, seulement explorer et être réparé. Un coup de plus le coule.",
                ),
                Block::Text(
                    "Quand un navire coule, on compte ses pièces\u{a0}: la moitié, arrondie en dessous, rentre au port de qui le menait, l’autre moitié et la pièce impaire vont à qui l’a coulé. Cela compte aussitôt. L’équipage et les trésors uniques à bord quittent la partie.",
                ),
            ],
        },
        Section {
            id: "ram",
            title: "Éperonner",
            body: vec![
                Block::Text(
                    "Si, à la fin de sa course, la proue d’un navire touche le flanc ou la poupe d’un ennemi, vous pouvez éperonner. Lancez un dé\u{a0}: plus que les mâts de la cible en abat un. Proue contre proue, pas d’éperonnage.",
                ),
                drawn(
                    "Un éperonnage",
                    examples::ram(),
                    "La proue touche le flanc ennemi\u{a0}: l’éperonnage est possible, et l’assaillant est accroché.",
                ),
                Block::Text(
                    "Un navire est accroché tant que sa proue touche un ennemi qui a des mâts\u{a0}: il ne peut ni naviguer ni faire demi-tour. Il peut tirer, explorer et réparer. Être touché n’accroche personne.",
                ),
            ],
        },
        Section {
            id: "board",
            title: "Aborder",
            body: vec![
                Block::Text(
                    "Après un éperonnage, quel qu’en soit l’effet, l’un des deux camps peut aborder, celui dont c’est le tour d’abord. Chacun lance un dé et ajoute les mâts qui lui restent. Le total le plus haut gagne et peut abattre un mât, éliminer un équipier ou voler un trésor de l’autre navire. L’égalité est sans effet.",
                ),
                Block::Text(
                    "Auparavant, chacun peut découvrir l’équipage qui aide. Une pièce volée demande une place en cale.",
                ),
            ],
        },
        Section {
            id: "tow",
            title: "Remorquer",
            body: vec![
                Block::Text(
                    "Après sa course, un navire qui touche une épave peut la prendre en remorque. Elle passe dans votre flotte avec tout ce qu’elle porte, et suit à votre poupe\u{202f}; le remorqueur marche C. À votre port, la prise est déchargée elle aussi.",
                ),
                Block::Text(
                    "On remorque un seul navire, et un navire en remorque ne peut être repris par un autre. La remorque finit quand on la largue, quand le remorqué relève un mât, quand le remorqueur perd son dernier, ou quand l’un des deux coule.",
                ),
            ],
        },
        Section {
            id: "repair",
            title: "Réparer",
            body: vec![Block::Text(
                "Accosté à votre port, un navire peut recevoir une action de réparation\u{a0}: un mât se relève, avec son canon.",
            )],
        },
        Section {
            id: "crew",
            title: "L’équipage",
            body: vec![
                Block::Text(
                    "L’équipage commence face cachée\u{202f}; se servir d’une capacité découvre l’équipier pour de bon. Chacun prend une place en cale, et l’équipage d’un navire ne coûte jamais plus que le navire. Il ne sert qu’à bord des navires de son camp, sauf carte contraire. Deux équipiers liés à bord du même navire ajoutent une place.",
                ),
                Block::Text(
                    "Deux sources d’un même effet ne s’ajoutent pas. Ce qu’une carte permet une fois par tour, un navire le fait une fois par tour.",
                ),
                roles(lang),
            ],
        },
        Section { id: "ships", title: "Les capacités des navires", body: vec![abilities(lang)] },
        Section {
            id: "uniques",
            title: "Les trésors uniques",
            body: vec![
                Block::Text(
                    "Rhum, idole et coffre se déchargent au port\u{202f}; les autres restent à bord.",
                ),
                uniques(lang),
            ],
        },
        Section {
            id: "end",
            title: "Fin de la partie",
            body: vec![Block::List(vec![
                "À deux\u{a0}: qui a plus de la moitié de l’or au port gagne aussitôt.",
                "Quand il ne reste plus d’or hors des ports, le plus d’or gagne\u{202f}; puis la flotte la plus chère.",
                "Quand une seule place a encore des navires, elle reçoit tout l’or des îles et de ses propres navires\u{202f}; puis le plus d’or gagne.",
                "Après la dernière manche, ou quand tous les navires sont démâtés et que personne n’a agi de toute une manche, l’or décide aussi.",
            ])],
        },
        Section {
            id: "many",
            title: "À trois et à quatre",
            body: vec![Block::Text(
                "Il y a trois îles par place, sur une mer plus grande. Qui place la dernière île choisit son port en premier, puis les autres à rebours. Personne ne gagne par la moitié de l’or\u{a0}: la partie continue. Les pièces déchargées restent secrètes jusqu’à la fin, seul leur nombre se voit. Qui n’a plus de navire est hors jeu\u{202f}; son or compte toujours.",
            )],
        },
        Section {
            id: "options",
            title: "Options",
            body: vec![Block::List(vec![
                "S’arrêter en chemin\u{a0}: au quart, à la moitié ou aux trois quarts d’un segment.",
                "Une exploration charge autant de trésors qu’on veut.",
                "Port inviolable\u{a0}: on ne tire pas sur un navire accosté à son port.",
                "Les îles arrêtent les boulets.",
                "Points par flotte, trésors uniques par place, et dernière manche.",
            ])],
        },
    ]
}
