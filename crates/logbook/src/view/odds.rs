//! What a shot would do, on average (2.11).

use super::View;
use super::chances::{CERTAIN, chances};
use crate::battle::salvo::Salvo;
use crate::battle::shot::{Ammo, Target};
use crate::content::CardNo;
use crate::state::Logbook;
use crate::{Pc, Ship};

/// What a seat's guns would do to a ship with one ammunition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// With what.
    pub ammo: Ammo,
    /// How many dice are rolled (L-129).
    pub dice: u8,
    /// What makes the target hard to hit, part by part (L-133).
    pub target: Target,
    /// The number to beat.
    pub defence: u8,
    /// The damage to be expected, the crew killed by grapeshot, or the points of movement torn away,
    /// in hundredths; a natural 12 is left out (L-134, L-136, L-137).
    pub mean: u32,
    /// How often in a thousand shots she would be destroyed. Oil that catches fire is left out
    /// (L-145).
    pub destroys: u32,
}

impl View {
    /// What the guns of the seat to act would do to a ship, with each of its ammunitions in the
    /// order of every list. Dice are rolled again by the policy of the house (5.3).
    pub fn odds(&self, target: Ship) -> Vec<Odds> {
        let Some(pc) = self.asked().map(|asked| asked.pc) else { return Vec::new() };
        let table = self.table();
        let crossing = table.salvo.target == target && table.salvo.crossing;
        table.ammunition(pc).map(|ammo| table.odds(pc, target, ammo, crossing)).collect()
    }
}

impl Logbook {
    fn odds(&self, pc: Pc, ship: Ship, ammo: Ammo, crossing: bool) -> Odds {
        let board = self.board(pc);
        let dice = board.hold.firing();
        let far = board.fittings.long_guns;
        let target = self.in_sights(Ship::Pc(pc), ship, far, crossing);
        let salvo = self.trained(pc, Salvo { target: ship, crossing, ..Salvo::default() }, ammo);
        let chances = chances(&self.aim_of(&salvo), dice, salvo.rerolls);
        let (kept, most) = match ammo {
            Ammo::Chain => (0, crate::battle::shot::MOST_CHAIN - self.chain(ship)),
            Ammo::Grapeshot => (self.doctors(ship), u8::MAX),
            _ => (self.carpenters(ship), u8::MAX),
        };
        let harm = |points: usize| points.saturating_sub(kept.into()).min(most.into());
        let each = || chances.iter().enumerate();
        let mean: u64 = each().map(|(points, chance)| harm(points) as u64 * chance).sum();
        let fatal = usize::from(self.points_to_destroy(ship, ammo));
        let destroys: u64 = match ammo {
            Ammo::Chain => 0,
            _ => each().filter(|(points, _)| harm(*points) >= fatal).map(|(_, n)| n).sum(),
        };
        Odds {
            ammo,
            dice,
            target,
            defence: salvo.defence,
            mean: rounded(mean, 100),
            destroys: rounded(destroys, 1000),
        }
    }

    /// How much damage at once would put an end to a ship (L-149 to L-153).
    fn points_to_destroy(&self, ship: Ship, ammo: Ammo) -> u8 {
        match ship {
            _ if ammo == Ammo::Grapeshot => self.fit_crew(ship).max(1),
            Ship::Npc(npc) => {
                let npc = self.npc(npc);
                CardNo::new(npc.card).npc().robustness.saturating_sub(npc.water + npc.fire)
            }
            Ship::Pc(pc) => {
                let (board, ailing) = (self.board(pc), self.board(pc).ailing());
                let same = if ammo == Ammo::Incendiary { ailing.fire } else { ailing.water };
                let whole = board.layout().slots() - ailing.water - ailing.fire;
                board.hull().robustness.saturating_sub(same).min(whole)
            }
        }
    }
}

/// So many of what is certain, as parts of a number.
fn rounded(parts: u64, of: u64) -> u32 {
    (((parts >> 8) * of + (CERTAIN >> 9)) / (CERTAIN >> 8)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Rng;

    fn mean_of(salvo: &Salvo, dice: u8) -> u32 {
        let chances = chances(&salvo.aim(4), dice, salvo.rerolls);
        let sum = chances.iter().enumerate().map(|(points, chance)| points as u64 * chance).sum();
        rounded(sum, 100)
    }

    #[test]
    fn a_die_against_ten_hits_twice_in_twelve() {
        let salvo = Salvo { defence: 10, ..Salvo::default() };
        assert_eq!(mean_of(&salvo, 1), 25, "L-134: (1 + 2) / 12");
        assert_eq!(mean_of(&salvo, 4), 100);
        let again = Salvo { rerolls: 1, ..salvo.clone() };
        assert_eq!(mean_of(&again, 1), 46, "L-132: and 10 in 12 of another chance");
        let chain = Salvo { ammo: Ammo::Chain, ..salvo };
        assert_eq!(mean_of(&chain, 3), 50, "L-137: hits are counted");
    }

    #[test]
    fn what_is_foretold_is_what_dice_do_by_the_policy_of_the_house() {
        let salvo = Salvo { defence: 9, level: 2, upgrades: 2, rerolls: 2, ..Salvo::default() };
        let (aim, mut rng, mut sum) = (salvo.aim(4), Rng::new(3), 0u32);
        const ROLLS: u32 = 20_000;
        for _ in 0..ROLLS {
            let mut dice: Vec<u8> = (0..5).map(|_| rng.below(12) as u8 + 1).collect();
            let mut rerolled = 0;
            for _ in 0..salvo.rerolls {
                if let Some(die) = aim.next_reroll(&dice, rerolled) {
                    dice[die] = rng.below(12) as u8 + 1;
                    rerolled |= 1 << die;
                }
            }
            sum += u32::from(aim.blow(&dice, Default::default()).water);
        }
        let (seen, told) = (sum * 100 / ROLLS, mean_of(&salvo, 5));
        assert!(seen.abs_diff(told) <= 6, "L-132: {seen} against {told} hundredths");
    }
}
