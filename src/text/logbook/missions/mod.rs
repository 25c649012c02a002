//! Missions in words, composed from what is printed on their cards: no sentence belongs to a
//! mission, so that what is told cannot differ from what is played (L-347 to L-390).
//!
//! | module | what |
//! |---|---|
//! | `ways` | what has to be done, in each of the ways of a step |
//! | `prey` | which ships are meant |
//! | `gains` | what is gained or lost |
//! | `terms` | failing, becoming public, what no game of these options allows |
//! | `course` | how far a step has come |

mod course;
mod gains;
mod prey;
mod terms;
#[cfg(test)]
mod trial;
mod ways;

use logbook::content::{Mission, MissionId, MissionKind, Op};
use logbook::missions::hand::Active;
use logbook::{Pc, View};

use super::content::content;
use crate::text::{Lang, Names};

pub(super) use gains::{gains, loot};

/// A mission as its card tells it, and how far whoever holds it has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MissionText {
    /// The title.
    pub title: String,
    /// What kind it is, and whether it is secret: "Transport · secret".
    pub kind: String,
    /// A line for the log.
    pub log: String,
    /// Its steps in order.
    pub steps: Vec<StepText>,
    /// What it brings: of several one is chosen.
    pub rewards: Vec<String>,
    /// What goes wrong when it fails, and other conditions; empty if nothing.
    pub conditions: Vec<String>,
}

/// A step of a mission.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StepText {
    /// What has to be done; of several ways one is enough.
    pub ways: Vec<String>,
    /// Is it done, at hand, or to come? To come where nobody has taken the mission.
    pub state: StepState,
    /// How far it has come, where something is counted: "4 of 10".
    pub progress: Option<String>,
}

/// How far a step has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StepState {
    /// Done.
    Done,
    /// At hand.
    Now,
    /// Others come first.
    #[default]
    Later,
}

/// A mission in words; where whoever looks sees it in somebody's hand, with its state there.
pub fn mission_card(view: &View, mission: MissionId, names: &Names) -> MissionText {
    Card::of(view, mission, names).told()
}

/// What kind of mission it is: "transport".
pub fn mission_kind(lang: Lang, kind: MissionKind) -> &'static str {
    match kind {
        MissionKind::Personal => lang.pick("personnelle", "personal"),
        MissionKind::Combat => lang.pick("combat", "combat"),
        MissionKind::Rescue => lang.pick("sauvetage", "rescue"),
        MissionKind::Transport => lang.pick("transport", "transport"),
    }
}

/// What the sentences of a mission are made from.
struct Card<'a> {
    view: &'a View,
    names: &'a Names,
    lang: Lang,
    id: MissionId,
    mission: &'static Mission,
    /// Whose it is, or will be if it is kept.
    owner: Option<Pc>,
    /// In the hand of its owner.
    active: Option<Active>,
}

impl<'a> Card<'a> {
    fn of(view: &'a View, id: MissionId, names: &'a Names) -> Card<'a> {
        let is_seen = |pc: Pc, active: &Active| active.open || view.eye().sees(view.place(pc));
        let held = view.pcs().find_map(|pc| {
            let mut hand = view.board(pc).missions.iter();
            let own =
                hand.find(|active| usize::from(active.card) == id.index() && is_seen(pc, active));
            Some((pc, *own?))
        });
        let drawn = || view.drawn().find(|drawn| *drawn == id).and_then(|_| view.asked());
        Card {
            view,
            names,
            lang: names.lang,
            id,
            mission: id.mission(),
            owner: held.map(|(pc, _)| pc).or_else(|| drawn().map(|asked| asked.pc)),
            active: held.map(|(_, active)| active),
        }
    }

    fn told(&self) -> MissionText {
        let words = content(self.lang).mission(self.id);
        MissionText {
            title: words.title.to_owned(),
            kind: self.kind(),
            log: words.log.to_owned(),
            steps: (0..).zip(self.mission.stages).map(|(at, _)| self.step(at)).collect(),
            rewards: self.mission.rewards.iter().map(|ops| self.reward(ops)).collect(),
            conditions: self.conditions(),
        }
    }

    fn kind(&self) -> String {
        let secret = self.active.map_or(self.mission.secret, |active| !active.open);
        let open = match secret {
            true => self.lang.pick("secrète", "secret"),
            false => self.lang.pick("publique", "public"),
        };
        format!("{} · {open}", mission_kind(self.lang, self.id.kind()))
    }

    fn step(&self, stage: u8) -> StepText {
        StepText {
            ways: self.open_ways(stage).map(|way| self.way(way)).collect(),
            state: self.state(stage),
            progress: self.progress(stage),
        }
    }

    /// The fame of completing it and what is printed (L-354).
    fn reward(&self, ops: &[Op]) -> String {
        let printed = ops.iter().map(|op| if let Op::Fame(n) = op { *n } else { 0 });
        let fame = Op::Fame(1 + printed.sum::<u8>());
        let others = ops.iter().filter(|op| !matches!(op, Op::Fame(_)));
        let all: Vec<Op> = std::iter::once(fame).chain(others.copied()).collect();
        gains(self.view, &all, None, self.lang)
    }
}
