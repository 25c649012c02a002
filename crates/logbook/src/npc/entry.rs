//! How ships that sail by themselves come into play (L-120, L-210).

use engine::Log;

use super::counter;
use crate::event::Event;
use crate::state::Logbook;
use crate::{Dir, Ship};

impl Logbook {
    /// A card is turned face up, if it is not, and its ship enters where its role does on its tile;
    /// while that tile lies face down its counter runs (L-210, L-211). Says whether it entered.
    pub(super) fn enter_npc(&mut self, npc: u8, log: &mut Log<Event>) -> bool {
        let new = !std::mem::replace(&mut self.npc_mut(npc).up, true);
        if new {
            let card = self.npc(npc).card;
            log.reveal();
            log.tell(|| Event::Appeared { npc, card });
        }
        let side = self.npc(npc).side();
        let own = side.tile.tile().entry(side.entry());
        let entry = own.and_then(|own| self.chart.cell(side.tile, own));
        let Some(to) = entry.and_then(|entry| self.nearest_free(entry, side.draft2)) else {
            self.wait_for_tile(npc, new, log);
            return false;
        };
        self.raise_era(self.npc(npc).level());
        let entering = self.npc_mut(npc);
        (entering.cell, entering.heading) = (Some(to), Dir::NORTH);
        let card = Some(entering.card);
        log.tell(|| Event::Placed { ship: Ship::Npc(npc), card, to, roll: None });
        true
    }

    /// A new card whose tile lies face down gets its counter; an old one loses a point (L-210,
    /// L-211, S-24).
    fn wait_for_tile(&mut self, npc: u8, new: bool, log: &mut Log<Event>) {
        if new {
            let to = Some(counter::START);
            self.npc_mut(npc).counter = to;
            let card = self.npc(npc).card;
            log.tell(|| Event::Counter { npc, card, from: None, to, acted: false });
        } else {
            self.turn_counter(npc, false, log);
        }
    }
}
