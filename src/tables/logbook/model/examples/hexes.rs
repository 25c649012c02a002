//! Cells of a small chart, flat side up.

use logbook::{Cell, Dir};

use crate::pieces::markup::{path, placed};

/// From the middle of a cell to a corner, and to a side.
const SIDE: i32 = 22;
const HALF: i32 = 19;

/// Where the middle of a cell lies, when that of the first lies there.
pub(super) fn middle(origin: (i32, i32), cell: Cell) -> (i32, i32) {
    let (q, r) = (i32::from(cell.q), i32::from(cell.r));
    (origin.0 + SIDE * 3 / 2 * q, origin.1 + HALF * (2 * r + q))
}

/// A cell.
pub(super) fn hex(class: &str, origin: (i32, i32), cell: Cell) -> String {
    let (x, y) = middle(origin, cell);
    let outline = format!("M{} {y}l11 -{HALF}h{SIDE}l11 {HALF}l-11 {HALF}h-{SIDE}z", x - SIDE);
    path(class, &outline)
}

/// A ship on a cell, on this heading.
pub(super) fn ship(seat: u8, origin: (i32, i32), cell: Cell, heading: Dir) -> String {
    const HULL: &str = "M0 -16Q7 -9 6.5 3L5 13H-5L-6.5 3Q-7 -9 0 -16Z";
    const SAILS: &str = "M-6 -3Q0 -9 6 -3M-6 6Q0 0 6 6";
    let (x, y) = middle(origin, cell);
    let turn = 60 * heading.index();
    let drawn = [path("ex-hull", HULL), path("ex-sail", SAILS)].concat();
    let drawn = placed(&format!("translate({x} {y})rotate({turn})"), &drawn);
    format!(r#"<g class="ex-ship" data-seat="{seat}">{drawn}</g>"#)
}

/// A line from cell to cell.
pub(super) fn line(class: &str, origin: (i32, i32), cells: &[Cell]) -> String {
    let way: String = (cells.iter().enumerate())
        .map(|(at, cell)| {
            let (x, y) = middle(origin, *cell);
            format!("{}{x} {y}", if at == 0 { 'M' } else { 'L' })
        })
        .collect();
    path(class, &way)
}

/// A cell and those around it, within so many.
pub(super) fn within(reach: i8) -> impl Iterator<Item = Cell> {
    let all = move || -reach..=reach;
    all()
        .flat_map(move |q| all().map(move |r| Cell::new(q, r)))
        .filter(move |cell| cell.s().abs() <= reach)
}
