//! Order among a few things.

/// Puts a few things into the order of their keys, equals as they were. The library's sorts are made
/// for thousands: each use of one would weigh as much in the program as a screen does.
pub fn order_by_key<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    for last in 1..things.len() {
        let mut at = last;
        while at > 0 && key(&things[at - 1]) > key(&things[at]) {
            things.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_stand_in_the_order_of_their_keys_and_equals_as_they_were() {
        let mut things = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        order_by_key(&mut things, |(key, _)| *key);
        assert_eq!(things, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        order_by_key(&mut [] as &mut [u8; 0], |key| *key);
    }
}
