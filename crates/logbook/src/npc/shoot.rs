//! Whom a shoot pennant is for (L-229, L-231, L-232).

use engine::Log;

use super::Activation;
use super::target;
use crate::Ship;
use crate::event::Event;
use crate::state::Logbook;

impl Logbook {
    /// The target of a shot: the one chosen, as long as the guns bear on it, else the best of those
    /// they bear on (L-229, L-231, L-232).
    pub(super) fn shoot_target(&self, at: &Activation, log: &mut Log<Event>) -> Option<Ship> {
        self.attack_target(at, |ship| self.bears_on(at.npc, ship), log)
    }

    /// The target of a boarding, by the same choice: flank to flank (L-230).
    pub(super) fn board_target(&self, at: &Activation, log: &mut Log<Event>) -> Option<Ship> {
        let alongside = |ship| self.lie_alongside(Ship::Npc(at.npc), ship).is_ok();
        self.attack_target(at, alongside, log)
    }

    fn attack_target(
        &self,
        at: &Activation,
        reaches: impl Fn(Ship) -> bool,
        log: &mut Log<Event>,
    ) -> Option<Ship> {
        let npc = at.npc;
        let bears = |ship: &Ship| self.preys_on(npc, *ship) && reaches(*ship);
        if let Some(chosen) = at.target.filter(bears) {
            return Some(chosen);
        }
        let ships = self.ships();
        let mut candidates = self.candidates(npc, &ships, 0, false);
        candidates.retain(|candidate| bears(&ships[candidate.id as usize]));
        let side = self.npc(npc).side();
        let choice = target::target(side.role, side.flags.is_legend(), &candidates)?;
        let target = ships[choice.id as usize];
        let reason = Some(choice.why);
        let cards = [Ship::Npc(npc), target].map(|ship| self.card_of(ship));
        log.tell(|| Event::Target { npc, target: Some(target), cards, reason });
        Some(target)
    }
}
