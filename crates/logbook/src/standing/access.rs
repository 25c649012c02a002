//! What ports, fortresses and ships think of a seat (L-087, L-112, L-115, L-208, L-209, L-218).

use super::hate::hates;
use super::reputation::{Effect, access};
use super::war::War;
use crate::content::{CardNo, TileId};
use crate::state::Logbook;
use crate::{Cell, Flags, Nation, Pc, Ship};

impl Logbook {
    /// The war card in play (L-020).
    #[inline]
    pub(crate) fn war(&self) -> War {
        War::new(self.options.wars())
    }

    /// The nation of a port that lies face up; none for a native one (L-111).
    pub(crate) fn port_nation(&self, tile: TileId) -> Option<Nation> {
        self.tiles[self.chart.slot_of(tile)? as usize].port
    }

    /// The nation of the port where a ship on this cell is moored; none for a native one.
    pub(crate) fn moored_with(&self, cell: Cell) -> Option<Nation> {
        self.tiles[self.chart.harbour_at(cell)?.slot as usize].port
    }

    /// Is this a mooring (L-108)?
    #[inline]
    pub(crate) fn is_mooring(&self, cell: Cell) -> bool {
        self.chart.harbour_at(cell).is_some()
    }

    /// Is an effect of reputation in force for a seat with a nation (L-252)?
    #[inline]
    pub(crate) fn has_effect(&self, pc: Pc, nation: Nation, effect: Effect) -> bool {
        effect.holds(nation, self.board(pc).reputation[nation])
    }

    /// What a seat has access to at a port: nothing at a native one (L-111, L-112).
    pub(crate) fn access_at(&self, pc: Pc, tile: TileId) -> u8 {
        self.port_nation(tile).map_or(0, |nation| access(self.board(pc).reputation[nation]))
    }

    /// Is this a mooring where the seat is not wanted (L-087, L-115)?
    pub(crate) fn is_unwanted_at(&self, pc: Pc, cell: Cell) -> bool {
        let unwanted = |nation| self.has_effect(pc, nation, Effect::NonGrata);
        self.moored_with(cell).is_some_and(unwanted)
    }

    /// The flags of a ship: as printed, or the nations a seat has joined (L-207, L-249).
    pub(crate) fn flags_of(&self, ship: Ship) -> Flags {
        match ship {
            Ship::Pc(pc) => self.board(pc).joined,
            Ship::Npc(npc) => CardNo::new(self.npc(npc).card).npc().flags,
        }
    }

    /// Is a ship an enemy of this one, which sails by herself (L-208, L-209)?
    pub(crate) fn is_enemy_of(&self, npc: u8, ship: Ship) -> bool {
        let (flags, war) = (self.flags_of(Ship::Npc(npc)), self.war());
        match ship {
            Ship::Pc(pc) => hates(flags, self.board(pc).reputation, self.board(pc).joined, war),
            Ship::Npc(other) => war.are_enemies(flags, self.flags_of(Ship::Npc(other))),
        }
    }

    /// Would she attack that ship: an enemy on the map, in no fog, and not moored at a port of one
    /// of her own nations (L-218)?
    pub(crate) fn preys_on(&self, npc: u8, ship: Ship) -> bool {
        let Some((cell, _)) = self.berth(ship) else { return false };
        let own = |nation| self.flags_of(Ship::Npc(npc)).has(nation);
        ship != Ship::Npc(npc)
            && self.is_enemy_of(npc, ship)
            && !self.is_in_fog(cell)
            && !self.moored_with(cell).is_some_and(own)
    }
}
