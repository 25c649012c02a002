//! The contract, for every set of options; and whatever comes in by a damaged link.

use engine::{Options as _, check, options};
use gale::{Gale, Options};

const SEEDS: u64 = 200;

fn conforms(seats: u8) {
    let (mut secrets, mut refused) = (0, 0);
    for options in Options::samples().into_iter().filter(|options| options.seats() == seats) {
        for seed in 0..SEEDS {
            let report = check::conforms::<Gale>(&options, seed);
            let plays = 12 * usize::from(options.seats()) * usize::from(options.rounds());
            let triplets = 4 * usize::from(options.rounds()) * usize::from(options.expert());
            assert!((plays..=plays + triplets).contains(&report.actions), "{options:?} {seed}");
            assert!((8..=12).contains(&report.longest_list), "a hand of twelve, pirates once");
            secrets += report.secrets;
            refused += report.refused;
        }
    }
    assert!(secrets > 10_000, "there is something to imagine");
    assert!(refused > 10_000, "there is something to explain");
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
fn five_seats() {
    conforms(5);
}

#[test]
fn damaged_links_are_noticed() {
    for options in Options::samples() {
        check::survives_mutations::<Gale>(&options, 7, 500);
    }
}

/// There are four table sizes, two variants and three lengths.
#[test]
fn every_option_is_there() {
    assert_eq!(options::every::<Options>().count(), 4 * 2 * 3);
    assert!(Options::new(1, false, 5).is_none() && Options::new(6, false, 5).is_none());
    assert!(Options::new(4, false, 2).is_none());
}
