//! The actions a search meets, numbered, and which of them are legal now.

use std::hash::{Hash, Hasher};

use engine::Seat;

/// The legal actions of one imagined moment, and a number for everything a seat was ever able to
/// do: equal actions of two seats have two numbers.
///
/// Numbers make a branch of the tree find out at once whether it is legal in this world. They
/// are given in the order in which actions are met; nothing depends on what the hashes are.
pub struct List<A> {
    /// What is legal, in list order.
    pub actions: Vec<A>,
    /// Who may do it.
    seat: Seat,
    /// The numbers of the legal actions; empty if nobody has asked for them yet.
    numbers: Vec<Number>,
    /// Every action ever met, in the order of their numbers.
    met: Vec<Met<A>>,
    /// The latest number of each slot of hashes, or [`NONE`]. Games have fewer actions, mostly;
    /// more only make longer chains.
    slots: [u32; SLOTS],
    /// The number of the present list: marks with another one are old.
    stamp: u32,
}

/// The number of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number(u32);

impl Number {
    /// Of no action.
    pub const NONE: Number = Number(NONE);
}

/// What is known of an action.
struct Met<A> {
    action: A,
    seat: Seat,
    /// The number met before it in the same slot, or [`NONE`].
    next: u32,
    /// The latest list in which it was legal.
    legal: u32,
    /// The latest list at whose place in the tree there was a branch for it.
    tried: u32,
}

const SLOTS: usize = 1024;
const NONE: u32 = u32::MAX;

impl<A: Copy + Eq + Hash> List<A> {
    pub fn new() -> Self {
        let (actions, numbers, met) = (Vec::new(), Vec::new(), Vec::new());
        List { actions, seat: Seat(0), numbers, met, slots: [NONE; SLOTS], stamp: 0 }
    }

    /// Takes up a new list, of what this seat may do.
    #[inline]
    pub fn renew(&mut self, seat: Seat, fill: impl FnOnce(&mut Vec<A>)) {
        self.seat = seat;
        self.actions.clear();
        self.numbers.clear();
        self.stamp += 1;
        fill(&mut self.actions);
    }

    /// Numbers the present actions and marks them as legal.
    #[inline]
    pub fn mark(&mut self) {
        let (seat, stamp) = (self.seat, self.stamp);
        let List { actions, numbers, met, slots, .. } = self;
        numbers.extend(actions.iter().map(|action| {
            let (number, found) = find(seat, *action, met, slots);
            found.legal = stamp;
            number
        }));
    }

    /// Was a branch met for the action at this place of the list?
    #[inline]
    pub fn is_tried(&self, at: usize) -> bool {
        let is_tried = |number: &Number| self.met[number.0 as usize].tried == self.stamp;
        self.numbers.get(at).is_some_and(is_tried)
    }

    /// What of a place in the tree is legal in the present list, which must be marked.
    #[inline]
    pub fn sieve(&mut self) -> Sieve<'_, A> {
        Sieve { met: &mut self.met, stamp: self.stamp }
    }

    /// The action of a number.
    #[inline]
    pub fn action(&self, number: Number) -> A {
        self.met[number.0 as usize].action
    }

    /// The number of an action of the present seat, a new one if it was never met.
    #[inline]
    pub fn number_of(&mut self, action: A) -> Number {
        find(self.seat, action, &mut self.met, &mut self.slots).0
    }
}

/// Tells which branches of a place are legal in the present list.
pub struct Sieve<'a, A> {
    met: &'a mut [Met<A>],
    stamp: u32,
}

impl<A> Sieve<'_, A> {
    /// Is this action, for which there is a branch, legal?
    #[inline]
    pub fn passes(&mut self, number: Number) -> bool {
        let met = &mut self.met[number.0 as usize];
        met.tried = self.stamp;
        met.legal == self.stamp
    }
}

/// Finds an action, or takes it up.
#[inline]
fn find<'a, A: Copy + Eq + Hash>(
    seat: Seat,
    action: A,
    met: &'a mut Vec<Met<A>>,
    slots: &mut [u32; SLOTS],
) -> (Number, &'a mut Met<A>) {
    let mut fold = Fold(seat.0.into());
    action.hash(&mut fold);
    let slot = &mut slots[(fold.0 >> (64 - SLOTS.ilog2())) as usize];
    let mut number = *slot;
    while let Some(found) = met.get(number as usize) {
        if (found.action, found.seat) == (action, seat) {
            return (Number(number), &mut met[number as usize]);
        }
        number = found.next;
    }
    let next = std::mem::replace(slot, met.len() as u32);
    (Number(*slot), take_up(Met { action, seat, next, legal: 0, tried: 0 }, met))
}

/// Apart, as it is rare.
#[cold]
#[inline(never)]
fn take_up<A>(new: Met<A>, met: &mut Vec<Met<A>>) -> &mut Met<A> {
    met.push_mut(new)
}

/// Multiplies words together: fast, and good enough for slots that nothing depends on.
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
    fn every_action_keeps_its_number() {
        let mut list = List::new();
        let numbers: Vec<Number> = (0..5_000u32).map(|n| list.number_of(n * 7)).collect();
        for (n, number) in (0..5_000).zip(numbers) {
            assert_eq!((list.number_of(n * 7), list.action(number)), (number, n * 7));
        }
    }

    #[test]
    fn another_seat_s_equal_action_has_another_number() {
        let mut list = List::new();
        let numbers = [Seat(0), Seat(1)].map(|seat| {
            list.renew(seat, |out| out.push(5u32));
            list.number_of(5)
        });
        assert_ne!(numbers[0], numbers[1]);
    }

    #[test]
    fn only_the_present_list_is_legal() {
        let mut list = List::new();
        for length in [0u32, 1, 12, 1_000, 3] {
            list.renew(Seat(0), |out| out.extend((0..length).map(|n| n * 7)));
            list.mark();
            for action in 0..7_500 {
                let number = list.number_of(action);
                assert_eq!(list.sieve().passes(number), list.actions.contains(&action));
            }
        }
    }

    #[test]
    fn what_was_tried_is_forgotten_with_the_list() {
        let mut list = List::new();
        for tried in [5u32, 6] {
            list.renew(Seat(0), |out| out.extend([5, 6]));
            assert!(!list.is_tried(0) && !list.is_tried(1), "nothing is marked");
            list.mark();
            let number = list.number_of(tried);
            assert!(list.sieve().passes(number));
            assert_eq!([list.is_tried(0), list.is_tried(1)], [tried == 5, tried == 6]);
        }
    }
}
