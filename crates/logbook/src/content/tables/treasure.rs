// Written by `cargo xtask content` from crates/logbook/content/treasure.json: change that.

use crate::content::{Op, SpotSet};

/// The cells marked on the cards of pack 1.
#[rustfmt::skip]
pub static CLUES_1: [SpotSet; 3] = [
    SpotSet::of(&[4, 5, 7, 9, 11, 13, 18]),
    SpotSet::of(&[0, 1, 2, 3, 4, 10, 14]),
    SpotSet::of(&[6, 8, 12, 15, 16, 17, 18]),
];

/// The cells marked on the cards of pack 2.
#[rustfmt::skip]
pub static CLUES_2: [SpotSet; 7] = [
    SpotSet::of(&[4, 16]),
    SpotSet::of(&[1, 18]),
    SpotSet::of(&[0, 5, 12]),
    SpotSet::of(&[2, 8, 13]),
    SpotSet::of(&[3, 9, 17]),
    SpotSet::of(&[6, 10, 11]),
    SpotSet::of(&[7, 14, 15]),
];

/// What the finder gains, by card of pack 3.
#[rustfmt::skip]
pub static HOARDS: [&[Op]; 3] = [
    &[Op::Fame(3), Op::Money(4000)],
    &[Op::Fame(2), Op::Money(10000)],
    &[Op::Fame(2), Op::Money(5000), Op::CrewUpgrade(None), Op::ShipUpgrade(None)],
];
