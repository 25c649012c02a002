//! Where missions lead, and who is whose enemy.

use super::View;
use crate::hints::Aim;
use crate::{Pc, Ship};

impl View {
    /// Where the next step of a mission of a seat can be done, by its place in the hand: what lies
    /// face up, what is at sea. Nothing where this eye does not see the mission, or where no place
    /// is meant.
    pub fn aims(&self, pc: Pc, place: u8) -> Vec<Aim> {
        let table = self.table();
        let mut aims = Vec::new();
        let Some(active) = self.board(pc).missions.get(usize::from(place)).copied() else {
            return aims;
        };
        if active.open || table.is_open_to(self.eye(), pc) {
            for (_, _, way) in table.ways(active) {
                table.aims_of(pc, active, &way.when, |aim| {
                    if !aims.contains(&aim) {
                        aims.push(aim);
                    }
                });
            }
        }
        aims
    }

    /// How many missions a seat may have at once (L-348).
    pub fn most_missions(&self, pc: Pc) -> u8 {
        self.table().most_missions(pc)
    }

    /// Is a ship an enemy of this one, which sails by herself (L-208, L-209)?
    pub fn is_enemy(&self, npc: u8, ship: Ship) -> bool {
        self.table().is_enemy_of(npc, ship)
    }

    /// Have the cards of this level, 1 or 2, left the deck of ships (L-340, L-341)?
    pub fn has_left_deck(&self, level: u8) -> bool {
        self.table().npc_deck.has_dropped(level)
    }
}
