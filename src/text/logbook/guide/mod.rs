//! The guided first game. Everybody's voyage is their own, so the notes hang on what is asked, what
//! lies at hand and what has come up before, not on the steps.

mod known;
#[cfg(test)]
mod trial;

use engine::{Options as _, Seen};
use logbook::sea::adrift::Token;
use logbook::{Action, Key, Logbook, Options, Pc, Question, Ship, View};

use super::the_ship;
use crate::text::guide::{Guide, Note};
use crate::text::{Lang, Names, Past, grammar};
use known::Known;

/// The deal: the learner sails first, between Saint-Pierre, which sells sugar, and Basse-Terre, which
/// buys it, with barrels on the way.
const SEED: u64 = 3811;
/// The fame that wins.
const GOAL: u8 = 3;

/// Two seats, the light table, a short race.
pub fn guide() -> Guide {
    let goal = u16::from(GOAL - 3);
    let table = Options::light(2).and_then(|table| table.with(Key::Goal, goal));
    Guide { choices: table.unwrap_or_default().choices(), seed: SEED }
}

/// The note for a decision of the learner, while it is about something new.
pub fn note(seen: &Seen<Logbook>, past: Past<Logbook>, lang: Lang) -> Option<Note> {
    let (view, pc) = (&seen.view, seen.view.own()?);
    let asked = view.asked().filter(|asked| asked.pc == pc)?;
    let known = Known::of(view, pc, &past());
    let lesson = Lesson { seen, view, pc, known, lang };
    let (spot, words) = match asked.question {
        Question::Start => lesson.aim(),
        Question::FirstPurchases => lesson.said(
            "yard",
            "Avant le départ\u{a0}: du bois pour réparer, ou des voiles pour aller plus loin.",
            "Before you sail: wood to repair with, or sails to go farther.",
        ),
        Question::Heading if lesson.known.steps == 0 => lesson.said(
            "wind",
            "La flèche dit où va le vent. Dans le dos, il donne 2 points\u{202f}; de face, il les prend.",
            "The arrow shows where the wind blows: from astern it gives 2 points, ahead it takes 2.",
        ),
        Question::Menu if view.sailing().is_some() => lesson.under_way()?,
        Question::Menu => lesson.turn()?,
        Question::Port => lesson.port()?,
        Question::KeepMission if !lesson.known.kept => lesson.said(
            "mission",
            "Gardez celle dont les étapes sont sur votre route\u{a0}: la carte les montre.",
            "Keep the one whose steps lie on your way: the chart shows them.",
        ),
        Question::Ammo if !lesson.known.shot => lesson.said(
            "question",
            "Chaque canon lance un dé\u{a0}: ce qui dépasse la défense fait des dégâts.",
            "Each cannon rolls a die: what it shows above the defence is damage.",
        ),
        _ => return None,
    };
    Some(Note { words, spot: Some(spot) })
}

/// The spot a note is about, by the name its mark has, and its words.
type Said = (String, String);

/// A decision, and what the learner has met with.
struct Lesson<'a> {
    seen: &'a Seen<Logbook>,
    view: &'a View,
    pc: Pc,
    known: Known,
    lang: Lang,
}

impl Lesson<'_> {
    fn said(&self, spot: &str, fr: &str, en: &str) -> Said {
        (spot.to_owned(), self.lang.pick(fr, en).to_owned())
    }

    fn aim(&self) -> Said {
        let goal = self.view.options().goal();
        let words = match self.lang {
            Lang::Fr => format!(
                "Le but\u{a0}: {goal} de renommée. Tonneaux, missions, ventes par 4 et prises en donnent."
            ),
            Lang::En => format!(
                "The aim: {goal} fame. Barrels, missions, sales of 4 alike and prizes bring it."
            ),
        };
        ("race".to_owned(), words)
    }

    /// Is there such a choice in the list?
    fn offers(&self, like: fn(&Action) -> bool) -> bool {
        self.seen.list.iter().any(like)
    }

    /// Did this come up for the first time since the learner's last turn?
    fn is_fresh(&self, round: Option<u16>) -> bool {
        round.is_some_and(|first| first + 1 == self.view.round())
    }

    /// What a movement teaches.
    fn under_way(&self) -> Option<Said> {
        Some(match self.known.steps {
            _ if self.offers(|action| *action == Action::PickUp) && !self.known.picked => {
                self.barrel()
            }
            1 => self.said(
                "chart",
                "Le premier pas fixe le total\u{a0}: navire, charge, vent. Chaque case coûte 1 point.",
                "The first step fixes the sum: ship, load, wind. Each cell costs 1 point.",
            ),
            2 | 3 => self.said(
                "chart",
                "Touchez une case plus loin\u{a0}: sa route se dessine, et vous la confirmez d’un coup.",
                "Tap a cell farther off: the way there is drawn, and you confirm it at once.",
            ),
            _ => return None,
        })
    }

    fn barrel(&self) -> Said {
        let tokens = self.view.options().tokens_a_fame();
        let words = match self.lang {
            Lang::Fr => format!(
                "Un tonneau\u{202f}! Repêchez-le pour 1 point\u{a0}: il paie, et {tokens} font 1 renommée."
            ),
            Lang::En => {
                format!("A barrel! Pick it up for 1 point: it pays, and {tokens} make 1 fame.")
            }
        };
        ("here".to_owned(), words)
    }

    /// What the turn menu teaches.
    fn turn(&self) -> Option<Said> {
        let known = &self.known;
        let begins = self.view.slots() == 2;
        if known.steps == 0 {
            return Some(self.said(
                &format!("ship-{}", self.pc.0),
                "Deux choses par tour, dont un mouvement\u{a0}: touchez une case voisine pour partir.",
                "Two things a turn, one of them a movement: tap a neighbouring cell to set sail.",
            ));
        }
        let port = self.seen.list.iter().find_map(|action| match action {
            Action::Port(tile) => Some(*tile),
            _ => None,
        });
        if let Some(port) = port.filter(|_| !known.called) {
            return Some(self.said(
                &format!("port-{port}"),
                "Au mouillage\u{202f}! Entrez au port\u{a0}: une seule action pour toutes vos affaires.",
                "Moored! Enter the port: one action for all the business you have there.",
            ));
        }
        let target = self.seen.list.iter().find_map(|action| match action {
            Action::Shoot(Ship::Npc(npc)) => Some(format!("npc-{npc}")),
            Action::Shoot(Ship::Pc(pc)) => Some(format!("ship-{}", pc.0)),
            _ => None,
        });
        if let Some(target) = target.filter(|_| !known.shot) {
            return Some(self.said(
                &target,
                "Un navire est sur votre flanc\u{a0}: visez-le pour voir vos chances avant de tirer.",
                "A ship lies on your flank: aim at her to see your chances before you fire.",
            ));
        }
        let told = match begins {
            true if self.is_fresh(known.foe.map(|(_, round)| round)) => self.enemy(),
            true if self.is_fresh(known.hurt) => Some(self.said(
                "hold",
                "Les dégâts prennent des places en cale. 1 bois et une action en réparent.",
                "Damage takes up slots of the hold. 1 wood and an action repair some.",
            )),
            true if self.is_fresh(known.laden) && self.is_deep() => Some(self.said(
                "load",
                "Chargé, le navire s’enfonce\u{a0}: les bancs se ferment, et le mouvement baisse.",
                "Laden, your ship sits deeper: banks close, and her movement shrinks.",
            )),
            true if self.is_fresh(known.fame) => Some(self.said(
                "race",
                "Votre première renommée\u{202f}! La course se lit ici, et chaque point dit d’où il vient.",
                "Your first fame! The race is shown here, and each point says where it came from.",
            )),
            true if self.view.round() == 2 => Some(self.said(
                "wind",
                "La nuit suit le jour. Dès la manche 3, chaque jour apporte un événement.",
                "Night follows day. From round 3 on, each day brings an event.",
            )),
            _ => None,
        };
        told.or_else(|| self.at_hand())
    }

    /// What lies at hand in a turn, once.
    fn at_hand(&self) -> Option<Said> {
        let explores = self.offers(|action| *action == Action::Explore) && !self.known.explored;
        let here = self.view.berth(Ship::Pc(self.pc)).filter(|_| explores);
        let hidden = here.and_then(|(cell, _)| self.view.explorable(cell).next());
        if let Some(slot) = hidden {
            return Some(self.said(
                &format!("slot-{slot}"),
                "Une tuile cachée est en vue. L’explorer prend une action et la découvre.",
                "A hidden tile is in sight. Exploring it takes an action and turns it over.",
            ));
        }
        let near = || self.view.reach().iter().any(|reach| self.is_barrel(reach.cell));
        if !self.known.picked && !self.view.has_moved() && near() {
            return Some(self.said(
                "chart",
                "Un tonneau flotte à portée\u{a0}: gardez 1 point pour le repêcher en passant.",
                "A barrel floats within reach: keep 1 point to pick it up on your way.",
            ));
        }
        None
    }

    fn is_barrel(&self, cell: logbook::Cell) -> bool {
        let mut adrift = self.view.adrift().iter();
        adrift.any(|adrift| adrift.cell == cell && matches!(adrift.what, Token::Barrel(_)))
    }

    /// Does the load weigh on the draft (L-065)?
    fn is_deep(&self) -> bool {
        let trim = self.view.board(self.pc).trim();
        trim.draft2 > trim.hull.draft2
    }

    fn enemy(&self) -> Option<Said> {
        let (npc, _) = self.known.foe?;
        let names = Names { lang: self.lang, list: Vec::new(), you: None };
        let who = grammar::capital(&the_ship(self.view, Ship::Npc(npc), &names));
        let words = match self.lang {
            Lang::Fr => format!(
                "{who} vous en veut\u{a0}: restez hors de sa portée, ou présentez-lui vos canons."
            ),
            Lang::En => {
                format!("{who} is your enemy: stay out of her reach, or show her your guns.")
            }
        };
        Some((format!("npc-{npc}"), words))
    }

    /// What a visit teaches.
    fn port(&self) -> Option<Said> {
        let known = &self.known;
        let traded =
            self.view.visit().is_some_and(|visit| visit.bought.iter().any(|lot| lot.number > 0));
        if self.offers(|action| matches!(action, Action::TakeMission)) && !known.kept {
            return Some(self.said(
                "tavern",
                "À la taverne\u{a0}: piochez 3 missions, gardez-en 1. Faite, elle vaut 1 renommée.",
                "In the tavern: draw 3 missions, keep 1. Done, it is worth 1 fame.",
            ));
        }
        if traded && !known.sold && known.bought <= 1 {
            return Some(self.said(
                "market",
                "Quatre marchandises pareilles vendues d’un coup\u{a0}: 1 renommée de plus.",
                "Four goods alike sold at once: that is 1 fame besides the money.",
            ));
        }
        if self.offers(|action| matches!(action, Action::Sell { .. })) && !known.sold {
            return Some(self.said(
                "market",
                "Ce port achète ce que vous portez\u{a0}: touchez une rangée pour voir ce qu’elle paie.",
                "This port buys what you carry: tap a row to see what it pays.",
            ));
        }
        if self.offers(|action| matches!(action, Action::Buy { .. })) && known.bought == 0 {
            return Some(self.said(
                "market",
                "Achetez ici ce qu’un autre port demande. Chaque achat fait monter le prix.",
                "Buy here what another port asks for. Each one you buy raises the price.",
            ));
        }
        None
    }
}
