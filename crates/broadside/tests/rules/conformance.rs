//! Broadside keeps the contract, with every set of options.

use broadside::{Broadside, Options};
use engine::{Options as _, check};

/// Random games for each set of the sample.
const GAMES: u64 = 3;

fn conforms(seats: u8) {
    let tables = Options::samples().into_iter().filter(|options| options.seats() == seats);
    let (mut secrets, mut longest) = (0, 0);
    for (number, options) in (0..).zip(tables) {
        for seed in 0..GAMES {
            let report = check::conforms::<Broadside>(&options, GAMES * number + seed);
            secrets += report.secrets;
            longest = longest.max(report.longest_list);
        }
    }
    assert!(secrets > 0, "faces are hidden");
    assert!((37..=80).contains(&longest), "lists stay short: {longest}");
}

#[test]
fn two_seats() {
    conforms(2);
}

#[test]
fn three_seats() {
    conforms(3);
}

#[test]
fn four_seats() {
    conforms(4);
}

#[test]
fn damaged_links_open_no_other_game() {
    for (seed, options) in (0..).zip([Options::default(), Options::full(3).expect("a table")]) {
        check::survives_mutations::<Broadside>(&options, seed, 400);
    }
}
