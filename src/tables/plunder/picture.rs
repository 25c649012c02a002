//! Plunder on the home page: a merchant off its island, and who is after it.

use plunder::Card;

use crate::art;
use crate::pieces::markup::{lettered, placed, shape};
use crate::pieces::{coast, laid, medal as framed};
use crate::text::Lang;
use crate::text::plunder as text;

/// Where the cards lie, the merchant between two sides.
const CARDS: [(&str, &str); 4] = [
    ("R3", "translate(12 16)rotate(-7 50 70)scale(.9)"),
    ("R1", "translate(74 32)rotate(-2 50 70)scale(.9)"),
    ("B4", "translate(270 20)rotate(7 50 70)scale(.9)"),
    ("M8", "translate(172 6)scale(.98)"),
];

/// The island behind them.
const ISLAND: &str = "M338 60C352 44 388 46 402 66S404 112 380 118S332 108 328 92S328 70 338 60Z";

/// The large picture.
pub fn picture(lang: Lang) -> String {
    let card = |(name, place): &(&str, &str)| {
        let card: Option<Card> = name.parse().ok();
        card.map(|card| laid(&text::face(lang, card), place)).unwrap_or_default()
    };
    coast(ISLAND) + &CARDS.iter().map(card).collect::<String>()
}

/// The small one.
pub fn medal() -> String {
    let ship = placed("translate(9 6)scale(.68)", &shape("sea-ink", art::COG));
    let coin = r#"<circle class="card-coin" cx="44" cy="43" r="8.5"/>"#;
    framed(&[&ship, coin, &lettered("medal-letter", "44", "47.6", "5")].concat())
}
