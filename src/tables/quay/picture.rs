//! Quayside on the home page: a warehouse on its quay, and what is shipped from there.

use quay::Ship;

use super::model::faces;
use crate::art;
use crate::pieces::markup::{path, placed, shape};
use crate::pieces::{Fill, Ware, WareSign, laid, medal as framed, stamp};
use crate::text::Lang;
use crate::text::quay as text;

/// The wall of the quay, its joints, the warehouse on it, and its gate.
const QUAY: &str = "M2 116H292V140H2ZM52 116V140M110 116V140M168 116V140M226 116V140";
const HOUSE: &str = "M26 116V62H14V50L82 16L150 50V62H138V116Z";
const GATE: &str =
    "M54 116V76H110V116M64 86H80V98H64ZM84 86H100V98H84ZM64 102H80V116H64ZM84 102H100V116H84Z";

/// Where the ships lie.
const SHIPS: [(&str, &str); 2] = [
    ("L23", "translate(258 14)rotate(4 50 70)scale(.92)"),
    ("K09", "translate(340 26)rotate(9 50 70)scale(.92)"),
];

/// The large picture.
pub fn picture(lang: Lang) -> String {
    let letters = text::terms(lang).letters;
    let good = |ware, place, place_of| {
        placed(place, &stamp(WareSign { ware, letter: letters[place_of], fill: Fill::Full }))
    };
    let ship = |(name, place): &(&str, &str)| {
        let ship = Ship::parse(name);
        ship.map(|ship| laid(&faces::ship(letters, ship), place)).unwrap_or_default()
    };
    [
        path("sea-land", QUAY),
        path("sea-wall", HOUSE),
        path("sea-wall", GATE),
        placed("translate(0 150)", &path("sea-pen", art::WAVE_RULE)),
        placed("translate(86 150)", &path("sea-pen", art::WAVE_RULE)),
        placed("translate(172 150)", &path("sea-pen", art::WAVE_RULE)),
        good(Ware::Spice, "translate(172 86)scale(1.25)", 2),
        good(Ware::Apple, "translate(206 86)scale(1.25)", 0),
        SHIPS.iter().map(ship).collect(),
    ]
    .concat()
}

/// The small one.
pub fn medal() -> String {
    framed(
        &[
            placed("translate(10.5 8)scale(.6)", &shape("sea-ink", art::WAREHOUSE)),
            path("sea-land", "M2.4 34.5H57.6V41H4.4Z"),
        ]
        .concat(),
    )
}
