//! The pincer: allies beside a target let dice be rolled again (L-203, L-204).

use crate::Ship;
use crate::chart::faces::on_flank;
use crate::options::Key;
use crate::state::Logbook;

/// So many cannons of allies let a die of a shot be rolled again (L-203).
const CANNONS: u8 = 3;
/// So much crew of allies one of a boarding.
const HANDS: u8 = 4;

/// Rerolls of a shot, by the cannons of all allies (L-203).
pub fn in_shot(cannons: impl IntoIterator<Item = u8>) -> u8 {
    cannons.into_iter().sum::<u8>() / CANNONS
}

/// Rerolls of a boarding, by the crew of all allies (L-203).
pub fn in_melee(crew: impl IntoIterator<Item = u8>) -> u8 {
    crew.into_iter().sum::<u8>() / HANDS
}

impl Logbook {
    /// The allies of a ship against another (L-204).
    fn allies(&self, of: Ship, target: Ship) -> impl Iterator<Item = Ship> {
        let flags = self.flags_of(of);
        let ships = self.ships();
        let others = (0..ships.len()).map(move |at| ships[at]);
        others
            .filter(move |ship| *ship != of && *ship != target && self.flags_of(*ship).share(flags))
    }

    /// The cannons of a ship, those of her strongest pennant if she sails by herself (L-204).
    fn cannons_of(&self, ship: Ship) -> u8 {
        match ship {
            Ship::Pc(pc) => self.board(pc).hold.firing(),
            Ship::Npc(npc) => self.strongest_guns(npc).map_or(0, |(dice, _)| dice),
        }
    }

    /// Could a ship shoot at another without a penalty of distance (L-203)?
    fn shoots_as_near(&self, ship: Ship, target: Ship) -> bool {
        let (Some((at, heading)), Some((to, _))) = (self.berth(ship), self.berth(target)) else {
            return false;
        };
        let far = match ship {
            Ship::Pc(pc) => self.board(pc).fittings.long_guns,
            Ship::Npc(npc) => self.npc(npc).side().passives.range,
        };
        (1..=1 + far).contains(&at.distance(to))
            && self.may_fire_from(at)
            && !self.is_in_fog(to)
            && on_flank(at, heading, to)
            && self.sees(at, to)
    }

    /// The dice of a shot that a pincer lets be rolled again (L-203).
    pub(crate) fn pincer_in_shot(&self, by: Ship, target: Ship) -> u8 {
        if !self.options.on(Key::Pincer) || !self.shoots_as_near(by, target) {
            return 0;
        }
        let near = self.allies(by, target).filter(|ally| self.shoots_as_near(*ally, target));
        in_shot(near.map(|ally| self.cannons_of(ally)))
    }

    /// The dice of a boarding that it lets be rolled again (L-203).
    pub(crate) fn pincer_in_melee(&self, by: Ship, target: Ship) -> u8 {
        if !self.options.on(Key::Pincer) {
            return 0;
        }
        let Some((to, _)) = self.berth(target) else { return 0 };
        let beside = |ally: &Ship| self.berth(*ally).is_some_and(|(at, _)| at.distance(to) == 1);
        in_melee(self.allies(by, target).filter(beside).map(|ally| self.fit_crew(ally)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_cannons_or_four_hands_make_a_reroll() {
        assert_eq!((in_shot([6]), in_shot([3, 2]), in_shot([])), (2, 1, 0), "L-203");
        assert_eq!((in_melee([3, 6]), in_melee([3])), (2, 0), "L-203");
    }
}
