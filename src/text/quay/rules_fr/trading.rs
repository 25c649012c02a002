//! Un tour jusqu’à la fin des négociations.

use super::super::rules_parts::{laid_out, offers};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// Ces sections, dans l’ordre de lecture.
pub fn sections() -> Vec<Section> {
    let lang = Lang::Fr;
    vec![
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
                offers(
                    lang,
                    "La carte d’Ana, et deux offres",
                    "P16",
                    &[("Ana", 0), ("Ben", 4), ("Cléo", 7)],
                    "Ana peut vendre à Ben pour 4, vendre à Cléo pour 7, garder la carte et payer 4 à Ben, ou la garder et payer 7 à Cléo.",
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
                laid_out(lang, "L’Abri", "T37", ""),
                Block::List(vec![
                    "Au lieu de prendre\u{a0}: on prend une carte de la rangée face cachée\u{202f}; personne ne peut la disputer.",
                    "Au lieu d’offrir\u{a0}: on prend la carte visible d’une autre place, face cachée\u{202f}; celle-ci reçoit 5 pièces de la banque, face cachée. Les enchères pour cette carte s’arrêtent aussitôt, et les offres déjà faites tombent.",
                ]),
                Block::Text(
                    "Qui a joué un Abri ne joue plus de carte spéciale ce tour-ci. On ne peut pas s’en servir pour répondre à une offre sur sa propre carte.",
                ),
            ],
        },
    ]
}
