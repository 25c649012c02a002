//! What stands where on the set-up page, and what a choice changed along: plain data.

use engine::options::{Field, Group};

/// The fields by their places, in the order of the page.
#[derive(PartialEq, Eq, Debug)]
pub struct Plan {
    /// Those that are always to be seen.
    pub open: Vec<usize>,
    /// The groups that fold, each with its key.
    pub folded: Vec<(&'static str, Vec<usize>)>,
}

impl Plan {
    /// Fields of no group are always to be seen; what leaves nothing to choose is not, and a group
    /// of nothing else neither.
    pub fn of(fields: &[Field], groups: &[Group], offered: impl Fn(usize) -> usize) -> Plan {
        let in_group = |group: &Group, at: &usize| group.fields.contains(&fields[*at].key);
        let all = || (0..fields.len()).filter(|at| offered(*at) > 1);
        let open = all().filter(|at| !groups.iter().any(|group| in_group(group, at))).collect();
        let folded = |group: &Group| {
            let fields: Vec<usize> = all().filter(|at| in_group(group, at)).collect();
            (!fields.is_empty()).then_some((group.key, fields))
        };
        Plan { open, folded: groups.iter().filter_map(folded).collect() }
    }
}

/// The fields that took another value though only the one at `at` was chosen.
pub fn changed_along(before: &[u16], after: &[u16], at: usize) -> Vec<usize> {
    let places = before.iter().zip(after).enumerate();
    let changed = places.filter(|(place, (was, is))| *place != at && was != is);
    changed.map(|(place, _)| place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Options;
    use engine::options::change;
    use engine::toy;

    #[test]
    fn what_is_in_a_group_folds() {
        let plan = Plan::of(toy::Options::FIELDS, toy::Options::GROUPS, |_| 2);
        assert_eq!(plan, Plan { open: vec![0], folded: vec![("lengths", vec![1])] });
    }

    #[test]
    fn without_groups_everything_is_to_be_seen() {
        let plan = Plan::of(toy::Options::FIELDS, &[], |_| 2);
        assert_eq!(plan, Plan { open: vec![0, 1], folded: vec![] });
    }

    #[test]
    fn what_leaves_no_choice_is_not_to_be_seen() {
        let plan = |few: usize| {
            let offered = move |at| if at == few { 1 } else { 3 };
            Plan::of(toy::Options::FIELDS, toy::Options::GROUPS, offered)
        };
        assert_eq!(plan(0), Plan { open: vec![], folded: vec![("lengths", vec![1])] });
        assert_eq!(plan(1), Plan { open: vec![0], folded: vec![] });
    }

    /// Four seats have no cards for the long game; two start with it.
    #[test]
    fn what_gave_way_is_named() {
        let usual = toy::Options::default();
        let long = change(&usual, 1, 1).expect("three may play long");
        let four = change(&long, 0, 2).expect("the long game gives way");
        assert_eq!(changed_along(&long.choices(), &four.choices(), 0), [1]);
        assert_eq!(changed_along(&usual.choices(), &long.choices(), 1), [0; 0]);
        let two = change(&usual, 0, 0).expect("a table");
        assert_eq!(changed_along(&usual.choices(), &two.choices(), 0), [1]);
    }
}
