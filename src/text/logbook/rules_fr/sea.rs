//! Events, weather, the Kraken, night, options and bots.

use super::super::rules_parts::events;
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::Fr;
    vec![
        Section {
            id: "events",
            title: "Les événements",
            body: vec![
                Block::Text(
                    "Les manches impaires sont des jours, les paires des nuits. Au début de chaque jour, dès la manche 3, ce qui dure jusqu’au jour suivant prend fin et l’on tire un événement. Un D12 qui nomme un pays\u{a0}: Hollande de 1 à 3, Espagne de 4 à 6, Angleterre de 7 à 9, France de 10 à 12. Un D20 qui nomme un lieu\u{a0}: la case numérotée de cette tuile, ou de la visible la plus proche en dessous.",
                ),
                events(lang),
                Block::Text(
                    "La 1re place est la première dans l’ordre du tour\u{202f}; s’il y a moins de places, on recompte depuis elle.",
                ),
            ],
        },
        Section {
            id: "weather",
            title: "Le temps qu’il fait",
            body: vec![Block::List(vec![
                "Tempête\u{a0}: la première moitié de vos points, arrondie vers le bas, est sûre. Chaque case de plus coûte 1 dégât par coup de tabac, ou dans l’ouragan 1D20 moins votre défense. Les navires autonomes s’arrêtent à la moitié sûre.",
                "Marée\u{a0}: chaque banc est plus profond ou moins profond de 1. À marée basse, un banc de 1 est de la terre\u{a0}: on n’y entre pas et il ferme la vue.",
                "Brume\u{a0}: un disque de rayon 2 sur les Vierges. À la fin de chaque manche, il dérive d’une case avec le vent, jusqu’à quitter la mer. Un navire ou une forteresse dedans n’attaque pas et n’est pas attaqué, et la vue n’y passe pas.",
            ])],
        },
        Section {
            id: "kraken",
            title: "Le Kraken",
            body: vec![
                Block::Text(
                    "Le Kraken est du grand voyage. La première de ses cartes tirée quand la Fosse est visible le fait monter là\u{202f}; les suivantes s’y ajoutent.",
                ),
                Block::Text(
                    "À la fin de chaque manche, il avance une fois par carte\u{a0}: un D12 donne la direction comme sur une horloge (12 et 1 au nord, 2 et 3 au nord-est, et ainsi de suite), un autre la distance. Il contourne les terres au plus court. Tout navire dont il prend la case est détruit, et tout navire qui entre sur la sienne\u{202f}; après quoi une carte s’en va, et avec la dernière le Kraken. Le Colosse prend aussi les six cases voisines et le garde sur la carte, immobile quand aucune autre ne reste.",
                ),
            ],
        },
        Section {
            id: "night",
            title: "Le jour et la nuit",
            body: vec![Block::Text(
                "La nuit ne change ni la vue ni la vitesse. Elle aide qui vient en secret\u{a0}: bien des jets de sauvetage, et le vol d’une carte, gagnent 1 ou 2 la nuit. Une mission qui compte des pas de temps compte les nuits comme les jours.",
            )],
        },
        Section {
            id: "options",
            title: "Les options",
            body: vec![Block::List(vec![
                "Le but, de 3 à 30 de renommée, et la dernière manche.",
                "Carte des guerres B\u{a0}: on choisit quels pays sont en guerre.",
                "Sans événements, un nouveau vent vient chaque jour. Le Kraken et le trésor peuvent manquer, les vents être remêlés à chaque changement.",
                "Un, deux ou trois navires autonomes par place, d’un paquet ou de deux tour à tour\u{202f}; les navires marqués pour les missions, toujours ou jamais.",
                "Les ères selon le but ou comme imprimé\u{a0}: à 7 et 15 de renommée, ou 9 et 15.",
                "Une renommée perdue à chaque destruction, toutes les deux ou toutes les trois\u{202f}; 3 dégâts par dé au plus\u{202f}; relances à la main\u{202f}; vue libre le long des côtes.",
            ])],
        },
        Section {
            id: "bots",
            title: "Les bots",
            body: vec![Block::Text(
                "Les bots voient ce que voit leur place, rien de plus\u{a0}: ni les tuiles cachées ni vos missions secrètes. Ils pèsent des projets, un port, un tonneau, une chasse, une fouille, en les jouant dans des mondes imaginés. Le matelot regarde peu loin et suit ses caprices, le bosco réfléchit plus, le capitaine plus encore. Les navires autonomes ne sont pas des bots\u{a0}: ils suivent à la lettre les règles ci-dessus.",
            )],
        },
    ]
}
