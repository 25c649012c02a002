//! A shot: dice against a defence (L-129 to L-138).

use crate::content::Ammunition;

/// What the guns fire, in the order of every list (L-130).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Ammo {
    /// Always at hand (L-306).
    #[default]
    Normal,
    /// Its damage is fire (L-135, L-307).
    Incendiary,
    /// One more on every die (L-131, L-307).
    Explosive,
    /// Kills crew (L-136, L-308).
    Grapeshot,
    /// Tears sails (L-137, L-308).
    Chain,
}

impl Ammo {
    /// All five.
    pub const ALL: [Ammo; 5] =
        [Ammo::Normal, Ammo::Incendiary, Ammo::Explosive, Ammo::Grapeshot, Ammo::Chain];

    /// What it adds to every die (L-131).
    #[inline]
    pub const fn on_dice(self) -> u8 {
        matches!(self, Ammo::Explosive) as u8
    }

    /// What it adds to the defence of the target (L-133).
    #[inline]
    pub const fn on_defence(self) -> u8 {
        match self {
            Ammo::Grapeshot => 1,
            Ammo::Chain => 2,
            _ => 0,
        }
    }
}

impl From<Ammunition> for Ammo {
    fn from(token: Ammunition) -> Ammo {
        match token {
            Ammunition::Incendiary => Ammo::Incendiary,
            Ammunition::Explosive => Ammo::Explosive,
            Ammunition::Grapeshot => Ammo::Grapeshot,
            Ammunition::Chain => Ammo::Chain,
        }
    }
}

/// The most points one die makes (L-134).
pub const CAP: u8 = 4;
/// The same with the option `max3`.
pub const CAP_OF_THREE: u8 = 3;
/// The most movement points chain shot can take from a ship (L-137, D-77).
pub const MOST_CHAIN: u8 = 5;

/// What makes a ship hard to hit (L-133).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Target {
    /// The defence of its card.
    pub card: u8,
    /// It has a reinforced hull.
    pub hull: bool,
    /// How far it lies.
    pub distance: u8,
    /// The long guns of the attacker.
    pub long_guns: u8,
    /// The attacker lies on its bow or stern face, no corner.
    pub on_bow_or_stern: bool,
    /// It is moored.
    pub moored: bool,
}

impl Target {
    /// The number each die must beat (L-133).
    pub const fn defence(self, ammo: Ammo) -> u8 {
        let far = self.distance.saturating_sub(1).saturating_sub(self.long_guns);
        let place = self.on_bow_or_stern as u8 + self.moored as u8;
        self.card + self.hull as u8 + far + place + ammo.on_defence()
    }
}

/// What the dice of an attack are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The number to beat, ammunition included.
    pub defence: u8,
    /// What each of the first dice gains: the ship's level (L-131, L-301).
    pub level: u8,
    /// How many dice gain it: the cannon upgrades.
    pub upgrades: u8,
    /// Captains' and pennants' bonus on every die.
    pub bonus: u8,
    /// What is fired.
    pub ammo: Ammo,
    /// The most points of a die, [`CAP`] or [`CAP_OF_THREE`].
    pub cap: u8,
    /// A natural 12 kills one of the crew (L-138).
    pub natural_twelve: bool,
}

/// What softens a shot aboard its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Care {
    /// Each takes one from a batch of damage (L-148).
    pub carpenters: u8,
    /// Each saves one of the crew (L-324).
    pub doctors: u8,
    /// Movement already lost to chain shot.
    pub chain: u8,
}

/// What a shot does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blow {
    /// Water damage.
    pub water: u8,
    /// Fire damage.
    pub fire: u8,
    /// Crew killed.
    pub wounds: u8,
    /// Movement lost.
    pub chain: u8,
}

impl Aim {
    /// What is added to the die in this place (L-131).
    #[inline]
    pub const fn modifier(&self, place: usize) -> u8 {
        let improved = if place < self.upgrades as usize { self.level } else { 0 };
        improved + self.ammo.on_dice() + self.bonus
    }

    /// The points of a die with its modifier: what it has above the defence, at most the cap
    /// (L-134).
    #[inline]
    pub const fn points(&self, place: usize, die: u8) -> u8 {
        let above = (die + self.modifier(place)).saturating_sub(self.defence);
        if above < self.cap { above } else { self.cap }
    }

    /// Can so many dice hurt at all (L-128)?
    #[inline]
    pub const fn can_hurt(&self, dice: u8) -> bool {
        dice > 0 && (self.natural_twelve || self.points(0, 12) > 0)
    }

    /// What these dice, all rerolls done, do to the target (L-134 to L-138, L-140).
    pub fn blow(&self, dice: &[u8], care: Care) -> Blow {
        let (mut points, mut hits, mut twelves) = (0, 0, 0);
        for (place, die) in dice.iter().enumerate() {
            let made = self.points(place, *die);
            points += made;
            hits += u8::from(made > 0);
            twelves += u8::from(*die == 12 && self.natural_twelve);
        }
        let damage = points.saturating_sub(care.carpenters);
        let mut blow = Blow::default();
        match self.ammo {
            Ammo::Normal | Ammo::Explosive => blow.water = damage,
            Ammo::Incendiary => blow.fire = damage,
            Ammo::Grapeshot => twelves += points,
            Ammo::Chain => blow.chain = hits.min(MOST_CHAIN.saturating_sub(care.chain)),
        }
        blow.wounds = twelves.saturating_sub(care.doctors);
        blow
    }

    /// The die a reroll takes: a miss not yet rerolled, the lowest value first, then the first in
    /// place, while it could do better (L-132, section 5.3). Bit `n` of `rerolled` stands for the
    /// die in place `n`.
    pub fn next_reroll(&self, dice: &[u8], rerolled: u32) -> Option<usize> {
        let worth = |place: usize, die: u8| {
            self.points(place, die) > 0 || (die == 12 && self.natural_twelve)
        };
        (0..dice.len())
            .filter(|place| rerolled >> place & 1 == 0)
            .filter(|place| !worth(*place, dice[*place]) && worth(*place, 12))
            .min_by_key(|place| dice[*place] + self.modifier(*place))
    }
}

/// What two dice a cannon cost (L-317).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Recoil {
    /// Firing cannons that burst.
    pub cannons: u8,
    /// Fire damage to the ship, one batch.
    pub fire: u8,
}

/// Each final natural 1 or 2 costs a firing cannon and as much fire damage as it shows (L-317,
/// D-35).
pub fn recoil(dice: &[u8]) -> Recoil {
    let burst = dice.iter().copied().filter(|die| *die <= 2);
    burst.fold(Recoil::default(), |sum, die| Recoil {
        cannons: sum.cannons + 1,
        fire: sum.fire + die,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Aim = Aim {
        defence: 10,
        level: 1,
        upgrades: 0,
        bonus: 0,
        ammo: Ammo::Normal,
        cap: CAP,
        natural_twelve: false,
    };

    fn fired(aim: Aim, dice: &[u8]) -> Blow {
        aim.blow(dice, Care::default())
    }

    #[test]
    fn four_kinds_of_ammunition_are_owned_and_one_is_always_there() {
        assert_eq!(Ammunition::ALL.map(Ammo::from), Ammo::ALL[1..], "L-306");
    }

    #[test]
    fn the_defence_counts_distance_position_mooring_and_ammunition() {
        let near = Target { card: 9, distance: 1, ..Target::default() };
        assert_eq!(near.defence(Ammo::Normal), 9, "L-133");
        let far = Target { distance: 3, moored: true, ..near };
        assert_eq!((far.defence(Ammo::Normal), far.defence(Ammo::Grapeshot)), (12, 13), "L-308");
        assert_eq!(Target { long_guns: 3, ..far }.defence(Ammo::Normal), 10, "L-303");
        let bow = Target { on_bow_or_stern: true, hull: true, ..near };
        assert_eq!(bow.defence(Ammo::Chain), 13);
    }

    #[test]
    fn the_printed_galleon_makes_five_damage() {
        let ammo = Ammo::Explosive;
        let aim = Aim { defence: 12, level: 2, upgrades: 5, ammo, ..PLAIN };
        let dice = [4, 9, 9, 11, 12];
        assert_eq!(fired(aim, &dice), Blow { water: 5, ..Blow::default() }, "L-131, L-134");
        let crew = Aim { natural_twelve: true, ..aim };
        assert_eq!(fired(crew, &dice).wounds, 1, "L-138");
    }

    #[test]
    fn upgrades_improve_the_first_dice() {
        let aim = Aim { upgrades: 3, ..PLAIN };
        let values: Vec<_> = (0..5).map(|place| 5 + aim.modifier(place)).collect();
        assert_eq!(values, [6, 6, 6, 5, 5], "L-131, L-301");
    }

    #[test]
    fn a_die_makes_four_points_at_most_or_three_by_option() {
        let easy = Aim { defence: 5, ..PLAIN };
        assert_eq!(fired(easy, &[12]).water, 4, "L-134");
        assert_eq!(fired(Aim { cap: CAP_OF_THREE, ..easy }, &[12]).water, 3);
    }

    #[test]
    fn each_ammunition_has_its_way() {
        let with = |ammo| Aim { ammo, ..PLAIN };
        assert_eq!(fired(with(Ammo::Incendiary), &[11, 12]).fire, 3, "L-135, L-307");
        let grapeshot = Aim { natural_twelve: true, ..with(Ammo::Grapeshot) };
        let wounds = Blow { wounds: 4, ..Blow::default() };
        assert_eq!(fired(grapeshot, &[12, 11]), wounds, "L-136: three points, one natural 12");
        let torn = Care { chain: 4, ..Care::default() };
        assert_eq!(fired(with(Ammo::Chain), &[11, 9, 12]).chain, 2, "L-137: one a hit");
        assert_eq!(with(Ammo::Chain).blow(&[11, 12], torn).chain, 1, "D-77: five in all");
    }

    #[test]
    fn carpenters_and_doctors_count_once_for_the_attack() {
        let care = Care { carpenters: 2, doctors: 1, chain: 0 };
        let aim = Aim { natural_twelve: true, ..PLAIN };
        let expected = Blow { water: 2, wounds: 1, ..Blow::default() };
        assert_eq!(aim.blow(&[12, 12], care), expected, "L-140, L-148, L-324");
    }

    #[test]
    fn ones_and_twos_burst_overcharged_cannons() {
        assert_eq!(recoil(&[1, 2, 9, 12]), Recoil { cannons: 2, fire: 3 }, "L-317, D-35");
        assert_eq!(recoil(&[3, 12]), Recoil::default());
    }

    #[test]
    fn a_reroll_takes_the_lowest_miss_that_could_do_better() {
        let dice = [11, 4, 10, 3];
        assert_eq!(PLAIN.next_reroll(&dice, 0), Some(3), "section 5.3");
        assert_eq!(PLAIN.next_reroll(&dice, 0b1000), Some(1), "L-132: once each");
        assert_eq!(PLAIN.next_reroll(&dice, 0b1010), Some(2));
        assert_eq!(PLAIN.next_reroll(&dice, 0b1110), None, "hits stay");
        let hard = Aim { defence: 12, upgrades: 1, ..PLAIN };
        assert_eq!(hard.next_reroll(&[9, 2], 0), Some(0), "the other could not hit");
        let crew = Aim { natural_twelve: true, ..hard };
        assert_eq!(crew.next_reroll(&[9, 2], 0), Some(1), "a natural 12 would kill");
        assert_eq!(crew.next_reroll(&[12, 12], 0), None, "it is one already");
    }

    #[test]
    fn a_target_out_of_reach_of_every_die_is_not_hurt() {
        assert!(PLAIN.can_hurt(1) && !PLAIN.can_hurt(0), "L-128, L-129");
        let safe = Aim { defence: 12, ..PLAIN };
        assert!(!safe.can_hurt(5));
        assert!(Aim { natural_twelve: true, ..safe }.can_hurt(1));
        assert!(Aim { upgrades: 1, ..safe }.can_hurt(1));
    }
}
