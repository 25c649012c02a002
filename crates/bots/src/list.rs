//! A list of legal actions in which an action is found at once.

use std::hash::{Hash, Hasher};

/// The legal actions of one imagined moment, with a little index over them.
///
/// The index only finds equal actions faster: nothing depends on what the hashes are.
pub struct List<A> {
    /// What is legal, in list order.
    pub actions: Vec<A>,
    keys: Vec<u32>,
    /// The next entry in the same slot, or [`NONE`].
    next: Vec<u16>,
    /// Stamp and first entry; a slot with an old stamp is empty.
    slots: Vec<(u16, u16)>,
    stamp: u16,
}

const NONE: u16 = u16::MAX;

impl<A: Copy + Eq + Hash> List<A> {
    pub fn new() -> Self {
        List {
            actions: Vec::new(),
            keys: Vec::new(),
            next: Vec::new(),
            slots: vec![(0, NONE); 64],
            stamp: 0,
        }
    }

    /// Makes the present actions findable.
    #[inline]
    pub fn index(&mut self) {
        let count = self.actions.len();
        self.keys.clear();
        self.next.clear();
        if self.slots.len() < 2 * count {
            self.slots = vec![(0, NONE); (2 * count).next_power_of_two()];
            self.stamp = 0;
        }
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.slots.fill((0, NONE));
            self.stamp = 1;
        }
        let mask = self.slots.len() - 1;
        for (at, action) in self.actions.iter().enumerate() {
            let key = key_of(action);
            let slot = &mut self.slots[key as usize & mask];
            let first = if slot.0 == self.stamp { slot.1 } else { NONE };
            *slot = (self.stamp, at as u16);
            self.keys.push(key);
            self.next.push(first);
        }
    }

    /// The key under which the action at this place is found again.
    #[inline]
    pub fn key(&self, at: usize) -> u32 {
        self.keys[at]
    }

    /// Where this action stands, if it is legal now.
    #[inline]
    pub fn find(&self, key: u32, action: A) -> Option<usize> {
        let (stamp, first) = self.slots[key as usize & (self.slots.len() - 1)];
        if stamp != self.stamp {
            return None;
        }
        let mut at = first;
        while at != NONE {
            if self.keys[at as usize] == key && self.actions[at as usize] == action {
                return Some(at as usize);
            }
            at = self.next[at as usize];
        }
        None
    }
}

#[inline]
fn key_of(action: &impl Hash) -> u32 {
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
        for length in [0u32, 1, 12, 200, 3] {
            list.actions = (0..length).map(|n| n * 7).collect();
            list.index();
            for number in 0..1500 {
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
