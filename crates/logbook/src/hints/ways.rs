//! How far everything is from a goal, for a seat's ship.

use crate::Cell;
use crate::chart::beside::{CELLS_IN_ALL, beside};
use crate::chart::spiral::Place;
use crate::state::Logbook;

/// No way at all.
pub(super) const FAR: u8 = u8::MAX;

/// Steps from every cell of the known sea to the nearest goal, for a ship of one draft: land and
/// shallow banks are gone round, nothing else.
pub(super) struct Ways([u8; CELLS_IN_ALL]);

impl Ways {
    /// The ways to these cells.
    pub fn to(game: &Logbook, draft2: u8, goals: impl IntoIterator<Item = Cell>) -> Ways {
        let mut steps = [FAR; CELLS_IN_ALL];
        let mut queue = [0_u16; CELLS_IN_ALL];
        let (mut next, mut end) = (0, 0);
        for number in goals.into_iter().filter_map(|goal| Place::of(goal).map(Place::number)) {
            if steps[usize::from(number)] == FAR {
                steps[usize::from(number)] = 0;
                queue[end] = number;
                end += 1;
            }
        }
        let tide = game.tide();
        while next < end {
            let at = queue[next];
            next += 1;
            let step = steps[usize::from(at)].saturating_add(1);
            for near in beside(at).into_iter().flatten() {
                let open = steps[usize::from(near)] == FAR
                    && game.chart.numbered(near).is_some_and(|spot| {
                        !spot.is_land()
                            && spot.sandbank().is_none_or(|bank| tide.lets_over(bank, draft2))
                    });
                if open {
                    steps[usize::from(near)] = step;
                    queue[end] = near;
                    end += 1;
                }
            }
        }
        Ways(steps)
    }

    /// The steps from a cell.
    #[inline]
    pub fn from(&self, cell: Cell) -> u8 {
        Place::of(cell).map_or(FAR, |place| self.0[usize::from(place.number())])
    }
}
