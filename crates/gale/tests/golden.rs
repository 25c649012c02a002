//! Recorded games, compared line by line; `cargo run -p sim -- golden --bless` records them anew.

use std::path::Path;

use gale::{Gale, Options};

/// The name of the file, the options and the seed: the same as in the list of `sim golden`.
const RECORDED: [(&str, (u8, bool, u8), u64); 4] = [
    ("basic", (3, false, 1), 1),
    ("duel", (2, false, 3), 2),
    ("expert", (4, true, 3), 3),
    ("full-table", (5, true, 1), 4),
];

#[test]
fn recorded_games_are_played_as_they_were() {
    for (name, (seats, expert, rounds), seed) in RECORDED {
        let options = Options::new(seats, expert, rounds).expect("options");
        let found = engine::golden::transcript::<Gale>(&options, seed);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
        let file = folder.join(format!("gale-{name}.txt"));
        let recorded = std::fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let lines = recorded.lines().zip(found.lines()).enumerate();
        for (at, (recorded, found)) in lines {
            assert_eq!(found, recorded, "gale-{name}.txt, line {}", at + 1);
        }
        assert_eq!(found.lines().count(), recorded.lines().count(), "gale-{name}.txt");
    }
}
