//! What wood mends (L-173 to L-175).

use super::damage::Damage;
use super::hold::Hold;

/// What a piece of wood is named for (L-175).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mend {
    /// Water damage first.
    Water,
    /// Fire damage first.
    Fire,
    /// Movement lost to chain shot.
    Chain,
}

impl Mend {
    /// All three, in the order of every list.
    pub const ALL: [Mend; 3] = [Mend::Water, Mend::Fire, Mend::Chain];
}

/// What ails a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ailing {
    /// Water damage.
    pub water: u8,
    /// Fire damage.
    pub fire: u8,
    /// Movement lost to chain shot.
    pub chain: u8,
}

/// What one wood leaves: at sea it mends 2 damage or 1 movement point, at a shipyard twice that
/// (L-173, L-174); when the named kind of damage runs out the rest mends the other (L-175).
pub const fn mended(ailing: Ailing, named: Mend, yard: bool) -> Ailing {
    let Ailing { water, fire, chain } = ailing;
    let much = if yard { 4 } else { 2 };
    match named {
        Mend::Water => {
            let (water, fire) = two_kinds(water, fire, much);
            Ailing { water, fire, chain }
        }
        Mend::Fire => {
            let (fire, water) = two_kinds(fire, water, much);
            Ailing { water, fire, chain }
        }
        Mend::Chain => Ailing { water, fire, chain: chain.saturating_sub(much / 2) },
    }
}

const fn two_kinds(named: u8, other: u8, much: u8) -> (u8, u8) {
    let rest = much.saturating_sub(named);
    (named.saturating_sub(much), other.saturating_sub(rest))
}

impl Hold {
    /// Removes so much damage of one kind: first from cannons, then from cabins, then what was
    /// placed last (L-175).
    pub fn mend(&mut self, damage: Damage, number: u8) {
        for _ in 0..number {
            let hurt = match damage {
                Damage::Water => self.water,
                Damage::Fire => self.fire,
            };
            let ranked = [hurt & self.cannons, hurt & self.cabin_slots(), hurt];
            let Some(slot) = ranked.into_iter().find_map(|among| self.blows.last_of(among)) else {
                return;
            };
            self.water &= !(1 << slot);
            self.fire &= !(1 << slot);
            self.blows.forget(slot);
        }
    }

    /// Spends one wood named for a kind on this hold and the movement its ship has lost to chain
    /// shot, and says how much of that remains (L-173 to L-175).
    pub fn repair(&mut self, named: Mend, chain: u8, yard: bool) -> u8 {
        let ailing = Ailing { water: self.water(), fire: self.fire(), chain };
        let after = mended(ailing, named, yard);
        self.mend(Damage::Water, ailing.water - after.water);
        self.mend(Damage::Fire, ailing.fire - after.fire);
        after.chain
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::hold::Cube;
    use crate::board::layout::Layout;

    const AILING: Ailing = Ailing { water: 5, fire: 2, chain: 3 };

    #[test]
    fn one_wood_mends_two_damage_at_sea_and_four_in_a_yard() {
        let fire = mended(AILING, Mend::Fire, true);
        assert_eq!((fire.water, fire.fire), (3, 0), "L-175: the rest goes to the other kind");
        assert_eq!(mended(AILING, Mend::Water, false).water, 3, "L-173");
        assert_eq!(mended(Ailing::default(), Mend::Water, false), Ailing::default());
    }

    #[test]
    fn one_wood_mends_one_point_of_chain_at_sea_and_two_in_a_yard() {
        let chain = |yard| mended(AILING, Mend::Chain, yard);
        assert_eq!((chain(false).chain, chain(true).chain), (2, 1), "L-174");
        assert_eq!((chain(true).water, chain(true).fire), (5, 2));
    }

    #[test]
    fn cannons_come_first_then_cabins_then_what_was_placed_last() {
        let mut hold = Hold::new(Layout::new(1, 4));
        assert!(hold.build_cabin());
        hold.put(Cube::Cannon, 1);
        hold.suffer(Damage::Fire, 8);
        let mut mended = Vec::new();
        for _ in 0..4 {
            let before = hold.damaged();
            hold.mend(Damage::Fire, 1);
            mended.push((before & !hold.damaged()).trailing_zeros());
        }
        assert_eq!(mended, [1, 6, 7, 5], "L-175");
        hold.suffer(Damage::Water, 1);
        assert_eq!(hold.repair(Mend::Water, 3, false), 3);
        assert_eq!((hold.water(), hold.fire()), (0, 3), "L-175: one water, then one fire");
    }
}
