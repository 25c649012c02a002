//! The chart under the table: open water, and land on the right.

use leptos::prelude::*;

use crate::pieces::{coast, soundings};

/// The coast runs down the right side: what was taken lies on land, what is played at sea.
const LAND: &str = "M620 -60H120C96 -20 92 34 116 78C134 112 92 138 84 178C76 220 112 244 108 292C104 336 60 356 62 404C64 446 104 462 100 508C96 552 66 588 78 660H620Z";

/// Depths of the open water, far from where words stand.
const DEPTHS: [(i16, i16, u8); 3] = [(8, 40, 12), (40, 96, 9), (30, 578, 7)];

/// For the eye only, and where there is room for it.
pub fn chart() -> AnyView {
    let drawn = [coast(LAND), soundings(&DEPTHS)].concat();
    view! {
        <svg
            class="gale-chart"
            viewBox="0 0 560 600"
            preserveAspectRatio="xMinYMid slice"
            aria-hidden="true"
            focusable="false"
            inner_html=drawn
        ></svg>
    }
    .into_any()
}
