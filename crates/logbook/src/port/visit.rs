//! A visit in port (2.9, 5.4).

use engine::Log;

use crate::Pc;
use crate::action::Action as A;
use crate::agenda::Item;
use crate::ask::Question;
use crate::chart::field::Harbour;
use crate::content::{Service, TileId};
use crate::event::Event;
use crate::options::Key;
use crate::port::Task;
use crate::port::market::Lot;
use crate::state::Logbook;

/// No visit has more entries (5.2).
pub(crate) const MOST_ENTRIES: u8 = 40;
/// Whoever has been so far from a mooring has left the port (D-47).
const AWAY: u8 = 2;

/// A visit in port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visit {
    /// The tile of the port.
    pub tile: TileId,
    /// Entries so far.
    pub entries: u8,
    /// What was bought, by the country whose tile it came from (L-333).
    pub bought: [Lot; 4],
    /// What was sold, by the country whose tile it was sold to (L-337).
    pub sold: [Lot; 4],
    /// Interactions left to a ship whose boats have landed; none where she is moored (L-113).
    pub landing: Option<u8>,
    /// Were steps of missions validated, which is one interaction in all (L-114)?
    pub validated: bool,
}

impl Visit {
    /// What an entry costs a ship whose boats have landed (L-114).
    fn cost(&self, action: A) -> u8 {
        match action {
            A::Validate { .. } => u8::from(!self.validated),
            A::Dismiss(_) | A::Done => 0,
            _ => 1,
        }
    }

    /// Are there interactions left for it: always at the mooring, where nothing but repairs are for
    /// her alone (L-113, L-114)?
    pub fn allows(&self, action: A) -> bool {
        let repairs = matches!(action, A::Mend(_));
        self.landing.is_none_or(|left| !repairs && self.cost(action) <= left)
    }
}

impl Logbook {
    /// The port a ship may use: the one of her mooring, unless she is not wanted there (L-108,
    /// L-115).
    pub(crate) fn port_in_reach(&self, pc: Pc) -> Option<TileId> {
        self.harbour_in_reach(pc).map(|harbour| harbour.tile)
    }

    /// The ports a seat may use, by tile: that of her mooring, and with boats those whose mooring is
    /// beside her (L-108, L-113, L-115).
    pub(crate) fn ports_in_reach(&self, pc: Pc) -> Vec<TileId> {
        let mut ports: Vec<TileId> = self.port_in_reach(pc).into_iter().collect();
        let board = self.board(pc);
        let Some(cell) = board.cell.filter(|_| board.boats() > 0) else { return ports };
        let beside = self.chart.harbours().iter();
        let beside = beside.filter(|harbour| harbour.mooring.distance(cell) == 1);
        beside.take(3).for_each(|harbour| ports.push(harbour.tile));
        ports.sort_unstable_by_key(|tile| tile.number());
        ports
    }

    fn harbour_in_reach(&self, pc: Pc) -> Option<&Harbour> {
        let cell = self.board(pc).cell?;
        self.chart.harbour_at(cell).filter(|_| !self.is_unwanted_at(pc, cell))
    }

    /// Does a ship lie at a shipyard that serves her (L-173)?
    pub(crate) fn is_at_yard(&self, pc: Pc) -> bool {
        let yard = |harbour: &Harbour| harbour.port.services.has(Service::Shipyard);
        self.harbour_in_reach(pc).is_some_and(yard)
    }

    /// A seat calls at a port: one action for all it does there (L-109).
    pub(crate) fn call_at(&mut self, pc: Pc, tile: u8, log: &mut Log<Event>) {
        let (bought, sold) = ([Lot::default(); 4], [Lot::default(); 4]);
        let (port, boats) = (TileId::new(tile), self.board(pc).boats());
        let landing = (self.port_in_reach(pc) != Some(port)).then_some(boats);
        let (entries, validated) = (0, false);
        let visit = Visit { tile: port, entries, bought, sold, landing, validated };
        self.turn.visit = Some(visit);
        self.board_mut(pc).company.in_port = self.options.on(Key::Crew);
        log.tell(|| Event::Called { pc, port: tile });
        self.push(Item::Port(Task::GoOn(pc)));
    }

    /// The visit goes on, unless what happened in it took the ship away or turned the port against
    /// the seat.
    pub(super) fn go_on_in_port(&mut self, pc: Pc) {
        match self.turn.visit {
            Some(visit) if self.ports_in_reach(pc).contains(&visit.tile) => {
                self.ask(pc, Question::Port);
            }
            _ => self.turn.visit = None,
        }
    }

    /// Carries out an entry of a visit, or of the purchases before the first turn.
    pub(crate) fn do_in_port(
        &mut self,
        pc: Pc,
        question: Question,
        action: A,
        log: &mut Log<Event>,
    ) {
        if action == A::Done {
            self.turn.visit = None;
            return;
        }
        if let Some(visit) = &mut self.turn.visit {
            visit.entries += 1;
            let cost = visit.cost(action);
            visit.landing = visit.landing.map(|left| left.saturating_sub(cost));
            visit.validated |= matches!(action, A::Validate { .. });
        }
        self.push(Item::Port(match question {
            Question::FirstPurchases => Task::Outfit(pc),
            _ => Task::GoOn(pc),
        }));
        let port = self.turn.visit.map(|visit| visit.tile);
        match (action, port) {
            (A::Validate { mission, option }, Some(tile)) => {
                self.validate(pc, tile, mission, option, log);
            }
            (A::TakeMission, Some(tile)) => self.take_mission(pc, tile, log),
            (A::BuyFame, port) => self.buy_fame(pc, port, log),
            (A::Printed(at), port) => self.buy_printed(pc, at, port, log),
            (A::Fit(fitting), port) => self.buy_fitting(pc, fitting, port, log),
            (A::SellBack(fitting), port) => self.sell_back(pc, fitting, port, log),
            (A::BuyWood, port) => self.buy_wood(pc, port, log),
            (A::SellWood, port) => self.sell_wood(pc, port, log),
            (A::LevelUp, port) => self.level_up(pc, port, log),
            (A::Enrol, port) => self.enrol(pc, port, log),
            (A::Hire(n), port) => self.hire(pc, n, port, log),
            (A::Recruit { row, column }, port) => self.recruit(pc, (row, column), port, log),
            (A::RecruitOwn(upgrade), port) => self.recruit_own(pc, upgrade, port, log),
            (A::BuyShip { place, level }, Some(tile)) => {
                self.buy_ship(pc, tile, (place, level), log);
            }
            (A::Dismiss(at), _) => self.dismiss(pc, at, log),
            (A::Mend(kind), _) => self.mend_with_wood(pc, kind, true, log),
            (A::Buy { market, n }, Some(tile)) => self.buy(pc, tile, market, n, log),
            (A::Sell { market, good, n, oil }, Some(tile)) => {
                self.sell(pc, tile, (market, good), (n, oil), log);
            }
            (action, _) => unreachable!("{action:?} is nothing for a port"),
        }
    }

    /// The ship has left its cell: once it has been two cells from the mooring it may deal again in
    /// the port it left behind (L-347, D-47).
    pub(crate) fn leave_port(&mut self, pc: Pc) {
        let board = self.board(pc);
        let (Some(cell), Some(tile)) = (board.cell, board.dealt_with) else { return };
        let port = self.chart.harbour(TileId::new(tile));
        if port.is_none_or(|harbour| harbour.mooring.distance(cell) >= AWAY) {
            self.board_mut(pc).dealt_with = None;
        }
    }
}
