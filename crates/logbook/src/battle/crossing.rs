//! Shots at close quarters and shots of ships that sail by themselves (L-085, L-086, L-229).

use engine::Log;

use super::salvo::Salvo;
use super::shot::Ammo;
use crate::ask::Question;
use crate::content::{CardNo, Pennant};
use crate::event::Event;
use crate::options::Key;
use crate::state::Logbook;
use crate::{By, Cell, Ship};

impl Logbook {
    /// A ship enters the cell of another: an enemy that sails by herself fires her strongest pennant
    /// at once (L-085), a seat may fire (L-086). Nobody does from a mooring or in fog (L-125,
    /// L-398).
    pub(crate) fn meet_ships(&mut self, ship: Ship, cell: Cell, log: &mut Log<Event>) {
        let there = |other: &Ship| self.berth(*other).is_some_and(|(at, _)| at == cell);
        let other = self.ships().iter().copied().find(|other| *other != ship && there(other));
        let Some(other) = other.filter(|_| self.may_fire_from(cell)) else { return };
        match other {
            Ship::Npc(npc) => {
                if let Some((dice, bonus)) =
                    self.strongest_guns(npc).filter(|_| self.preys_on(npc, ship))
                {
                    self.broadside(npc, ship, [dice, bonus], true, log);
                }
            }
            Ship::Pc(pc) if self.could_hurt(pc, ship, true) => {
                let by = By::Ship(other);
                self.salvo = Salvo { by, target: ship, crossing: true, ..Salvo::default() };
                self.ask(pc, Question::ReturnFire);
            }
            Ship::Pc(_) => {}
        }
    }

    /// The dice and the bonus of her strongest shoot pennant; none if she has no guns (L-085,
    /// L-204).
    pub(crate) fn strongest_guns(&self, npc: u8) -> Option<(u8, u8)> {
        let pennants = CardNo::new(self.npc(npc).card).npc().pennants.iter();
        pennants
            .filter_map(|pennant| match *pennant {
                Pennant::Shoot { dice, bonus } => Some((dice, bonus)),
                _ => None,
            })
            .max()
    }

    /// She fires a pennant: its dice, what it adds to each, and what always holds for her (L-229,
    /// L-238).
    pub(crate) fn npc_fires(
        &mut self,
        npc: u8,
        target: Ship,
        dice: u8,
        bonus: u8,
        log: &mut Log<Event>,
    ) {
        self.broadside(npc, target, [dice, bonus], false, log);
    }

    fn broadside(
        &mut self,
        npc: u8,
        target: Ship,
        [dice, bonus]: [u8; 2],
        crossing: bool,
        log: &mut Log<Event>,
    ) {
        let by = Ship::Npc(npc);
        let passives = CardNo::new(self.npc(npc).card).npc().passives;
        let ammo = if passives.incendiary {
            Ammo::Incendiary
        } else if passives.grapeshot && self.options.on(Key::Crew) {
            Ammo::Grapeshot
        } else {
            Ammo::Normal
        };
        let rerolls = if crossing { 0 } else { self.pincer_in_shot(by, target) };
        let defence = self.number_to_beat(by, target, passives.range, ammo, crossing);
        let (by, bonus) = (By::Ship(by), bonus + passives.guns);
        self.fire(
            Salvo { by, target, ammo, crossing, bonus, defence, rerolls, ..Salvo::default() },
            dice,
            log,
        );
    }
}
