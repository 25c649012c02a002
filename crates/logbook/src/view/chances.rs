//! How often dice make so many points, rerolls by the policy of the house (L-132, 5.3).
//!
//! All in whole parts of what is certain: no fractions in rules.

use std::collections::BTreeMap;

use crate::battle::shot::{Aim, Ammo};

/// No salvo makes more points: twenty dice of four.
const MOST_POINTS: usize = 80;
/// Faces of a die.
const FACES: u8 = 12;
/// The power of two that stands for what is certain.
const BITS: u32 = 40;
/// What is certain, in parts.
pub(super) const CERTAIN: u64 = 1 << BITS;

/// How often each sum of points comes up.
pub(super) type Sums = [u64; MOST_POINTS + 1];

/// Dice that are worth the same.
#[derive(Clone, Copy, Debug)]
struct Kind {
    /// How many there are.
    dice: u8,
    /// What is added to each.
    modifier: u8,
    /// The points of each face.
    points: [u8; FACES as usize],
    /// Its lowest faces, that miss.
    misses: u8,
}

impl Kind {
    /// The dice from a place on.
    fn of(aim: &Aim, place: usize, dice: u8) -> Kind {
        let mut points = [0; FACES as usize];
        for (face, made) in (1..).zip(&mut points) {
            let above = aim.points(place, face);
            *made = if aim.ammo == Ammo::Chain { above.min(1) } else { above };
        }
        let misses = points.iter().filter(|made| **made == 0).count() as u8;
        Kind { dice, modifier: aim.modifier(place), points, misses }
    }

    /// The face that is worth so much, if it is one that misses.
    fn miss_worth(&self, value: u8) -> Option<u8> {
        let face = value.checked_sub(self.modifier)?;
        (1..=self.misses).contains(&face).then_some(face)
    }

    /// Could a reroll do better?
    fn may_hit(&self) -> bool {
        self.misses < FACES
    }
}

/// How dice lie: of each kind those not yet looked at, and those to be rolled again.
type Lie = [(u8, u8); 2];

/// How often a salvo makes so many points, or so many hits of chain shot, in parts of what is
/// certain.
pub(super) fn chances(aim: &Aim, dice: u8, rerolls: u8) -> Sums {
    let improved = dice.min(aim.upgrades);
    let kinds =
        [Kind::of(aim, 0, improved), Kind::of(aim, usize::from(aim.upgrades), dice - improved)];
    let start: Lie = kinds.map(|kind| (kind.dice, 0));
    let mut lies = BTreeMap::from([(start, CERTAIN)]);
    // The lowest value is rolled again first, of equal ones the first in place (L-132).
    let values = kinds.map(|kind| kind.modifier + kind.misses);
    for value in 1..=values[0].max(values[1]) {
        for (at, kind) in kinds.iter().enumerate() {
            if let Some(face) = kind.miss_worth(value) {
                lies = show(&lies, at, kind, FACES + 1 - face, rerolls);
            }
        }
    }
    let mut all = [0; MOST_POINTS + 1];
    for (lie, chance) in lies {
        let mut sums = [0; MOST_POINTS + 1];
        sums[0] = chance;
        for ((hits, again), kind) in lie.into_iter().zip(&kinds) {
            let misses = usize::from(kind.misses);
            (0..hits).for_each(|_| sums = with_die(&sums, &kind.points[misses..]));
            (0..again).for_each(|_| sums = with_die(&sums, &kind.points));
        }
        all.iter_mut().zip(sums).for_each(|(all, chance)| *all += chance);
    }
    all
}

/// Some of the dice of a kind show a face that misses, one of so many that are left to them.
fn show(
    lies: &BTreeMap<Lie, u64>,
    at: usize,
    kind: &Kind,
    faces: u8,
    rerolls: u8,
) -> BTreeMap<Lie, u64> {
    let mut then = BTreeMap::new();
    for (lie, chance) in lies {
        let (left, again) = lie[at];
        let used = lie[0].1 + lie[1].1;
        for showing in 0..=left {
            let due = if kind.may_hit() { showing.min(rerolls - used) } else { 0 };
            let mut next = *lie;
            next[at] = (left - showing, again + due);
            let weight = part(*chance, exactly(showing, left, faces));
            *then.entry(next).or_insert(0) += weight;
        }
    }
    then
}

/// How often exactly so many of these dice show one of so many faces.
fn exactly(showing: u8, dice: u8, faces: u8) -> u64 {
    let one = CERTAIN / u64::from(faces);
    let mut chance = CERTAIN;
    for die in 0..showing {
        chance = part(chance, one) * u64::from(dice - die) / u64::from(die + 1);
    }
    (showing..dice).fold(chance, |chance, _| part(chance, CERTAIN - one))
}

/// So many parts of so many.
fn part(of: u64, chance: u64) -> u64 {
    ((u128::from(of) * u128::from(chance)) >> BITS) as u64
}

/// The sums with one die more, each of its faces as likely.
fn with_die(sums: &Sums, faces: &[u8]) -> Sums {
    let mut then = [0; MOST_POINTS + 1];
    for (sum, chance) in sums.iter().enumerate().filter(|(_, chance)| **chance > 0) {
        for points in faces {
            then[sum + usize::from(*points)] += chance / faces.len() as u64;
        }
    }
    then
}
