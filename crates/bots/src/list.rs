//! A list of legal actions in which an action is found at once.

use std::hash::{Hash, Hasher};

/// The legal actions of one imagined moment, with a little index over them.
///
/// The index only finds equal actions faster: nothing depends on what the hashes are.
pub struct List<A> {
    /// What is legal, in list order.
    pub actions: Vec<A>,
    /// For each action its key, and the next place in the same slot, or [`NONE`].
    chained: Vec<(u32, u16)>,
    /// Which list filled the slot, and its last entry there. Lists are mostly much shorter; a
    /// longer one only has longer chains.
    slots: [(u16, u16); 256],
    /// The number of the present list: slots with another one are empty.
    stamp: u16,
}

const NONE: u16 = u16::MAX;

impl<A: Copy + Eq + Hash> List<A> {
    pub fn new() -> Self {
        List { actions: Vec::new(), chained: Vec::new(), slots: [(0, NONE); 256], stamp: 0 }
    }

    /// Makes the present actions findable.
    #[inline]
    pub fn index(&mut self) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.slots.fill((0, NONE));
            self.stamp = 1;
        }
        let List { actions, chained, slots, stamp } = self;
        chained.clear();
        chained.extend(actions.iter().enumerate().map(|(at, action)| {
            let key = key_of(action);
            let slot = &mut slots[slot_of(key)];
            let next = if slot.0 == *stamp { slot.1 } else { NONE };
            *slot = (*stamp, at as u16);
            (key, next)
        }));
    }

    /// Where this action stands, if it is legal now.
    #[inline]
    pub fn find(&self, key: u32, action: A) -> Option<usize> {
        let (stamp, mut at) = self.slots[slot_of(key)];
        if stamp != self.stamp {
            return None;
        }
        while at != NONE {
            let place = usize::from(at);
            let (its_key, next) = self.chained[place];
            if its_key == key && self.actions[place] == action {
                return Some(place);
            }
            at = next;
        }
        None
    }
}

#[inline]
fn slot_of(key: u32) -> usize {
    (key & 255) as usize
}

/// The key under which an action is looked for.
#[inline]
pub fn key_of(action: &impl Hash) -> u32 {
    let mut fold = Fold(0);
    action.hash(&mut fold);
    (fold.0 >> 32) as u32
}

/// Multiplies words together: fast, and good enough for keys that nothing depends on.
struct Fold(u64);

impl Fold {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Fold {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.word(u64::from(*byte)));
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.word(u64::from(word));
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.word(u64::from(word));
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.word(u64::from(word));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.word(word);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.word(word as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_is_in_the_list_and_nothing_else() {
        let mut list = List::new();
        for length in [0u32, 1, 12, 1_000, 3] {
            list.actions = (0..length).map(|n| n * 7).collect();
            list.index();
            for number in 0..7_500 {
                let expected = list.actions.iter().position(|action| *action == number);
                assert_eq!(list.find(key_of(&number), number), expected);
            }
        }
    }

    #[test]
    fn forgets_old_lists_for_ever() {
        let mut list = List::new();
        list.actions = vec![5u32];
        list.index();
        list.actions = vec![];
        for _ in 0..200_000 {
            list.index();
            assert_eq!(list.find(key_of(&5u32), 5), None);
        }
    }
}
