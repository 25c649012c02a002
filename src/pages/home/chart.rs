//! The chart under the home page. Its lands are measured in pixels and hold on to the edges of the page; its course
//! stretches with the places of the games.

use leptos::prelude::*;

use crate::games::GameId;
use crate::pieces::{coast, course, soundings};

/// The chart; narrow and wide pages show another part of it.
pub fn chart() -> AnyView {
    view! {
        <svg class="chart chart-narrow" aria-hidden="true" focusable="false" inner_html=narrow()></svg>
        <svg class="chart chart-wide" aria-hidden="true" focusable="false" inner_html=wide()></svg>
        <svg
            class="chart chart-course"
            viewBox="0 0 300 200"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
            inner_html=course(if GameId::ALL.len() > 3 { ROUND_FIVE } else { ROUND_THREE })
        ></svg>
    }
    .into_any()
}

/// A shore along the left edge, as long as any page, and what lies in the open water below few games.
fn narrow() -> String {
    // From row to row, each 69 high.
    let along = format!("M38 90q-9 34 0 69{}", "t0 69".repeat(20));
    let below =
        if GameId::ALL.len() > 4 { String::new() } else { corner("100%", "100%", ISLET, &DEPTHS) };
    format!(r#"{}{}<g class="chart-below">{below}</g>"#, coast(SHORE), course(&along))
}

const SHORE: &str = "M-40 -40H4C8 20 2 70 6 130S-4 230 2 300S14 390 6 450S0 540 8 610S-2 700 4 780S14 880 6 960S-2 1080 6 1180S4 1400 0 1600H-40Z";
const ISLET: &str = "M-96 -98C-74 -110 -44 -104 -34 -88S-46 -66 -70 -68S-116 -86 -96 -98Z";
const DEPTHS: [(i16, i16, u8); 4] =
    [(-172, -66, 12), (-224, -92, 18), (-150, -104, 9), (-22, -120, 15)];

/// Land in three corners, soundings between the games, an islet where a sixth place is free, and the frame of the chart.
fn wide() -> String {
    let between = if GameId::ALL.len() > 3 {
        corner("34.4%", "50%", "", &[(0, 150, 29)]) + &corner("65.6%", "50%", "", &[(0, -110, 33)])
    } else {
        corner("50%", "50%", "", &[(-36, 8, 29), (6, 150, 22), (-20, -104, 33)])
    };
    let free =
        if GameId::ALL.len() == 4 { corner("90%", "78%", ISLET, &DEPTHS) } else { String::new() };
    [
        corner("0", "0", NORTH_WEST, &[]),
        corner("0", "100%", SOUTH_WEST, &[(196, -34, 36)]),
        corner("100%", "100%", SOUTH_EAST, &[(-330, -34, 48), (-190, -64, 41)]),
        between,
        free,
        FRAME.to_owned(),
    ]
    .concat()
}

const NORTH_WEST: &str = "M-20 -20H176C120 12 52 28 42 96S-4 216 -20 240Z";
const SOUTH_WEST: &str = "M-20 -104C26 -92 54 -64 100 -50S168 -12 196 20H-20Z";
const SOUTH_EAST: &str = "M20 -176C0 -140 -10 -112 -46 -92S-120 -60 -140 -36S-168 0 -180 20H20Z";

/// Land and depths counted from a point of the page.
fn corner(x: &str, y: &str, land: &str, depths: &[(i16, i16, u8)]) -> String {
    let (land, depths) = (coast(land), soundings(depths));
    format!(r#"<svg x="{x}" y="{y}" overflow="visible">{land}{depths}</svg>"#)
}

/// The scale around the chart: two lines, and the bars between them.
const FRAME: &str = concat!(
    r#"<rect class="frame-line frame-outer"/><rect class="frame-bars"/>"#,
    r#"<rect class="frame-line frame-inner"/>"#,
);

/// From place to place, once through the row above and back through the one below; each place is 100 wide and high
/// with five games, 150 wide with three.
const ROUND_FIVE: &str = "M92 58C98 42 102 36 116 34S206 36 232 22S306 10 307 50S308 96 262 98S90 92 38 98S-4 112 0 130S40 142 84 136S140 116 168 126S232 136 262 124";
const ROUND_THREE: &str = "M128 62C150 34 190 40 216 34S296 12 297 50S300 97 262 99S70 92 30 99S-2 112 4 126S60 146 128 132S190 116 240 126";
