//! What is to be chosen among missions and what they bring.

use engine::{Seat, Seen};
use logbook::board::tracks::Fitting;
use logbook::content::{CrewUpgrade, MissionId};
use logbook::{Action, Gift, Logbook, Question};

/// A choice among missions, or of what one brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskModel {
    /// What is asked.
    pub ask: Ask,
    /// What can be chosen, in the order of the list.
    pub choices: Vec<Choice>,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Which of the missions drawn is kept (L-347).
    Keep,
    /// Which mission is laid aside (L-348).
    Drop,
    /// Which mission of this seat is stolen (L-367).
    Steal(Seat),
    /// Which reward of this mission is taken (L-354).
    Reward(MissionId),
    /// Which upgrade comes as a reward (L-356).
    Gift(Gift),
}

/// Something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What choosing it does.
    pub action: Action,
    /// What it is.
    pub what: What,
}

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A mission.
    Mission(MissionId),
    /// A reward of the mission that is asked about, by its place.
    Reward(u8),
    /// An officer or a specialist.
    Crew(CrewUpgrade),
    /// An upgrade of the ship.
    Fitting(Fitting),
    /// Nothing.
    Nothing,
}

/// What whoever looks is asked about missions.
pub fn ask(seen: &Seen<Logbook>) -> Option<AskModel> {
    let view = &seen.view;
    let asked = view.asked().filter(|_| seen.is_asked())?;
    let (ask, from) = match asked.question {
        Question::KeepMission => (Ask::Keep, asked.pc),
        Question::DropMission => (Ask::Drop, asked.pc),
        Question::Steal { from, .. } | Question::Captives { from } => {
            (Ask::Steal(view.place(from)), from)
        }
        Question::Reward { mission } => (Ask::Reward(MissionId::nth(mission)), asked.pc),
        Question::Upgrade(gift) => (Ask::Gift(gift), asked.pc),
        _ => return None,
    };
    let in_hand = |at: u8| {
        let active = view.board(from).missions.get(usize::from(at))?;
        Some(What::Mission(MissionId::nth(active.card)))
    };
    let what = |action: Action| match action {
        Action::KeepMission(at) => view.drawn().nth(at.into()).map(What::Mission),
        Action::DropMission(at) | Action::Steal(at) => in_hand(at),
        Action::Reward(at) => Some(What::Reward(at)),
        Action::TakePrinted(at) => {
            let mut printed = view.board(asked.pc).upgrades();
            printed.find(|(place, ..)| *place == at).map(|(_, up, _)| What::Crew(up.upgrade))
        }
        Action::Recruit { row, column } => {
            let rows = &view.ashore().rows;
            let there = rows.get(usize::from(row)).and_then(|row| row.get(usize::from(column)));
            there.copied().flatten().map(What::Crew)
        }
        Action::TakeFitting(fitting) => Some(What::Fitting(fitting)),
        Action::TakeNone => Some(What::Nothing),
        _ => None,
    };
    let choices = seen
        .list
        .iter()
        .filter_map(|action| Some(Choice { action: *action, what: what(*action)? }));
    Some(AskModel { ask, choices: choices.collect() })
}
