//! Damage on a hold (L-140 to L-148, L-165, L-167).

use super::hold::{Blows, Cube, Hold, has, highest, lowest};
use crate::{Good, Goods};

/// A kind of damage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Damage {
    /// From the bottom row up, in each row from right to left (L-141).
    Water,
    /// From the top row down, in each row from left to right (L-142).
    Fire,
}

/// Goods lost under damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Losses {
    /// Goods under water go overboard on the ship's cell (L-141).
    pub overboard: Goods,
    /// Goods under fire, and oil, return to the supply (L-142, L-145).
    pub burnt: Goods,
}

/// What carpenters leave of a batch of damage (L-140, L-148, L-309).
#[inline]
pub const fn after_carpenters(batch: u8, carpenters: u8) -> u8 {
    batch.saturating_sub(carpenters)
}

/// Fire damage a ship takes at the end of its own turn (L-147).
#[inline]
pub const fn propagation(fire: u8) -> u8 {
    fire / 3
}

impl Hold {
    /// The slot this damage takes next: the first without damage in its order (L-141, L-142).
    #[inline]
    pub const fn next_hit(&self, damage: Damage) -> Option<u8> {
        let whole = self.layout.all() & !self.damaged();
        match damage {
            Damage::Water => highest(whole),
            Damage::Fire => lowest(whole),
        }
    }

    /// Takes a batch of damage, carpenters already counted. Each oil it would cover becomes two
    /// fire damage after the rest of the batch (L-145, D-20). What finds no slot any more is lost:
    /// such a ship has collapsed (L-151).
    pub fn suffer(&mut self, damage: Damage, batch: u8) -> Losses {
        let mut losses = Losses::default();
        let mut blaze = 0;
        for _ in 0..batch {
            blaze += self.strike(damage, &mut losses);
        }
        while blaze > 0 {
            blaze = blaze - 1 + self.strike(Damage::Fire, &mut losses);
        }
        losses
    }

    /// Places one damage and says how many fires it lights.
    fn strike(&mut self, damage: Damage, losses: &mut Losses) -> u8 {
        let Some(slot) = self.next_hit(damage) else { return 0 };
        if let Some(Cube::Good(good)) = self.cube_at(slot) {
            self.remove(Cube::Good(good), slot);
            if good == Good::Oil {
                losses.burnt[good] += 1;
                return 2;
            }
            match damage {
                Damage::Water => losses.overboard[good] += 1,
                Damage::Fire => losses.burnt[good] += 1,
            }
        }
        self.scar(damage, slot);
        0
    }

    const fn scar(&mut self, damage: Damage, slot: u8) {
        match damage {
            Damage::Water => self.water |= 1 << slot,
            Damage::Fire => self.fire |= 1 << slot,
        }
        self.blows.push(slot);
    }

    /// Sets a damage where somebody wants it; false if no damage can lie there, since there is some
    /// or a good would have gone (L-141, L-142).
    pub const fn hurt(&mut self, damage: Damage, slot: u8) -> bool {
        let bare = self.layout.all() & !self.damaged() & (!self.cubes() | self.cannons);
        let open = slot < self.layout.slots() && has(bare, slot);
        if open {
            self.scar(damage, slot);
        }
        open
    }

    /// What a destroyed ship comes back with: its goods lost (L-165), its damage gone, the rest
    /// laid out anew and so much water damage on it (L-167).
    pub fn wreck(&mut self, water: u8) {
        self.goods = [0; 6];
        (self.water, self.fire, self.blows) = (0, 0, Blows::NONE);
        self.lay_out(self.policy);
        self.suffer(Damage::Water, water);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::layout::Layout;

    fn laden(cubes: &[(u8, u8, Cube)]) -> Hold {
        let layout = Layout::new(1, 4);
        let mut hold = Hold::new(layout);
        for (row, column, cube) in cubes {
            hold.put(*cube, layout.slot(*row, *column).expect("a slot of the hold"));
        }
        hold
    }

    fn damaged(hold: &Hold) -> Vec<(u8, u8)> {
        let slots = (0..hold.layout().slots()).filter(|slot| hold.damage_at(*slot).is_some());
        slots.map(|slot| hold.layout().place(slot)).collect()
    }

    const TEA: Cube = Cube::Good(Good::Tea);
    const OIL: Cube = Cube::Good(Good::Oil);

    #[test]
    fn water_rises_from_the_bottom_right_and_washes_goods_overboard() {
        let mut hold = laden(&[(2, 3, TEA), (2, 0, TEA)]);
        let losses = hold.suffer(Damage::Water, 2);
        assert_eq!(damaged(&hold), [(2, 2), (2, 3)], "L-141");
        assert_eq!(losses.overboard, Goods::of(Good::Tea, 1));
        assert_eq!((losses.burnt, hold.good(Good::Tea)), (Goods::NONE, 1));
    }

    #[test]
    fn fire_comes_from_the_top_left_and_burns_goods() {
        let mut hold = laden(&[(0, 0, TEA), (0, 1, Cube::Cannon)]);
        let losses = hold.suffer(Damage::Fire, 2);
        assert_eq!(damaged(&hold), [(0, 0), (0, 1)], "L-142");
        assert_eq!((losses.burnt, hold.cannons()), (Goods::of(Good::Tea, 1), 1), "L-143");
    }

    #[test]
    fn oil_hit_by_any_damage_becomes_two_fires_after_the_batch() {
        let mut hold = laden(&[(2, 3, OIL)]);
        let losses = hold.suffer(Damage::Water, 1);
        assert_eq!((hold.water(), hold.fire()), (0, 2), "L-145");
        assert_eq!(damaged(&hold), [(0, 0), (0, 1)], "D-20: in the order of fire");
        assert_eq!(losses.burnt, Goods::of(Good::Oil, 1));
        let mut hold = laden(&[(2, 3, OIL), (0, 0, OIL)]);
        hold.suffer(Damage::Water, 2);
        assert_eq!((hold.water(), hold.fire()), (1, 3), "L-145: it chains");
        assert_eq!(hold.last_damage(), Some(Damage::Fire));
    }

    #[test]
    fn a_full_hold_takes_no_more() {
        let mut hold = laden(&[]);
        hold.suffer(Damage::Fire, 8);
        hold.suffer(Damage::Water, 9);
        assert_eq!((hold.water(), hold.fire()), (7, 8), "L-146, L-151");
        assert_eq!(hold.next_hit(Damage::Fire), None);
    }

    #[test]
    fn no_damage_lies_on_goods_or_on_damage() {
        let mut hold = laden(&[(0, 0, TEA), (0, 1, Cube::Cannon)]);
        assert!(!hold.hurt(Damage::Fire, 0) && !hold.hurt(Damage::Fire, 15), "L-142");
        assert!(hold.hurt(Damage::Fire, 1) && !hold.hurt(Damage::Water, 1), "L-143");
    }

    #[test]
    fn carpenters_and_propagation() {
        assert_eq!([after_carpenters(5, 2), after_carpenters(1, 2)], [3, 0], "L-148");
        assert_eq!([propagation(2), propagation(6)], [0, 2], "L-147");
    }

    #[test]
    fn a_wreck_keeps_its_cannons_and_starts_with_water() {
        let mut hold = laden(&[(0, 0, Cube::Cannon), (1, 1, TEA)]);
        hold.suffer(Damage::Fire, 3);
        hold.wreck(2);
        assert_eq!((hold.water(), hold.fire(), hold.firing()), (2, 0, 1), "L-167");
        assert!(hold.goods().is_empty(), "L-165");
    }
}
