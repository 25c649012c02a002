//! Things keep their places on the table while others come and go.

/// The order in which things lie: those that lay there before keep it, as long as they are kept;
/// new ones follow.
pub fn stay<T: Copy + PartialEq>(
    before: &[T],
    kept: impl Fn(&T) -> bool,
    now: impl Iterator<Item = T>,
) -> Vec<T> {
    let mut places: Vec<T> = before.iter().copied().filter(|thing| kept(thing)).collect();
    for thing in now {
        if !places.contains(&thing) {
            places.push(thing);
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stays_keeps_its_place_and_what_comes_follows() {
        let first = stay(&[], |_| true, "abc".chars());
        assert_eq!(first, ['a', 'b', 'c']);
        // One was loaded: it is still known, and its berth stays.
        assert_eq!(stay(&first, |_| true, "acb".chars()), ['a', 'b', 'c']);
        // Another fleet.
        assert_eq!(stay(&first, |ship| "dc".contains(*ship), "dc".chars()), ['c', 'd']);
    }
}
