//! Missions are drawn, kept and laid aside (L-347 to L-351).

use engine::{List, Log};

use super::Task;
use super::hand::Active;
use super::operation::OpList;
use crate::Pc;
use crate::action::Action;
use crate::agenda::Item;
use crate::ask::Question;
use crate::content::{Condition, CrewUpgrade, Neighbour, TileId};
use crate::event::{Event, Secret};
use crate::state::Logbook;

/// Missions drawn to keep one (L-347).
const DRAWN: u8 = 3;
/// Missions that may be active at once (L-348).
const MOST: u8 = 3;

impl Logbook {
    /// May a seat take a mission in the tavern of this port (L-347)?
    pub(crate) fn may_take_mission(&self, pc: Pc, port: TileId) -> bool {
        let dealt = self.board(pc).dealt_with == Some(port.number());
        let any = !(self.missions.down.is_empty() && self.missions.spent.is_empty());
        !self.turn.mission_taken && !dealt && any
    }

    /// How many missions a seat draws to keep one of them (L-319, L-347).
    pub(crate) fn to_draw(&self, pc: Pc) -> u8 {
        DRAWN + self.informers(pc)
    }

    /// A seat draws missions to keep one of them (L-347).
    pub(crate) fn take_mission(&mut self, pc: Pc, port: TileId, log: &mut Log<Event>) {
        self.turn.mission_taken = true;
        self.board_mut(pc).dealt_with = Some(port.number());
        log.reveal();
        let number = self.to_draw(pc);
        self.drawn =
            (0..number).filter_map(|_| self.missions.draw(&mut self.streams.missions)).collect();
        let (seat, drawn) = (self.place(pc), self.drawn);
        log.tell(|| Event::Drew { pc, missions: Secret::of(seat, drawn) });
        self.ask(pc, Question::KeepMission);
    }

    /// The informers of a seat; a lieutenant stands in for one (L-319, L-328).
    fn informers(&self, pc: Pc) -> u8 {
        let board = self.board(pc);
        match board.count(CrewUpgrade::Informer) {
            0 => 0,
            informers => informers + board.count(CrewUpgrade::Lieutenant),
        }
    }

    /// One of the missions drawn is kept, the others are discarded (L-347). Then the limit is
    /// heeded, the card does what it says, and a first step at this very port is done (L-351).
    fn keep(&mut self, pc: Pc, at: u8, log: &mut Log<Event>) {
        let drawn = std::mem::take(&mut self.drawn);
        let mission = drawn[at as usize];
        let mut active = Active::new(mission);
        let kept = self.veiled(pc, active, mission);
        log.tell(|| Event::Kept { pc, mission: kept });
        for card in drawn.iter().copied().filter(|card| *card != mission) {
            self.missions.lay_aside(card);
            log.tell(|| Event::Dropped { pc, mission: card });
        }
        if active.names_the_leader() {
            active.prey = self.draw_leader(pc, log);
        }
        self.board_mut(pc).missions.push(active);
        self.push_in_order(&[
            Item::Mission(Task::Limit(pc)),
            Item::Mission(Task::Ops { pc, list: OpList::Taken(mission), at: 0 }),
            Item::Mission(Task::Begin { pc, mission }),
        ]);
    }

    /// The opponent with most fame when the mission is taken, drawn among equals (L-375).
    fn draw_leader(&mut self, pc: Pc, log: &mut Log<Event>) -> Option<Pc> {
        let opponents = self.pcs().filter(|other| *other != pc);
        let most = opponents.clone().map(|other| self.board(other).fame).max()?;
        let equal = opponents.filter(|other| self.board(*other).fame == most);
        let equal: List<Pc, 4> = equal.collect();
        let prey = equal[self.streams.missions.below(equal.len() as u32) as usize];
        log.reveal();
        let seat = self.place(pc);
        log.tell(|| Event::Prey { pc, prey: Secret::of(seat, prey) });
        Some(prey)
    }

    /// How many missions a seat may have at once (L-348).
    pub(crate) fn most_missions(&self, pc: Pc) -> u8 {
        MOST + self.board(pc).count(CrewUpgrade::Informer)
    }

    /// A seat with more missions than it may have lays one aside, and another, until it has not
    /// (L-348).
    pub(crate) fn check_hand(&mut self, pc: Pc) {
        if self.board(pc).missions.len() > usize::from(self.most_missions(pc)) {
            self.push(Item::Mission(Task::Limit(pc)));
            self.ask(pc, Question::DropMission);
        }
    }

    /// May it have one more (L-192, L-348)?
    pub(crate) fn may_hold_more(&self, pc: Pc) -> bool {
        let board = self.board(pc);
        board.missions.len() < usize::from(MOST + board.count(CrewUpgrade::Informer))
    }

    /// The missions that may be laid aside: any, also the new one (L-348).
    pub(crate) fn list_droppable(&self, pc: Pc, out: &mut Vec<Action>) {
        out.extend((0..self.board(pc).missions.len() as u8).map(Action::DropMission));
    }

    /// If the first step of a mission is at the very port where it was taken, it is validated at
    /// once (L-351).
    pub(super) fn begin_here(&mut self, pc: Pc, mission: u8) {
        let (Some(visit), Some(place)) = (self.turn.visit, self.in_hand(pc, mission)) else {
            return;
        };
        let here = self.validations(pc, visit.tile).find(|(at, _)| usize::from(*at) == place);
        if let Some(step) = here.and_then(|(at, option)| self.step_at(pc, visit.tile, at, option)) {
            self.push(Item::Mission(Task::Validate(pc, step)));
        }
    }

    /// A decision about missions.
    pub(crate) fn decide_on_mission(
        &mut self,
        pc: Pc,
        question: Question,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match (question, action) {
            (Question::KeepMission, Action::KeepMission(at)) => self.keep(pc, at, log),
            (Question::DropMission, Action::DropMission(at)) => {
                let mission = self.board(pc).missions[at as usize].card;
                self.lay_aside(pc, mission, log);
            }
            (Question::Steal { from, .. }, Action::Steal(at)) => self.steal(pc, from, at, log),
            (Question::Captives { from }, Action::Steal(at)) => {
                self.steal(pc, from, at, log);
                self.offer_captives(pc, from);
            }
            (Question::Captives { .. }, _) => {}
            (Question::Reward { mission }, Action::Reward(reward)) => {
                let list = OpList::Reward { mission, reward };
                self.push(Item::Mission(Task::Ops { pc, list, at: 0 }));
            }
            (Question::Upgrade(gift), action) => self.take_gift(pc, gift, action, log),
            (question, action) => unreachable!("{action:?} is no answer to {question:?}"),
        }
    }
}

impl Active {
    /// Does it point at the opponent in the lead (L-375)?
    fn names_the_leader(self) -> bool {
        let mut ways = self.mission().stages.iter().flat_map(|ways| ways.iter());
        ways.any(|way| match way.when {
            Condition::Destroy { ship, .. } => ship.seat == Some(Neighbour::Leader),
            _ => false,
        })
    }
}
