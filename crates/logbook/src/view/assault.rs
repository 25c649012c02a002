//! What a boarding would do, by the size of its party (2.17).
//!
//! All in whole parts of what is certain: no fractions in rules.

use std::collections::BTreeMap;

use super::View;
use crate::battle::melee::{Blades, Melee, after_doctors, is_taken};
use crate::content::CrewUpgrade as U;
use crate::state::Logbook;
use crate::{Pc, Ship};

/// Faces of a die.
const FACES: u64 = 12;
/// The power of two that stands for what is certain.
const BITS: u32 = 40;
const CERTAIN: u64 = 1 << BITS;

/// What a seat's boarding of a ship would come to with so many. Dice are rolled again by the policy
/// of the house, and a lieutenant copies nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assault {
    /// How many are sent (L-180).
    pub party: u8,
    /// How many defend her (L-181).
    pub defenders: u8,
    /// How often in a thousand she is taken (L-185).
    pub takes: u32,
    /// Hands to be lost, in hundredths.
    pub lost: u32,
}

/// One side as it stands to.
#[derive(Clone, Copy)]
struct Side {
    members: u8,
    blades: Blades,
    pistols: u8,
    rerolls: u8,
    doctors: u8,
    grenades: u8,
    marksmen: u8,
}

impl Side {
    /// Who is left of it after so many wounds (L-324).
    fn left(&self, wounds: u8) -> u8 {
        self.members.saturating_sub(after_doctors(wounds, self.doctors))
    }

    /// How many dice it rolls then (L-183, L-320).
    fn dice(&self, wounds: u8) -> u8 {
        match self.left(wounds) {
            0 => 0,
            left => left + self.pistols,
        }
    }

    /// How often so many of its dice wound, some of the others rolled again (L-184, L-322).
    fn hits(&self, dice: u8, rerolls: u8) -> Vec<u64> {
        let faces = (1..=FACES as u8).filter(|die| self.blades.wounds(*die)).count() as u64;
        let first = several(dice, faces);
        let mut hits = vec![0; usize::from(dice) + 1];
        for (hit, chance) in first.into_iter().enumerate() {
            let again = rerolls.min(dice - hit as u8);
            for (more, then) in several(again, faces).into_iter().enumerate() {
                hits[hit + more] += part(chance, then);
            }
        }
        hits
    }
}

/// How often so many of these dice show one of so many faces.
fn several(dice: u8, faces: u64) -> Vec<u64> {
    let mut chances = vec![CERTAIN];
    for _ in 0..dice {
        let mut next = vec![0; chances.len() + 1];
        for (hits, chance) in chances.into_iter().enumerate() {
            next[hits + 1] += chance * faces / FACES;
            next[hits] += chance * (FACES - faces) / FACES;
        }
        chances = next;
    }
    chances
}

fn part(of: u64, chance: u64) -> u64 {
    ((u128::from(of) * u128::from(chance)) >> BITS) as u64
}

/// So many of what is certain, as parts of a number.
fn rounded(parts: u64, of: u64) -> u32 {
    (((parts >> 8) * of + (CERTAIN >> 9)) / (CERTAIN >> 8)) as u32
}

/// How often wounds to the party and to the defenders come up.
type Wounds = BTreeMap<(u8, u8), u64>;

/// Everything that may happen next, with its weight in twelfths and the wounds it adds.
fn spread(before: &Wounds, outcomes: &[(u64, [u8; 2])]) -> Wounds {
    let whole: u64 = outcomes.iter().map(|(weight, _)| weight).sum();
    let mut after = Wounds::new();
    for ((party, defenders), chance) in before {
        for (weight, [own, theirs]) in outcomes.iter().filter(|(weight, _)| *weight > 0) {
            *after.entry((party + own, defenders + theirs)).or_default() += chance * weight / whole;
        }
    }
    after
}

/// Grenades and marksmen of one side, as seen from the party (L-183, L-325, L-329).
fn before_the_dice(mut wounds: Wounds, side: &Side, of_party: bool) -> Wounds {
    let turned = |[own, theirs]: [u8; 2]| if of_party { [own, theirs] } else { [theirs, own] };
    for _ in 0..2 * side.grenades {
        wounds = spread(&wounds, &[(2, turned([1, 0])), (4, turned([0, 1])), (6, [0, 0])]);
    }
    let faces = (1..=FACES as u8).filter(|die| side.blades.wounds(*die)).count() as u64;
    for _ in 0..side.marksmen {
        wounds = spread(&wounds, &[(faces, turned([0, 1])), (FACES - faces, [0, 0])]);
    }
    wounds
}

impl View {
    /// What the seat to act could do by boarding this ship, from one to all it can send; nothing if
    /// it cannot board her as they lie (L-179).
    pub fn assaults(&self, target: Ship) -> Vec<Assault> {
        let pc = self.asked().map(|asked| asked.pc);
        let able = pc.filter(|pc| self.table().can_board(*pc, target).is_ok());
        able.map_or_else(Vec::new, |pc| self.table().assaults(pc, target))
    }
}

impl Logbook {
    fn assaults(&self, pc: Pc, target: Ship) -> Vec<Assault> {
        let mut table = self.clone();
        table.melee = Melee { by: Ship::Pc(pc), target, ..Melee::default() };
        let sides = [0, 1].map(|side| table.side_of_melee(side));
        (1..=self.party_of(pc)).map(|party| assault(party, sides)).collect()
    }

    fn side_of_melee(&self, side: usize) -> Side {
        let ship = self.melee.ship(side);
        let count = |upgrade| self.in_melee(side, upgrade);
        Side {
            members: self.fit_crew(ship),
            blades: self.blades(side),
            pistols: count(U::Pistol),
            rerolls: self.rerolls_in_melee(side),
            doctors: count(U::Doctor),
            grenades: count(U::Grenades),
            marksmen: count(U::Marksman),
        }
    }
}

fn assault(party: u8, [attack, defence]: [Side; 2]) -> Assault {
    let attack = Side { members: party, ..attack };
    let start = Wounds::from([((0, 0), CERTAIN)]);
    let thrown = before_the_dice(start, &attack, true);
    let thrown = before_the_dice(thrown, &defence, false);
    let (mut takes, mut lost) = (0, 0);
    for ((wounds, theirs), chance) in thrown {
        let own_hits = attack.hits(attack.dice(wounds), attack.rerolls);
        let their_hits = defence.hits(defence.dice(theirs), defence.rerolls);
        for (hits, one) in own_hits.iter().enumerate() {
            for (answer, other) in their_hits.iter().enumerate() {
                let weight = part(part(chance, *one), *other);
                let left = attack.left(wounds + answer as u8);
                takes += match is_taken(left, defence.left(theirs + hits as u8)) {
                    true => weight,
                    false => 0,
                };
                lost += weight * u64::from(party - left);
            }
        }
    }
    let defenders = defence.members;
    Assault { party, defenders, takes: rounded(takes, 1000), lost: rounded(lost, 100) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::melee::{THRESHOLD, grenades};
    use engine::Rng;

    fn side(members: u8) -> Side {
        let blades = Blades { threshold: THRESHOLD, ..Blades::default() };
        Side { members, blades, pistols: 0, rerolls: 0, doctors: 0, grenades: 0, marksmen: 0 }
    }

    #[test]
    fn the_last_defender_falls_to_one_die_in_six() {
        let alone = assault(1, [side(1), side(1)]);
        // A die in six wounds her, and the answer must not.
        assert_eq!((alone.takes, alone.lost), (139, 17), "L-184, L-185: 1/6 × 5/6");
        assert_eq!(
            assault(3, [side(3), side(1)]).takes,
            904,
            "L-185: three to one unless it bites"
        );
        assert_eq!(assault(1, [side(1), side(0)]).takes, 1000, "L-185: nobody defends her");
    }

    /// Rolls a boarding by the rules, as the game does it.
    fn rolled(party: u8, sides: [Side; 2], rng: &mut Rng) -> (bool, u8) {
        let die = |rng: &mut Rng| rng.below(12) as u8 + 1;
        let attack = Side { members: party, ..sides[0] };
        let both = [attack, sides[1]];
        let mut wounds = [0u8; 2];
        for (at, side) in both.iter().enumerate() {
            for _ in 0..side.grenades {
                let [own, enemy] = grenades([die(rng), die(rng)]);
                wounds[at] += own;
                wounds[1 - at] += enemy;
            }
            let dice: Vec<u8> = (0..side.marksmen).map(|_| die(rng)).collect();
            wounds[1 - at] += side.blades.hits(&dice);
        }
        let hits = [0, 1].map(|at: usize| {
            let side = &both[at];
            let mut dice: Vec<u8> = (0..side.dice(wounds[at])).map(|_| die(rng)).collect();
            let mut rerolled = 0;
            for _ in 0..side.rerolls {
                if let Some(place) = side.blades.next_reroll(&dice, rerolled) {
                    dice[place] = die(rng);
                    rerolled |= 1 << place;
                }
            }
            side.blades.hits(&dice)
        });
        let left = [0, 1].map(|at: usize| both[at].left(wounds[at] + hits[1 - at]));
        (is_taken(left[0], left[1]), party - left[0])
    }

    #[test]
    fn what_is_foretold_is_what_dice_do() {
        let attack =
            Side { rerolls: 2, grenades: 1, marksmen: 1, doctors: 1, pistols: 1, ..side(8) };
        let sabres = Blades { bonus: 1, ..attack.blades };
        let sides = [Side { blades: sabres, ..attack }, Side { grenades: 1, ..side(5) }];
        let told = assault(7, sides);
        let (mut rng, mut taken, mut lost) = (Rng::new(9), 0, 0);
        const ROLLS: u32 = 40_000;
        for _ in 0..ROLLS {
            let (takes, fallen) = rolled(7, sides, &mut rng);
            taken += u32::from(takes);
            lost += u32::from(fallen);
        }
        let (seen, fell) = (taken * 1000 / ROLLS, lost * 100 / ROLLS);
        assert!(seen.abs_diff(told.takes) <= 9, "L-185: {seen} against {}", told.takes);
        assert!(fell.abs_diff(told.lost) <= 3, "L-184: {fell} against {}", told.lost);
    }
}
