//! Ports: tavern, shipyard, market, repairs and exchange.

use super::super::rules_parts::{fittings, people, prices, sale};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::Fr;
    vec![
        Section {
            id: "ports",
            title: "Les ports",
            body: vec![
                Block::Text(
                    "On use d’un port depuis son mouillage, la case à l’ancre. Une action suffit pour tout\u{a0}: tous les services, dans tout ordre et autant de fois qu’on veut, et toutes les étapes de mission de ce lieu.",
                ),
                Block::Text(
                    "Un port a les services imprimés sur sa tuile\u{a0}: une taverne, un chantier, un marché où l’on achète ou un marché où l’on vend. Aucun port d’un pays n’a les deux marchés. Un port indigène n’a ni nation ni marché.",
                ),
                Block::Text(
                    "Votre accès dans un port est votre réputation auprès de sa nation, de 0 à 4. Dans un port indigène, il est de 0. À −2, le marché légal d’une nation vous est fermé\u{202f}; à −3 ou pire, ses mouillages aussi.",
                ),
            ],
        },
        Section {
            id: "tavern",
            title: "Les tavernes",
            body: vec![
                Block::List(vec![
                    "8\u{202f}000 doublons achètent 1 de renommée, autant de fois que vous pouvez payer.",
                    "Vous prenez une mission, une fois par tour. Pas dans un port où, depuis votre arrivée, vous en avez pris une ou validé une étape\u{a0}: il faut d’abord s’éloigner de deux cases du mouillage.",
                    "Vous prenez un officier ou spécialiste imprimé sur votre plateau, chacun une fois, si votre navire a le niveau et vous l’accès.",
                ]),
                people(lang),
                Block::Text(
                    "Lesquels, à quel niveau et avec quel accès, c’est imprimé sur votre plateau même. Un sur trois vaut 1 de renommée.",
                ),
            ],
        },
        Section {
            id: "yard",
            title: "Les chantiers",
            body: vec![
                Block::Text(
                    "Améliorations et munitions ne demandent aucun accès, et sont reprises au même prix. Le navire limite les voiles\u{202f}; les canons longs sont trois au plus\u{202f}; le niveau limite les canons et les pièces de bronze\u{202f}; une munition s’achète une fois et ne s’épuise pas.",
                ),
                fittings(lang),
                Block::List(vec![
                    "Le bois\u{a0}: deux pour 1\u{202f}000 doublons, à l’achat comme à la vente, autant qu’on veut.",
                    "Le niveau suivant de votre navire\u{a0}: au chantier d’un pays, avec l’accès 2. Il arrive sans dégât\u{202f}; tout est rangé de nouveau, et la première fois il vaut 1 de renommée.",
                    "Les réparations, à double rendement\u{a0}: voyez plus loin.",
                ]),
            ],
        },
        Section {
            id: "market",
            title: "Les marchés",
            body: vec![
                Block::Text(
                    "Le thé vient de Hollande, l’argent d’Espagne, le coton d’Angleterre, le sucre de France. Chaque pays a un marché\u{a0}: une rangée légale de huit cases et une de contrebande de six, en sections de 2, 2 et le reste. Les marchés forment un anneau\u{a0}: au-dessus du premier est le dernier.",
                ),
                Block::Text(
                    "Dans le port d’un pays, la marchandise légale est la sienne, sur la rangée légale de son marché. La contrebande est celle du marché du dessus, sur sa rangée de contrebande.",
                ),
                prices(lang),
                Block::List(vec![
                    "Achat\u{a0}: les marchandises partent de la droite, chacune au prix de sa section. Ce que l’on prend d’une rangée en une visite se paie ensemble, arrondi au millier supérieur.",
                    "Vente\u{a0}: la première case libre depuis la gauche fixe le prix de toutes\u{202f}; une rangée pleine paie comme sa dernière section. La somme est arrondie au millier inférieur, mais vaut au moins 1\u{202f}000.",
                    "Puis la moitié de ce qui est vendu, au moins une, apparaît sur la même sorte de rangée du marché du dessous, en marchandise de celui-ci.",
                    "Quatre marchandises identiques vendues sur une rangée en une visite valent 1 de renommée\u{202f}; avec le subrécargue, trois.",
                    "Trois valent 1 de réputation auprès de la nation du port. En contrebande, elles en coûtent aussi 1 auprès du pays d’origine.",
                    "Les ports pirates ne vendent rien et achètent les quatre marchandises en contrebande, chacune sur la rangée de son propre marché.",
                    "L’huile compte comme la marchandise que vous nommez à la vente. Le bois n’intéresse que les chantiers.",
                ]),
                sale(lang),
            ],
        },
        Section {
            id: "repair",
            title: "Réparer",
            body: vec![
                Block::Text(
                    "Un bois retire jusqu’à 2 dégâts, ou 1 point de boulets ramés\u{202f}; dans un chantier 4, ou 2 points. Pour chaque bois, vous nommez l’eau, le feu ou les boulets ramés\u{202f}; ce qu’il en reste après l’eau va au feu, et inversement. Les dégâts sur les canons partent d’abord, puis les derniers venus.",
                ),
                Block::Text(
                    "En mer, réparer est une action, pour autant de bois qu’on veut. Dans un chantier, cela peut faire partie de la visite.",
                ),
            ],
        },
        Section {
            id: "exchange",
            title: "Échanger",
            body: vec![Block::Text(
                "Avec une place voisine, vous pouvez échanger argent, marchandises, canons et missions en cours, en un lot de dix choses au plus. L’autre place accepte ou refuse\u{202f}; votre action est dépensée dans les deux cas. Tonneaux, indices et missions accomplies ne changent pas de mains.",
            )],
        },
    ]
}
