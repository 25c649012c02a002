//! Where islands may be placed: nodes half an L apart, neither too near nor too far (§3.3).

use std::sync::LazyLock;

use super::{Island, Shape};
use crate::hull::corner;
use crate::measure::{Measure, NODE, Point, Sea};
use crate::polygon::{Polygon, nearer, within};

const L: i32 = Measure::L.units();
/// How far an island lies from the next at most, shore to shore (B-12).
const FARTHEST: i32 = 4 * L;

/// How much water must lie round an island (B-12, B-13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Spacing {
    /// 2 L to the islands and to the edges.
    #[default]
    Wide,
    /// 1½ L to the islands and L to the edges, where no node keeps to `Wide`.
    Reduced,
    /// L to the islands and to the edges, where no node keeps to `Reduced`.
    Least,
}

impl Spacing {
    /// All of them, the widest first.
    pub const ALL: [Spacing; 3] = [Spacing::Wide, Spacing::Reduced, Spacing::Least];

    /// Units to every other island at least.
    pub const fn to_islands(self) -> i32 {
        match self {
            Spacing::Wide => 2 * L,
            Spacing::Reduced => 3 * L / 2,
            Spacing::Least => L,
        }
    }

    /// Units to every edge of the map at least.
    pub const fn to_edges(self) -> i32 {
        match self {
            Spacing::Wide => 2 * L,
            Spacing::Reduced | Spacing::Least => L,
        }
    }
}

/// The nodes where the next island may be placed.
#[derive(Clone, Copy, Debug)]
pub struct Lattice<'a> {
    /// The map.
    pub sea: Sea,
    /// The islands that lie already, at nodes.
    pub placed: &'a [Island],
    /// The outline of the next one.
    pub shape: Shape,
    /// The distances it keeps.
    pub spacing: Spacing,
}

impl<'a> Lattice<'a> {
    /// The nodes of the widest spacing that leaves any (B-13, R-08).
    pub fn new(sea: Sea, placed: &'a [Island], shape: Shape) -> Lattice<'a> {
        let with = |spacing| Lattice { sea, placed, shape, spacing };
        let found = Spacing::ALL.into_iter().map(with).find(|lattice| lattice.columns() != 0);
        found.unwrap_or(with(Spacing::Least))
    }

    /// The point of a node.
    pub const fn node(column: u8, row: u8) -> Point {
        Point::new(NODE * column as i32, NODE * row as i32)
    }

    /// The columns with a legal row, a bit each.
    pub fn columns(&self) -> u64 {
        let count = (self.sea.width / NODE) as u8 + 1;
        (0..count).filter(|&column| self.rows(column) != 0).fold(0, |bits, at| bits | 1 << at)
    }

    /// The legal rows of a column, a bit each (B-12).
    pub fn rows(&self, column: u8) -> u32 {
        let (low, high) = reach(self.shape);
        let Sea { width, height } = self.sea;
        let margin = self.spacing.to_edges();
        let x = NODE * i32::from(column);
        let (west, east) = (x + low.x, width - x - high.x);
        if west < margin || east < margin {
            return 0;
        }
        let rows_between = |from: i32, to: i32| {
            let (first, end) = ((from + NODE - 1).div_euclid(NODE), to.div_euclid(NODE) + 1);
            below(end) & !below(first)
        };
        // y + low.y ≥ margin and y + high.y ≤ height − margin.
        let rows = rows_between(margin - low.y, height - margin - high.y);
        if self.placed.is_empty() {
            // the first island keeps near an edge, the later ones near each other.
            let inner = rows_between(FARTHEST - low.y + 1, height - FARTHEST - high.y - 1);
            return if west.min(east) <= FARTHEST { rows } else { rows & !inner };
        }
        let (mut near, mut linked) = (0, 0);
        for island in self.placed {
            let gaps = Gaps::between(island.shape, self.shape, x / NODE - island.at.x / NODE);
            near |= gaps.near[self.spacing as usize].at_row(island.at.y / NODE);
            linked |= gaps.linked.at_row(island.at.y / NODE);
        }
        rows & linked & !near
    }

    /// May the island be placed with its centre there? Only at a node.
    pub fn allows(&self, at: Point) -> bool {
        let Point { x, y } = at;
        x % NODE == 0
            && y % NODE == 0
            && self.sea.holds(at)
            && self.rows((x / NODE) as u8) & 1 << (y / NODE) != 0
    }
}

/// The lowest and the highest coordinates of a shape.
fn reach(shape: Shape) -> (Point, Point) {
    let corners = shape.corners().map(corner);
    corners.iter().fold((corners[0], corners[0]), |(low, high), at| {
        (
            Point::new(low.x.min(at.x), low.y.min(at.y)),
            Point::new(high.x.max(at.x), high.y.max(at.y)),
        )
    })
}

/// The bits of all rows before this one.
fn below(row: i32) -> u32 {
    ((1u64 << row.clamp(0, 32)) - 1) as u32
}

/// Centres farther apart than this many nodes are farther apart than 4 L, shore to shore.
const FAR: i32 = (FARTHEST + 2 * Island::RADIUS) / NODE;
/// Nodes up and down, and left and right, at which two islands may still matter to each other.
const SPAN: usize = 2 * FAR as usize + 1;

/// A bit for each row from `FAR` below an island to `FAR` above it.
#[derive(Clone, Copy, Default)]
struct Window(u32);

impl Window {
    /// The same as bits of rows, for an island in this one.
    fn at_row(self, row: i32) -> u32 {
        (u64::from(self.0) << row >> FAR) as u32
    }
}

/// What the shape of one island says about another that lies so many columns to the east of it.
#[derive(Clone, Copy, Default)]
struct Gaps {
    /// Too near, by spacing.
    near: [Window; 3],
    /// At most 4 L away.
    linked: Window,
}

impl Gaps {
    const NONE: Gaps = Gaps { near: [Window(0); 3], linked: Window(0) };

    fn between(placed: Shape, next: Shape, columns: i32) -> Gaps {
        if columns.abs() > FAR {
            return Gaps::NONE;
        }
        let pair = placed.number() as usize * Shape::COUNT as usize + next.number() as usize;
        GAPS[pair * SPAN + (columns + FAR) as usize]
    }
}

/// By shape of the placed island, shape of the next one and columns between them.
static GAPS: LazyLock<Vec<Gaps>> = LazyLock::new(|| {
    let mut gaps = Vec::new();
    for placed in Shape::all() {
        let shore = Island::new(placed, Point::default()).outline();
        for next in Shape::all() {
            gaps.extend((-FAR..=FAR).map(|columns| gaps_of(&shore, next, columns)));
        }
    }
    gaps
});

fn gaps_of(shore: &Polygon, next: Shape, columns: i32) -> Gaps {
    let mut gaps = Gaps::NONE;
    for row in -FAR..=FAR {
        let at = Point::new(columns * NODE, row * NODE);
        let other = Island::new(next, at).outline();
        let apart = at.square_to(Point::default());
        // Between 0 and twice the radius less than the centres are apart lie the shores.
        let surely = |range: i32| apart < i64::from(range).pow(2);
        let never = |range: i32| apart > i64::from(range + 2 * Island::RADIUS).pow(2);
        let set = |window: &mut Window, yes: bool| window.0 |= u32::from(yes) << (row + FAR);
        for spacing in Spacing::ALL {
            let range = spacing.to_islands();
            let near = surely(range) || !never(range) && nearer(shore, &other, range);
            set(&mut gaps.near[spacing as usize], near);
        }
        let linked = surely(FARTHEST) || !never(FARTHEST) && within(shore, &other, FARTHEST);
        set(&mut gaps.linked, linked);
    }
    gaps
}
