//! The hold of a ship model: rows, slots, icons (L-055 to L-062, L-067, D-03).

/// A hold by the level and the initial draft of its ship.
///
/// Slots are numbered from the top row down, in each row from the left; so fire takes them in the
/// order of their numbers and water in the reverse (L-141, L-142).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    level: u8,
    draft2: u8,
}

/// A set of slots: bit `n` for slot `n`.
pub type Slots = u32;

impl Layout {
    /// The most slots a hold can have.
    pub const MOST: usize = 30;

    /// The hold of a ship of this level, 1 to 4, and twice this initial draft, 2 to 6.
    pub const fn new(level: u8, draft2: u8) -> Layout {
        Layout { level, draft2 }
    }

    /// The ship's level.
    #[inline]
    pub const fn level(self) -> u8 {
        self.level
    }

    /// Twice the initial draft.
    #[inline]
    pub const fn draft2(self) -> u8 {
        self.draft2
    }

    /// The initial draft, rounded up (L-057 to L-059).
    #[inline]
    pub const fn whole_draft(self) -> u8 {
        self.draft2.div_ceil(2)
    }

    /// How many rows (L-055).
    #[inline]
    pub const fn rows(self) -> u8 {
        self.draft2 / 2 + 1
    }

    /// How many slots a row has, 0 being the top one (L-055).
    #[inline]
    pub const fn width(self, row: u8) -> u8 {
        5 + self.level - row
    }

    /// How many slots in all (L-055).
    #[inline]
    pub const fn slots(self) -> u8 {
        self.first_of(self.rows())
    }

    /// The slots of the rows above this one, which is the number of its first slot.
    #[inline]
    const fn first_of(self, row: u8) -> u8 {
        (row * (2 * (5 + self.level) + 1 - row)) / 2
    }

    /// Every slot.
    #[inline]
    pub const fn all(self) -> Slots {
        (1 << self.slots()) - 1
    }

    /// How many gun ports: the slots of the top row (L-056).
    #[inline]
    pub const fn ports(self) -> u8 {
        self.width(0)
    }

    /// The gun ports (L-056).
    #[inline]
    pub const fn port_slots(self) -> Slots {
        (1 << self.ports()) - 1
    }

    /// How many cannons may be bought and fired at once (L-057).
    #[inline]
    pub const fn cannons(self) -> u8 {
        self.level + 2 * self.whole_draft() - 1
    }

    /// Damage icons (L-058).
    #[inline]
    pub const fn damage_icons(self) -> u8 {
        let icons = (self.level + 2 * self.whole_draft()).saturating_sub(3);
        if icons == 0 { 1 } else { icons }
    }

    /// How many boats are allowed (L-059).
    #[inline]
    pub const fn boats(self) -> u8 {
        (self.level + 2 * self.whole_draft()).saturating_sub(5)
    }

    /// How many cabins are allowed (L-059).
    #[inline]
    pub const fn cabins(self) -> u8 {
        (self.level + 2 * self.whole_draft()).saturating_sub(4)
    }

    /// The places of the first so many cabins: row 1 from the left (L-060).
    #[inline]
    pub const fn cabin_slots(self, cabins: u8) -> Slots {
        ((1 << cabins) - 1) << self.ports()
    }

    /// Crew at the start (L-061).
    #[inline]
    pub const fn crew(self) -> u8 {
        self.level + 2
    }

    /// The slot in this row and column, if the hold has one there.
    pub const fn slot(self, row: u8, column: u8) -> Option<u8> {
        if row < self.rows() && column < self.width(row) {
            Some(self.first_of(row) + column)
        } else {
            None
        }
    }

    /// The row and column of a slot.
    pub const fn place(self, slot: u8) -> (u8, u8) {
        let mut row = 0;
        while slot >= self.first_of(row + 1) {
            row += 1;
        }
        (row, slot - self.first_of(row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_keels() {
        let small = Layout::new(1, 4);
        assert_eq!((small.slots(), small.ports()), (15, 6), "L-055, L-056, L-067");
        assert_eq!((small.cannons(), small.damage_icons()), (4, 2), "L-057, L-058");
        let great = Layout::new(3, 6);
        assert_eq!((great.slots(), great.ports(), great.cannons()), (26, 8, 8), "L-067");
        assert_eq!((great.boats(), great.cabins(), great.damage_icons()), (4, 5, 6), "L-059");
        let slim = Layout::new(2, 3);
        assert_eq!((slim.slots(), slim.ports(), slim.cannons()), (13, 7, 5), "L-067");
        assert_eq!((slim.boats(), slim.cabins(), slim.damage_icons()), (1, 2, 3), "D-03");
    }

    #[test]
    fn the_smallest_and_the_largest_hold() {
        let boat = Layout::new(1, 2);
        assert_eq!((boat.slots(), boat.damage_icons()), (11, 1), "L-058: at least one icon");
        assert_eq!((boat.boats(), boat.cabins(), boat.crew()), (0, 0, 3), "L-059, L-061");
        let flagship = Layout::new(4, 6);
        assert_eq!(usize::from(flagship.slots()), Layout::MOST, "L-055");
        assert_eq!((flagship.cannons(), flagship.crew()), (9, 6));
    }

    #[test]
    fn slots_are_numbered_row_by_row() {
        for (level, draft2) in (1..=4).flat_map(|level| (2..=6).map(move |d| (level, d))) {
            let layout = Layout::new(level, draft2);
            let places = (0..layout.rows())
                .flat_map(|row| (0..layout.width(row)).map(move |column| (row, column)));
            for (number, (row, column)) in places.enumerate() {
                assert_eq!(layout.slot(row, column), Some(number as u8), "L-055");
                assert_eq!(layout.place(number as u8), (row, column));
            }
            assert_eq!(layout.slot(layout.rows(), 0), None);
            assert_eq!(layout.slot(0, layout.ports()), None);
        }
    }

    #[test]
    fn cabins_stand_in_the_second_row_from_the_left() {
        let layout = Layout::new(3, 6);
        let places = (0..32).filter(|slot| layout.cabin_slots(2) >> slot & 1 == 1);
        let places: Vec<_> = places.map(|slot| layout.place(slot)).collect();
        assert_eq!(places, [(1, 0), (1, 1)], "L-060");
        assert!(layout.cabins() <= layout.width(1));
    }
}
