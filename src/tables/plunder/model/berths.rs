//! Where merchants lie: each keeps its place for as long as it is in sight, whatever comes and
//! goes around it.

/// The order in which the first four places are taken: two merchants lie across from each other.
const FIRST: [usize; 4] = [0, 3, 1, 2];

/// The places after a change: `before` is who lay where, `ids` who is in sight now. Nobody moves
/// unless its place is no longer there.
pub fn berths(before: &[Option<u8>], ids: &[u8]) -> Vec<Option<u8>> {
    let room = room(ids.len());
    let stays = |id: &Option<u8>| id.filter(|id| ids.contains(id));
    let mut places: Vec<Option<u8>> = before.iter().map(stays).take(room).collect();
    places.resize(room, None);
    for id in ids {
        if !places.contains(&Some(*id)) {
            let mut order = FIRST.into_iter().chain(FIRST.len()..room);
            let free = order.find(|place| places[*place].is_none());
            places[free.expect("there is room for all")] = Some(*id);
        }
    }
    places
}

/// How many places there are for so many: always at least four.
fn room(count: usize) -> usize {
    match count {
        0..=4 => 4,
        5..=6 => 6,
        7..=8 => 8,
        more => more,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_merchant_keeps_its_place() {
        let mut places = berths(&[], &[0]);
        assert_eq!(places, [Some(0), None, None, None]);
        places = berths(&places, &[0, 1, 2]);
        assert_eq!(places, [Some(0), Some(2), None, Some(1)]);
        places = berths(&places, &[1, 2]);
        assert_eq!(places, [None, Some(2), None, Some(1)], "nobody moves up");
        places = berths(&places, &[1, 2, 3]);
        assert_eq!(places, [Some(3), Some(2), None, Some(1)]);
    }

    #[test]
    fn there_is_room_for_any_number_and_back() {
        let all: Vec<u8> = (0..11).collect();
        let places = berths(&[], &all);
        assert!(all.iter().all(|id| places.contains(&Some(*id))));
        let few = berths(&places, &[9, 10]);
        assert_eq!(few.len(), 4);
        assert!(few.contains(&Some(9)) && few.contains(&Some(10)));
    }
}
