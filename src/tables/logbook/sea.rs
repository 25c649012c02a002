//! The chart with all that lies on it, and what a tap on it means.

use leptos::prelude::*;
use logbook::{Cell, Danger};
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::model::TableModel;
use super::model::sea_plot::{self, Quarter, SIDE};
use super::sea_ships;
use super::sea_things as things;
use super::sea_tiles as tiles;
use super::sea_touch;
use super::sea_wind;
use super::sight::Sight;
use crate::pieces::chart::{Chart, Extent, Point};
use crate::text::logbook as text;
use crate::weave::rows;

/// Names are shown where a side is at least so many pixels long.
const NAMED: f64 = 28.0;
/// Below this, figures would cover each other.
const FAR: f64 = 15.0;
/// A decision is looked at so large, in pixels a unit: on a phone and at a desk.
const CLOSE: f64 = 0.7;
const WIDE: f64 = 1.0;

/// The chart.
pub fn sea(sight: Sight) -> AnyView {
    let slots = move || sight.read(|table| table.sea.tiles.clone());
    let laid = Memo::new(move |_| {
        sight.read(|table| Some((table.sea.tiles.clone(), table.sea.tide, table.sea.shallow)))
    });
    let tide = Memo::new(move |_| sight.read(|table| table.sea.tide));
    let coast = move || laid.with(|laid| laid.as_ref().map(|(all, ..)| tiles::coast(all)));
    let signs = move || {
        laid.with(|laid| {
            laid.as_ref()
                .map(|(all, tide, shallow)| tiles::signs(sight.lang(), all, *tide, *shallow))
        })
    };
    let layer = move |class: &'static str, drawn: fn(&TableModel) -> String| {
        let drawn = Memo::new(move |_| sight.read(drawn));
        view! { <g class=class inner_html=move || drawn.get()></g> }.into_any()
    };
    let route = move || {
        sight.drafted().map(|route| {
            let cost = text::route::cost(sight.lang(), route.spent);
            let hurts =
                matches!(route.danger, Some(Danger::Storm | Danger::Kraken | Danger::Fortress));
            things::route(&route.cells, &route.left, &cost, hurts)
        })
    };
    let open = move || sight.desk.open.get().then_some("");
    let drawn = view! {
        <g class="lb-waters">
            {rows(slots, move |tile| {
                let drawn = move || tiles::water(&tile, tide.get());
                view! { <g inner_html=drawn></g> }.into_any()
            })}
        </g>
        <g class="lb-reach" data-open=open>
            {layer("lb-reach-cells", |table| things::reach(&table.sea))}
        </g>
        <g class="lb-land-layer" inner_html=coast></g>
        <g class="lb-signs" inner_html=signs></g>
        {layer("lb-afloat", |table| things::afloat(&table.sea))}
        {layer("lb-weather-layer", |table| things::weather(&table.sea))}
        {layer("lb-trails", |table| things::trails(&table.sea))}
        <g class="lb-route-layer" inner_html=route></g>
        {sea_ships::ships(sight)}
        {layer("lb-pins", |table| things::pins(&table.sea))}
        {layer("lb-hits", |table| things::hits(&table.sea))}
    };
    let glass = sight.own.glass;
    let chart = Chart {
        extent: Memo::new(move |_| extent(sight)).into(),
        label: Signal::derive(move || text::route::terms(sight.lang()).chart.to_owned()),
        still: tiles::patterns(),
        drawn: drawn.into_any(),
        marks: sea_touch::marks(sight),
        look: look(sight),
        grip: None,
    };
    let side = Memo::new(move |_| {
        let side = glass.scale.get() * SIDE;
        (side >= NAMED, side < FAR)
    });
    view! {
        <div
            class="lb-sea"
            data-spot="chart"
            data-named=move || side.get().0.then_some("")
            data-far=move || side.get().1.then_some("")
            data-night=move || sight.read(|table| table.sea.weather.night).then_some("")
            on:click=move |event| tapped(sight, &event)
        >
            {chart.draw(glass)}
            {sea_wind::wind(sight)}
            <div class="lb-foot">{sea_touch::here_keys(sight)} {sea_wind::turn(sight)}</div>
        </div>
    }
    .into_any()
}

/// What there is to see: all tiles.
fn extent(sight: Sight) -> Extent {
    let cells = sight.read(|table| table.sea.tiles.len());
    let all = (0..cells as u8).flat_map(logbook::chart::field::Chart::cells);
    boxed(sea_plot::around(all)).map(|extent| extent.grown(SIDE)).unwrap_or_default()
}

fn boxed(found: Option<[f64; 4]>) -> Option<Extent> {
    found.map(|[left, top, width, height]| Extent { left, top, width, height })
}

/// What the decision is about, as far as it can be seen large enough: around the ship.
fn look(sight: Sight) -> Signal<Option<Extent>> {
    let glass = sight.own.glass;
    let frame = Memo::new(move |_| {
        let (shown, scale) = (glass.shown.get(), glass.scale.get());
        ((shown.width * scale).round() as i32, (shown.height * scale).round() as i32)
    });
    let about = Memo::new(move |_| {
        sight
            .read(|table| Some((table.sea.home, sea_plot::around(table.sea.about.iter().copied()))))
    });
    let look = Memo::new(move |_| {
        let (wide, high) = frame.get();
        let (home, about) = about.get()?;
        let about = boxed(about)?.grown(SIDE / 2.0);
        if wide < 8 || high < 8 {
            return None;
        }
        let scale = if wide >= 560 { WIDE } else { CLOSE };
        // Before she is at sea, all of it is the matter.
        let Some(home) = home else { return Some(at_least(about, wide, high, scale)) };
        let middle = sea_touch::at(home);
        let axis = |low: f64, length: f64, middle: f64, pixels: i32| {
            let room = f64::from(pixels) / scale;
            if length <= room {
                return (low, length);
            }
            let start = (middle - room / 2.0).clamp(low, low + length - room);
            (start, room)
        };
        let (left, width) = axis(about.left, about.width, middle.x, wide);
        let (top, height) = axis(about.top, about.height, middle.y, high);
        Some(at_least(Extent { left, top, width, height }, wide, high, scale))
    });
    look.into()
}

/// So much of the chart that it is not shown larger than need be: a quarter above this scale.
fn at_least(extent: Extent, wide: i32, high: i32, scale: f64) -> Extent {
    let middle = extent.middle();
    let (width, height) = (f64::from(wide) / scale / 1.25, f64::from(high) / scale / 1.25);
    let (width, height) = (extent.width.max(width), extent.height.max(height));
    Extent { left: middle.x - width / 2.0, top: middle.y - height / 2.0, width, height }
}

/// About as large is a card that tells what a ship did, in pixels; on a phone it is as wide as the
/// chart.
const CARD: (f64, f64) = (360.0, 260.0);

/// Where such a card covers nothing of the way it tells of; tracked.
pub fn clear_corner(sight: Sight) -> Quarter {
    let (shown, scale) = (sight.own.glass.shown.get(), sight.own.glass.scale.get());
    let frame = (shown.width * scale, shown.height * scale);
    let card = if frame.0 < 560.0 { (frame.0, frame.1 / 2.0) } else { CARD };
    sight.read(|table| {
        let trail = table.sea.trails.iter().rfind(|trail| trail.ship.npc().is_some());
        let cells = trail.into_iter().flat_map(|trail| &trail.cells);
        let points: Vec<(f64, f64)> = cells
            .map(|(_, cell)| {
                let (x, y) = sea_plot::middle(*cell);
                ((x - shown.left) * scale, (y - shown.top) * scale)
            })
            .collect();
        Quarter::clear_of(&points, frame, card)
    })
}

/// A tap that meets no mark finds its cell.
fn tapped(sight: Sight, event: &MouseEvent) {
    let aim = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(aim) = aim else { return };
    let board = aim.closest(".sea-chart").ok().flatten();
    let other = aim.closest("button, a, [role=\"button\"]").ok().flatten();
    let (Some(board), None) = (board, other) else { return };
    // Keys and readers click without a pointer.
    if event.detail() == 0 {
        return;
    }
    let frame = board.get_bounding_client_rect();
    let (shown, scale) =
        untrack(|| (sight.own.glass.shown.get(), sight.own.glass.scale.get().max(1e-6)));
    let point = Point::new(
        shown.left + (f64::from(event.client_x()) - frame.left()) / scale,
        shown.top + (f64::from(event.client_y()) - frame.top()) / scale,
    );
    touch(sight, sea_plot::cell_at(point.x, point.y));
}

/// A cell without a mark is touched.
fn touch(sight: Sight, cell: Cell) {
    let slot = untrack(|| {
        sight.scope.with(|seen| {
            let chart = seen.view.chart();
            chart.slot(cell).filter(|slot| !chart.is_up(*slot))
        })
    });
    match slot {
        Some(slot) => sight.reveal(slot),
        None => sight.sail_to(cell),
    }
}
