//! The engine's contract, for every table and variant.

use engine::Options as _;
use engine::check::{conforms, survives_mutations};
use plunder::{Options, Plunder};

const SEEDS: u64 = 200;

fn check(which: impl Fn(&Options) -> bool) {
    let (mut secrets, mut refused) = (0, 0);
    for options in Options::samples().into_iter().filter(which) {
        for seed in 0..SEEDS {
            let report = conforms::<Plunder>(&options, seed);
            secrets += report.secrets;
            refused += report.refused;
        }
    }
    assert!(secrets > 0, "hands are hidden");
    assert!(refused > 10_000, "there is something to explain");
}

#[test]
fn solo_tables_conform() {
    check(|options| !options.teams() && !options.free_discard());
}

#[test]
fn solo_tables_with_the_free_discard_conform() {
    check(|options| !options.teams() && options.free_discard());
}

#[test]
fn team_tables_conform() {
    check(|options| options.teams() && !options.free_discard());
}

#[test]
fn team_tables_with_the_free_discard_conform() {
    check(|options| options.teams() && options.free_discard());
}

#[test]
fn damaged_links_are_refused() {
    for (seed, options) in (0..).zip(Options::samples()) {
        survives_mutations::<Plunder>(&options, seed, 10_000 / 14 + 1);
    }
}
