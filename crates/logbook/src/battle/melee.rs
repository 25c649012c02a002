//! A melee: dice against dice (2.17, L-320 to L-330).

use engine::List;

use crate::Ship;
use crate::content::CrewUpgrade;

/// The modified die that wounds, unless the option asks for a 12 (L-184).
pub const THRESHOLD: u8 = 11;
/// No side of a melee rolls more dice.
pub const MOST_DICE: usize = 44;

/// Dice of one side.
pub type Dice = List<u8, MOST_DICE>;

/// How many members a seat may send at most (L-180, D-16).
#[inline]
pub const fn party_max(crew: u8, draft2: u8) -> u8 {
    crew.saturating_sub(draft2.div_ceil(2))
}

/// What a side's dice are worth: its modifiers against the crew defence of the other (L-182).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blades {
    /// Added to each die (L-321, L-330).
    pub bonus: u8,
    /// Subtracted from each (L-181, L-327).
    pub guard: u8,
    /// What a die has to come to (L-184).
    pub threshold: u8,
}

impl Blades {
    /// Does a die wound (L-184)?
    #[inline]
    pub const fn wounds(self, die: u8) -> bool {
        die + self.bonus >= self.threshold + self.guard
    }

    /// How many of these dice do.
    pub fn hits(self, dice: &[u8]) -> u8 {
        dice.iter().filter(|die| self.wounds(**die)).count() as u8
    }

    /// The die a reroll takes: a miss not yet rolled again, the lowest first, while it could do
    /// better (L-132, 5.3).
    pub fn next_reroll(self, dice: &[u8], rerolled: u64) -> Option<usize> {
        let fresh = (0..dice.len()).filter(|place| rerolled >> place & 1 == 0);
        fresh.filter(|at| !self.wounds(dice[*at]) && self.wounds(12)).min_by_key(|at| dice[*at])
    }
}

/// What a throw of grenades does: wounds to the own side, and to the other (L-325).
pub fn grenades(dice: [u8; 2]) -> [u8; 2] {
    let count = |range: std::ops::RangeInclusive<u8>| {
        dice.into_iter().filter(|die| range.contains(die)).count() as u8
    };
    [count(1..=2), count(9..=12)]
}

/// What doctors leave of so many wounds (L-140, L-324).
#[inline]
pub const fn after_doctors(wounds: u8, doctors: u8) -> u8 {
    wounds.saturating_sub(doctors)
}

/// Has the party taken the ship (L-185, D-17)?
#[inline]
pub const fn is_taken(party: u8, defenders: u8) -> bool {
    party > 0 && (defenders == 0 || 3 * (defenders as u16) <= party as u16)
}

/// The crew of a seat after it took a ship: those left of the defenders come over, as far as there
/// is room (L-063, L-188).
#[inline]
pub fn crew_after(left: u8, defenders: u8, capacity: u8) -> u8 {
    left.max((left + defenders).min(capacity))
}

/// May a captured ship of this level be sailed (L-190)?
#[inline]
pub const fn can_swap(own: u8, captured: u8) -> bool {
    captured <= own + 1
}

/// One side of a melee.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Corps {
    /// Those who fight and are left.
    pub left: u8,
    /// Its dice, as they lie.
    pub dice: Dice,
    /// Bits of the dice that were rolled again (L-132).
    pub rerolled: u64,
    /// Rerolls left (L-322, L-323).
    pub rerolls: u8,
    /// Wounds its doctors can still keep away (L-140, L-324).
    pub doctors: u8,
    /// Whom its lieutenant copies (L-328).
    pub copy: Option<CrewUpgrade>,
}

/// A boarding from its declaration to its end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Melee {
    /// Who boards.
    pub by: Ship,
    /// Whom.
    pub target: Ship,
    /// What a pennant adds to each die (L-230).
    pub bonus: u8,
    /// The party and the defenders.
    pub sides: [Corps; 2],
    /// Did the winner take nothing (L-361)?
    pub unspoilt: bool,
    /// Does the winner sail the captured ship (L-190)?
    pub sailed: bool,
}

impl Melee {
    /// The ship of a side.
    #[inline]
    pub fn ship(&self, side: usize) -> Ship {
        [self.by, self.target][side]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Blades = Blades { bonus: 0, guard: 0, threshold: THRESHOLD };

    #[test]
    fn a_draft_keeps_hands_aboard() {
        assert_eq!([party_max(8, 4), party_max(8, 5), party_max(2, 6)], [6, 5, 0], "L-180, D-16");
    }

    #[test]
    fn eleven_wounds_more_or_less() {
        assert_eq!(PLAIN.hits(&[6, 8, 8, 11, 11, 12]), 3, "L-184");
        let armoured = Blades { guard: 1, ..PLAIN };
        assert_eq!(armoured.hits(&[11, 11, 12]), 1, "L-327");
        let sabres = Blades { bonus: 1, guard: 1, ..PLAIN };
        assert_eq!(sabres.hits(&[11, 10]), 1, "L-181, L-321, L-330");
        assert_eq!(Blades { threshold: 12, ..PLAIN }.hits(&[11, 12]), 1, "L-184: `melee12`");
    }

    #[test]
    fn the_lowest_miss_is_rolled_again() {
        assert_eq!(PLAIN.next_reroll(&[5, 3, 11, 3], 0), Some(1), "L-132");
        assert_eq!(PLAIN.next_reroll(&[5, 3, 11, 3], 0b1010), Some(0));
        assert_eq!(Blades { guard: 2, ..PLAIN }.next_reroll(&[5], 0), None, "nothing better");
    }

    #[test]
    fn grenades_fly_both_ways() {
        assert_eq!(
            [grenades([2, 9]), grenades([3, 8]), grenades([1, 2])],
            [[1, 1], [0, 0], [2, 0]]
        );
        assert_eq!(grenades([12, 12]), [0, 2], "L-325");
    }

    #[test]
    fn three_to_one_takes_a_ship() {
        assert!(is_taken(6, 2) && !is_taken(5, 2), "L-185");
        assert!(is_taken(1, 0) && !is_taken(0, 0), "L-185: nobody is left to take her");
        assert!(can_swap(1, 2) && !can_swap(1, 3), "L-190");
        assert_eq!([crew_after(8, 2, 99), crew_after(8, 2, 9), crew_after(9, 2, 8)], [10, 9, 9]);
        assert_eq!([after_doctors(3, 1), after_doctors(1, 2)], [2, 0], "L-324");
    }
}
