//! Goods: a shape and a letter each, so that no colour is needed to tell them apart.

use leptos::prelude::*;

use super::Suit;
use super::markup::{lettered, path, placed, shape};
use crate::art;

/// A kind of goods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ware {
    /// An apple.
    #[default]
    Apple,
    /// A wedge of cheese.
    Cheese,
    /// A sack of spice.
    Spice,
    /// A bolt of silk.
    Silk,
}

impl Ware {
    /// Its path in a box of 24 × 24.
    pub fn path(self) -> &'static str {
        match self {
            Ware::Apple => art::APPLE,
            Ware::Cheese => art::CHEESE,
            Ware::Spice => art::SPICE,
            Ware::Silk => art::SILK,
        }
    }

    /// The ink it is printed in.
    pub fn suit(self) -> Suit {
        match self {
            Ware::Apple => Suit::B,
            Ware::Cheese => Suit::C,
            Ware::Spice => Suit::D,
            Ware::Silk => Suit::A,
        }
    }

    /// Where the middle of its letter stands: across, and the line it stands on.
    fn letter_at(self) -> (&'static str, &'static str) {
        match self {
            Ware::Apple => ("12", "18.6"),
            Ware::Cheese => ("12.4", "19.4"),
            Ware::Spice => ("12", "19.4"),
            Ware::Silk => ("14.2", "18"),
        }
    }
}

/// How much of a good is there: drawn as a full, a half and an empty shape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fill {
    /// It is there.
    #[default]
    Full,
    /// It is on its way.
    Half,
    /// It is missing.
    Empty,
}

impl Fill {
    /// The name CSS knows it by (`data-fill`).
    pub fn key(self) -> &'static str {
        match self {
            Fill::Full => "full",
            Fill::Half => "half",
            Fill::Empty => "empty",
        }
    }
}

/// A good as it is drawn: its letter depends on the language, so it comes with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct WareSign {
    /// Which good.
    pub ware: Ware,
    /// The letter that stands for it.
    pub letter: &'static str,
    /// How much of it is there.
    pub fill: Fill,
}

/// The sign in a box of 24 × 24, to be placed inside another drawing.
pub fn stamp(sign: WareSign) -> String {
    let (x, y) = sign.ware.letter_at();
    let (outline, suit, fill) = (sign.ware.path(), sign.ware.suit().key(), sign.fill.key());
    [
        format!(r#"<g class="ware" data-suit="{suit}" data-fill="{fill}">"#),
        shape("ware-ground", outline),
        shape("ware-ink", outline),
        path("ware-line", outline),
        lettered("ware-letter", x, y, sign.letter),
        "</g>".to_owned(),
    ]
    .concat()
}

/// A good on its own.
#[component]
pub fn WareMark(
    /// What to draw.
    #[prop(into)]
    sign: Signal<WareSign>,
) -> impl IntoView {
    view! {
        <svg class="ware-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false" inner_html=move || stamp(sign.get())></svg>
    }
}

/// Where the middle of each of up to five goods stands in the body of a card: across and down, in
/// the box of 100 × 140. Laid out like the pips of a die.
fn places(count: usize) -> &'static [(u8, u8)] {
    match count {
        0 => &[],
        1 => &[(50, 88)],
        2 => &[(50, 64), (50, 112)],
        3 => &[(28, 64), (72, 64), (50, 112)],
        4 => &[(28, 64), (72, 64), (28, 112), (72, 112)],
        _ => &[(25, 59), (75, 59), (50, 88), (25, 117), (75, 117)],
    }
}

/// The goods of a card in its body.
pub(super) fn body(signs: &[WareSign]) -> String {
    // Half of a scaled box, in tenths.
    let (scale, half) = match signs.len() {
        0..=4 => ("scale(1.8)", 216),
        _ => ("scale(1.5)", 180),
    };
    signs
        .iter()
        .zip(places(signs.len()))
        .map(|(sign, (x, y))| {
            let [x, y] = [x, y].map(|middle| 10 * u16::from(*middle) - half);
            let place = format!("translate({}.{} {}.{})", x / 10, x % 10, y / 10, y % 10);
            placed(&format!("{place} {scale}"), &stamp(*sign))
        })
        .collect()
}
