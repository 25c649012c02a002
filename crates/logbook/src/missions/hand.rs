//! Missions in hand: what is known of them, and how they change hands (L-348, L-350, L-354, L-367,
//! L-390).

use engine::Log;

use crate::content::{Mission, MissionId, MissionKind};
use crate::event::{Event, Rule, Secret};
use crate::sea::adrift::Token;
use crate::state::Logbook;
use crate::{Cell, Flags, Pc};

/// Completed missions of one type that are handed in together (L-354).
const ALIKE: usize = 4;

/// A mission that somebody has taken and not completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Active {
    /// Its card, from 0.
    pub card: u8,
    /// Bits of the stages validated.
    pub done: u8,
    /// Does it lie open (L-350)?
    pub open: bool,
    /// The nations remembered as X (D-91).
    pub x: Flags,
    /// Time steps survived (L-359).
    pub count: u8,
    /// Nations of the ships destroyed, where they must differ (L-369).
    pub nations: Flags,
    /// Whose ship is meant, once the card says so (L-367, L-375).
    pub prey: Option<Pc>,
    /// The mooring of the marked port (L-388).
    pub mark: Option<Cell>,
}

impl Active {
    /// A mission just taken (L-350).
    pub fn new(card: u8) -> Active {
        let open = !MissionId::nth(card).mission().secret;
        Active { card, open, ..Active::default() }
    }

    /// What is printed on it.
    #[inline]
    pub fn mission(self) -> &'static Mission {
        MissionId::nth(self.card).mission()
    }

    /// Its type.
    #[inline]
    pub fn kind(self) -> MissionKind {
        MissionId::nth(self.card).kind()
    }

    /// Has this stage been validated?
    #[inline]
    pub const fn has_done(self, stage: u8) -> bool {
        self.done >> stage & 1 != 0
    }

    /// The stages that come next: one, unless their order is free (P13).
    pub fn stages(self) -> impl Iterator<Item = u8> {
        let mission = self.mission();
        let open = (0..mission.stages.len() as u8).filter(move |stage| !self.has_done(*stage));
        open.take(if mission.any_order { mission.stages.len() } else { 1 })
    }
}

impl Logbook {
    /// Where a mission lies among those a seat has taken.
    pub(crate) fn in_hand(&self, pc: Pc, mission: u8) -> Option<usize> {
        self.board(pc).missions.iter().position(|active| active.card == mission)
    }

    /// A mission of a seat, as those see it who may (L-350).
    pub(crate) fn veiled<T>(&self, pc: Pc, active: Active, what: T) -> Secret<T> {
        if active.open { Secret::open(what) } else { Secret::of(self.place(pc), what) }
    }

    /// A mission goes to the discard, and with it whatever marks it on the map.
    pub(crate) fn lay_aside(&mut self, pc: Pc, mission: u8, log: &mut Log<Event>) {
        let Some(place) = self.in_hand(pc, mission) else { return };
        self.board_mut(pc).missions.remove(place);
        self.missions.lay_aside(mission);
        let is_its = |what| matches!(what, Token::Counter { mission: its, .. } if its == mission);
        self.adrift.retain(|adrift| !is_its(adrift.what));
        log.tell(|| Event::Dropped { pc, mission });
    }

    /// A mission of a seat comes over to another.
    pub(super) fn pass_on(&mut self, from: Pc, to: Pc, mission: u8, log: &mut Log<Event>) {
        if let Some(place) = self.in_hand(from, mission) {
            let active = self.board_mut(from).missions.remove(place);
            self.hand_over(from, to, active, log);
        }
    }

    /// A mission that its owner has parted with changes hands with all its progress, and what
    /// floats for it is fetched by its new owner (L-206, L-359, L-367, L-382).
    pub(crate) fn hand_over(&mut self, from: Pc, to: Pc, active: Active, log: &mut Log<Event>) {
        for adrift in self.adrift.iter_mut() {
            if let Token::Counter { pc, mission } = &mut adrift.what
                && *mission == active.card
            {
                *pc = to;
            }
        }
        self.board_mut(to).missions.push(active);
        if !active.open {
            log.reveal();
        }
        let mission = self.veiled(to, active, active.card);
        log.tell(|| Event::HandedOver { from, to, mission });
    }

    /// A mission is complete: 1 fame, one of its rewards, and the card is kept (L-354).
    pub(super) fn complete(&mut self, pc: Pc, mission: u8, log: &mut Log<Event>) {
        let Some(place) = self.in_hand(pc, mission) else { return };
        let board = self.board_mut(pc);
        board.missions.remove(place);
        board.completed.push(mission);
        log.tell(|| Event::Completed { pc, mission });
        self.gain_fame(pc, 1, Rule(354), log);
        self.hand_in_four(pc, MissionId::nth(mission).kind(), log);
        self.offer_reward(pc, mission);
    }

    /// Four completed missions of a type are handed in for a fame (L-354).
    fn hand_in_four(&mut self, pc: Pc, kind: MissionKind, log: &mut Log<Event>) {
        let alike = |card: &u8| MissionId::nth(*card).kind() == kind;
        if self.board(pc).completed.iter().filter(|card| alike(card)).count() < ALIKE {
            return;
        }
        let board = self.board_mut(pc);
        let all = board.completed;
        board.completed.retain(|card| !alike(card));
        board.handed_in += 1;
        all.iter().filter(|card| alike(card)).for_each(|card| self.missions.lay_aside(*card));
        log.tell(|| Event::HandedIn(pc));
        self.gain_fame(pc, 1, Rule(354), log);
    }
}
