//! The attack at hand (2.11).

use engine::List;

use crate::battle::shot::{Aim, Ammo};
use crate::{By, Ship};

/// An attack from the choice of ammunition to its damage.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Salvo {
    /// Who fires.
    pub by: By,
    /// At whom.
    pub target: Ship,
    /// With what (L-130).
    pub ammo: Ammo,
    /// Two dice a cannon (L-317).
    pub overcharge: bool,
    /// As adjacent and without a bonus of position (L-085, D-54).
    pub crossing: bool,
    /// What each of the first dice gains (L-301).
    pub level: u8,
    /// How many dice gain it: the cannon upgrades.
    pub upgrades: u8,
    /// What is added to each die besides (L-229).
    pub bonus: u8,
    /// The number to beat (L-133).
    pub defence: u8,
    /// The dice, as they lie.
    pub dice: List<u8, 20>,
    /// Bits of the dice that were rolled again (L-132).
    pub rerolled: u32,
    /// Rerolls left.
    pub rerolls: u8,
}

impl Salvo {
    /// What its dice are worth, so many points each at most (L-134); a natural 12 is no more than the
    /// others.
    pub fn aim(&self, cap: u8) -> Aim {
        Aim {
            defence: self.defence,
            level: self.level,
            upgrades: self.upgrades,
            bonus: self.bonus,
            ammo: self.ammo,
            cap,
            natural_twelve: false,
        }
    }

    /// The dice that may still be rolled again, by index (L-132).
    pub fn fresh(&self) -> impl Iterator<Item = u8> {
        (0..self.dice.len() as u8).filter(|die| self.rerolled >> die & 1 == 0)
    }
}
