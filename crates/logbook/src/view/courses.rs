//! Whom ships and missions have in mind, as an eye sees it (2.20, 2.27).

use super::View;
use crate::content::{Neighbour, Role, Stop};
use crate::missions::hand::Active;
use crate::npc::target::Why;
use crate::{Pc, Ship};

impl View {
    /// Whom a ship on the map would turn to if she were activated now, and what decides
    /// (L-219 to L-222, L-232).
    pub fn quarry(&self, npc: u8) -> Option<(Ship, Why)> {
        self.is_afloat(npc).then(|| self.table().quarry(npc))?
    }

    /// The stop a merchant on the map is bound for (L-233).
    pub fn bound_for(&self, npc: u8) -> Option<Stop> {
        let merchant = self.npcs()[usize::from(npc)].side().role == Role::Merchant;
        let (stop, _) = self.table().next_stop(npc).filter(|_| merchant && self.is_afloat(npc))?;
        Some(stop)
    }

    /// The seats whose ships are enemies of hers (L-209).
    pub fn foes_of(&self, npc: u8) -> impl Iterator<Item = Pc> {
        let foes = self.pcs().filter(move |pc| self.table().is_enemy_of(npc, Ship::Pc(*pc)));
        foes.filter(move |_| self.npcs()[usize::from(npc)].up)
    }

    /// The seat a mission points at (L-374, L-375, D-94).
    pub fn pointed_at(&self, owner: Pc, active: Active, neighbour: Neighbour) -> Pc {
        self.table().seat_meant(owner, active, neighbour)
    }

    fn is_afloat(&self, npc: u8) -> bool {
        let npc = &self.npcs()[usize::from(npc)];
        npc.up && npc.cell.is_some()
    }
}
