//! The deeds a search meets, numbered, and which of them are open now.
#![allow(clippy::disallowed_types, reason = "estimates are fractions")]

use std::hash::{Hash, Hasher};

use engine::Seat;

/// What a branch of the tree does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<A, P> {
    /// An action.
    Act(A),
    /// Whatever it takes to carry out a plan.
    Pursue(P),
}

/// As what it does: where there are no plans a deed is no more than its action.
impl<A: Hash, P: Hash> Hash for Deed<A, P> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Deed::Act(action) => action.hash(state),
            Deed::Pursue(plan) => plan.hash(state),
        }
    }
}

/// What is open at one imagined moment — plans, where there are any, otherwise the legal actions —
/// and a number for everything a seat was ever able to do: equal deeds of two seats have two numbers.
///
/// Numbers make a branch of the tree find out at once whether it is open in this world. They
/// are given in the order in which deeds are met; nothing depends on what the hashes are.
pub struct List<A, P> {
    /// What is legal, in list order; where there are plans it may be left out.
    pub actions: Vec<A>,
    /// What might be set out to do, and how promising it looks.
    pub plans: Vec<(P, f32)>,
    /// Who may do it.
    seat: Seat,
    /// The numbers of what is open; empty if nobody has asked for them yet.
    numbers: Vec<Number>,
    /// Everything ever met, in the order of their numbers.
    met: Vec<Met<Deed<A, P>>>,
    /// The latest number of each slot of hashes, or [`NONE`]. Games have fewer deeds, mostly;
    /// more only make longer chains.
    slots: [u32; SLOTS],
    /// The number of the present list: marks with another one are old.
    stamp: u32,
}

/// The number of a deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number(u32);

impl Number {
    /// Of none.
    pub const NONE: Number = Number(NONE);
}

/// What is known of a deed.
struct Met<D> {
    deed: D,
    seat: Seat,
    /// The number met before it in the same slot, or [`NONE`].
    next: u32,
    /// The latest list in which it was open.
    open: u32,
    /// The latest list at whose place in the tree there was a branch for it.
    tried: u32,
}

const SLOTS: usize = 1024;
const NONE: u32 = u32::MAX;

impl<A: Copy + Eq + Hash, P: Copy + Eq + Hash> List<A, P> {
    pub fn new() -> Self {
        let (actions, plans, numbers, met) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        List { actions, plans, seat: Seat(0), numbers, met, slots: [NONE; SLOTS], stamp: 0 }
    }

    /// Takes up a new list, of what this seat may do.
    #[inline]
    pub fn renew(&mut self, seat: Seat, fill: impl FnOnce(&mut Vec<A>, &mut Vec<(P, f32)>)) {
        self.seat = seat;
        self.actions.clear();
        self.plans.clear();
        self.numbers.clear();
        self.stamp += 1;
        fill(&mut self.actions, &mut self.plans);
    }

    /// Takes up the plans of another world in which the same actions are legal.
    #[inline]
    pub fn plan_anew(&mut self, fill: impl FnOnce(&mut Vec<(P, f32)>)) {
        let planned = !self.plans.is_empty();
        self.plans.clear();
        fill(&mut self.plans);
        if planned || !self.plans.is_empty() {
            self.numbers.clear();
            self.stamp += 1;
            self.mark();
        }
    }

    /// How much is open.
    #[inline]
    pub fn len(&self) -> usize {
        if self.plans.is_empty() { self.actions.len() } else { self.plans.len() }
    }

    /// What is open at this place.
    #[inline]
    pub fn deed_at(&self, at: usize) -> Deed<A, P> {
        if self.plans.is_empty() {
            Deed::Act(self.actions[at])
        } else {
            Deed::Pursue(self.plans[at].0)
        }
    }

    /// Numbers what is open and marks it as such.
    #[inline]
    pub fn mark(&mut self) {
        let (seat, stamp) = (self.seat, self.stamp);
        let List { actions, plans, numbers, met, slots, .. } = self;
        let mut number = |deed| {
            let (number, found) = find(seat, deed, met, slots);
            found.open = stamp;
            number
        };
        if plans.is_empty() {
            numbers.extend(actions.iter().map(|action| number(Deed::Act(*action))));
        } else {
            numbers.extend(plans.iter().map(|(plan, _)| number(Deed::Pursue(*plan))));
        }
    }

    /// Was a branch met for what is open at this place?
    #[inline]
    pub fn is_tried(&self, at: usize) -> bool {
        let is_tried = |number: &Number| self.met[number.0 as usize].tried == self.stamp;
        self.numbers.get(at).is_some_and(is_tried)
    }

    /// What of a place in the tree is open in the present list, which must be marked.
    #[inline]
    pub fn sieve(&mut self) -> Sieve<'_, Deed<A, P>> {
        Sieve { met: &mut self.met, stamp: self.stamp }
    }

    /// The deed of a number.
    #[inline]
    pub fn deed(&self, number: Number) -> Deed<A, P> {
        self.met[number.0 as usize].deed
    }

    /// The number of a deed of the present seat, a new one if it was never met.
    #[inline]
    pub fn number_of(&mut self, deed: Deed<A, P>) -> Number {
        find(self.seat, deed, &mut self.met, &mut self.slots).0
    }
}

/// Tells which branches of a place are open in the present list.
pub struct Sieve<'a, D> {
    met: &'a mut [Met<D>],
    stamp: u32,
}

impl<D> Sieve<'_, D> {
    /// Is this deed, for which there is a branch, open?
    #[inline]
    pub fn passes(&mut self, number: Number) -> bool {
        let met = &mut self.met[number.0 as usize];
        met.tried = self.stamp;
        met.open == self.stamp
    }
}

/// Finds a deed, or takes it up.
#[inline]
fn find<'a, D: Copy + Eq + Hash>(
    seat: Seat,
    deed: D,
    met: &'a mut Vec<Met<D>>,
    slots: &mut [u32; SLOTS],
) -> (Number, &'a mut Met<D>) {
    let mut fold = Fold(seat.0.into());
    deed.hash(&mut fold);
    let slot = &mut slots[(fold.0 >> (64 - SLOTS.ilog2())) as usize];
    let mut number = *slot;
    while let Some(found) = met.get(number as usize) {
        if (found.deed, found.seat) == (deed, seat) {
            return (Number(number), &mut met[number as usize]);
        }
        number = found.next;
    }
    let next = std::mem::replace(slot, met.len() as u32);
    (Number(*slot), take_up(Met { deed, seat, next, open: 0, tried: 0 }, met))
}

/// Apart, as it is rare.
#[cold]
#[inline(never)]
fn take_up<D>(new: Met<D>, met: &mut Vec<Met<D>>) -> &mut Met<D> {
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
    use engine::NoPlan;

    use super::*;

    type Numbers = List<u32, NoPlan>;

    #[test]
    fn every_deed_keeps_its_number() {
        let mut list = List::new();
        let deeds = (0..5_000u32).map(|n| match n % 2 {
            0 => Deed::Act(n * 7),
            _ => Deed::Pursue(n * 7),
        });
        let numbers: Vec<Number> = deeds.clone().map(|deed| list.number_of(deed)).collect();
        for (deed, number) in deeds.zip(numbers) {
            assert_eq!((list.number_of(deed), list.deed(number)), (number, deed));
        }
        assert_ne!(list.number_of(Deed::Act(7)), list.number_of(Deed::Pursue(7)));
    }

    #[test]
    fn another_seat_s_equal_action_has_another_number() {
        let mut list = Numbers::new();
        let numbers = [Seat(0), Seat(1)].map(|seat| {
            list.renew(seat, |out, _| out.push(5));
            list.number_of(Deed::Act(5))
        });
        assert_ne!(numbers[0], numbers[1]);
    }

    #[test]
    fn only_the_present_list_is_open() {
        let mut list = Numbers::new();
        for length in [0u32, 1, 12, 1_000, 3] {
            list.renew(Seat(0), |out, _| out.extend((0..length).map(|n| n * 7)));
            list.mark();
            for action in 0..7_500 {
                let number = list.number_of(Deed::Act(action));
                assert_eq!(list.sieve().passes(number), list.actions.contains(&action));
            }
        }
    }

    #[test]
    fn where_there_are_plans_they_are_open_and_no_action_is() {
        let mut list = List::new();
        list.renew(Seat(0), |out, _| out.extend([5u32, 6]));
        list.mark();
        let numbers = [Deed::Act(5), Deed::Pursue('x'), Deed::Pursue('y')];
        let numbers = numbers.map(|deed| list.number_of(deed));
        let open = |list: &mut List<u32, char>| numbers.map(|number| list.sieve().passes(number));
        assert_eq!(open(&mut list), [true, false, false]);
        list.plan_anew(|plans| plans.push(('y', 0.5)));
        assert_eq!(open(&mut list), [false, false, true]);
        assert_eq!((list.len(), list.deed_at(0)), (1, Deed::Pursue('y')));
        list.plan_anew(|_| {});
        assert_eq!(open(&mut list), [true, false, false], "a world without plans");
        assert_eq!((list.len(), list.deed_at(1)), (2, Deed::Act(6)));
    }

    #[test]
    fn what_was_tried_is_forgotten_with_the_list() {
        let mut list = Numbers::new();
        for tried in [5u32, 6] {
            list.renew(Seat(0), |out, _| out.extend([5, 6]));
            assert!(!list.is_tried(0) && !list.is_tried(1), "nothing is marked");
            list.mark();
            let number = list.number_of(Deed::Act(tried));
            assert!(list.sieve().passes(number));
            assert_eq!([list.is_tried(0), list.is_tried(1)], [tried == 5, tried == 6]);
        }
    }
}
