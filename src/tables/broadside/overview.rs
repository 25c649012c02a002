//! The whole sea in small, beside the others' cards on a desk: where one looks, and keys to look
//! elsewhere.

use leptos::prelude::*;

use super::hulls::plot;
use super::model::sea::SeaModel;
use super::sight::Sight;
use super::water::polygon;
use crate::pieces::chart::{Key, chart_keys};
use crate::pieces::markup::path;
use crate::prefs::word;

/// The small chart and its keys.
pub fn overview(sight: Sight) -> AnyView {
    let size = plot(sight).sea;
    let glass = sight.own.glass;
    let drawn = Memo::new(move |_| sight.read(|table| drawn(&table.sea)));
    let frame = move || {
        let shown = glass.shown.get();
        format!(
            "M{:.0} {:.0}h{:.0}v{:.0}h{:.0}Z",
            shown.left, shown.top, shown.width, shown.height, -shown.width
        )
    };
    view! {
        <div class="bs-overview">
            <button type="button" class="bs-small" aria-label=word(|w| w.chart_whole) title=word(|w| w.chart_whole) on:click=move |_| glass.whole()>
                <svg viewBox=format!("-200 -200 {} {}", size.width + 400, size.height + 400) aria-hidden="true" focusable="false">
                    <g inner_html=move || drawn.get()></g>
                    <path class="bs-small-frame" d=frame></path>
                </svg>
            </button>
            {chart_keys(glass, &[Key::Nearer, Key::Farther, Key::Here])}
        </div>
    }
    .into_any()
}

fn drawn(sea: &SeaModel) -> String {
    let size = sea.plot.sea;
    let edge = path("bs-small-edge", &format!("M0 0H{}V{}H0Z", size.width, size.height));
    let isles = sea.islands.iter().map(|isle| match isle.home {
        Some(home) => format!(
            r#"<g data-seat="{}">{}</g>"#,
            home.seat.0 + 1,
            path("bs-small-home", &polygon(&isle.shore))
        ),
        None => path("bs-small-isle", &polygon(&isle.shore)),
    });
    let ships = sea.ships.iter().map(|ship| {
        let (bow, stern) = (ship.lie.at, ship.stern);
        format!(
            r#"<g data-seat="{}">{}</g>"#,
            ship.seat.0 + 1,
            path("bs-small-ship", &format!("M{} {}L{} {}", bow.x, bow.y, stern.x, stern.y))
        )
    });
    [edge].into_iter().chain(isles).chain(ships).collect()
}
