//! Recorded games, one a variant. `sim golden --bless` rewrites them.

use std::fs;
use std::path::Path;

use engine::golden::transcript;
use plunder::{Options, Plunder};

#[test]
fn recorded_games_are_played_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
    for (name, seats, teams, free_discard, seed) in [
        ("solo", 4, false, false, 1),
        ("duel", 2, false, false, 2),
        ("teams", 6, true, false, 3),
        ("free-discard", 3, false, true, 4),
    ] {
        let options = Options::new(seats, teams, free_discard).expect("a table");
        let path = folder.join(format!("plunder-{name}.txt"));
        let recorded = fs::read_to_string(&path).expect("a recorded game");
        let played = transcript::<Plunder>(&options, seed);
        for (number, (now, then)) in played.lines().zip(recorded.lines()).enumerate() {
            assert_eq!(now, then, "line {} of {}", number + 1, path.display());
        }
        assert_eq!(played.lines().count(), recorded.lines().count(), "{}", path.display());
    }
}
