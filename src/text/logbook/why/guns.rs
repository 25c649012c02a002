//! Firing, repairs, exchange, the hold (2.11, 2.15, 2.18, 2.19).

use logbook::board::repair::Mend;
use logbook::content::WOOD;
use logbook::{Action, Ship, WhyNot};

use super::{Case, Said};
use crate::text::logbook::{fitting, good, goods};
use crate::text::{Lang, grammar};

impl Case<'_> {
    pub(super) fn guns(&self, why: WhyNot) -> Said {
        let target = match self.action {
            Some(Action::Shoot(ship) | Action::Board(ship) | Action::VisitShip { ship, .. }) => {
                Some(ship)
            }
            Some(Action::Exchange(pc)) => Some(Ship::Pc(pc)),
            _ => None,
        };
        let who = match target {
            Some(ship) => self.the_ship(ship),
            None => self.said("Ce navire", "That ship"),
        };
        let own = target == Some(Ship::Pc(self.pc));
        let said = |fr: &str, en: &str| match self.lang {
            Lang::Fr => format!("{who} {fr}"),
            Lang::En => format!("{who} {en}"),
        };
        match why {
            WhyNot::OffMap if own || self.board().cell.is_none() => {
                let en = "Your ship is not on the map.";
                (self.said("Votre navire n’est pas sur la carte.", en), "wrecks")
            }
            WhyNot::OffMap => (said("n’est pas sur la carte.", "is not on the map."), "npcs"),
            WhyNot::NotBeside | WhyNot::NotOnFlank if own => {
                (self.said("C’est votre propre navire.", "That is your own ship."), "guns")
            }
            WhyNot::NotBeside => {
                (said("n’est pas sur une case voisine.", "is not on the next cell."), "exchange")
            }
            WhyNot::Moored if matches!(self.action, Some(Action::Board(_))) => {
                let en = "Nobody boards from a mooring.";
                (self.said("On n’aborde pas depuis un mouillage.", en), "guns")
            }
            WhyNot::NotOnFlank if matches!(self.action, Some(Action::Board(_))) => (
                said(
                    "n’est pas flanc contre flanc avec le vôtre.",
                    "does not lie flank to flank with your ship.",
                ),
                "guns",
            ),
            WhyNot::Moored => {
                let en = "Nobody fires from a mooring.";
                (self.said("On ne tire pas depuis un mouillage.", en), "guns")
            }
            WhyNot::Fog => (
                said(
                    "est hors d’atteinte\u{a0}: le brouillard couvre l’un des deux.",
                    "is out of reach: fog lies over one of the two.",
                ),
                "weather",
            ),
            WhyNot::NotOnFlank => (
                said(
                    "n’est pas sur l’un de vos flancs\u{a0}: les canons tirent de côté.",
                    "is not on one of your flanks: guns fire to the side.",
                ),
                "guns",
            ),
            WhyNot::OutOfSight => (said("est hors de vue.", "is out of sight."), "guns"),
            WhyNot::Unhurt if self.board().hold.firing() == 0 => (
                self.said("Aucun canon n’est prêt à tirer.", "No cannon is ready to fire."),
                "guns",
            ),
            WhyNot::Unhurt => (self.unhurt(target, &who), "guns"),
            WhyNot::NoWood => (self.no_wood(), "repair"),
            WhyNot::Sound => (self.sound(), "repair"),
            _ => {
                let en = "The offer is empty, or there is no room for what is asked.";
                let fr = "L’offre est vide, ou la place manque pour ce qui est demandé.";
                (self.said(fr, en), "exchange")
            }
        }
    }

    /// No die could beat her defence (L-128).
    fn unhurt(&self, target: Option<Ship>, who: &str) -> String {
        let odds = target.map(|ship| self.view.odds(ship)).unwrap_or_default();
        let defence = odds.iter().map(|odds| odds.defence).min();
        match (defence, self.lang) {
            (Some(n), Lang::Fr) => {
                format!("{who} a {n} de défense ici\u{a0}: aucun de vos dés ne la dépasse.")
            }
            (Some(n), Lang::En) => {
                format!("{who} has a defence of {n} here: none of your dice beats it.")
            }
            (None, Lang::Fr) => {
                format!("{who} est hors d’atteinte d’ici\u{a0}: aucun de vos dés n’y suffirait.")
            }
            (None, Lang::En) => {
                format!("{who} is out of reach from here: none of your dice would do.")
            }
        }
    }

    fn no_wood(&self) -> String {
        match (self.action, self.lang) {
            (Some(Action::SellWood), Lang::Fr) => {
                format!("Le bois se vend par {}, et vous n’en avez pas assez.", WOOD.count)
            }
            (Some(Action::SellWood), Lang::En) => {
                format!("Wood is sold by {}, and you have not enough.", WOOD.count)
            }
            _ => self.said(
                "Il n’y a pas de bois à bord pour réparer.",
                "There is no wood aboard to repair with.",
            ),
        }
    }

    fn sound(&self) -> String {
        let (fr, en) = match self.action {
            Some(Action::Mend(Mend::Water)) => {
                ("Il n’y a pas de dégât d’eau à réparer.", "There is no water damage to repair.")
            }
            Some(Action::Mend(Mend::Fire)) => {
                ("Il n’y a pas de dégât de feu à réparer.", "There is no fire damage to repair.")
            }
            Some(Action::Mend(Mend::Chain)) => {
                ("Le gréement n’est pas déchiré.", "The rigging is not torn.")
            }
            _ => ("Votre navire n’a rien à réparer.", "Your ship has nothing to repair."),
        };
        self.said(fr, en)
    }

    /// What is not aboard, what was done often enough, what has no room.
    pub(super) fn hold(&self, why: WhyNot) -> Said {
        let section = match self.action {
            Some(Action::Buy { .. } | Action::Sell { .. }) => "market",
            Some(Action::Fit(_) | Action::SellBack(_) | Action::BuyWood | Action::SellWood) => {
                "yard"
            }
            Some(
                Action::Give(_)
                | Action::GiveCoin
                | Action::GiveCannon
                | Action::GiveMission(_)
                | Action::Ask(_)
                | Action::AskCoin
                | Action::AskCannon
                | Action::AskMission(_),
            ) => "exchange",
            Some(Action::Load(_) | Action::LoadAll) => "barrels",
            _ => "ship",
        };
        let words = match why {
            WhyNot::NoRoom => self.no_room(),
            WhyNot::Enough => self.enough(),
            _ => self.not_aboard(),
        };
        (words, section)
    }

    fn no_room(&self) -> String {
        let room = self.board().hold.room();
        let lang = self.lang;
        let free = match (room, lang) {
            (0, _) => return self.said("La cale est pleine.", "The hold is full."),
            (n, Lang::Fr) => {
                let en = [""; 2];
                grammar::counted(lang, n.into(), ["emplacement libre", "emplacements libres"], en)
            }
            (n, Lang::En) => grammar::counted(lang, n.into(), [""; 2], ["free slot", "free slots"]),
        };
        match lang {
            Lang::Fr => format!("La cale n’a plus que {free}\u{a0}: c’est trop peu."),
            Lang::En => format!("The hold has {free} left: that is not enough."),
        }
    }

    fn enough(&self) -> String {
        let (fr, en) = match self.action {
            Some(Action::Layout(_) | Action::Manual) => (
                "La cale a été rangée assez souvent ce tour-ci.",
                "The hold was stowed often enough this turn.",
            ),
            Some(Action::Jettison(_) | Action::JettisonCannon | Action::Dump(_)) => (
                "Assez jeté par-dessus bord pour ce tour-ci.",
                "Enough has gone overboard this turn.",
            ),
            Some(
                Action::Give(_)
                | Action::GiveCoin
                | Action::GiveCannon
                | Action::GiveMission(_)
                | Action::Ask(_)
                | Action::AskCoin
                | Action::AskCannon
                | Action::AskMission(_),
            ) => ("L’offre ne peut rien contenir de plus.", "The offer holds no more."),
            _ => ("C’est assez pour une seule visite.", "That is enough for one visit."),
        };
        self.said(fr, en)
    }

    fn not_aboard(&self) -> String {
        let lang = self.lang;
        let none_of = |what: &str| match lang {
            Lang::Fr => format!("Rien de tel à bord\u{a0}: {what}."),
            Lang::En => format!("There is no {what} aboard."),
        };
        match self.action {
            Some(Action::Jettison(what) | Action::Dump(what) | Action::Give(what)) => {
                none_of(good(lang, what))
            }
            Some(Action::SellBack(what)) => none_of(&lowered(fitting(lang, what))),
            Some(Action::Sell { good: what, n, .. }) => {
                let (own, wanted) = (self.board().hold.good(what), goods(lang, what, n));
                match lang {
                    Lang::Fr => {
                        format!("Vous n’avez pas {wanted} à vendre ainsi\u{a0}: {own} à bord.")
                    }
                    Lang::En => format!("You have not {wanted} to sell like that: {own} aboard."),
                }
            }
            Some(Action::JettisonCannon | Action::GiveCannon) => {
                self.said("Aucun canon intact n’est à bord.", "There is no sound cannon aboard.")
            }
            Some(Action::Layout(_) | Action::Manual) => self.said(
                "Rien dans la cale ne peut changer de place.",
                "Nothing in the hold can change its place.",
            ),
            Some(Action::GiveCoin) => self.said(
                "Vous n’avez plus rien à ajouter en bourse.",
                "You have no more money to add.",
            ),
            Some(Action::GiveMission(_) | Action::AskMission(_)) => self.said(
                "Cette mission ne peut pas entrer dans l’offre.",
                "That mission cannot be part of the offer.",
            ),
            Some(Action::Ask(_) | Action::AskCoin | Action::AskCannon) => self.said(
                "L’autre navire n’en a pas davantage à donner.",
                "The other ship has no more of that to give.",
            ),
            _ => self.said("Ce n’est pas à bord.", "It is not aboard."),
        }
    }
}

/// A name in the middle of a sentence.
fn lowered(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
