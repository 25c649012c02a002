//! Ramming (L-198 to L-202).

use engine::Log;

use crate::action::Action as A;
use crate::battle::destruction::Fate;
use crate::board::damage::{Damage, after_carpenters};
use crate::chart::faces::on_bow_or_stern;
use crate::event::{Event, Rule};
use crate::options::Key;
use crate::state::Logbook;
use crate::{By, Dir, Pc, Ship, WhyNot};

/// The water damage of the rammer and of the rammed: by their defences, that of the target with its
/// bonus of position and mooring, and the cells sailed straight on (L-199, L-200, D-31, D-32).
pub const fn damage(attacker: u8, target: u8, cells: u8) -> [u8; 2] {
    [(target + cells).saturating_sub(attacker), (attacker + cells).saturating_sub(target)]
}

impl Logbook {
    /// The ship that lies this way, if she may be rammed; or what stands in the way (L-198).
    pub(crate) fn try_ram(&self, pc: Pc, dir: Dir) -> Result<Ship, WhyNot> {
        WhyNot::NotPlayed.unless(self.options.on(Key::Ram))?;
        let board = self.board(pc);
        let here = board.cell.ok_or(WhyNot::OffMap)?;
        let to = here.to(dir);
        let beside = |ship: &Ship| self.berth(*ship).is_some_and(|(at, _)| at == to);
        let target = self.ships().iter().copied().find(beside).ok_or(WhyNot::NothingToRam)?;
        let points = match self.turn.sailing {
            None if self.turn.slots == 0 => return Err(WhyNot::NoSlot),
            None if self.turn.moved => return Err(WhyNot::Moved),
            None => self.allowance(pc, dir),
            Some(sailing) if sailing.allowance.is_none() => {
                self.allowance(pc, dir).saturating_sub(sailing.spent)
            }
            Some(_) if !board.heading.ahead().contains(&dir) => return Err(WhyNot::NotAhead),
            Some(_) => self.points_left(pc),
        };
        WhyNot::NoPoints.unless(points >= self.cost(to))?;
        WhyNot::Shallow.unless(self.can_lie(to, board.trim().draft2))?;
        WhyNot::Stranded.unless(!self.is_stranded(pc))?;
        WhyNot::Held.unless(!self.is_held(Ship::Pc(pc)))?;
        WhyNot::Fog.unless(!self.is_in_fog(here) && !self.is_in_fog(to))?;
        WhyNot::Taken.unless(!self.is_shut(pc, here))?;
        Ok(target)
    }

    /// The ways in which a ship may ram (5.2).
    pub(crate) fn list_rams(&self, pc: Pc, out: &mut Vec<A>) {
        if self.options.on(Key::Ram) {
            out.extend(
                Dir::ALL.into_iter().filter(|dir| self.try_ram(pc, *dir).is_ok()).map(A::Ram),
            );
        }
    }

    /// Cells of this movement in an unbroken straight line, ending with the target's (L-199, D-33).
    fn run_up(&self, pc: Pc, dir: Dir) -> u8 {
        let straight = self.turn.sailing.map_or(0, |sailing| sailing.straight);
        if self.board(pc).heading == dir { straight + 1 } else { 1 }
    }

    /// A ship rams another: both are damaged, and her movement ends before the target (L-200 to
    /// L-202).
    pub(crate) fn ram(&mut self, pc: Pc, dir: Dir, log: &mut Log<Event>) {
        let Ok(target) = self.try_ram(pc, dir) else { return };
        let (cells, me) = (self.run_up(pc, dir), Ship::Pc(pc));
        self.set_sail(pc);
        self.board_mut(pc).heading = dir;
        self.board_mut(pc).attacked = Some(target);
        let (Some((at, _)), Some((to, heading))) = (self.berth(me), self.berth(target)) else {
            return;
        };
        let place = u8::from(on_bow_or_stern(to, heading, at)) + u8::from(self.is_mooring(to));
        let [own, theirs] = damage(self.defence_of(me), self.defence_of(target) + place, cells);
        let card = self.card_of(target);
        log.tell(|| Event::Rammed { pc, target, card, heading: dir, cells, own, theirs });
        self.stop(pc, log);
        let theirs = after_carpenters(theirs, self.carpenters(target));
        let own = after_carpenters(own, self.carpenters(me));
        let water = Damage::Water;
        let fate = self.inflict(target, water, theirs, By::Ship(me), Rule(200), log);
        self.offend(pc, target, true, fate.is_destroyed(), log);
        // What befalls the rammer comes second, and is done before the target is cleared away.
        if fate.is_destroyed() {
            self.fell_for(target, fate, By::Ship(me), false, log);
            self.gain_fame(pc, 1, Rule(202), log);
        }
        let fate: Fate = self.inflict(me, water, own, By::Own, Rule(200), log);
        if fate.is_destroyed() {
            self.fell(me, fate, By::Own, log);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stronger_bow_and_the_longer_run_hurt_more() {
        assert_eq!(damage(10, 9, 3), [2, 4], "L-200");
        assert_eq!(damage(12, 8, 1), [0, 5], "D-32");
        assert_eq!(damage(10, 10, 3), [3, 3], "L-200: on the bow");
    }
}
