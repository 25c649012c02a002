//! The engine's contract, for every table and variant.

use engine::check::{conforms, survives_mutations};
use engine::options::every;
use plunder::{Plunder, Tables};

const SEEDS: u64 = 200;

fn check(which: impl Fn(&Tables) -> bool) {
    let mut secrets = 0;
    for tables in every::<Tables>().filter(which) {
        for seed in 0..SEEDS {
            secrets += conforms::<Plunder>(&tables, seed).secrets;
        }
    }
    assert!(secrets > 0, "hands are hidden");
}

#[test]
fn solo_tables_conform() {
    check(|tables| !tables.teams() && !tables.free_discard());
}

#[test]
fn solo_tables_with_the_free_discard_conform() {
    check(|tables| !tables.teams() && tables.free_discard());
}

#[test]
fn team_tables_conform() {
    check(|tables| tables.teams() && !tables.free_discard());
}

#[test]
fn team_tables_with_the_free_discard_conform() {
    check(|tables| tables.teams() && tables.free_discard());
}

#[test]
fn damaged_links_are_refused() {
    for (seed, tables) in (0..).zip(every::<Tables>()) {
        survives_mutations::<Plunder>(&tables, seed, 10_000 / 14 + 1);
    }
}
