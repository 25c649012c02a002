//! Recorded games, one a variant, and links that were damaged on the way.

use std::path::Path;

use engine::{check, golden, options};
use quay::{Length, Options, Quay};

/// The name of the record, its options and its seed: random games that happened to be short.
/// `sim golden --bless` rewrites the files; it keeps the same list.
fn records() -> [(&'static str, Options, u64); 6] {
    let table_of = |seats| Options::for_seats(seats).expect("a table size");
    let with = |seats, change: fn(&mut Options)| {
        let mut options = table_of(seats);
        change(&mut options);
        options
    };
    [
        ("two", table_of(2), 9641),
        ("three", table_of(3), 9074),
        ("four", table_of(4), 15975),
        ("short", with(3, |options| options.length = Length::Short), 19490),
        ("wide", with(2, |options| options.wide_row = true), 3309),
        ("open", with(4, |options| options.open_books = true), 15975),
    ]
}

#[test]
fn recorded_games_are_played_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
    for (name, options, seed) in records() {
        let path = folder.join(format!("quay-{name}.txt"));
        let recorded = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let played = golden::transcript::<Quay>(&options, seed);
        for (at, (was, is)) in recorded.lines().zip(played.lines()).enumerate() {
            assert_eq!(is, was, "line {} of {}", at + 1, path.display());
        }
        assert_eq!(played.lines().count(), recorded.lines().count(), "{}", path.display());
    }
}

#[test]
fn damaged_links_are_refused() {
    let tables: Vec<Options> = options::every().collect();
    let each = 10_000usize.div_ceil(tables.len());
    for (seed, options) in (0..).zip(&tables) {
        check::survives_mutations::<Quay>(options, seed, each);
    }
}
