//! Quayside keeps the contract, with every set of options.

use engine::{Options as _, check};
use quay::{Options, Quay};

const SEEDS: u64 = 200;

fn conforms(seats: u8) {
    let tables = Options::samples().into_iter().filter(|options| options.seats() == seats);
    let (mut secrets, mut longest) = (0, 0);
    for options in tables {
        for seed in 0..SEEDS {
            let report = check::conforms::<Quay>(&options, seed);
            secrets += report.secrets;
            longest = longest.max(report.longest_list);
        }
    }
    assert!(secrets > 0, "the order of the piles is hidden");
    assert!((50..=62).contains(&longest), "lists stay short (QR-13): {longest}");
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
