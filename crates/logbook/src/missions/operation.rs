//! What missions and hoards bring, one thing after the other (L-354 to L-356, L-424).
//!
//! The list waits on the agenda: a question in the middle of it is answered before it goes on.

use engine::Log;

use super::Task;
use crate::agenda::Item;
use crate::ask::{Choice, Gift, Question};
use crate::content::{Hoard, MissionId, Op, RepSel, TokenAt};
use crate::event::{Event, Rule};
use crate::sea::adrift::Token;
use crate::standing::reputation::{Step as Move, gain};
use crate::state::Logbook;
use crate::{Cell, Flags, Good, Goods, Nation, Pc};

/// A list of things that are brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpList {
    /// When this mission is kept.
    Taken(u8),
    /// By a way of a stage.
    Way {
        /// Of which mission.
        mission: u8,
        /// The stage.
        stage: u8,
        /// The way.
        option: u8,
    },
    /// By a row of its check.
    Row {
        /// Of which mission.
        mission: u8,
        /// The stage.
        stage: u8,
        /// The way.
        option: u8,
        /// The row.
        row: u8,
    },
    /// By one of the rewards.
    Reward {
        /// Of which mission.
        mission: u8,
        /// Which reward.
        reward: u8,
    },
    /// By this card of the treasure (L-424).
    Hoard(u8),
}

impl OpList {
    /// What is brought.
    pub fn ops(self) -> &'static [Op] {
        let way = |mission, stage: u8, option: u8| {
            &MissionId::nth(mission).mission().stages[stage as usize][option as usize]
        };
        match self {
            OpList::Taken(mission) => MissionId::nth(mission).mission().on_take,
            OpList::Way { mission, stage, option } => way(mission, stage, option).ops,
            OpList::Row { mission, stage, option, row } => {
                way(mission, stage, option).check.map_or(&[], |check| check.rows[row as usize].ops)
            }
            OpList::Reward { mission, reward } => {
                MissionId::nth(mission).mission().rewards[reward as usize]
            }
            OpList::Hoard(card) => Hoard(card).ops(),
        }
    }

    /// Which mission brings it, if one does.
    pub const fn mission(self) -> Option<u8> {
        match self {
            OpList::Taken(mission)
            | OpList::Way { mission, .. }
            | OpList::Row { mission, .. }
            | OpList::Reward { mission, .. } => Some(mission),
            OpList::Hoard(_) => None,
        }
    }

    /// The rule by which it is brought.
    const fn rule(self) -> Rule {
        match self {
            OpList::Taken(_) => Rule(347),
            OpList::Way { .. } => Rule(352),
            OpList::Row { .. } => Rule(355),
            OpList::Reward { .. } => Rule(354),
            OpList::Hoard(_) => Rule(424),
        }
    }

    /// The mission that must still be in hand for it: a completed one is out of it, and brings its
    /// reward all the same.
    const fn in_progress(self) -> Option<u8> {
        match self {
            OpList::Taken(mission) | OpList::Way { mission, .. } | OpList::Row { mission, .. } => {
                Some(mission)
            }
            OpList::Reward { .. } | OpList::Hoard(_) => None,
        }
    }
}

impl Logbook {
    /// Brings one thing of a list; the rest of it waits.
    pub(super) fn do_ops(&mut self, pc: Pc, list: OpList, at: u8, log: &mut Log<Event>) {
        let Some(op) = list.ops().get(usize::from(at)) else { return };
        let mission = list.in_progress();
        if mission.is_some_and(|mission| self.in_hand(pc, mission).is_none()) {
            return;
        }
        self.push(Item::Mission(Task::Ops { pc, list, at: at + 1 }));
        let rule = list.rule();
        match *op {
            Op::Money(n) => self.gain_money(pc, n, rule, log),
            Op::Fame(n) => self.gain_fame(pc, n, rule, log),
            Op::Rep(with, n) => self.bring_reputation(pc, mission, with, n, rule, log),
            Op::Goods(goods) => self.bring_goods(pc, goods),
            Op::Wood(n) => self.bring_goods(pc, Goods::of(Good::Wood, n)),
            Op::Crew(n) => self.gain_crew(pc, n, rule, log),
            Op::Clue => self.gain_clue(pc, log),
            Op::CrewUpgrade(most) => self.offer_gift(pc, true, most),
            Op::ShipUpgrade(most) => self.offer_gift(pc, false, most),
            Op::Token(at) => self.place_token(pc, mission, at, log),
            Op::Steal(kind) => {
                let active = mission.and_then(|mission| self.in_hand(pc, mission));
                let from = active.and_then(|place| self.board(pc).missions[place].prey);
                if let Some(from) = from.filter(|from| self.open_missions(*from, kind).count() > 0)
                {
                    self.ask(pc, Question::Steal { from, kind });
                }
            }
            Op::Discard => {
                if let Some(mission) = mission {
                    self.lay_aside(pc, mission, log);
                }
            }
        }
    }

    /// Reputation with the nations named (L-354, L-355). With the port's nothing happens at a
    /// native one; a nation of choice is asked for unless there is but one that would move.
    fn bring_reputation(
        &mut self,
        pc: Pc,
        mission: Option<u8>,
        with: RepSel,
        n: i8,
        rule: Rule,
        log: &mut Log<Event>,
    ) {
        let nations = match with {
            RepSel::Nation(nation) => Flags::of(nation),
            RepSel::Port => {
                let port = self.turn.visit.and_then(|visit| self.port_nation(visit.tile));
                port.map_or(Flags::NONE, Flags::of)
            }
            RepSel::X => self.offended(pc, mission),
            RepSel::Any => {
                let among = self.willing(pc);
                return self.offer_nation(pc, Choice { among, n, rule: rule.0 }, log);
            }
        };
        for nation in nations.iter() {
            let points = n.unsigned_abs();
            if n < 0 {
                self.lose_reputation(pc, nation, points, rule, log);
            } else {
                self.gain_reputation(pc, nation, points, rule, log);
            }
        }
    }

    /// The nations with which a seat may still rise (L-261, L-265).
    fn willing(&self, pc: Pc) -> Flags {
        let board = self.board(pc);
        let rises = |nation: &Nation| {
            let bent = self.bent(pc, *nation);
            gain(*nation, board.reputation[*nation], bent) != Move::Stays
        };
        Nation::ALL.into_iter().filter(rises).collect()
    }

    /// The nations of X that take it amiss: for a corsair the Pirates alone (L-248), for a seat all
    /// it has joined (L-249).
    fn offended(&self, pc: Pc, mission: Option<u8>) -> Flags {
        let place = mission.and_then(|mission| self.in_hand(pc, mission));
        let Some(active) = place.map(|place| self.board(pc).missions[place]) else {
            return Flags::NONE;
        };
        match active.prey {
            None if active.x.is_corsair() => Flags::of(Nation::Pirates),
            _ => active.x,
        }
    }

    /// Goods are there to be loaded, as far as the supply goes (L-012).
    fn bring_goods(&mut self, pc: Pc, goods: Goods) {
        let goods = self.take_from_supply(goods);
        self.offer_to_load(pc, goods);
    }

    /// An upgrade is there to be taken (L-356).
    fn offer_gift(&mut self, pc: Pc, crew: bool, most: Option<u32>) {
        let most = most.map(|doubloons| (doubloons / 1000) as u8);
        let port = self.turn.visit.map(|visit| visit.tile.number());
        self.ask(pc, Question::Upgrade(Gift { crew, most, port }));
    }

    /// A counter of the owner is placed: on a place that a D20 names (L-382), or at the farthest
    /// native port (L-388). With none in reach it waits for the next one turned over (D-92).
    fn place_token(&mut self, pc: Pc, mission: Option<u8>, at: TokenAt, log: &mut Log<Event>) {
        let Some(mission) = mission else { return };
        match at {
            TokenAt::D20 => {
                let roll = self.d20(log);
                let cell = self.designated(roll);
                self.set_afloat(cell, Token::Counter { pc, mission });
                log.tell(|| Event::Adrift { cell, roll: Some(roll) });
                self.tell_mark(pc, mission, cell, log);
            }
            TokenAt::FarthestNative => {
                if let Some(mooring) = self.farthest_native(pc) {
                    self.mark_port(pc, mission, mooring, log);
                }
            }
        }
    }

    /// A port is marked for a mission, by its mooring (L-388).
    pub(super) fn mark_port(&mut self, pc: Pc, mission: u8, mooring: Cell, log: &mut Log<Event>) {
        if let Some(place) = self.in_hand(pc, mission) {
            self.board_mut(pc).missions[place].mark = Some(mooring);
            self.tell_mark(pc, mission, mooring, log);
        }
    }

    fn tell_mark(&self, pc: Pc, mission: u8, cell: Cell, log: &mut Log<Event>) {
        if let Some(place) = self.in_hand(pc, mission) {
            let cell = self.veiled(pc, self.board(pc).missions[place], cell);
            log.tell(|| Event::Marked { pc, cell });
        }
    }

    /// An open mission of the ship beside comes over (L-367).
    pub(super) fn steal(&mut self, pc: Pc, from: Pc, at: u8, log: &mut Log<Event>) {
        let mission = self.board(from).missions[at as usize].card;
        self.pass_on(from, pc, mission, log);
    }
}
