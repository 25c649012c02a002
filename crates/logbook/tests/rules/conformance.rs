//! Logbook keeps the contract, with every set of options.

use engine::{Options as _, check};
use logbook::{Logbook, Options};

fn conforms(seats: u8) {
    let tables = Options::samples().into_iter().filter(|options| options.seats() == seats);
    let (mut secrets, mut longest) = (0, 0);
    for (seed, options) in (0..).zip(tables) {
        let report = check::conforms::<Logbook>(&options, seed);
        secrets += report.secrets;
        longest = longest.max(report.longest_list);
    }
    assert!(secrets > 0, "faces are hidden");
    assert!(longest <= 96, "lists stay short: {longest}");
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
    let short = |options: Options| options.with(logbook::Key::MaxRounds, 0);
    for (seed, options) in (0..).zip([Options::light(2), Options::standard(3)]) {
        let options = options.and_then(short).expect("a table");
        check::survives_mutations::<Logbook>(&options, seed, 200);
    }
}
