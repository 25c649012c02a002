//! Cubes coming, going and changing places (L-060, L-071, L-194, L-196, section 5.8).

use super::damage::Damage;
use super::hold::{Cube, Hold, Policy, count, has, highest, lowest};
use super::layout::{Layout, Slots};
use crate::{Good, Goods};

/// What a change of ship makes of a hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refit {
    /// The new hold.
    pub hold: Hold,
    /// Goods that do not fit go overboard (L-071).
    pub overboard: Goods,
    /// Cannons that do not fit return to the supply (L-071).
    pub cannons: u8,
}

impl Hold {
    /// Loads one good where the policy wants it; false if there is no room.
    pub fn stow(&mut self, good: Good) -> bool {
        self.place(Cube::Good(good), self.safest(self.free()))
    }

    /// Loads what there is room for, in the order of goods, oil last; the rest is returned.
    pub fn stow_all(&mut self, goods: Goods) -> Goods {
        let mut left = goods;
        for (good, number) in goods.iter() {
            for _ in 0..number {
                if self.stow(good) {
                    left[good] -= 1;
                }
            }
        }
        left
    }

    /// Takes a cannon aboard: into the rightmost free gun port or, failing that, where a good would
    /// go; false if there is no room.
    pub fn stow_cannon(&mut self) -> bool {
        let port = highest(self.free() & self.layout.port_slots());
        self.place(Cube::Cannon, port.or_else(|| self.safest(self.free())))
    }

    /// Takes goods out, from the most exposed slots first, and says how many there were.
    pub fn take(&mut self, good: Good, number: u8) -> u8 {
        for taken in 0..number {
            let Some(slot) = self.most_exposed(self.goods[good.index()]) else { return taken };
            self.remove(Cube::Good(good), slot);
        }
        number
    }

    /// Takes an undamaged cannon out, one outside the gun ports first, then the leftmost; false if
    /// there is none (L-143, L-196).
    pub fn take_cannon(&mut self) -> bool {
        let movable = self.cannons & !self.damaged();
        let idle = lowest(movable & !self.layout.port_slots());
        let Some(slot) = idle.or_else(|| lowest(movable)) else { return false };
        self.remove(Cube::Cannon, slot);
        true
    }

    /// A firing cannon bursts, the leftmost; false if there is none (L-317).
    pub fn burst_cannon(&mut self) -> bool {
        let firing = self.cannons & self.layout.port_slots() & !self.damaged();
        let Some(slot) = lowest(firing) else { return false };
        self.remove(Cube::Cannon, slot);
        true
    }

    /// Has it a cannon that could be taken out (L-143, L-196)?
    pub const fn has_loose_cannon(&self) -> bool {
        self.loose_cannons() > 0
    }

    /// How many cannons could be taken out.
    pub const fn loose_cannons(&self) -> u8 {
        count(self.cannons & !self.damaged())
    }

    /// Lays all movable cubes out anew and remembers how: cannons into undamaged gun ports from the
    /// right, goods where the damage feared comes last, oil after all others (section 5.8).
    pub fn lay_out(&mut self, policy: Policy) {
        let damaged = self.damaged();
        let goods = self.goods();
        let loose = self.loose_cannons();
        self.policy = policy;
        self.goods = [0; 6];
        self.cannons &= damaged;
        let mut idle = 0;
        for _ in 0..loose {
            let port = highest(self.free() & self.layout.port_slots());
            if !self.place(Cube::Cannon, port) {
                idle += 1;
            }
        }
        self.stow_all(goods.minus(Goods::of(Good::Oil, goods[Good::Oil])));
        // Damage never destroys a cannon: those without a port take the exposed slots.
        for _ in 0..idle {
            self.place(Cube::Cannon, self.safest(self.free()));
        }
        self.stow_all(Goods::of(Good::Oil, goods[Good::Oil]));
    }

    /// May these two slots change contents? Neither bears damage or a cabin, and they differ
    /// (L-194).
    pub fn can_swap(&self, a: u8, b: u8) -> bool {
        let open = self.movable() | self.free();
        has(open, a) && has(open, b) && self.cube_at(a) != self.cube_at(b)
    }

    /// Could any two slots change contents (L-194)? Not if whatever may be moved is of one kind and
    /// leaves no slot free.
    pub fn has_swap(&self) -> bool {
        let movable = self.movable();
        let of_one_kind = |kind: Slots| kind & movable == movable;
        let alike = of_one_kind(self.cannons) || self.goods.iter().any(|kind| of_one_kind(*kind));
        movable != 0 && (self.free() != 0 || !alike)
    }

    /// Lets two slots change contents (L-194).
    pub fn swap(&mut self, a: u8, b: u8) {
        let (from_a, from_b) = (self.cube_at(a), self.cube_at(b));
        for (cube, from, to) in [(from_a, a, b), (from_b, b, a)] {
            if let Some(cube) = cube {
                self.remove(cube, from);
                self.put(cube, to);
            }
        }
    }

    /// Builds the next cabin, moving what lies in its place; false if that cannot be moved or the
    /// hold allows no more (L-059, L-060).
    pub fn build_cabin(&mut self) -> bool {
        if self.cabins == self.layout.cabins() {
            return false;
        }
        let slot = self.layout.ports() + self.cabins;
        if let Some(cube) = self.cube_at(slot) {
            let free = self.safest(self.free());
            if !has(self.movable(), slot) || free.is_none() {
                return false;
            }
            self.remove(cube, slot);
            self.place(cube, free);
        }
        self.cabins += 1;
        true
    }

    /// Takes the last cabin down; false if there is none.
    pub const fn remove_cabin(&mut self) -> bool {
        if self.cabins == 0 {
            return false;
        }
        self.cabins -= 1;
        true
    }

    /// Builds or takes down cabins until there are so many, as far as the hold allows (L-059, L-071).
    pub fn match_cabins(&mut self, owned: u8) {
        while self.cabins > owned {
            self.remove_cabin();
        }
        while self.cabins < owned && self.build_cabin() {}
    }

    /// Is the last cabin there and without damage (L-144)?
    pub const fn is_last_cabin_sound(&self) -> bool {
        self.cabins > 0 && !has(self.damaged(), self.layout.ports() + self.cabins - 1)
    }

    /// Reloads everything into the hold of another ship, with so many cabins, and so much water and
    /// fire damage that she has already (L-071, L-191, L-296).
    pub fn refit(&self, layout: Layout, cabins: u8, [water, fire]: [u8; 2]) -> Refit {
        let mut hold = Hold::new(layout);
        hold.policy = self.policy;
        hold.cabins = cabins.min(layout.cabins());
        hold.suffer(Damage::Water, water);
        hold.suffer(Damage::Fire, fire);
        let aboard = (0..self.cannons()).filter(|_| hold.stow_cannon()).count() as u8;
        let overboard = hold.stow_all(self.goods());
        Refit { hold, overboard, cannons: self.cannons() - aboard }
    }

    /// The slot of these that damage, as feared by the policy, reaches last.
    const fn safest(&self, slots: Slots) -> Option<u8> {
        match self.policy {
            Policy::AgainstWater => lowest(slots),
            Policy::AgainstFire => highest(slots),
        }
    }

    /// The slot of these that it reaches first.
    const fn most_exposed(&self, slots: Slots) -> Option<u8> {
        match self.policy {
            Policy::AgainstWater => highest(slots),
            Policy::AgainstFire => lowest(slots),
        }
    }

    const fn place(&mut self, cube: Cube, slot: Option<u8>) -> bool {
        match slot {
            Some(slot) => {
                self.put(cube, slot);
                true
            }
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The hold of a level 1 ship of draft 2, row by row: a letter a cube, `x` a cabin, `#` damage.
    fn drawn(hold: &Hold) -> String {
        let layout = hold.layout();
        let letter = |slot| match (hold.damage_at(slot), hold.cube_at(slot)) {
            (Some(_), _) => '#',
            (None, Some(Cube::Cannon)) => 'K',
            (None, Some(Cube::Good(good))) => ['t', 's', 'c', 'u', 'w', 'o'][good.index()],
            _ if has(hold.cabin_slots(), slot) => 'x',
            _ => '.',
        };
        let row = |row| {
            let slots = (0..layout.width(row)).filter_map(|column| layout.slot(row, column));
            slots.map(letter).collect::<String>()
        };
        (0..layout.rows()).map(row).collect::<Vec<_>>().join("/")
    }

    fn small() -> Hold {
        Hold::new(Layout::new(1, 4))
    }

    fn laden() -> Hold {
        let mut hold = small();
        hold.stow_all(Goods::new([1, 0, 2, 0, 1, 2]));
        assert!(hold.stow_cannon() && hold.stow_cannon());
        hold
    }

    #[test]
    fn cargo_is_loaded_where_the_feared_damage_comes_last() {
        let hold = laden();
        assert_eq!(drawn(&hold), "tccwoo/KK.../....", "section 5.8");
        let mut hold = small();
        hold.lay_out(Policy::AgainstFire);
        assert!(hold.stow_cannon() && hold.stow(Good::Tea) && hold.stow(Good::Oil));
        assert_eq!(drawn(&hold), ".....K/...../..ot");
    }

    #[test]
    fn an_automatic_layout_puts_cannons_in_ports_and_oil_last() {
        let mut hold = laden();
        hold.lay_out(Policy::AgainstWater);
        assert_eq!(drawn(&hold), "tccwKK/oo.../....", "section 5.8");
        hold.lay_out(Policy::AgainstFire);
        assert_eq!(drawn(&hold), "....KK/...oo/wcct");
        assert_eq!(hold.policy(), Policy::AgainstFire);
    }

    #[test]
    fn damaged_ports_get_no_cannon_and_damaged_cannons_stay() {
        let mut hold = small();
        assert!(hold.stow_cannon());
        hold.suffer(Damage::Fire, 6);
        assert!(hold.stow_cannon() && hold.stow(Good::Oil) && hold.stow(Good::Silver));
        hold.lay_out(Policy::AgainstWater);
        assert_eq!(drawn(&hold), "######/sKo../....", "L-143");
        assert_eq!((hold.cannons(), hold.firing()), (2, 0));
    }

    #[test]
    fn nothing_is_loaded_without_room() {
        let mut hold = small();
        let left = hold.stow_all(Goods::of(Good::Sugar, 20));
        assert_eq!((left, hold.room()), (Goods::of(Good::Sugar, 5), 0), "L-160");
        assert!(!hold.stow(Good::Tea) && !hold.stow_cannon());
    }

    #[test]
    fn goods_leave_from_the_most_exposed_slots() {
        let mut hold = small();
        hold.stow_all(Goods::new([3, 1, 0, 0, 0, 0]));
        assert_eq!(hold.take(Good::Tea, 2), 2, "L-196");
        assert_eq!(drawn(&hold), "t..s../...../....");
        assert_eq!(hold.take(Good::Tea, 2), 1);
    }

    #[test]
    fn a_cannon_leaves_unless_it_is_damaged() {
        let mut hold = small();
        hold.put(Cube::Cannon, 0);
        hold.put(Cube::Cannon, 3);
        hold.put(Cube::Cannon, 8);
        hold.suffer(Damage::Fire, 1);
        assert!(hold.take_cannon());
        assert_eq!(drawn(&hold), "#..K../...../....", "the one without a port first");
        assert!(hold.take_cannon() && !hold.has_loose_cannon());
        assert!(!hold.take_cannon(), "L-143, L-196: a damaged cannon does not move");
    }

    #[test]
    fn only_a_cannon_that_fires_can_burst() {
        let mut hold = small();
        hold.put(Cube::Cannon, 0);
        hold.put(Cube::Cannon, 3);
        hold.put(Cube::Cannon, 8);
        hold.suffer(Damage::Fire, 1);
        assert!(hold.burst_cannon() && !hold.burst_cannon(), "L-317");
        assert_eq!(
            (hold.cannons(), hold.firing()),
            (2, 0),
            "the damaged and the idle one are left"
        );
    }

    #[test]
    fn movable_cubes_change_places() {
        let mut hold = small();
        hold.stow_all(Goods::new([1, 1, 0, 0, 0, 0]));
        assert!(hold.can_swap(0, 1) && hold.can_swap(1, 14), "L-194");
        assert!(!hold.can_swap(2, 3), "two empty slots");
        hold.swap(1, 14);
        hold.swap(14, 0);
        assert_eq!(drawn(&hold), "s...../...../...t");
        assert!(hold.has_swap(), "L-194");
        hold.suffer(Damage::Water, 2);
        assert!(!hold.can_swap(0, 14) && !hold.can_swap(0, 13), "damage does not move");
    }

    #[test]
    fn what_is_all_alike_and_fills_the_hold_has_nothing_to_change_places_with() {
        let mut hold = small();
        assert!(!hold.has_swap(), "L-194: nothing is aboard");
        hold.stow_all(Goods::of(Good::Wood, hold.room()));
        assert!(hold.room() == 0 && !hold.has_swap(), "{}", drawn(&hold));
        let slots = 0..hold.layout().slots();
        assert!(slots.clone().all(|a| slots.clone().all(|b| !hold.can_swap(a, b))));
        hold.suffer(Damage::Water, 1);
        assert!(!hold.has_swap(), "what is left is alike: {}", drawn(&hold));
    }

    #[test]
    fn a_cabin_drives_the_cargo_from_its_place() {
        let mut hold = Hold::new(Layout::new(1, 4));
        hold.stow_all(Goods::of(Good::Wood, 7));
        assert!(hold.build_cabin() && !hold.build_cabin(), "L-059: one cabin");
        assert_eq!(drawn(&hold), "wwwwww/xw.../....", "L-060");
        assert!(hold.remove_cabin() && !hold.remove_cabin());
        assert_eq!(hold.stow_all(Goods::of(Good::Wood, 8)), Goods::NONE);
        assert!(!hold.build_cabin(), "nowhere for the cube in its place");
    }

    #[test]
    fn what_does_not_fit_in_the_next_ship_is_lost() {
        let mut hold = laden();
        hold.stow_all(Goods::of(Good::Tea, 7));
        let refit = hold.refit(Layout::new(1, 2), 3, [0; 2]);
        assert_eq!((refit.cannons, refit.overboard), (0, Goods::new([0, 0, 1, 0, 1, 2])), "L-071");
        assert_eq!((refit.hold.room(), refit.hold.cabins()), (0, 0), "L-059: no cabin there");
    }
}
