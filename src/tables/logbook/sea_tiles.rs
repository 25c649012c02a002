//! The water and the land of the tiles as markup: one text a tile, one for all coasts.

use logbook::chart::field::Chart;
use logbook::content::{Spot, TileId};
use logbook::sea::tide::Tide;
use logbook::{Cell, Dir};

use super::flags;
use super::model::sea::TileModel;
use super::model::sea_plot::{self, Corner, HALF, middle, outlines, parts, point, side};
use crate::pieces::markup::{lettered, path, placed};
use crate::text::Lang;
use crate::text::logbook as text;

/// So much of a side is rounded off at the corners of a coast.
const ROUNDED: f64 = 0.34;

/// Hatches and dots: drawn once.
pub fn patterns() -> String {
    PATTERNS.to_owned()
}

const PATTERNS: &str = concat!(
    r#"<defs><pattern id="lb-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="lb-hatch" d="M0 0V7"/></pattern>"#,
    r#"<pattern id="lb-fog" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="lb-hatch" d="M0 0V5"/></pattern>"#,
    r#"<pattern id="lb-dots" width="7" height="7" patternUnits="userSpaceOnUse"><circle class="lb-dot" cx="1.8" cy="1.8" r=".9"/><circle class="lb-dot" cx="5.3" cy="5.3" r=".9"/></pattern>"#,
    r#"<pattern id="lb-rain" width="22" height="26" patternUnits="userSpaceOnUse"><path class="lb-drop" d="M7 3L4 9M18 15L15 21"/></pattern></defs>"#,
);

/// What lies on a cell of a tile that lies face up.
fn spot(tile: &TileModel, cell: Cell) -> Option<Spot> {
    let (id, turned) = tile.tile?;
    let index = Chart::cells(tile.slot).position(|own| own == cell)?;
    Some(id.tile().spot(logbook::chart::spiral::own_index(index as u8, turned)))
}

/// A closed line through these corners.
pub fn closed(line: &[Corner]) -> String {
    let mut d = String::new();
    for (at, corner) in line.iter().enumerate() {
        let (x, y) = point(*corner);
        d += &format!("{}{x:.1} {y:.1}", if at == 0 { 'M' } else { 'L' });
    }
    d + "Z"
}

/// The outline of a single cell.
pub fn hexagon(cell: Cell) -> String {
    closed(&sea_plot::corners(cell))
}

/// A closed line whose corners are rounded off.
fn rounded(line: &[Corner]) -> String {
    let mut d = String::new();
    let count = line.len();
    for at in 0..count {
        let here = point(line[at]);
        let toward = |other: Corner| {
            let (x, y) = point(other);
            (here.0 + (x - here.0) * ROUNDED, here.1 + (y - here.1) * ROUNDED)
        };
        let ((a, b), (c, e)) =
            (toward(line[(at + count - 1) % count]), toward(line[(at + 1) % count]));
        let pen = if at == 0 { 'M' } else { 'L' };
        d += &format!("{pen}{a:.1} {b:.1}Q{:.1} {:.1} {c:.1} {e:.1}", here.0, here.1);
    }
    d + "Z"
}

/// The water of a tile, its banks, and the lines between its cells.
pub fn water(tile: &TileModel, tide: Tide) -> String {
    let cells: Vec<Cell> = Chart::cells(tile.slot).collect();
    let edge = outlines(&cells).iter().map(|line| closed(line)).collect::<String>();
    if tile.tile.is_none() {
        return [path("lb-down", &edge), path("lb-down-hatch", &edge)].concat();
    }
    let mut drawn = path("lb-deep", &edge);
    let mut lines = String::new();
    for cell in &cells {
        let Some(own) = spot(tile, *cell) else { continue };
        if let Some(bank) = own.sandbank() {
            let depth = tide.depth(bank);
            let hexagon = hexagon(*cell);
            drawn += &format!(r#"<path class="lb-bank" data-depth="{depth}" d="{hexagon}"/>"#);
            if depth <= 1 {
                drawn += &path("lb-stipple", &hexagon);
            }
        }
        for dir in Dir::ALL.into_iter().take(3) {
            let other = cell.to(dir);
            let both = spot(tile, other).is_some_and(|other| !other.is_land() || !own.is_land());
            if both {
                let [(x, y), (u, v)] = side(*cell, dir).map(point);
                lines += &format!("M{x:.1} {y:.1}L{u:.1} {v:.1}");
            }
        }
    }
    drawn + &path("lb-grid", &lines) + &path("lb-border", &edge)
}

/// All land: a ribbon of shallow water, the ground, one outline for each island.
pub fn coast(tiles: &[TileModel]) -> String {
    let mut land = Vec::new();
    for tile in tiles {
        let is_land = |cell: &Cell| spot(tile, *cell).is_some_and(Spot::is_land);
        land.extend(Chart::cells(tile.slot).filter(is_land));
    }
    let (mut lines, mut inner) = (String::new(), String::new());
    for part in parts(&land) {
        for line in outlines(&part) {
            lines += &rounded(&line);
        }
        for cell in &part {
            for dir in Dir::ALL.into_iter().take(3) {
                if part.contains(&cell.to(dir)) {
                    let [(x, y), (u, v)] = side(*cell, dir).map(point);
                    inner += &format!("M{x:.1} {y:.1}L{u:.1} {v:.1}");
                }
            }
        }
    }
    [
        path("lb-ribbon", &lines),
        path("lb-land", &lines),
        path("lb-inland", &inner),
        path("lb-coast", &lines),
    ]
    .concat()
}

/// A part of a drawing with its middle on a cell, moved by so much.
pub fn on(cell: Cell, dx: f64, dy: f64, part: &str) -> String {
    let (x, y) = middle(cell);
    placed(&format!("translate({:.1} {:.1})", x + dx, y + dy), part)
}

/// The same for a part that keeps its size, moved by so many pixels.
pub fn fixed(cell: Cell, dx: f64, dy: f64, part: &str) -> String {
    let moved = placed(&format!("translate({dx:.1} {dy:.1})"), part);
    on(cell, 0.0, 0.0, &format!(r#"<g class="lb-fixed">{moved}</g>"#))
}

/// A figure on a cell, moved by so much.
pub fn figure(class: &str, cell: Cell, dx: f64, dy: f64, words: &str) -> String {
    let (x, y) = middle(cell);
    lettered(class, &format!("{:.1}", x + dx), &format!("{:.1}", y + dy), words)
}

/// Where the lower figure of a cell stands.
pub const LOWER: f64 = 14.0;

/// What is printed on the land, and depths and numbers on the water.
pub fn signs(lang: Lang, tiles: &[TileModel], tide: Tide, shallow: u8) -> String {
    let mut drawn = String::new();
    for tile in tiles {
        let Some((id, _)) = tile.tile else { continue };
        for cell in Chart::cells(tile.slot) {
            let Some(own) = spot(tile, cell) else { continue };
            drawn += &sign(tile, cell, own, tide, shallow);
            if own.is_port() {
                drawn +=
                    &fixed(cell, 0.0, 0.0, &placed("scale(.86)", &flags::plate(lang, tile.port)));
                drawn += &name(lang, tile, id, cell);
            }
        }
    }
    drawn
}

fn sign(tile: &TileModel, cell: Cell, own: Spot, tide: Tide, shallow: u8) -> String {
    let mut drawn = String::new();
    if let Some(bank) = own.sandbank() {
        let class = if bank <= shallow { "lb-depth lb-shallow" } else { "lb-depth" };
        drawn += &figure(class, cell, 0.0, LOWER, &tide.depth(bank).to_string());
    }
    if let (true, Some((id, _))) = (own.has(logbook::content::Icon::Number), tile.tile) {
        drawn += &figure("lb-number", cell, 0.0, LOWER, &id.number().to_string());
    }
    if own.is_cross() {
        drawn += &on(cell, 0.0, 0.0, &path("lb-cross", "M-8 -8L8 8M8 -8L-8 8"));
    }
    if own.is_fort() {
        let keep = path(
            "lb-fort",
            "M-9 9V-4H-11V-10H-7.5V-7.5H-4V-10H-1.7V-7.5H1.7V-10H4V-7.5H7.5V-10H11V-4H9V9H3V4Q3 1 0 1T-3 4V9Z",
        );
        drawn += &on(cell, 0.0, if own.is_cross() { -9.0 } else { -3.0 }, &keep);
        let flag = tile.fort.map(|nation| placed("translate(-7 8)scale(.6)", &flags::flag(nation)));
        drawn += &on(cell, 0.0, 0.0, &flag.unwrap_or_default());
    }
    drawn
}

/// The name of a port stands on other land beside it, or below its plate.
fn name(lang: Lang, tile: &TileModel, id: TileId, port: Cell) -> String {
    let free = |cell: &Cell| {
        spot(tile, *cell).is_some_and(|own| own.is_land() && !own.is_cross() && !own.is_fort())
    };
    // South first: what stands below is read as belonging to what stands above.
    let around = [3, 2, 4, 1, 5, 0].map(|dir| port.to(Dir::new(dir)));
    let words = text::route::port(lang, id.number());
    match around.iter().find(|cell| free(cell)) {
        Some(cell) => {
            let (from, to) = (middle(port), middle(*cell));
            let dx = (from.0 - to.0) * 0.12;
            figure("lb-name", *cell, dx, 0.0, words)
        }
        None => figure("lb-name", port, 0.0, HALF * 0.72, words),
    }
}
