//! All sets of options, or enough of them.

use std::collections::BTreeSet;

use super::settle::with_choice;
use super::{Options, Values};

/// Every playable set of options once, in link order.
pub fn every<O: Options>() -> impl Iterator<Item = O> {
    let mut next = Some(vec![0; O::FIELDS.len()]);
    std::iter::from_fn(move || {
        let choices = next.take()?;
        next = successor::<O>(&choices);
        Some(choices)
    })
    // A set that is built from other choices than it reports would come up twice.
    .filter_map(|choices| O::from_choices(&choices).filter(|options| options.choices() == choices))
}

fn successor<O: Options>(choices: &[u16]) -> Option<Vec<u16>> {
    let mut next = choices.to_vec();
    for (choice, field) in next.iter_mut().zip(O::FIELDS).rev() {
        *choice += 1;
        if *choice < field.values.count() {
            return Some(next);
        }
        *choice = 0;
    }
    None
}

/// The default, then the presets, then every single change of the default, then every two changes
/// that go together, all with what must change along; each set once. In pairs a long range stands
/// by its ends.
pub fn spread<O: Options>() -> Vec<O> {
    let usual = O::default();
    let mut found = Found { seen: BTreeSet::new(), sets: Vec::new() };
    found.add(usual.clone());
    O::presets().into_iter().for_each(|preset| found.add(preset.options));
    for (at, field) in O::FIELDS.iter().enumerate() {
        let places = 0..field.values.count();
        let changed = places.filter_map(|place| with_choice(&usual, at, place));
        changed.for_each(|options| found.add(options));
    }
    for (one, field) in O::FIELDS.iter().enumerate() {
        for place in telling(field.values) {
            let Some(first) = with_choice(&usual, one, place) else { continue };
            for (two, field) in O::FIELDS.iter().enumerate().skip(one + 1) {
                let places = telling(field.values).into_iter();
                let both = places.filter_map(|place| with_choice(&first, two, place));
                both.filter(|set| set.choices()[one] == place).for_each(|set| found.add(set));
            }
        }
    }
    found.sets
}

/// Every set of options where they are few, a [`spread`] where they are many.
pub fn sample<O: Options>() -> Vec<O> {
    let count = |all: u64, field: &super::Field| all.saturating_mul(field.values.count().into());
    if O::FIELDS.iter().fold(1, count) <= COUNTABLE {
        let sets: Vec<O> = every().take(MANY + 1).collect();
        if sets.len() <= MANY {
            return sets;
        }
    }
    spread()
}

/// More sets than this are many.
const MANY: usize = 500;
/// Of so many combinations it can be found out quickly how many are playable.
const COUNTABLE: u64 = 100_000;

/// Sets found so far, in the order found.
struct Found<O> {
    seen: BTreeSet<Vec<u16>>,
    sets: Vec<O>,
}

impl<O: Options> Found<O> {
    fn add(&mut self, options: O) {
        if self.seen.insert(options.choices()) {
            self.sets.push(options);
        }
    }
}

/// The places of the values that tell something beside another change.
fn telling(values: Values) -> Vec<u16> {
    let count = values.count();
    if values.is_long() { vec![0, count - 1] } else { (0..count).collect() }
}

#[cfg(test)]
mod tests {
    use super::super::voyage::Voyage;
    use super::*;
    use crate::toy;

    #[test]
    fn few_sets_are_all_looked_at_many_are_spread() {
        assert_eq!(toy::Options::samples(), every().collect::<Vec<toy::Options>>());
        assert_eq!(sample::<Voyage>(), spread::<Voyage>(), "2⁴⁰ combinations are never counted");
    }

    #[test]
    fn a_game_may_know_better_which_sets_tell_something() {
        assert_eq!(Voyage::samples().len(), 3);
    }

    #[test]
    fn a_spread_holds_every_value_and_no_set_twice() {
        let sets = spread::<Voyage>();
        assert_eq!(sets[0], Voyage::default());
        let choices: Vec<Vec<u16>> = sets.iter().map(Options::choices).collect();
        let different: BTreeSet<&Vec<u16>> = choices.iter().collect();
        assert_eq!(different.len(), choices.len());
        for (at, field) in Voyage::FIELDS.iter().enumerate() {
            for place in (0..field.values.count()).filter(|place| Voyage::offers(at, *place)) {
                let seen = choices.iter().any(|set| set[at] == place);
                assert!(seen, "{} is never {}", field.key, field.values.name(place));
            }
        }
    }

    /// Two pairs of the voyage's changes exclude each other; any other two go together.
    #[test]
    fn a_spread_holds_every_two_changes_that_go_together() {
        let choices: Vec<Vec<u16>> = spread::<Voyage>().iter().map(Options::choices).collect();
        let from = Voyage::default().choices();
        let together = |one: usize, two: usize| {
            choices.iter().any(|set| set[one] != from[one] && set[two] != from[two])
        };
        for one in 0..from.len() {
            for two in one + 1..from.len() {
                let excluded = Voyage::EXCLUDED.contains(&(one, two));
                assert_eq!(together(one, two), !excluded, "{one} and {two}");
            }
        }
        assert!(choices.len() < 5_000, "{} sets", choices.len());
    }
}
