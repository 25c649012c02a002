//! Steps between the cells of the known sea, counted when they are first asked for.

use std::fmt;
use std::sync::OnceLock;

use crate::Cell;
use crate::chart::beside::{NOWHERE, neighbours};
use crate::chart::field::Chart;
use crate::chart::spiral::{CELLS, CELLS_IN_ALL, Place};
use crate::sea::tide::Tide;

/// No way at all.
pub const FAR: u8 = u8::MAX;

/// Sandbanks are worth 1 to 5; where even those are shut there is one case more.
const DEPTHS: usize = 6;

/// Which sandbanks are shut to a ship: those worth less than this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth(u8);

impl Depth {
    /// For twice a draft under a tide (L-080).
    pub fn of(tide: Tide, draft2: u8) -> Depth {
        let open = (1..DEPTHS as u8).find(|sand| tide.lets_over(*sand, draft2));
        Depth(open.unwrap_or(DEPTHS as u8))
    }
}

/// Steps from every cell to the nearest of some goals: land and shallow banks are gone round,
/// nothing else.
type Steps = Box<[u8]>;

/// What was counted so far. It follows from the chart: copies begin anew.
#[derive(Default)]
pub struct Distances([OnceLock<Box<Waters>>; DEPTHS]);

impl Clone for Distances {
    fn clone(&self) -> Self {
        Distances::default()
    }
}

impl fmt::Debug for Distances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Distances")
    }
}

/// The sea of ships that pass over the same banks.
struct Waters {
    /// By the number of the cell.
    open: Box<[bool]>,
    /// By the number of the goal.
    to: Box<[OnceLock<Steps>]>,
    /// To the cells beside tiles that lie face down.
    to_edge: OnceLock<Steps>,
}

impl Waters {
    fn of(chart: &Chart, depth: Depth) -> Waters {
        let numbers = 0..(chart.tiles() * CELLS) as u16;
        let open = |number| {
            chart.numbered(number).is_some_and(|spot| {
                !spot.is_land() && spot.sandbank().is_none_or(|bank| bank >= depth.0)
            })
        };
        let to = numbers.clone().map(|_| OnceLock::new()).collect();
        Waters { open: numbers.map(open).collect(), to, to_edge: OnceLock::new() }
    }

    /// Outward from the goals, ring by ring.
    fn count(&self, goals: impl Iterator<Item = u16>) -> Steps {
        let mut steps = vec![FAR; self.open.len()].into_boxed_slice();
        let mut queue = [0_u16; CELLS_IN_ALL];
        let (mut next, mut end) = (0, 0);
        for goal in goals {
            steps[usize::from(goal)] = 0;
            queue[end] = goal;
            end += 1;
        }
        let neighbours = neighbours();
        while next < end {
            let at = usize::from(queue[next]);
            next += 1;
            let step = steps[at].saturating_add(1);
            for near in neighbours[at].into_iter().filter(|near| *near != NOWHERE) {
                let number = usize::from(near);
                if self.open.get(number) == Some(&true) && steps[number] == FAR {
                    steps[number] = step;
                    queue[end] = near;
                    end += 1;
                }
            }
        }
        steps
    }
}

impl Chart {
    fn waters(&self, depth: Depth) -> &Waters {
        self.distances.0[usize::from(depth.0) - 1].get_or_init(|| Box::new(Waters::of(self, depth)))
    }

    /// Steps from every cell to this one, by the number of the cell; none off the map.
    pub(crate) fn steps_to(&self, goal: Cell, depth: Depth) -> Option<&[u8]> {
        let number = Place::of(goal)?.number();
        let waters = self.waters(depth);
        let counted = waters.to.get(usize::from(number))?;
        Some(counted.get_or_init(|| waters.count([number].into_iter())))
    }

    /// Steps from every cell to the nearest from which a tile that lies face down is touched.
    pub(crate) fn steps_to_edge(&self, depth: Depth) -> &[u8] {
        let waters = self.waters(depth);
        waters.to_edge.get_or_init(|| {
            let unknown =
                |near: u16| usize::from(near) < waters.open.len() && self.numbered(near).is_none();
            let edge = |number: &u16| {
                waters.open[usize::from(*number)]
                    && neighbours()[usize::from(*number)].into_iter().any(unknown)
            };
            waters.count((0..waters.open.len() as u16).filter(edge))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dir;
    use crate::content::Spot;

    #[test]
    fn banks_too_shallow_are_gone_round() {
        let mut chart = Chart::open(7);
        let bank = Cell::CENTRE.to(Dir::NORTH);
        chart.put(bank, Spot::bank(2));
        let beyond = bank.to(Dir::NORTH);
        let steps = |draft2, tide| {
            let steps = chart.steps_to(beyond, Depth::of(tide, draft2)).expect("a cell of the map");
            steps[usize::from(Place::of(Cell::CENTRE).expect("the middle").number())]
        };
        assert_eq!((steps(4, Tide::Mean), steps(6, Tide::Mean)), (2, 3), "L-080");
        assert_eq!((steps(4, Tide::Low), steps(6, Tide::High)), (3, 2), "L-411, L-412");
    }
}
