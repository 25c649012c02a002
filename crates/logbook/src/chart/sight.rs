//! Who sees whom (L-092 to L-095).

use super::faces::Bearing;
use super::hex::Cell;

/// Whether a line of sight along the border of a blocking cell is blocked (option `los_border`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Border {
    /// It is (L-092, D-06).
    #[default]
    Strict,
    /// It runs free.
    Lenient,
}

/// Does the segment between the centres of two cells meet no blocking cell over a positive length,
/// the two ends aside (L-092, L-093)?
///
/// Only cells near the line are asked whether they block, from `a` to `b`: at each distance from
/// `a` one or two, so that the sum of L-094 need not be done for every cell of the sea.
#[inline]
pub fn sees(a: Cell, b: Cell, border: Border, blocks: impl Fn(Cell) -> bool) -> bool {
    let Bearing { dir, along, aside } = Bearing::of(a, b);
    let (m, n) = (i32::from(along), i32::from(aside));
    let (step, turn) = (dir.step(), dir.turned(2).step());
    let distance = m + n;
    // At each distance from `a` the line is `rest / distance` of a cell past `near`.
    let (mut near, mut rest) = (a, 0);
    for _ in 1..distance {
        near = near + step;
        rest += n;
        if rest >= distance {
            rest -= distance;
            near = near + turn;
        }
        if meets(m, n, rest, border) && blocks(near) {
            return false;
        }
        if rest > 0 && meets(n, m, distance - rest, border) && blocks(near + turn) {
            return false;
        }
    }
    true
}

/// Does the line of `m` cells along and `n` aside meet, over a positive length, a cell from whose
/// centre it is `rest / (m + n)` of a cell away, on the side it turns to, when it passes?
///
/// This is L-094 in the coordinates of the two directions. A point `(x, y)` belongs to the cell
/// where |2x + y|, |x + 2y| and |y − x| are at most 1; the line passes at `(−rest, rest)` in parts
/// of `m + n`. Within half a cell it is inside; beyond, it may still cut the tip of the cell before
/// or after it passes, which the last two comparisons decide.
#[inline]
const fn meets(m: i32, n: i32, rest: i32, border: Border) -> bool {
    let distance = m + n;
    let outside = 2 * rest - distance;
    if outside < 0 {
        true
    } else if m == n {
        matches!(border, Border::Strict)
    } else if n > m {
        outside * (2 * m + n) < (distance - rest) * (n - m)
    } else {
        outside * (m + 2 * n) < (distance - rest) * (m - n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// L-094 to the letter: the part of the segment that satisfies the three inequalities.
    fn meets_by_the_letter(a: Cell, b: Cell, c: Cell, border: Border) -> bool {
        let cube = |cell: Cell| [cell.q, cell.r, cell.s()].map(i64::from);
        let (a, b, c) = (cube(a), cube(b), cube(c));
        // The interval of t, its ends as fractions with positive denominators.
        let (mut low, mut high) = ((0, 1), (1, 1));
        for (x, y) in [(0, 1), (1, 2), (2, 0)] {
            let start = (a[x] - c[x]) - (a[y] - c[y]);
            let change = (b[x] - a[x]) - (b[y] - a[y]);
            if change == 0 {
                if start.abs() > 1 || (start.abs() == 1 && border == Border::Lenient) {
                    return false;
                }
                continue;
            }
            let ends = [(-1 - start, change), (1 - start, change)];
            let [from, to] = ends.map(|(up, down)| (up * down.signum(), down.abs()));
            let (from, to) = if change > 0 { (from, to) } else { (to, from) };
            if from.0 * low.1 > low.0 * from.1 {
                low = from;
            }
            if to.0 * high.1 < high.0 * to.1 {
                high = to;
            }
        }
        low.0 * high.1 < high.0 * low.1
    }

    fn within(radius: i8) -> impl Iterator<Item = Cell> {
        let line = move || -radius..=radius;
        line().flat_map(move |q| line().map(move |r| Cell::new(q, r)))
    }

    #[test]
    fn exactly_the_cells_that_satisfy_the_inequalities_block() {
        let from = Cell::new(1, -2);
        for border in [Border::Strict, Border::Lenient] {
            for to in within(7) {
                let near = within(8).filter(|cell| *cell != from && *cell != to);
                for cell in near {
                    let seen = sees(from, to, border, |asked| asked == cell);
                    let met = meets_by_the_letter(from, to, cell, border);
                    assert_eq!(seen, !met, "L-094: {from:?} to {to:?} past {cell:?}, {border:?}");
                }
            }
        }
    }

    #[test]
    fn the_ends_never_block_and_sight_is_mutual() {
        let (a, b) = (Cell::CENTRE, Cell::new(3, -5));
        assert!(sees(a, b, Border::Strict, |cell| cell == a || cell == b), "L-092");
        for land in within(5) {
            let blocks = |cell: Cell| cell == land;
            let there = sees(a, b, Border::Strict, blocks);
            assert_eq!(there, sees(b, a, Border::Strict, blocks), "{land:?}");
        }
    }

    #[test]
    fn running_along_a_border_is_blocked_unless_the_option_is_lenient() {
        let (a, b) = (Cell::CENTRE, Cell::new(1, -2));
        for side in [Cell::new(0, -1), Cell::new(1, -1)] {
            assert!(!sees(a, b, Border::Strict, |cell| cell == side), "L-092, D-06");
            assert!(sees(a, b, Border::Lenient, |cell| cell == side));
        }
    }
}
