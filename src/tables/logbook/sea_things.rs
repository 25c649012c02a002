//! What lies on the water as markup: barrels, anchors, whales, fog, monsters, pins, hits.

use logbook::chart::field::Chart;
use logbook::chart::spiral::own_index;
use logbook::content::{Icon, Spot};
use logbook::{Cell, Danger, Dir};

use super::model::SeaModel;
use super::model::sea::{FloatKind, TileModel};
use super::model::sea_plot::{middle, outlines, point, side};
use super::sea_tiles::{closed, figure, fixed, hexagon, on};
use crate::pieces::markup::{lettered, path, placed};

const BARREL: &str = "M-4.5 -7H4.5Q7 0 4.5 7H-4.5Q-7 0 -4.5 -7Z";
const HOOPS: &str = "M-5.6 -3.2H5.6M-5.6 3.2H5.6";
const ANCHOR: &str =
    "M0 -8.5A2.4 2.4 0 1 1 0 -3.7A2.4 2.4 0 1 1 0 -8.5M0 -3.7V8.5M-4 -.5H4M-8 3Q-6.5 8.5 0 8.5T8 3";
const WHALE: &str =
    "M0 6Q-1.5 1 -7.5 -1Q-9 -5 -8 -7Q-2.5 -6 0 -1Q2.5 -6 8 -7Q9 -5 7.5 -1Q1.5 1 0 6Z";
const CRATE: &str = "M-6 -6H6V6H-6Z";
const CRATE_LINES: &str = "M-6 -6L6 6M6 -6L-6 6M-6 -6H6V6H-6Z";
const KRAKEN: &str = "M0 -12Q9 -12 9 -3Q9 2 6 4Q8 9 13 7M-6 4Q-8 9 -13 7M6 4Q3 10 6 14M-6 4Q-3 10 -6 14M0 -12Q-9 -12 -9 -3Q-9 2 -6 4";
const PIN: &str = "M0 0Q-9 -10 -9 -16A9 9 0 1 1 9 -16Q9 -10 0 0Z";
const WAVES: &str = "M-7 -3Q-4.5 -6 -2 -3.5T3 -3.5T7 -4M-7 3Q-4.5 0 -2 2.5T3 2.5T7 2";
const FLAME: &str = "M0 8Q-6.5 7 -6 1Q-5 -2 -2.5 -4Q-2 -1.5 -.5 -1Q-1.5 -5 2 -9Q2 -5.5 4.5 -3Q6.5 -.5 6 2.5Q5 7.5 0 8Z";

/// What lies on a cell with an icon, where the tile lies face up.
fn icons(tile: &TileModel) -> impl Iterator<Item = (Cell, Spot)> {
    let tile = *tile;
    let known = tile.tile.into_iter();
    known.flat_map(move |(id, turned)| {
        let cells = (0u8..).zip(Chart::cells(tile.slot));
        cells.map(move |(index, cell)| (cell, id.tile().spot(own_index(index, turned))))
    })
}

/// Small signs on the water, left of a figure where there is one.
pub fn afloat(sea: &SeaModel) -> String {
    // The ring of a next cell wants more room than a figure.
    let near = |cell: Cell| sea.home.is_some_and(|home| home.distance(cell) == 1);
    let aside = |cell: Cell| match sea.reach(cell) {
        Some(_) if near(cell) => -22.0,
        Some(_) => -13.0,
        None => 0.0,
    };
    let taken = |cell: Cell| sea.ships.iter().any(|ship| ship.cell == cell);
    let mut drawn = String::new();
    let mut put = |cell: Cell, part: String, small: bool| {
        if small && taken(cell) {
            return;
        }
        let crowded = if taken(cell) { -17.0 } else { aside(cell) };
        drawn += &on(cell, crowded, if taken(cell) { 12.0 } else { 0.0 }, &part);
    };
    for (cell, spot) in sea.tiles.iter().flat_map(icons) {
        if spot.has(Icon::Mooring) {
            put(cell, path("lb-anchor", ANCHOR), true);
        }
        if spot.has_whales() {
            put(cell, path("lb-whale", WHALE), true);
        }
    }
    for float in &sea.floats {
        let part = match float.kind {
            FloatKind::Barrel => [path("lb-barrel", BARREL), path("lb-hoops", HOOPS)].concat(),
            FloatKind::Goods => [path("lb-crate", CRATE), path("lb-hoops", CRATE_LINES)].concat(),
            FloatKind::Counter(seat) => format!(
                r#"<circle class="lb-counter" data-seat="{}" r="8"/><path class="lb-hoops" d="M0 -8V8M-8 0H8"/>"#,
                seat.0 + 1,
            ),
        };
        put(float.cell, part, false);
    }
    drawn
}

/// Does a lower figure stand on this cell?
fn is_figured(sea: &SeaModel, cell: Cell) -> bool {
    let tile = sea.tiles.iter().find(|tile| Chart::cells(tile.slot).any(|own| own == cell));
    let spot = tile.and_then(|tile| icons(tile).find(|(at, _)| *at == cell));
    spot.is_some_and(|(_, spot)| spot.sandbank().is_some() || spot.has(Icon::Number))
}

/// The cells in reach: a tint, the points left, the edge beyond which a storm hurts.
pub fn reach(sea: &SeaModel) -> String {
    let near = |cell: Cell| sea.home.is_some_and(|home| home.distance(cell) == 1);
    let taken = |cell: Cell| sea.ships.iter().any(|ship| ship.cell == cell);
    let (mut tint, mut rain, mut figures, mut line) =
        (String::new(), String::new(), String::new(), String::new());
    for reach in &sea.reach {
        let stormy = reach.danger == Some(Danger::Storm);
        if stormy {
            rain += &hexagon(reach.cell)
        } else {
            tint += &hexagon(reach.cell)
        };
        if stormy {
            for dir in Dir::ALL {
                let safe = |cell: Cell| {
                    Some(cell) == sea.home
                        || sea.reach(cell).is_some_and(|other| other.danger != reach.danger)
                };
                if safe(reach.cell.to(dir)) {
                    let [(x, y), (u, v)] = side(reach.cell, dir).map(point);
                    line += &format!("M{x:.1} {y:.1}L{u:.1} {v:.1}");
                }
            }
        }
        if !near(reach.cell) && !taken(reach.cell) {
            let class = match reach.danger {
                Some(_) => "lb-left lb-danger",
                None => "lb-left",
            };
            let high = if is_figured(sea, reach.cell) { -4.0 } else { 0.0 };
            let beside = sea.floats.iter().any(|float| float.cell == reach.cell);
            let dx = if beside { 4.0 } else { 0.0 };
            figures += &figure(class, reach.cell, dx, high, &reach.left.to_string());
        }
    }
    [
        path("lb-tint", &tint),
        path("lb-rain", &rain),
        path("lb-storm", &line),
        format!(r#"<g class="lb-figures">{figures}</g>"#),
    ]
    .concat()
}

/// Fog and monsters.
pub fn weather(sea: &SeaModel) -> String {
    let mut drawn = String::new();
    if let Some(centre) = sea.weather.fog {
        let cells: Vec<Cell> = logbook::chart::within(centre, 2).collect();
        let area: String = cells.iter().map(|cell| hexagon(*cell)).collect();
        drawn += &path("lb-fog", &area);
        drawn += &path("lb-fog-lines", &area);
    }
    if let Some((cell, far)) = sea.weather.kraken {
        let area: Vec<Cell> = logbook::chart::within(cell, far).collect();
        let edge: String = outlines(&area).iter().map(|line| closed(line)).collect();
        drawn += &path("lb-lair", &edge);
        drawn += &on(cell, 0.0, 0.0, &path("lb-kraken", KRAKEN));
    }
    drawn
}

/// Numbers of missions on pins.
pub fn pins(sea: &SeaModel) -> String {
    let mut drawn = String::new();
    let mut before: Vec<Cell> = Vec::new();
    for pin in &sea.pins {
        let at = before.iter().filter(|cell| **cell == pin.cell).count() as f64;
        before.push(pin.cell);
        let sign =
            [path("lb-pin", PIN), lettered("lb-pin-number", "0", "-15.6", &pin.number.to_string())]
                .concat();
        drawn += &fixed(pin.cell, 14.0 + 12.0 * at, -4.0, &sign);
    }
    drawn
}

/// The damage done of late, beside whom it was done to.
pub fn hits(sea: &SeaModel) -> String {
    let mut before: Vec<Cell> = Vec::new();
    let mut drawn = String::new();
    for hit in &sea.hits {
        let above = before.iter().filter(|cell| **cell == hit.cell).count() as f64;
        before.push(hit.cell);
        let sign = if hit.fire { path("lb-hit-fire", FLAME) } else { path("lb-hit-waves", WAVES) };
        let part = [
            path("lb-hit", "M-10 -11H10A11 11 0 0 1 10 11H-10A11 11 0 0 1 -10 -11Z"),
            placed("translate(-8 0)scale(.9)", &sign),
            lettered("lb-hit-number", "8", "0", &hit.n.to_string()),
        ]
        .concat();
        drawn += &fixed(hit.cell, 0.0, -34.0 - 24.0 * above, &part);
    }
    drawn
}

/// The ways of ships that sailed since whoever looks last acted.
pub fn trails(sea: &SeaModel) -> String {
    let mut drawn = String::new();
    for trail in &sea.trails {
        let own = sea.ship(trail.ship).is_some_and(|ship| ship.own);
        let cells: Vec<Cell> = trail.cells.iter().map(|(_, cell)| *cell).collect();
        let [first, second, ..] = cells[..] else { continue };
        if own {
            continue;
        }
        let line: Vec<String> = cells
            .iter()
            .map(|cell| {
                let (x, y) = middle(*cell);
                format!("{x:.1} {y:.1}")
            })
            .collect();
        let line = format!("M{}", line.join("L"));
        let turn = first.dir_to(second).unwrap_or_default().index() * 60;
        let ghost = placed(&format!("rotate({turn})"), &path("lb-ghost", super::sea_ships::HULL));
        drawn += &path("lb-trail-halo", &line);
        drawn += &path("lb-trail", &line);
        drawn += &on(first, 0.0, 0.0, &ghost);
    }
    drawn
}

/// The drafted way: its line, the points left on each cell, the goal, what it costs.
pub fn route(cells: &[Cell], left: &[u8], cost: &str, danger: bool) -> String {
    let at = |cell: &Cell| {
        let (x, y) = middle(*cell);
        format!("{x:.1} {y:.1}")
    };
    let line = format!("M{}", cells.iter().map(at).collect::<Vec<_>>().join("L"));
    let mut drawn = [path("lb-route-halo", &line), path("lb-route", &line)].concat();
    let steps: Vec<_> = cells.iter().skip(1).zip(left).collect();
    for (place, (cell, left)) in steps.iter().enumerate() {
        let goal = place + 1 == steps.len();
        let (class, r) = if goal { ("lb-end", 17) } else { ("lb-stop", 10) };
        let part = [
            format!(r#"<circle class="{class}" r="{r}"/>"#),
            lettered("lb-stop-left", "0", "0", &left.to_string()),
        ]
        .concat();
        drawn += &fixed(**cell, 0.0, 0.0, &part);
    }
    if let Some(goal) = cells.last() {
        let pill = [
            path("lb-pill", "M-17 -12H17A12 12 0 0 1 17 12H-17A12 12 0 0 1 -17 -12Z"),
            lettered("lb-pill-cost", "0", "0", cost),
        ]
        .concat();
        // Away from the ship, so that it covers none of the next cells.
        let north = cells.first().is_some_and(|home| middle(*goal).1 < middle(*home).1);
        let away = if north { -1.0 } else { 1.0 };
        drawn += &fixed(*goal, 0.0, 32.0 * away, &pill);
        if danger {
            let badge = [
                r#"<circle class="lb-warns" r="10"/>"#.to_owned(),
                placed("scale(.8)", &path("lb-warns-sign", WAVES)),
            ]
            .concat();
            drawn += &fixed(*goal, 18.0, -16.0 * away, &badge);
        }
    }
    drawn
}
