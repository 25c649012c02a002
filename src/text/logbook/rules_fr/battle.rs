//! Fortresses, guns, damage, wrecks, and the ships that sail by themselves.

use super::super::rules_parts::{flanks, shot};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::Fr;
    vec![
        Section {
            id: "fortresses",
            title: "Les forteresses",
            body: vec![
                Block::Text(
                    "Il y en a trois\u{a0}: à la Vieille-Providence, au Rocher d’or et à la Tortue, celle-ci aux Pirates. Chaque fois que vous entrez sur une case de sa zone de tir avec une réputation négative, elle tire\u{a0}: autant de dés que l’indique la case, plus l’ère sur chacun. L’ère est le plus haut niveau d’un navire venu en mer jusque-là.",
                ),
                Block::Text(
                    "Seule compte la défense propre du navire\u{a0}: ni distance, ni position, ni mouillage. Partir de la zone ou y rester est sans danger. Les navires en guerre avec la forteresse essuient le même tir.",
                ),
            ],
        },
        Section {
            id: "guns",
            title: "Les canons",
            body: vec![
                Block::Text(
                    "Vous pouvez attaquer tout navire en vue sur l’un de vos flancs, à toute distance, si vos dés peuvent le blesser. Vous ne devez pas être au mouillage, et aucun des deux dans la brume.",
                ),
                flanks(lang),
                Block::Text(
                    "Choisissez une munition, puis lancez 1D12 par canon intact dans un sabord. Autant de dés que de pièces de bronze gagnent le niveau de votre navire\u{202f}; les boulets explosifs ajoutent 1 à tous. Les canonniers relancent des ratés, chaque dé une fois.",
                ),
                Block::Text("Chaque dé doit dépasser une défense faite de\u{a0}:"),
                Block::List(vec![
                    "la défense de la cible,",
                    "1 par case de distance après la première, moins vos canons longs,",
                    "1 si vous êtes droit devant elle ou droit derrière,",
                    "1 si elle est au mouillage,",
                    "2 pour les boulets ramés.",
                ]),
                Block::Text(
                    "Un dé fait ce qu’il montre au-dessus de la défense, 4 au plus\u{a0}: des dégâts d’eau, ou de feu avec les boulets incendiaires. Avec les boulets ramés, chaque touche retire plutôt 1 point de mouvement, 5 en tout. La double charge lance deux dés par canon\u{202f}; chaque 1 ou 2 qui reste vous coûte un canon et autant de dégâts de feu.",
                ),
                shot(lang),
            ],
        },
        Section {
            id: "damage",
            title: "Les dégâts",
            body: vec![
                Block::List(vec![
                    "L’eau remplit la cale du bas vers le haut, dans chaque rang de droite à gauche. Les marchandises couvertes flottent sur votre case.",
                    "Le feu la remplit du haut vers le bas, de gauche à droite. Les marchandises couvertes sont perdues.",
                    "Un canon sous un dégât ne tire ni ne bouge\u{202f}; les deux pèsent.",
                    "L’huile qui serait couverte brûle\u{a0}: deux dégâts de feu de plus, et la case reste vide.",
                    "Chaque charpentier retire 1 à chaque attaque, tempête ou feu qui s’étend.",
                    "À la fin de son propre tour, un navire prend 1 dégât de feu pour 3 qu’il porte.",
                ]),
                Block::Text(
                    "Un navire coule sous autant d’eau, ou brûle sous autant de feu, que sa robustesse. Il s’effondre quand chaque case porte un dégât. Les navires autonomes n’ont pas de cale\u{a0}: eau et feu s’ajoutent contre leur robustesse, et le plus fort des deux dit comment ils finissent.",
                ),
            ],
        },
        Section {
            id: "wrecks",
            title: "Les épaves",
            body: vec![
                Block::Text(
                    "Qui détruit un navire gagne 1 de renommée et les effets sur la réputation. D’un navire autonome, aussi tous ses doublons, son indice et la moitié de chaque sorte de ses marchandises, arrondie vers le bas mais d’au moins une. D’une autre place, la moitié des marchandises, jamais d’argent. Un navire brûlé ne laisse rien de sa cargaison.",
                ),
                Block::Text(
                    "Un navire que le feu achève récompense le dernier qui l’a endommagé, si c’est aussi le dernier que celui-ci a attaqué. Forteresses, événements, Kraken et sabordage ne récompensent personne.",
                ),
                Block::Text(
                    "Si le vôtre est détruit, vous perdez marchandises et missions en cours\u{202f}; argent, canons, améliorations, tonneaux, indices et missions accomplies restent. Au début de votre tour suivant, un D20 nomme la tuile où il revient, sur la case numérotée, ou la visible la plus proche en dessous. Il revient avec un peu d’eau\u{a0}: 2, 3 ou 4 dégâts selon le niveau. Toutes les trois destructions, vous perdez 1 de renommée.",
                ),
                Block::Text(
                    "Une nation qui vous méprise, si l’un de ses navires vous détruit, vous estime ensuite de 1 de plus.",
                ),
            ],
        },
        Section {
            id: "npcs",
            title: "Les navires autonomes (PNJ)",
            body: vec![
                Block::Text(
                    "Après votre tour, vos cartes agissent l’une après l’autre. Une carte cachée se révèle\u{202f}; si sa tuile d’entrée est visible, le navire y paraît, sinon il attend. Trois activations sans action, et il s’en va pour de bon. Un navire détruit ou parti est remplacé par une nouvelle carte.",
                ),
                Block::Text(
                    "Chaque carte porte des fanions, suivis de haut en bas, chacun une fois au plus, jusqu’à deux actions. Ce qui serait sans effet est sauté.",
                ),
                Block::List(vec![
                    "Les marchands vont d’escale en escale, par les tuiles visibles, et amassent argent et marchandises\u{a0}: tout cela fait partie de leur prise. Certains sont armés et tirent sur l’ennemi voisin.",
                    "Les agressifs chassent\u{a0}: les places d’abord, puis les marchands, puis leurs pareils\u{202f}; les défensifs, seulement faute de mieux.",
                    "Les défensifs tiennent tête aux places, puis aux autres défensifs, aux agressifs et aux marchands.",
                ]),
                Block::Text(
                    "Un chasseur prend un ennemi en vue qu’il peut attaquer ce tour-ci, sinon le plus proche. Parmi les places, celle dont la réputation est la pire, puis la plus proche. Il vient à côté de sa proie, présente le flanc et tire ce que dit le fanion, dés et bonus. Il ne porte qu’à une case, sauf si sa carte indique une portée.",
                ),
                Block::Text(
                    "Ils ignorent le vent, les virages et le tirant d’eau, non les bancs, les marées et les boulets ramés. Ils évitent les mouillages étrangers, les forteresses hostiles et les ennemis sur leur route. Ils n’attaquent jamais un navire au mouillage d’un port de leur nation, ni dans la brume.",
                ),
                Block::Text("Qui est l’ennemi de qui\u{a0}:"),
                Block::List(vec![
                    "Les navires d’un pays sont vos ennemis tant que votre réputation y est négative, ou si vous avez rallié un pays en guerre contre lui.",
                    "Pirates et corsaires sont vos ennemis jusqu’à ce que votre réputation auprès des Pirates soit de 1. Un corsaire sert les Pirates et un pays\u{202f}; si vous avez rallié ce pays, il vous laisse en paix.",
                    "Entre eux, les navires de nations en guerre sont ennemis. Un corsaire et son pays sont amis.",
                ]),
            ],
        },
    ]
}
