//! GX-40 … GX-67: triplets, damage and victory points.

use gale::rules::scoring::shared_points;
use gale::{Dirs, Winds, score};

fn winds(text: &str) -> Winds {
    text.split_whitespace().map(|name| name.parse::<gale::Wind>().expect("a wind")).collect()
}

fn seats(text: &str) -> Vec<Winds> {
    text.split('/').map(winds).collect()
}

const EXAMPLE_6: &str = "N1 N2 N2 N3 / S1 S1 E2 / E2 W2 / W1 W2 S3";
const PAIRS: &str = "N1 N1 N2 N2 N3 / E1";

/// Id, wind cards a seat, damage, points.
#[rustfmt::skip]
const BASIC: [(&str, &str, &[u8], &[i8]); 20] = [
    ("GX-40", EXAMPLE_6, &[2, 4, 4, 6], &[4, 3, 3, 1]),
    ("GX-44", "N1 / N2 / S2 / N3 / S2 S3", &[1, 2, 2, 3, 5], &[5, 4, 4, 2, 1]),
    ("GX-45", "N1 / N2", &[1, 2], &[2, 0]),
    ("GX-46", "N2 / S2", &[2, 2], &[1, 1]),
    ("GX-47", "N1 / S1 / W3", &[1, 1, 3], &[3, 3, 1]),
    ("GX-48", " / S1 / W1", &[0, 1, 1], &[3, 2, 2]),
    ("GX-49", " / / ", &[0, 0, 0], &[2, 2, 2]),
    ("GX-50", "N1 / E1 / S1 / W1", &[1, 1, 1, 1], &[3, 3, 3, 3]),
    ("GX-51", "N1 / E1 / S3 / W3", &[1, 1, 3, 3], &[4, 4, 2, 2]),
    ("GX-52", "N1 / E1 / S1 / W3", &[1, 1, 1, 3], &[3, 3, 3, 1]),
    ("GX-53", " / E1 / S1 / W1", &[0, 1, 1, 1], &[4, 2, 2, 2]),
    ("GX-54", " / / / / W1", &[0, 0, 0, 0, 1], &[4, 4, 4, 4, 1]),
    ("GX-55", " / N1 / E1 / S1 / W1", &[0, 1, 1, 1, 1], &[5, 3, 3, 3, 3]),
    ("GX-56", " / / / / ", &[0, 0, 0, 0, 0], &[3, 3, 3, 3, 3]),
    ("GX-57", "N1 / E1 / S2 / W2 / N2", &[1, 1, 2, 2, 2], &[5, 5, 2, 2, 2]),
    ("GX-58", "N1 N2 N3 E1 E2 E3 S1 / W1 W1 / W3", &[1, 2, 3], &[3, 2, 1]),
    ("GX-59", PAIRS, &[3, 1], &[0, 2]),
    ("GX-60", "N1 N2 N2 / E3 E2", &[5, 5], &[1, 1]),
    ("GX-61", "N1 E2 S3 / E1", &[6, 1], &[0, 2]),
    // Not in the list of the rules: nobody has damage, two seats.
    ("none", " / ", &[0, 0], &[1, 1]),
];

/// Triplets go (G-31: GX-58 to GX-61), the rest is damage (G-32); the points of the places, for
/// two seats in GX-45 and GX-46 (G-34).
#[test]
fn basic_examples() {
    for (id, taken, damage, points) in BASIC {
        let taken = seats(taken);
        let sheet = score(false, &taken, &vec![Dirs::NONE; taken.len()]);
        assert_eq!(sheet.iter().map(|line| line.damage).collect::<Vec<_>>(), damage, "{id}");
        assert_eq!(sheet.iter().map(|line| line.base).collect::<Vec<_>>(), points, "{id}");
        assert_eq!(sheet.iter().map(|line| line.points).collect::<Vec<_>>(), points, "{id}");
    }
}

fn keeps(seats: usize, seat_0: &[gale::Dir]) -> Vec<Dirs> {
    let mut keeps = vec![Dirs::NONE; seats];
    keeps[0] = seat_0.iter().copied().collect();
    keeps
}

/// GX-43: the basic game ignores what a seat would keep (GR-05).
#[test]
fn the_basic_game_discards_every_triplet() {
    let taken = seats(EXAMPLE_6);
    let sheet = score(false, &taken, &keeps(4, &[gale::Dir::N]));
    assert_eq!(sheet.iter().map(|line| line.points).collect::<Vec<_>>(), [4, 3, 3, 1]);
    assert_eq!(sheet[engine::Seat(0)].left, winds("N2"));
}

/// Id, wind cards, does seat 0 keep N, damage, shared points, bonus, penalty, round points.
type Expert = (&'static str, &'static str, bool, &'static [u8], [&'static [i8]; 4]);

#[rustfmt::skip]
const EXPERT: [Expert; 8] = [
    ("GX-41", EXAMPLE_6, false, &[2, 4, 4, 6], [&[4, 3, 3, 1], &[0, 1, 0, 0], &[0, 1, 0, 1], &[4, 3, 3, 0]]),
    ("GX-42", EXAMPLE_6, true, &[8, 4, 4, 6], [&[1, 4, 4, 2], &[2, 1, 0, 0], &[1, 1, 0, 1], &[2, 4, 4, 1]]),
    ("GX-62", PAIRS, true, &[9, 1], [&[0, 2], &[3, 0], &[1, 0], &[2, 2]]),
    ("GX-63", PAIRS, false, &[3, 1], [&[0, 2], &[0, 0], &[0, 0], &[0, 2]]),
    ("GX-64", "N1 N2 E1 E2 S1 S2 / W3 / S3 / ", false, &[9, 3, 3, 0],
        [&[1, 3, 3, 4], &[0, 0, 0, 0], &[2, 0, 0, 0], &[-1, 3, 3, 4]]),
    ("GX-65", "N1 N1 E1 E1 S1 S1 W1 / W2 W2 E2 E2 / N2", false, &[7, 8, 2],
        [&[2, 1, 3], &[3, 4, 0], &[1, 1, 0], &[4, 4, 3]]),
    ("GX-66", "N1 N1 E1 E1 S1 S1 W1 W1 / N2 N3 E2 E3", false, &[8, 10],
        [&[2, 0], &[4, 0], &[2, 1], &[4, -1]]),
    ("GX-67", "N1 N2 N2 N3 E1 E2 E3 / S1 / S2 / S3 / ", true, &[8, 1, 2, 3, 0],
        [&[1, 4, 3, 2, 5], &[2, 0, 0, 0, 0], &[1, 0, 0, 0, 0], &[2, 4, 3, 2, 5]]),
];

/// Damage and shared points of the cards left (G-54), pairs (G-55), groups of four or three (G-56)
/// and their sum (G-57), below zero in GX-64 (GR-13). A discarded triplet fills no group in GX-41
/// and GX-63 (GR-09), a kept one makes pairs in GX-42 (GR-10).
#[test]
fn expert_examples() {
    for (id, taken, keep, damage, [base, bonus, penalty, points]) in EXPERT {
        let taken = seats(taken);
        let kept: &[_] = if keep { &[gale::Dir::N] } else { &[] };
        let sheet = score(true, &taken, &keeps(taken.len(), kept));
        assert_eq!(sheet.iter().map(|line| line.damage).collect::<Vec<_>>(), damage, "{id}");
        assert_eq!(sheet.iter().map(|line| line.base).collect::<Vec<_>>(), base, "{id}: shared");
        assert_eq!(sheet.iter().map(|line| line.bonus).collect::<Vec<_>>(), bonus, "{id}: bonus");
        assert_eq!(sheet.iter().map(|line| line.penalty).collect::<Vec<_>>(), penalty, "{id}");
        assert_eq!(sheet.iter().map(|line| line.points).collect::<Vec<_>>(), points, "{id}");
    }
}

/// The complete table of shared points (G-33, G-35, GR-08): players, places, points.
#[test]
fn shared_points_are_those_of_the_table() {
    #[rustfmt::skip]
    let table = [
        (2, 1, 2, 1),
        (3, 1, 2, 3), (3, 2, 3, 2), (3, 1, 3, 2),
        (4, 1, 2, 4), (4, 2, 3, 3), (4, 3, 4, 2), (4, 1, 3, 3), (4, 2, 4, 2), (4, 1, 4, 3),
        (5, 1, 2, 5), (5, 2, 3, 4), (5, 3, 4, 3), (5, 4, 5, 2), (5, 1, 3, 4), (5, 2, 4, 3),
        (5, 3, 5, 2), (5, 1, 4, 4), (5, 2, 5, 3), (5, 1, 5, 3),
    ];
    for (seats, first, last, points) in table {
        let shared = shared_points(seats, first, last - first + 1);
        assert_eq!(shared, points, "{seats} seats, places {first}–{last}");
    }
}

/// GR-05: in the basic game discarding never lowers one's own points nor raises another's.
#[test]
fn discarding_a_triplet_never_hurts_in_the_basic_game() {
    for seats in 2..=5 {
        for others in damages(seats - 1) {
            let points = |own: u8, damage: u8| {
                let all = || others.iter().chain([&own]);
                let less = all().filter(|other| **other < damage).count() as u8;
                let same = all().filter(|other| **other == damage).count() as u8;
                shared_points(seats, less + 1, same)
            };
            for discarded in 0..=6 {
                let kept = discarded + 6; // A triplet is 6 damage.
                assert!(points(discarded, discarded) >= points(kept, kept), "{kept}: {others:?}");
                for other in &others {
                    let (without, with) = (points(discarded, *other), points(kept, *other));
                    assert!(without <= with, "{kept}: {other} of {others:?}");
                }
            }
        }
    }
}

/// Every lot of so many seats' damages, in ascending order: 13 is beyond what one's own can be.
fn damages(seats: u8) -> Vec<Vec<u8>> {
    (0..seats).fold(vec![vec![]], |lots, _| {
        let longer = |lot: Vec<u8>| {
            let least = lot.last().copied().unwrap_or(0);
            (least..=13).map(move |next| [&lot[..], &[next]].concat())
        };
        lots.into_iter().flat_map(longer).collect()
    })
}
