//! Why something on the table cannot be done, in a sentence that names the thing, with its place in
//! the rules.
//!
//! | module | what |
//! |---|---|
//! | `sea` | turns, sailing, what floats, exploring, missions |
//! | `guns` | firing, repairs, exchange |
//! | `crew` | crew, boats, ramming, ships of cards |
//! | `port` | taverns, shipyards, markets |

mod crew;
mod guns;
mod port;
mod sea;
#[cfg(test)]
mod trial;

use logbook::board::Board;
use logbook::content::MissionId;
use logbook::{Action, Nation, Pc, Question, Ship, View, WhyNot};

use super::content::content;
use super::the_ship;
use crate::desk::{Closed, Reason};
use crate::text::{Lang, Names, closed as locked, grammar};

/// Why nothing can be chosen, or why this cannot.
pub fn refusal(
    view: &View,
    closed: Option<Closed>,
    why: Option<WhyNot>,
    action: Option<Action>,
    names: &Names,
) -> Reason {
    if let Some(closed) = closed {
        let section = if closed == Closed::Over { "aim" } else { "turn" };
        return Reason { words: locked(closed, names), section };
    }
    let pc = view.asked().map_or_else(|| view.active(), |asked| asked.pc);
    let case = Case { view, names, lang: names.lang, pc, action };
    let (words, section) = case.told(why.unwrap_or(WhyNot::NotAsked));
    Reason { words, section }
}

/// A sentence and its place in the rules.
type Said = (String, &'static str);

/// What the sentence is made from.
struct Case<'a> {
    view: &'a View,
    names: &'a Names,
    lang: Lang,
    /// Whose decision it is.
    pc: Pc,
    /// What was reached for, if that is known.
    action: Option<Action>,
}

impl Case<'_> {
    fn told(&self, why: WhyNot) -> Said {
        match why {
            WhyNot::Over => (locked(Closed::Over, self.names), "aim"),
            WhyNot::NotAsked => (self.asked(), "turn"),
            WhyNot::Moored
            | WhyNot::Fog
            | WhyNot::NotOnFlank
            | WhyNot::OutOfSight
            | WhyNot::Unhurt
            | WhyNot::OffMap
            | WhyNot::NotBeside
            | WhyNot::NoWood
            | WhyNot::Sound
            | WhyNot::NoOffer => self.guns(why),
            WhyNot::NotAboard | WhyNot::Enough | WhyNot::NoRoom => self.hold(why),
            WhyNot::NoMoney
            | WhyNot::NoService
            | WhyNot::NoAccess
            | WhyNot::NoCountry
            | WhyNot::LevelTooLow
            | WhyNot::HighestLevel
            | WhyNot::Owned
            | WhyNot::Full
            | WhyNot::TradeBan
            | WhyNot::NotBought
            | WhyNot::SoldOut
            | WhyNot::MissionTaken
            | WhyNot::DealtWith
            | WhyNot::NoMission => self.port(why),
            WhyNot::CrewFull
            | WhyNot::NoCard
            | WhyNot::NotHere
            | WhyNot::Held
            | WhyNot::NotPlayed
            | WhyNot::NothingToRam
            | WhyNot::NoWhales
            | WhyNot::NoBoat
            | WhyNot::NoCrew => self.company(why),
            why => self.sea(why),
        }
    }

    /// What has to be answered first.
    fn asked(&self) -> String {
        let question = self.view.asked().map(|asked| asked.question);
        let (fr, en) = match question {
            Some(Question::Port) => {
                ("Terminez d’abord votre visite au port.", "Finish your visit in port first.")
            }
            Some(Question::FirstPurchases) => {
                ("Terminez d’abord vos premiers achats.", "Finish your first purchases first.")
            }
            Some(Question::Start) => (
                "Choisissez d’abord d’où part votre navire.",
                "Choose where your ship starts first.",
            ),
            Some(Question::Heading) => {
                ("Choisissez d’abord le cap de votre navire.", "Choose your ship’s heading first.")
            }
            Some(Question::Explore { .. }) => {
                ("Choisissez d’abord la tuile à découvrir.", "Choose the tile to turn over first.")
            }
            Some(Question::KeepMission) => {
                ("Choisissez d’abord la mission à garder.", "Choose the mission to keep first.")
            }
            Some(Question::DropMission) => {
                ("Choisissez d’abord la mission à laisser.", "Choose the mission to drop first.")
            }
            Some(Question::Loading { .. }) => {
                ("Décidez d’abord de ce que vous chargez.", "Decide what to load first.")
            }
            Some(Question::Mend { .. }) => {
                ("Terminez d’abord vos réparations.", "Finish your repairs first.")
            }
            Some(Question::Offer | Question::Answer) => {
                ("Terminez d’abord l’échange.", "Finish the exchange first.")
            }
            Some(Question::Ammo | Question::ReturnFire) => {
                ("Choisissez d’abord vos munitions.", "Choose your ammunition first.")
            }
            Some(Question::FirstShip) => {
                ("Choisissez d’abord votre navire.", "Choose your ship first.")
            }
            Some(Question::Party | Question::Grapnel | Question::Lieutenant | Question::Swords) => {
                ("Décidez d’abord de l’abordage en cours.", "Decide the boarding at hand first.")
            }
            Some(Question::Nation(_)) => ("Nommez d’abord une nation.", "Name a nation first."),
            Some(Question::Manual | Question::Swap { .. }) => (
                "Choisissez d’abord un emplacement de la cale.",
                "Choose a slot of the hold first.",
            ),
            _ => {
                let en = "That is not what is being decided now.";
                ("Ce n’est pas ce qui se décide maintenant.", en)
            }
        };
        self.lang.pick(fr, en).to_owned()
    }

    fn board(&self) -> &Board {
        self.view.board(self.pc)
    }

    /// One of two sentences.
    fn said(&self, fr: &str, en: &str) -> String {
        self.lang.pick(fr, en).to_owned()
    }

    fn ship(&self, ship: Ship) -> String {
        the_ship(self.view, ship, self.names)
    }

    /// A ship at the head of a sentence.
    fn the_ship(&self, ship: Ship) -> String {
        grammar::capital(&self.ship(ship))
    }

    fn reputation(&self, with: Nation) -> String {
        grammar::signed(self.board().reputation[with].into())
    }

    /// The title of a mission in hand, within a sentence.
    fn mission(&self, at: u8) -> String {
        let active = self.board().missions.get(usize::from(at));
        let title = active
            .map_or("", |active| content(self.lang).mission(MissionId::nth(active.card)).title);
        match self.lang {
            Lang::Fr => format!("«\u{202f}{title}\u{202f}»"),
            Lang::En => format!("“{title}”"),
        }
    }
}
