//! How far everything is for a ship that sails by itself (L-214 to L-217).

use std::cell::OnceCell;

use crate::chart::beside::neighbours;
use crate::chart::spiral::Place;
use crate::{Cell, Dir};

/// What an avoided cell costs beside its points: more than any way has (L-216).
const AVOIDED: u16 = 1 << 10;
const UNREACHED: u16 = u16::MAX;

/// What entering a cell means to a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entering {
    /// It cannot.
    Closed,
    /// So many points.
    Open(u8),
    /// So many points, but it would rather not (L-215).
    Avoided(u8),
}

/// The sea as one ship sees it: what entering each cell means.
pub struct Waters {
    entering: Vec<Entering>,
}

impl Waters {
    /// The sea, cell by cell in the order of their numbers.
    pub fn of(cells: usize, entering: impl Fn(u16) -> Entering) -> Waters {
        Waters { entering: (0..cells as u16).map(entering).collect() }
    }

    /// This cell can be entered after all.
    pub fn open(&mut self, cell: Cell) {
        if let Some(entering @ Entering::Closed) = self.at(cell) {
            *entering = Entering::Open(1);
        }
    }

    /// A cell that can be entered had better not be.
    pub fn avoid(&mut self, cell: Cell) {
        if let Some(entering) = self.at(cell)
            && let Entering::Open(points) = *entering
        {
            *entering = Entering::Avoided(points);
        }
    }

    fn at(&mut self, cell: Cell) -> Option<&mut Entering> {
        let number = number_of(cell)?;
        self.entering.get_mut(usize::from(number))
    }

    fn entering(&self, number: u16) -> Entering {
        self.entering.get(usize::from(number)).copied().unwrap_or(Entering::Closed)
    }

    /// What entering a cell costs, avoided cells included where `through` them.
    fn cost(&self, number: u16, through: bool) -> Option<u16> {
        match self.entering(number) {
            Entering::Closed => None,
            Entering::Open(points) => Some(u16::from(points)),
            Entering::Avoided(points) => through.then_some(AVOIDED + u16::from(points)),
        }
    }
}

/// The cost of the best way between one cell and every other: avoided cells first, then points.
pub struct Field {
    costs: Vec<u16>,
}

impl Field {
    /// The ways out from a cell.
    pub fn from(waters: &Waters, start: Cell, through: bool) -> Field {
        Field::spread(waters, &[start], None, |_| Some(0), |to| waters.cost(to, through))
    }

    /// The ways in to any of these cells, each itself free to enter: as many as lead a ship there
    /// from one cell.
    pub fn to(waters: &Waters, goals: &[Cell], from: Cell, through: bool) -> Field {
        let own = |number: u16| goals.iter().any(|goal| Some(number) == number_of(*goal));
        // A step from `before` into `at`; `before` must be a cell a ship can come through.
        let enters = |at: u16| if own(at) { Some(1) } else { waters.cost(at, through) };
        let comes = |before: u16| (waters.entering(before) != Entering::Closed).then_some(0);
        Field::spread(waters, goals, number_of(from), enters, comes)
    }

    /// Outward from the starts: what a cell adds to the way of its neighbours, and what each of
    /// them adds itself. What costs as much as one cell leads nowhere on the way to it.
    fn spread(
        waters: &Waters,
        starts: &[Cell],
        until: Option<u16>,
        leaving: impl Fn(u16) -> Option<u16>,
        entering: impl Fn(u16) -> Option<u16>,
    ) -> Field {
        let mut costs = vec![UNREACHED; waters.entering.len()];
        let mut queue = Vec::with_capacity(costs.len());
        queue.extend(starts.iter().filter_map(|cell| number_of(*cell)));
        queue.retain(|number| usize::from(*number) < costs.len());
        queue.iter().for_each(|number| costs[usize::from(*number)] = 0);
        let (mut next, neighbours) = (0, neighbours());
        // Ways through one avoided cell more wait until all others have been counted.
        let (mut later, mut avoided) = (Vec::new(), 0);
        loop {
            let Some(at) = queue.get(next).copied() else {
                if later.is_empty() {
                    break;
                }
                (next, avoided) = (0, avoided + 1);
                queue.clear();
                std::mem::swap(&mut queue, &mut later);
                continue;
            };
            next += 1;
            let Some(leaving) = leaving(at) else { continue };
            let so_far = costs[usize::from(at)].saturating_add(leaving);
            let end = until.and_then(|until| costs.get(usize::from(until)));
            if end.is_some_and(|end| so_far >= *end) {
                continue;
            }
            for near in neighbours[usize::from(at)] {
                let Some(known) = costs.get_mut(usize::from(near)) else { continue };
                // What costs nothing more cannot be better than what is known.
                if so_far >= *known {
                    continue;
                }
                let Some(step) = entering(near) else { continue };
                let reached = so_far.saturating_add(step);
                if reached < *known {
                    *known = reached;
                    if reached / AVOIDED > avoided { later.push(near) } else { queue.push(near) }
                }
            }
        }
        Field { costs }
    }

    fn cost(&self, cell: Cell) -> Option<u16> {
        let number = number_of(cell)?;
        self.costs.get(usize::from(number)).copied().filter(|cost| *cost != UNREACHED)
    }

    /// The points of the best way, if there is one.
    pub fn points(&self, cell: Cell) -> Option<u8> {
        self.cost(cell).map(|cost| (cost % AVOIDED).min(255) as u8)
    }

    /// Is there a way?
    pub fn reaches(&self, cell: Cell) -> bool {
        self.cost(cell).is_some()
    }

    /// In a field of ways in: the way from a cell, of equal ones the first by directions (L-216).
    pub fn way(&self, waters: &Waters, from: Cell, through: bool) -> Vec<Dir> {
        let (mut at, mut way) = (from, Vec::new());
        while let Some(left) = self.cost(at).filter(|left| *left > 0) {
            let goes_on = |dir: &Dir| {
                let to = at.to(*dir);
                let step = match self.cost(to) {
                    Some(0) => Some(1),
                    Some(_) => number_of(to).and_then(|number| waters.cost(number, through)),
                    None => None,
                };
                step.zip(self.cost(to)).is_some_and(|(step, rest)| step + rest == left)
            };
            let Some(dir) = Dir::ALL.into_iter().find(goes_on) else { break };
            way.push(dir);
            at = at.to(dir);
        }
        way
    }
}

/// How far everything is from a ship: without avoided cells, and through them where nothing else
/// leads there (L-216).
pub struct Sea {
    from: Cell,
    /// What entering each cell means.
    pub waters: Waters,
    plain: Field,
    through: OnceCell<Field>,
}

impl Sea {
    /// Around a ship on this cell.
    pub fn around(from: Cell, waters: Waters) -> Sea {
        let plain = Field::from(&waters, from, false);
        Sea { from, waters, plain, through: OnceCell::new() }
    }

    /// Does any way lead to a cell without those that are avoided?
    pub fn reaches(&self, cell: Cell) -> bool {
        self.plain.reaches(cell)
    }

    /// The points of the best way, if there is one.
    pub fn points(&self, cell: Cell) -> Option<u8> {
        let through = || self.through.get_or_init(|| Field::from(&self.waters, self.from, true));
        self.plain.points(cell).or_else(|| through().points(cell))
    }
}

fn number_of(cell: Cell) -> Option<u16> {
    Place::of(cell).map(Place::number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::spiral::CELLS;

    fn waters(closed: &[Cell], avoided: &[Cell]) -> Waters {
        let mut waters = Waters::of(7 * CELLS, |number| {
            let cell = Place::numbered(number).cell();
            if closed.contains(&cell) { Entering::Closed } else { Entering::Open(1) }
        });
        avoided.iter().for_each(|cell| waters.avoid(*cell));
        waters
    }

    #[test]
    fn of_equal_ways_the_first_by_directions_is_taken() {
        let sea = waters(&[], &[]);
        let goal = Cell::new(1, -2);
        let field = Field::to(&sea, &[goal], Cell::CENTRE, false);
        assert_eq!(field.points(Cell::CENTRE), Some(2));
        let way = field.way(&sea, Cell::CENTRE, false);
        assert_eq!(way, [Dir::NORTH, Dir::new(1)], "L-216: north before north-east");
    }

    #[test]
    fn avoided_cells_are_gone_round_and_crossed_only_where_nothing_else_leads_there() {
        let ahead = Cell::CENTRE.to(Dir::NORTH);
        let goal = ahead.to(Dir::NORTH);
        let sea = waters(&[], &[ahead]);
        let round = Field::to(&sea, &[goal], Cell::CENTRE, false);
        assert_eq!(round.points(Cell::CENTRE), Some(3), "L-216");
        let walls: Vec<_> =
            Cell::CENTRE.around().into_iter().filter(|cell| *cell != ahead).collect();
        let sea = waters(&walls, &[ahead]);
        assert!(!Field::to(&sea, &[goal], Cell::CENTRE, false).reaches(Cell::CENTRE), "L-216");
        let through = Field::to(&sea, &[goal], Cell::CENTRE, true);
        assert_eq!(
            through.points(Cell::CENTRE),
            Some(2),
            "L-216: avoided cells first, then points"
        );
        assert_eq!(through.way(&sea, Cell::CENTRE, true), [Dir::NORTH, Dir::NORTH]);
    }
}
