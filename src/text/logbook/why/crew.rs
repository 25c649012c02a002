//! Crew, boats, ramming, ships of cards (2.17, 2.18, 2.22, 2.23).

use logbook::{Action, WhyNot};

use super::{Case, Said};
use crate::text::Lang;

impl Case<'_> {
    pub(super) fn company(&self, why: WhyNot) -> Said {
        let (fr, en, section) = match why {
            WhyNot::CrewFull => ("L’équipage est au complet.", "The crew is complete.", "tavern"),
            WhyNot::NoCard => (
                "Ici chacun garde son navire\u{a0}: aucun ne se vend.",
                "Here everybody keeps their ship: none is sold.",
                "yard",
            ),
            WhyNot::NotHere => (
                "Ce navire ne se vend pas dans ce port.",
                "That ship is not sold in this port.",
                "yard",
            ),
            WhyNot::Held => {
                ("Un grappin retient votre navire.", "A grapnel holds your ship.", "sailing")
            }
            WhyNot::NotPlayed => (
                "Cela ne se joue pas à cette table.",
                "That is not played at this table.",
                "options",
            ),
            WhyNot::NothingToRam => (
                "Aucun navire à éperonner de ce côté.",
                "There is no ship to ram that way.",
                "sailing",
            ),
            WhyNot::NoWhales => {
                ("Il n’y a pas de baleines ici.", "There are no whales here.", "sailing")
            }
            WhyNot::NoBoat => return (self.no_boat(), "ports"),
            _ => return (self.no_crew(), "guns"),
        };
        (self.said(fr, en), section)
    }

    fn no_boat(&self) -> String {
        let boats = self.board().boats();
        match (self.action, self.lang) {
            (Some(Action::Fish(n)), Lang::Fr) => {
                format!("Pêcher ainsi demande {n} chaloupes, et vous en avez {boats}.")
            }
            (Some(Action::Fish(n)), Lang::En) => {
                format!("That takes {n} boats, and you have {boats}.")
            }
            (_, Lang::Fr) => "En chaloupe, on n’y fait pas cela.".to_owned(),
            (_, Lang::En) => "By boat that cannot be done there.".to_owned(),
        }
    }

    fn no_crew(&self) -> String {
        let crew = self.board().company.crew;
        match self.lang {
            Lang::Fr => format!("Trop peu de bras pour un abordage\u{a0}: {crew} à bord."),
            Lang::En => format!("Too few hands to send any to board: {crew} aboard."),
        }
    }
}
