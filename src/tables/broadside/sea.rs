//! The sea: the chart with all that lies on it.

use broadside::Decision;
use leptos::prelude::*;

use super::dial;
use super::fire;
use super::ghost;
use super::hulls::{self, point};
use super::isles;
use super::model::TableModel;
use super::model::plot::{Lie, Spot};
use super::placing;
use super::sight::Sight;
use super::water;
use crate::pieces::Compass;
use crate::pieces::chart::{Chart, Drag, Extent, Point};
use crate::text::broadside as text;

/// The scale a course is chosen at: L stays inside the dial. In pixels a unit.
const WIDE: f64 = 0.185;
const CLOSE: f64 = 0.148;
/// The middle of the chart lies so far ahead of the bow, in pixels.
const AHEAD: f64 = 48.0;
/// Below this, names would cover each other.
const FAR: f64 = 0.062;

/// The chart with all that lies on it.
pub fn sea(sight: Sight) -> AnyView {
    let plot = hulls::plot(sight);
    let extent = Extent {
        left: 0.0,
        top: 0.0,
        width: f64::from(plot.sea.width),
        height: f64::from(plot.sea.height),
    };
    let land = Memo::new(move |_| {
        sight.read(|table| {
            // Only what the land is drawn from: tokens come and go.
            table
                .sea
                .islands
                .iter()
                .map(|isle| (isle.number, isle.shape, isle.at))
                .collect::<Vec<_>>()
        })
    });
    let drawn_land = move || {
        land.track();
        untrack(|| sight.read(|table| water::land(table.sea.plot, &table.sea.islands)))
    };
    let drawn = view! {
        <g class="bs-waters" clip-path="url(#bs-map)" inner_html=drawn_land></g>
        {ghost::arcs(sight)}
        {ghost::course(sight)}
        {placing::shapes(sight)}
        {hulls::hulls(sight)}
        {hulls::rigging(sight)}
        {fire::lines(sight)}
    };
    let marks = view! {
        {isles::isles(sight)}
        {dial::dial(sight)}
        {hulls::marks(sight)}
        {placing::marks(sight)}
        {ghost::marks(sight)}
        {fire::marks(sight)}
    };
    let glass = sight.own.glass;
    let chart = Chart {
        extent: Signal::stored(extent),
        label: Signal::derive(move || text::terms(sight.lang()).chart.to_owned()),
        still: water::still(plot),
        drawn: drawn.into_any(),
        marks: marks.into_any(),
        look: look(sight, extent),
        grip: Some(Callback::new(move |drag| gripped(sight, &drag))),
    };
    let far = Memo::new(move |_| glass.scale.get() < FAR);
    let wide = Memo::new(move |_| sight.is_wide());
    view! {
        <div
            class="bs-sea"
            data-far=move || far.get().then_some("")
            data-wide=move || wide.get().then_some("")
        >
            {chart.draw(glass)}
            <div class="bs-rose"><Compass north="N".to_owned()/></div>
            {scale_bar(sight)}
            {dial::ways(sight)}
        </div>
    }
    .into_any()
}

/// How long S and L are at this zoom.
fn scale_bar(sight: Sight) -> AnyView {
    let length = move |units: i32| {
        let pixels = f64::from(units) * sight.own.glass.scale.get();
        format!("{pixels:.1}px")
    };
    let letter = move |measure| text::measure(sight.lang(), measure);
    view! {
        <div class="bs-scale" aria-hidden="true" style:width=move || length(700)>
            <b style:left=move || length(500)>{letter(broadside::Measure::S)}</b>
            <b style:left="100%">{letter(broadside::Measure::L)}</b>
            <i style:width=move || length(500)></i>
        </div>
    }
    .into_any()
}

/// What the decision is about: a ship with the water she may reach, guns with their targets, the
/// own fleet at the beginning of a turn, what has moved while others act.
fn look(sight: Sight, whole: Extent) -> Signal<Option<Extent>> {
    let frame = Memo::new(move |_| sight.frame());
    let look = Memo::new(move |_| {
        let decision = sight.scope.with(|seen| {
            let asked = seen.view.asked().map(|asked| asked.decision);
            (seen.is_asked(), asked)
        });
        let (wide, high) = frame.get();
        let way = sight.way();
        let around = move |at: Spot, scale: f64| {
            let (width, height) = (f64::from(wide) / scale, f64::from(high) / scale);
            let Point { x, y } = point(at);
            Extent { left: x - width / 2.0, top: y - height / 2.0, width, height }
        };
        let scale = if wide >= 560 { WIDE } else { CLOSE };
        // The dial opens ahead of her: that is what there must be room for.
        let before = |lie: Lie| {
            let turn = f64::from(lie.angle).to_radians();
            let by = |part: f64| (AHEAD / scale * part).round() as i32;
            around(Spot::new(lie.at.x + by(turn.cos()), lie.at.y + by(turn.sin())), scale)
        };
        sight.model.with(|table| match decision {
            (true, Some(Decision::Column | Decision::Row { .. } | Decision::Home { .. })) => {
                Some(whole)
            }
            (true, Some(Decision::Berth { .. })) => berths(table).map(|extent| extent.grown(300.0)),
            (true, Some(Decision::Fire { salvo })) => firing(table, salvo.ship),
            (true, Some(Decision::Ship)) => match &table.course {
                Some(course) => Some(before(course.ways.get(way)?.from)),
                None => fleet(table),
            },
            (true, _) => {
                let from = table.course.as_ref().and_then(|course| course.ways.get(way));
                let ship = table.sea.taken_up.and_then(|ship| table.sea.ship(ship));
                from.map(|way| before(way.from)).or(ship.map(|ship| around(ship.middle, scale)))
            }
            (false, _) => {
                let (ship, _) = table.sea.voyage.legs.last()?;
                table.sea.ship(*ship).map(|ship| Extent::around(point(ship.middle), 1400.0))
            }
        })
    });
    look.into()
}

fn berths(table: &TableModel) -> Option<Extent> {
    match table.placing.as_ref()? {
        super::model::PlacingModel::Ship { berths, .. } => {
            Extent::of(berths.iter().map(|berth| point(berth.middle)))
        }
        super::model::PlacingModel::Island { .. } => None,
    }
}

fn fleet(table: &TableModel) -> Option<Extent> {
    let own = table.sea.ships.iter().filter(|ship| ship.own);
    let fleet = Extent::of(own.map(|ship| point(ship.middle)))?.grown(1100.0);
    let sea = table.sea.plot.sea;
    let (left, top) = (fleet.left.max(0.0), fleet.top.max(0.0));
    let width = fleet.right().min(sea.width.into()) - left;
    Some(Extent { left, top, width, height: fleet.bottom().min(sea.height.into()) - top })
}

/// The ship that fires with every enemy near enough to matter.
fn firing(table: &TableModel, number: u8) -> Option<Extent> {
    let ship = table.sea.ship(number)?;
    let near = |other: &&super::model::sea::ShipModel| {
        other.seat != ship.seat && other.middle.square_to(ship.middle) < 1200 * 1200
    };
    let targets = table.sea.ships.iter().filter(near).flat_map(|other| [other.lie.at, other.stern]);
    let all = [ship.lie.at, ship.stern].into_iter().chain(targets);
    Extent::of(all.map(point)).map(|extent| extent.grown(220.0))
}

/// Something on the chart is dragged: the dial, a ship, an island.
fn gripped(sight: Sight, drag: &Drag) {
    let to = Spot::new(drag.to.x.round() as i32, drag.to.y.round() as i32);
    match drag.grip.as_str() {
        "dial" => dial::turned(sight, drag.phase, to),
        "island" => placing::dragged(sight, drag.phase, to),
        grip => {
            if let Some(ship) = grip.strip_prefix("ship-").and_then(|ship| ship.parse().ok()) {
                dial::hauled(sight, ship, drag.phase, to);
            }
        }
    }
}
