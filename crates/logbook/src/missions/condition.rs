//! Which ports, cells, fortresses and ships a mission means (L-358 to L-389).

use super::hand::Active;
use crate::battle::destruction::Fate;
use crate::content::{
    CardNo, Carrying, CellSel, How, MissionKind, Neighbour, PortSel, ShipSel, TileId, Way, Who,
};
use crate::state::Logbook;
use crate::{Cell, Flags, Pc, Ship};

/// How a seat comes to a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meeting {
    /// It lies beside her, and sees what lies open (D-87).
    Beside,
    /// It has destroyed her: then all she carried is laid open (D-87).
    Destroyed,
}

impl How {
    /// Did a ship go down like this (L-153, L-363, L-366)?
    pub(super) const fn fits(self, fate: Fate) -> bool {
        match self {
            How::Any => true,
            How::Burn => fate.counts_as_burnt(),
            How::Collapse => matches!(fate, Fate::Collapsed(_)),
        }
    }
}

impl Logbook {
    /// The ways open to a mission now: each with its stage and its place there (D-86).
    pub(crate) fn ways(
        &self,
        active: Active,
    ) -> impl Iterator<Item = (u8, u8, &'static Way)> + use<'_> {
        let stands = self.options.npc_missions();
        active
            .stages()
            .flat_map(move |stage| {
                let ways = active.mission().stages[stage as usize];
                (0..).zip(ways).map(move |(option, way)| (stage, option, way))
            })
            .filter(move |(_, _, way)| stands || !way.npc_missions)
    }

    /// Is this port meant?
    pub(crate) fn is_port_meant(&self, active: Active, port: TileId, meant: PortSel) -> bool {
        let nation = self.port_nation(port);
        match meant {
            PortSel::Tile(tile) => tile == port,
            PortSel::Nation(of) => nation == Some(of),
            PortSel::Any => true,
            PortSel::AnyNation => nation.is_some(),
            // While nothing is remembered, any port is another nation's (D-91).
            PortSel::NotX if active.x == Flags::NONE => true,
            PortSel::NotX => nation.is_some_and(|nation| !active.x.has(nation)),
            PortSel::Token => {
                let mooring = self.chart.harbour(port).map(|harbour| harbour.mooring);
                mooring.is_some() && mooring == active.mark
            }
        }
    }

    /// Is this cell meant? A counter is fetched by picking it up (L-195).
    pub(crate) fn is_cell_meant(&self, cell: Cell, meant: CellSel) -> bool {
        match meant {
            CellSel::Icon(tile, icon) => self.chart.with_icon(tile, icon).any(|with| with == cell),
            CellSel::Token => false,
        }
    }

    /// The fortresses beside a cell, by tile.
    pub(crate) fn forts_beside(&self, cell: Cell) -> impl Iterator<Item = TileId> + use<'_> {
        let forts = self.chart.up().filter_map(|tile| Some((tile.id, tile.fort?)));
        let beside = move |at: Cell| at.distance(cell) == 1;
        forts
            .filter(move |(tile, fort)| self.chart.cell(*tile, fort.at).is_some_and(beside))
            .map(|(tile, _)| tile)
    }

    /// The ships beside a seat's, by the order of activation.
    pub(crate) fn ships_beside(&self, pc: Pc) -> impl Iterator<Item = Ship> + use<'_> {
        let here = self.board(pc).cell;
        let ships = self.ships();
        (0..ships.len()).map(move |at| ships[at]).filter(move |ship| {
            let there = self.berth(*ship).map(|(cell, _)| cell);
            here.zip(there).is_some_and(|(here, there)| here.distance(there) == 1)
        })
    }

    /// Is this ship meant? All that is asked must hold.
    pub(crate) fn is_ship_meant(
        &self,
        owner: Pc,
        active: Active,
        ship: Ship,
        meant: &ShipSel,
        meeting: Meeting,
    ) -> bool {
        let flies = |nation| self.flags_of(ship).has(nation);
        let of_that_nation = meant.nation.is_none_or(flies);
        of_that_nation
            && match ship {
                Ship::Pc(pc) => self.is_pc_meant(owner, active, pc, meant, meeting),
                Ship::Npc(npc) => self.is_npc_meant(npc, meant),
            }
    }

    fn is_npc_meant(&self, npc: u8, meant: &ShipSel) -> bool {
        let card = CardNo::new(self.npc(npc).card).npc();
        let marks = meant.marks;
        let marked = (marks.secret && card.secret) || (marks.bounty && card.bounty);
        meant.who != Who::Pc
            && meant.role.is_none_or(|role| role == card.role)
            && (marks.is_none() || marked)
            && (!meant.clue || card.clue)
            && meant.carrying.is_none()
            && meant.seat.is_none()
    }

    /// A seat's ship has no role, and none is wanted without bounty cards (L-381).
    fn is_pc_meant(
        &self,
        owner: Pc,
        active: Active,
        pc: Pc,
        meant: &ShipSel,
        meeting: Meeting,
    ) -> bool {
        let board = self.board(pc);
        pc != owner
            && meant.who != Who::Npc
            && meant.role.is_none()
            && !meant.wanted
            && (meant.marks.is_none() || !board.missions.is_empty())
            && meant.carrying.is_none_or(|carrying| self.carries(pc, carrying, meeting))
            && (!meant.clue || board.clues > 0)
            && meant.seat.is_none_or(|seat| self.seat_meant(owner, active, seat) == pc)
    }

    /// Does a seat carry such a mission (L-389)? From beside one sees those that lie open (D-87).
    fn carries(&self, pc: Pc, carrying: Carrying, meeting: Meeting) -> bool {
        let such = |active: &Active| match carrying {
            Carrying::Kind(kind) => active.kind() == kind,
            Carrying::One(missions) => {
                missions.iter().any(|mission| mission.index() == usize::from(active.card))
            }
        };
        let seen = |active: &Active| meeting == Meeting::Destroyed || active.open;
        self.board(pc).missions.iter().any(|active| such(active) && seen(active))
    }

    /// The open missions of a type that a seat has, by order (D-87).
    pub(crate) fn open_missions(&self, pc: Pc, kind: MissionKind) -> impl Iterator<Item = u8> {
        let missions = &self.board(pc).missions;
        let such = move |active: &Active| active.open && active.kind() == kind;
        (0..).zip(missions.iter()).filter(move |(_, active)| such(active)).map(|(at, _)| at)
    }

    /// The seat a mission points at; where it points at its owner, the next opponent in turn order
    /// (L-374, L-375, D-94).
    pub(crate) fn seat_meant(&self, owner: Pc, active: Active, meant: Neighbour) -> Pc {
        let seats = self.seats();
        let on = |so_many: u8| Pc((owner.0 + so_many) % seats);
        let pointed = match meant {
            Neighbour::Left(n) => on(n % seats),
            Neighbour::Right(n) => on(seats - n % seats),
            Neighbour::Leader => active.prey.unwrap_or(owner),
        };
        if pointed == owner { on(1) } else { pointed }
    }
}
