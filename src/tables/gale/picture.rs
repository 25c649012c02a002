//! Gale on the home page: a boat before the wind, and the cards it depends on.

use gale::Wheel;

use super::model::faces;
use crate::art;
use crate::pieces::markup::{path, placed, shape};
use crate::pieces::{laid, medal as framed};
use crate::text::Lang;

/// Where the three cards lie.
const CARDS: [(&str, &str); 3] = [
    ("N9", "translate(168 20)rotate(-6 50 70)scale(.93)"),
    ("E14", "translate(252 12)rotate(2 50 70)scale(.93)"),
    ("P", "translate(334 26)rotate(8 50 70)scale(.93)"),
];

/// The large picture.
pub fn picture(_: Lang) -> String {
    let card = |(name, place): &(&str, &str)| {
        let card: Option<Wheel> = name.parse().ok();
        card.map(|card| laid(&faces::wheel(card), place)).unwrap_or_default()
    };
    let boat = afloat("translate(2 4)scale(1.6)", "translate(64 76)scale(1.35)");
    let wave = placed("translate(57 134)", &path("sea-pen", art::WAVE_RULE));
    [boat, wave, CARDS.iter().map(card).collect()].concat()
}

/// The small one.
pub fn medal() -> String {
    framed(&afloat("translate(8 8)scale(.62)", "translate(27 22)scale(.44)"))
}

/// The wind, and the boat under it.
fn afloat(wind: &str, boat: &str) -> String {
    placed(wind, &path("sea-pen", art::GUST)) + &placed(boat, &shape("sea-ink", art::SLOOP))
}
