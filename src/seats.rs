//! Who sits where: people and bots.

use bots::Level;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::text::{Lang, Names};

/// No name is longer, wherever it comes from.
pub const LONGEST_NAME: usize = 24;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatPlan {
    /// A person or a bot.
    pub who: Who,
    /// The name at the table; empty means the usual one.
    #[serde(default)]
    pub name: String,
}

/// A person, or a bot of some strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// Somebody at this screen.
    Human,
    /// Weak and quick.
    Deckhand,
    /// The usual opponent.
    Bosun,
    /// The best we have.
    Captain,
}

impl Who {
    /// The bot's level; none for a person.
    pub fn level(self) -> Option<Level> {
        match self {
            Who::Human => None,
            Who::Deckhand => Some(Level::Deckhand),
            Who::Bosun => Some(Level::Bosun),
            Who::Captain => Some(Level::Captain),
        }
    }

    /// Is it somebody at this screen?
    pub fn is_human(self) -> bool {
        self == Who::Human
    }
}

/// One person against bots of the usual strength.
pub fn usual(seats: u8) -> Vec<SeatPlan> {
    (0..seats)
        .map(|seat| SeatPlan {
            who: if seat == 0 { Who::Human } else { Who::Bosun },
            name: String::new(),
        })
        .collect()
}

/// A name as it may stand at the table: no control characters, not too long.
pub fn tidy_name(name: &str) -> String {
    let plain: String = name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    plain.trim().to_owned()
}

/// The names at the table. A person without a name is "Player 2"; bots without one have sailors'
/// names, the same at a seat wherever its game is opened.
pub fn names(plans: &[SeatPlan], lang: Lang) -> Vec<String> {
    let name = |(seat, plan): (usize, &SeatPlan)| match (plan.name.is_empty(), plan.who) {
        (false, _) => plan.name.clone(),
        (true, Who::Human) => crate::text::player_number(lang, seat + 1),
        (true, _) => CREW[seat % CREW.len()].to_owned(),
    };
    plans.iter().enumerate().map(name).collect()
}

/// The seat of the one person at the table, if there is just one.
pub fn lone(plans: &[SeatPlan]) -> Option<Seat> {
    let mut people = (0u8..).zip(plans).filter(|(_, plan)| plan.who.is_human());
    let first = people.next().map(|(seat, _)| Seat(seat));
    first.filter(|_| people.next().is_none())
}

/// Who sits there, in a row, as the one person at the table knows them: "You, Anne, Marc".
pub fn listed(plans: &[SeatPlan], lang: Lang) -> String {
    let names = Names { lang, list: names(plans, lang), you: lone(plans) };
    let labels: Vec<&str> = Seat::all(plans.len() as u8).map(|seat| names.label(seat)).collect();
    labels.join(", ")
}

/// Names that read the same in both languages. The first seat is a person's, as a rule.
const CREW: [&str; 8] = ["Max", "Anne", "Marc", "Nina", "Hugo", "Rosa", "Léo", "Iris"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_given_tidied_or_found() {
        let mut plans = usual(3);
        assert_eq!(names(&plans, Lang::En), ["Player 1", "Anne", "Marc"]);
        plans[0].name = tidy_name("  Zoé\n\u{7}  ");
        plans[1].who = Who::Human;
        assert_eq!(names(&plans, Lang::Fr), ["Zoé", "Place 2", "Marc"]);
        assert_eq!(tidy_name(&"x".repeat(99)).len(), LONGEST_NAME);
    }

    #[test]
    fn whoever_sits_there_alone_is_you() {
        let mut plans = usual(3);
        assert_eq!(lone(&plans), Some(Seat(0)));
        assert_eq!(listed(&plans, Lang::Fr), "Vous, Anne, Marc");
        plans[2].who = Who::Human;
        assert_eq!(lone(&plans), None);
        assert_eq!(listed(&plans, Lang::En), "Player 1, Anne, Player 3");
    }
}
