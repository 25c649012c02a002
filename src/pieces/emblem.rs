//! Suits and the emblems that tell them apart without colour.

use leptos::prelude::*;

use super::Quarter;
use crate::art;

/// One of the four inks cards are printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suit {
    /// Blue.
    A,
    /// Vermilion.
    B,
    /// Yellow.
    C,
    /// Slate.
    D,
}

impl Suit {
    /// The name CSS knows it by (`data-suit`).
    pub fn key(self) -> &'static str {
        match self {
            Suit::A => "a",
            Suit::B => "b",
            Suit::C => "c",
            Suit::D => "d",
        }
    }
}

impl From<Quarter> for Suit {
    /// Compass quarters take the inks in compass order.
    fn from(quarter: Quarter) -> Suit {
        match quarter {
            Quarter::North => Suit::A,
            Quarter::East => Suit::B,
            Quarter::South => Suit::C,
            Quarter::West => Suit::D,
        }
    }
}

/// A small sign, readable at 12 px.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emblem {
    /// An anchor.
    Anchor,
    /// A sabre.
    Sabre,
    /// An hourglass.
    Hourglass,
    /// Two waves.
    Wave,
    /// A needle to a quarter of the compass.
    Needle(Quarter),
    /// Skull and bones.
    Pirate,
    /// A crate: buying.
    Crate,
    /// A house: storing.
    Shed,
    /// Sails: shipping.
    Sails,
    /// An arrow into a tray: taken freely.
    Intake,
    /// An arrow into a house: bought and stored.
    IntoShed,
    /// Two arrows: an exchange.
    Exchange,
    /// A coin: a sale.
    Sale,
    /// A seal: conservation.
    Seal,
    /// An umbrella: shelter.
    Umbrella,
    /// A weather vane.
    Vane,
    /// A pawn: who begins.
    Pawn,
}

impl Emblem {
    /// Its path in a box of 24 × 24.
    pub fn path(self) -> &'static str {
        match self {
            Emblem::Anchor => art::ANCHOR,
            Emblem::Sabre => art::SABRE,
            Emblem::Hourglass => art::HOURGLASS,
            Emblem::Wave => art::WAVE,
            Emblem::Needle(Quarter::North) => art::NORTH,
            Emblem::Needle(Quarter::East) => art::EAST,
            Emblem::Needle(Quarter::South) => art::SOUTH,
            Emblem::Needle(Quarter::West) => art::WEST,
            Emblem::Pirate => art::PIRATE,
            Emblem::Crate => art::CRATE,
            Emblem::Shed => art::SHED,
            Emblem::Sails => art::SAILS,
            Emblem::Intake => art::INTAKE,
            Emblem::IntoShed => art::INTO_SHED,
            Emblem::Exchange => art::EXCHANGE,
            Emblem::Sale => art::SALE,
            Emblem::Seal => art::SEAL,
            Emblem::Umbrella => art::UMBRELLA,
            Emblem::Vane => art::VANE,
            Emblem::Pawn => art::PAWN,
        }
    }
}

/// An emblem on its own, in the colour of the text around it; with a suit, as a chip in that suit's ink.
#[component]
pub fn EmblemMark(
    /// What to draw.
    emblem: Emblem,
    /// The ink of the chip, if it stands on one.
    #[prop(optional_no_strip)]
    suit: Option<Suit>,
) -> impl IntoView {
    let drawing = format!(
        r#"<svg viewBox="0 0 24 24" focusable="false"><path fill-rule="evenodd" d="{}"/></svg>"#,
        emblem.path()
    );
    view! { <span class="emblem" data-suit=suit.map(Suit::key) aria-hidden="true" inner_html=drawing></span> }
}
