//! Cards: drawn in a box of 100 × 140, so that every part keeps its place at every size.

use leptos::prelude::*;

use super::markup::{lettered, path, placed, shape};
use super::{CardFace, CardState, Foot, Stock, good};
use crate::art;

/// A card, face up.
#[component]
pub fn Card(
    /// What is printed on it.
    #[prop(into)]
    face: Signal<CardFace>,
    /// How it stands on the table.
    #[prop(into, optional)]
    state: Signal<CardState>,
    /// Whether it is out of play: struck through.
    #[prop(into, optional)]
    struck: Signal<bool>,
) -> impl IntoView {
    view! {
        <span class="card" data-state=move || state.get().key() data-struck=move || struck.get().then_some("")>
            <svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" inner_html=move || face.with(print)></svg>
        </span>
    }
}

/// What lies over the print of every card: its edge, and the signs CSS shows when they are wanted.
const OVERLAY: &str = concat!(
    r#"<rect class="card-edge" x="1" y="1" width="98" height="138" rx="8"/>"#,
    r#"<path class="card-corner" d="M99 109V131Q99 139 91 139H69Z"/>"#,
    r#"<g class="card-tick"><circle cx="92" cy="132" r="13"/><path d="M85.5 132.5L90.3 137.5L98.5 127"/></g>"#,
    r#"<g class="card-bar"><circle cx="91" cy="131" r="8.5"/><path d="M85.5 125.5L96.5 136.5"/></g>"#,
    r#"<path class="card-strike" d="M8 132L92 8"/>"#,
);

/// A card, face down; the same for a whole deck.
#[component]
pub fn CardBack() -> impl IntoView {
    view! {
        <span class="card card-back">
            <svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" inner_html=back()></svg>
        </span>
    }
}

/// A card as a part of a larger drawing; its place is a transform of the box of 100 × 140.
pub fn laid(face: &CardFace, place: &str) -> String {
    placed(place, &print(face))
}

/// Everything printed on a face, bottom layer first.
fn print(face: &CardFace) -> String {
    let stock = if face.stock == Stock::Buff { "buff" } else { "plain" };
    let suit = face.suit.map(|suit| format!(r#" data-suit="{}""#, suit.key())).unwrap_or_default();
    // A value at the foot is read in mid-game, at arm's length: it takes room from the drawing.
    let tall_foot = matches!(face.foot, Foot::Value(..));
    [
        format!(r#"<g class="card-print"{suit} data-stock="{stock}">{PAPER}"#),
        frame(face),
        band(face),
        format!(r#"<g class="card-art">{}</g>"#, middle(face, tall_foot)),
        foot(&face.foot),
        format!("</g>{OVERLAY}"),
    ]
    .concat()
}

const PAPER: &str = r#"<rect class="card-paper" x="1" y="1" width="98" height="138" rx="8"/>"#;

/// The double brass frame of buff cards; under a suit's band only its lower part shows.
fn frame(face: &CardFace) -> String {
    let (top, height) = match (face.stock, face.suit) {
        (Stock::Plain, _) => return String::new(),
        (Stock::Buff, Some(_)) => (40, 95),
        (Stock::Buff, None) => (5, 130),
    };
    let (inner_top, inner_height) = (top + 3, height - 6);
    format!(
        r#"<rect class="card-frame" x="5" y="{top}" width="90" height="{height}" rx="5"/><rect class="card-frame-thin" x="8" y="{inner_top}" width="84" height="{inner_height}" rx="3"/>"#
    )
}

/// The top of the card: what an overlapped card still shows.
fn band(face: &CardFace) -> String {
    let ground = match face.suit {
        Some(_) => r#"<path class="card-band" d="M1 36.4V9Q1 1 9 1H91Q99 1 99 9V36.4Z"/>"#,
        None => "",
    };
    // Without a numeral the emblem is the card's only sign: it moves to the corner that stays visible.
    let corner = if face.numeral.is_empty() { "translate(10 8)" } else { "translate(66 6.5)" };
    let emblem = face.emblem.map(|emblem| placed(corner, &shape("card-emblem", emblem.path())));
    [
        ground.to_owned(),
        lettered("card-numeral", "9", "30", &face.numeral),
        lettered("card-title", "50", "25", &face.title),
        emblem.unwrap_or_default(),
    ]
    .concat()
}

/// The drawing, the sign or the goods, and the wave they stand on.
fn middle(face: &CardFace, tall_foot: bool) -> String {
    let (drawing, wave) = if tall_foot {
        ("translate(19.5 41) scale(.95)", "translate(0 92)")
    } else {
        ("translate(11.6 43) scale(1.2)", "translate(0 105)")
    };
    let silhouette = face.silhouette.map(|s| placed(drawing, &shape(s.class(), s.path())));
    let sign = face.sign.map(|sign| placed(SIGN, &shape("art-fill", sign.path())));
    let wave = face
        .wares
        .is_empty()
        .then(|| format!(r#"<path class="card-wave" d="{}" transform="{wave}"/>"#, art::WAVE_RULE));
    [
        silhouette.unwrap_or_default(),
        sign.unwrap_or_default(),
        good::body(&face.wares),
        wave.unwrap_or_default(),
    ]
    .concat()
}

/// Where an emblem stands in the place of a drawing.
const SIGN: &str = "translate(24 46) scale(2.15)";

fn foot(foot: &Foot) -> String {
    match foot {
        Foot::Bare => String::new(),
        Foot::Pips(pip, count) => (0..*count)
            .map(|place| {
                let x = 51 + 9 * (2 * i32::from(place) - i32::from(*count));
                placed(&format!("translate({x} 115) scale(1.3)"), &shape("card-pip", pip.path()))
            })
            .collect(),
        Foot::Coin(amount) => format!(
            r#"<circle class="card-coin" cx="50" cy="119" r="14"/>{}"#,
            lettered("card-amount", "50", "126.3", &amount.to_string())
        ),
        Foot::Value(value, share) => {
            let (share, value) = (share.key(), lettered("card-worth", "50", "126.7", value));
            format!(
                r#"<g class="card-value" data-share="{share}"><rect x="22" y="101" width="56" height="32" rx="16"/>{value}</g>"#
            )
        }
    }
}

/// The back of a card: the rose on rows of waves.
fn back() -> String {
    let waves: String = (0..11)
        .map(|row| format!("M8 {y}q7 -5 14 0t14 0t14 0t14 0t14 0t14 0", y = 15 + 11 * row))
        .collect();
    let rose = [
        r#"<circle class="back-ring" cx="50" cy="50" r="46"/>"#.to_owned(),
        path("back-lit", art::ROSE_SHORT_LIT),
        path("back-lit", art::ROSE_LIT),
        path("back-shaded", art::ROSE_SHADED),
    ];
    [
        PAPER.to_owned(),
        r#"<rect class="back-field" x="6" y="6" width="88" height="128" rx="4"/>"#.to_owned(),
        path("back-wave", &waves),
        r#"<circle class="back-disc" cx="50" cy="70" r="34"/>"#.to_owned(),
        placed("translate(17 37) scale(.66)", &rose.concat()),
        r#"<rect class="card-edge" x="1" y="1" width="98" height="138" rx="8"/>"#.to_owned(),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::{Emblem, Pip, Quarter, Share, Silhouette, Suit};

    #[test]
    fn a_face_shows_what_it_says() {
        let face = CardFace {
            suit: Some(Suit::B),
            numeral: "7".to_owned(),
            emblem: Some(Emblem::Needle(Quarter::East)),
            silhouette: Some(Silhouette::Brig),
            foot: Foot::Value("3½".to_owned(), Share::Part),
            ..CardFace::default()
        };
        let drawn = print(&face);
        for part in [r#"data-suit="b""#, ">7</text>", ">3½</text>", r#"data-share="part""#] {
            assert!(drawn.contains(part), "{part} is missing in {drawn}");
        }
        assert!(!drawn.contains("card-frame"), "plain cards have no frame");
    }

    #[test]
    fn pips_are_counted_and_centred() {
        let drawn = foot(&Foot::Pips(Pip::Skull, 3));
        let places: Vec<&str> =
            drawn.split("translate(").skip(1).filter_map(|part| part.split(' ').next()).collect();
        assert_eq!(places, ["24", "42", "60"]);
    }
}
