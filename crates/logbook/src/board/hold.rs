//! The hold of a ship and what lies in it (L-055, L-056, L-060, L-064, L-129).

use super::damage::Damage;
use super::layout::{Layout, Slots};
use super::load;
use crate::{Good, Goods};

/// What a slot can hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cube {
    /// One good.
    Good(Good),
    /// A cannon, which fires from a gun port (L-056, L-300).
    Cannon,
}

/// Which damage an automatic layout keeps goods from (section 5.8 of the rules).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Policy {
    /// Goods where water comes last.
    #[default]
    AgainstWater,
    /// Goods where fire comes last.
    AgainstFire,
}

/// The cubes, cabins and damage of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hold {
    pub(super) goods: [Slots; 6],
    pub(super) cannons: Slots,
    pub(super) water: Slots,
    pub(super) fire: Slots,
    pub(super) layout: Layout,
    pub(super) policy: Policy,
    pub(super) cabins: u8,
    pub(super) blows: Blows,
}

impl Hold {
    /// An empty hold.
    pub const fn new(layout: Layout) -> Hold {
        Hold {
            goods: [0; 6],
            cannons: 0,
            water: 0,
            fire: 0,
            layout,
            policy: Policy::AgainstWater,
            cabins: 0,
            blows: Blows::NONE,
        }
    }

    /// Its rows, slots and icons.
    #[inline]
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// The last automatic layout chosen; what is loaded later follows it.
    #[inline]
    pub const fn policy(&self) -> Policy {
        self.policy
    }

    /// The goods aboard.
    pub fn goods(&self) -> Goods {
        Goods::new(self.goods.map(count))
    }

    /// How many of one good are aboard.
    #[inline]
    pub const fn good(&self, good: Good) -> u8 {
        count(self.goods[good.index()])
    }

    /// How many cannons are aboard, damaged or not.
    #[inline]
    pub const fn cannons(&self) -> u8 {
        count(self.cannons)
    }

    /// How many cannons fire in one attack: those undamaged in gun ports, within the limit
    /// (L-129, L-143).
    #[inline]
    pub const fn firing(&self) -> u8 {
        let fit = count(self.cannons & self.layout.port_slots() & !self.damaged());
        let limit = self.layout.cannons();
        if fit < limit { fit } else { limit }
    }

    /// Water damage.
    #[inline]
    pub const fn water(&self) -> u8 {
        count(self.water)
    }

    /// Fire damage.
    #[inline]
    pub const fn fire(&self) -> u8 {
        count(self.fire)
    }

    /// The slots that bear damage.
    #[inline]
    pub const fn damaged(&self) -> Slots {
        self.water | self.fire
    }

    /// The damage placed last, if it is still there (L-151, L-152).
    pub const fn last_damage(&self) -> Option<Damage> {
        match self.blows.last() {
            Some(slot) => self.damage_at(slot),
            None => None,
        }
    }

    /// Built cabins, damaged or not.
    #[inline]
    pub const fn cabins(&self) -> u8 {
        self.cabins
    }

    /// The slots taken by built cabins (L-060).
    #[inline]
    pub const fn cabin_slots(&self) -> Slots {
        self.layout.cabin_slots(self.cabins)
    }

    /// Built cabins whose benefits hold (L-144).
    #[inline]
    pub const fn sound_cabins(&self) -> u8 {
        count(self.cabin_slots() & !self.damaged())
    }

    /// The load of the ship (L-064).
    #[inline]
    pub const fn load(&self, reinforced_hull: bool) -> u8 {
        let damage = count(self.water) + count(self.fire);
        load::load(count(self.cubes()) + damage, reinforced_hull)
    }

    /// The slots with a good or a cannon in them.
    #[inline]
    pub const fn cubes(&self) -> Slots {
        let [tea, silver, cotton, sugar, wood, oil] = self.goods;
        tea | silver | cotton | sugar | wood | oil | self.cannons
    }

    /// The slots whose cube may change places or leave: goods, and cannons without damage (L-143,
    /// L-194).
    #[inline]
    pub const fn movable(&self) -> Slots {
        self.cubes() & !self.damaged()
    }

    /// The slots with room for a cube: whole, empty, no built cabin (L-055, L-060).
    #[inline]
    pub const fn free(&self) -> Slots {
        self.layout.all() & !(self.cubes() | self.damaged() | self.cabin_slots())
    }

    /// How many more cubes it can take (L-339).
    #[inline]
    pub const fn room(&self) -> u8 {
        count(self.free())
    }

    /// What lies in a slot.
    pub fn cube_at(&self, slot: u8) -> Option<Cube> {
        if has(self.cannons, slot) {
            return Some(Cube::Cannon);
        }
        Good::ALL.into_iter().find(|good| has(self.goods[good.index()], slot)).map(Cube::Good)
    }

    /// The damage of a slot.
    #[inline]
    pub const fn damage_at(&self, slot: u8) -> Option<Damage> {
        if has(self.water, slot) {
            Some(Damage::Water)
        } else if has(self.fire, slot) {
            Some(Damage::Fire)
        } else {
            None
        }
    }

    /// Sets a cube where somebody wants it; false if the slot has no room.
    pub const fn set(&mut self, cube: Cube, slot: u8) -> bool {
        let free = slot < self.layout.slots() && has(self.free(), slot);
        if free {
            self.put(cube, slot);
        }
        free
    }

    /// Puts a cube into a free slot.
    #[inline]
    pub(super) const fn put(&mut self, cube: Cube, slot: u8) {
        *self.slots_of(cube) |= 1 << slot;
    }

    /// Takes a cube out of its slot.
    #[inline]
    pub(super) const fn remove(&mut self, cube: Cube, slot: u8) {
        *self.slots_of(cube) &= !(1 << slot);
    }

    const fn slots_of(&mut self, cube: Cube) -> &mut Slots {
        match cube {
            Cube::Good(good) => &mut self.goods[good.index()],
            Cube::Cannon => &mut self.cannons,
        }
    }
}

/// How many slots are in the set.
#[inline]
pub(super) const fn count(slots: Slots) -> u8 {
    slots.count_ones() as u8
}

/// Is the slot in the set?
#[inline]
pub(super) const fn has(slots: Slots, slot: u8) -> bool {
    slots >> slot & 1 != 0
}

/// The lowest of these slots.
#[inline]
pub(super) const fn lowest(slots: Slots) -> Option<u8> {
    if slots == 0 { None } else { Some(slots.trailing_zeros() as u8) }
}

/// The highest of these slots.
#[inline]
pub(super) const fn highest(slots: Slots) -> Option<u8> {
    if slots == 0 { None } else { Some(slots.ilog2() as u8) }
}

/// The damaged slots in the order in which the damage was placed (L-175).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Blows {
    slots: [u8; Layout::MOST],
    number: u8,
}

impl Blows {
    pub(super) const NONE: Blows = Blows { slots: [0; Layout::MOST], number: 0 };

    const fn last(&self) -> Option<u8> {
        match self.number {
            0 => None,
            number => Some(self.slots[number as usize - 1]),
        }
    }

    pub(super) const fn push(&mut self, slot: u8) {
        self.slots[self.number as usize] = slot;
        self.number += 1;
    }

    /// The last placed among these slots.
    pub(super) fn last_of(&self, among: Slots) -> Option<u8> {
        let placed = &self.slots[..usize::from(self.number)];
        placed.iter().rev().copied().find(|slot| has(among, *slot))
    }

    pub(super) fn forget(&mut self, slot: u8) {
        let placed = &mut self.slots[..usize::from(self.number)];
        if let Some(at) = placed.iter().position(|known| *known == slot) {
            placed[at..].rotate_left(1);
            self.number -= 1;
            // Holds with the same damage are equal whatever was repaired before.
            self.slots[usize::from(self.number)] = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hold_is_small() {
        assert!(size_of::<Hold>() <= 72);
    }

    #[test]
    fn a_damaged_cannon_weighs_two_and_does_not_fire() {
        let mut hold = Hold::new(Layout::new(1, 4));
        hold.put(Cube::Cannon, 0);
        hold.put(Cube::Cannon, 1);
        hold.put(Cube::Cannon, 6);
        assert_eq!((hold.firing(), hold.load(false)), (2, 3), "L-129: only from gun ports");
        hold.suffer(Damage::Fire, 1);
        assert_eq!((hold.firing(), hold.load(false)), (1, 4), "L-064, L-143");
        assert_eq!((hold.cannons(), count(hold.movable())), (3, 2), "L-194");
    }

    #[test]
    fn no_more_cannons_fire_than_the_limit() {
        let mut hold = Hold::new(Layout::new(1, 4));
        for slot in 0..6 {
            hold.put(Cube::Cannon, slot);
        }
        assert_eq!((hold.cannons(), hold.firing()), (6, 4), "L-057, L-129");
    }

    #[test]
    fn a_damaged_cabin_pauses_and_a_damaged_slot_has_no_room() {
        let mut hold = Hold::new(Layout::new(2, 3));
        assert_eq!(hold.room(), 13, "L-055");
        assert!(hold.build_cabin() && hold.build_cabin());
        assert_eq!((hold.room(), hold.sound_cabins()), (11, 2), "L-060");
        hold.suffer(Damage::Fire, 8);
        assert_eq!((hold.room(), hold.sound_cabins(), hold.cabins()), (4, 1, 2), "L-144");
    }

    #[test]
    fn a_cube_is_set_only_where_there_is_room() {
        let mut hold = Hold::new(Layout::new(1, 4));
        assert!(hold.set(Cube::Cannon, 14) && !hold.set(Cube::Cannon, 14), "L-055");
        assert!(!hold.set(Cube::Cannon, 15) && !hold.set(Cube::Cannon, 40));
    }

    #[test]
    fn blows_are_remembered_in_order() {
        let mut blows = Blows::NONE;
        for slot in [7, 3, 9] {
            blows.push(slot);
        }
        blows.forget(3);
        assert_eq!((blows.last(), blows.last_of(1 << 7)), (Some(9), Some(7)), "L-175");
        blows.forget(9);
        blows.forget(7);
        assert_eq!(blows, Blows::NONE);
    }
}
