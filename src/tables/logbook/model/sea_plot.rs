//! Where cells lie on the chart: flat-top hexagons, north up.

use logbook::{Cell, Dir};

/// The side of a cell, in units of the chart: so many pixels at a desk.
pub const SIDE: f64 = 30.0;
/// Half the height of a cell.
pub const HALF: f64 = SIDE * 0.866_025_403_784_438_6;

/// A corner of a cell on the grid that all corners lie on: half sides to the right, half heights
/// downwards.
pub type Corner = (i16, i16);

/// The six corners about a middle, clockwise from the right.
const CORNERS: [Corner; 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

/// The middle of a cell.
pub fn middle(cell: Cell) -> (f64, f64) {
    point(grid(cell))
}

/// Where a corner lies.
pub fn point((x, y): Corner) -> (f64, f64) {
    (f64::from(x) * SIDE / 2.0, f64::from(y) * HALF)
}

fn grid(cell: Cell) -> Corner {
    let (q, r) = (i16::from(cell.q), i16::from(cell.r));
    (3 * q, 2 * r + q)
}

/// The corners of a cell, clockwise.
pub fn corners(cell: Cell) -> [Corner; 6] {
    let (x, y) = grid(cell);
    CORNERS.map(|(dx, dy)| (x + dx, y + dy))
}

/// The side of a cell towards a neighbour, clockwise about the cell.
pub fn side(cell: Cell, dir: Dir) -> [Corner; 2] {
    let corners = corners(cell);
    [4, 5].map(|first| corners[(first + dir.index()) % 6])
}

/// The cell a point lies in.
pub fn cell_at(x: f64, y: f64) -> Cell {
    let q = x / (1.5 * SIDE);
    let r = y / (2.0 * HALF) - q / 2.0;
    let s = -q - r;
    let (rq, rr, rs) = (q.round(), r.round(), s.round());
    let (dq, dr, ds) = ((rq - q).abs(), (rr - r).abs(), (rs - s).abs());
    // The coordinate that was rounded farthest follows from the two others.
    let (q, r) = if dq > dr && dq > ds {
        (-rr - rs, rr)
    } else if dr > ds {
        (rq, -rq - rs)
    } else {
        (rq, rr)
    };
    let whole = |number: f64| number.clamp(-60.0, 60.0) as i8;
    Cell::new(whole(q), whole(r))
}

/// The smallest box around these cells: left, top, width, height; none without any.
pub fn around(cells: impl IntoIterator<Item = Cell>) -> Option<[f64; 4]> {
    let mut found: Option<[f64; 4]> = None;
    for (x, y) in cells.into_iter().map(middle) {
        let [left, top, right, bottom] = found.unwrap_or([x, y, x, y]);
        found = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
    }
    found.map(|[left, top, right, bottom]| {
        [left - SIDE, top - HALF, right - left + 2.0 * SIDE, bottom - top + 2.0 * HALF]
    })
}

/// The outlines of an area, each a closed line of corners, clockwise about what it holds.
pub fn outlines(area: &[Cell]) -> Vec<Vec<Corner>> {
    let mut sides: Vec<[Corner; 2]> = Vec::new();
    for cell in area {
        for dir in Dir::ALL {
            if !area.contains(&cell.to(dir)) {
                sides.push(side(*cell, dir));
            }
        }
    }
    let mut lines = Vec::new();
    while let Some([first, mut at]) = sides.pop() {
        let mut line = vec![first];
        while at != first {
            line.push(at);
            let Some(next) = sides.iter().position(|[from, _]| *from == at) else { break };
            at = sides.swap_remove(next)[1];
        }
        lines.push(line);
    }
    lines
}

/// The parts of an area that hang together, each in the order it was found.
pub fn parts(area: &[Cell]) -> Vec<Vec<Cell>> {
    let mut left = area.to_vec();
    let mut parts = Vec::new();
    while let Some(first) = left.pop() {
        let mut part = vec![first];
        let mut at = 0;
        while at < part.len() {
            for near in part[at].around() {
                if let Some(found) = left.iter().position(|cell| *cell == near) {
                    part.push(left.swap_remove(found));
                }
            }
            at += 1;
        }
        parts.push(part);
    }
    parts
}

/// A corner of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Quarter {
    /// Where a card lies if nothing is in its way.
    #[default]
    TopRight,
    /// Below that.
    BottomRight,
    /// Across.
    BottomLeft,
    /// Beside.
    TopLeft,
}

impl Quarter {
    const ALL: [Quarter; 4] =
        [Quarter::TopRight, Quarter::BottomRight, Quarter::BottomLeft, Quarter::TopLeft];

    /// For the style sheet.
    pub fn key(self) -> &'static str {
        match self {
            Quarter::TopRight => "top-right",
            Quarter::BottomRight => "bottom-right",
            Quarter::BottomLeft => "bottom-left",
            Quarter::TopLeft => "top-left",
        }
    }

    /// The corner in which a card of this size covers the fewest of these points of a frame; the
    /// first of those that do.
    pub fn clear_of(points: &[(f64, f64)], frame: (f64, f64), card: (f64, f64)) -> Quarter {
        let covers = |corner: &Quarter| {
            let right = matches!(corner, Quarter::TopRight | Quarter::BottomRight);
            let below = matches!(corner, Quarter::BottomRight | Quarter::BottomLeft);
            let inside = |at: f64, length: f64, card: f64, far: bool| {
                if far { at > length - card && at < length } else { at > 0.0 && at < card }
            };
            let hidden = points.iter().filter(|(x, y)| {
                inside(*x, frame.0, card.0, right) && inside(*y, frame.1, card.1, below)
            });
            hidden.count()
        };
        Quarter::ALL.into_iter().min_by_key(covers).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_found_at_its_middle_and_near_its_corners() {
        for (q, r) in (-20..=20).flat_map(|q| (-20..=20).map(move |r| (q, r))) {
            let cell = Cell::new(q, r);
            let (x, y) = middle(cell);
            assert_eq!(cell_at(x, y), cell);
            for corner in corners(cell) {
                let (u, v) = point(corner);
                assert_eq!(cell_at(x + (u - x) * 0.95, y + (v - y) * 0.95), cell);
            }
        }
    }

    #[test]
    fn neighbours_share_the_side_between_them() {
        let cell = Cell::new(3, -7);
        for dir in Dir::ALL {
            let [a, b] = side(cell, dir);
            assert_eq!(side(cell.to(dir), dir.turned(3)), [b, a], "{dir:?}");
        }
        let ((_, here), (_, north)) = (middle(cell), middle(cell.to(Dir::NORTH)));
        assert!(north < here, "north is up");
    }

    #[test]
    fn an_outline_goes_once_around() {
        let one = outlines(&[Cell::CENTRE]);
        assert_eq!((one.len(), one[0].len()), (1, 6));
        let two = outlines(&[Cell::CENTRE, Cell::new(1, 0)]);
        assert_eq!((two.len(), two[0].len()), (1, 10));
        let ring: Vec<Cell> = Cell::CENTRE.around().to_vec();
        assert_eq!(outlines(&ring).len(), 2, "outside and the lagoon");
        assert_eq!(parts(&ring).len(), 1);
        assert_eq!(parts(&[Cell::CENTRE, Cell::new(5, 0)]).len(), 2);
    }

    #[test]
    fn a_card_lies_where_it_covers_nothing() {
        let clear =
            |points: &[(f64, f64)]| Quarter::clear_of(points, (1000.0, 600.0), (340.0, 240.0));
        assert_eq!(clear(&[]), Quarter::TopRight);
        assert_eq!(clear(&[(900.0, 100.0)]), Quarter::BottomRight);
        assert_eq!(clear(&[(900.0, 100.0), (800.0, 500.0)]), Quarter::BottomLeft);
        assert_eq!(
            clear(&[(1200.0, 100.0)]),
            Quarter::TopRight,
            "what is out of sight does not count"
        );
    }
}
