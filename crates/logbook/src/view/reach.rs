//! How far a movement could go, and which way (5.2).

use engine::order_by_key;

use super::View;
use crate::ask::Question;
use crate::sea::storm::hurts;
use crate::state::Logbook;
use crate::{Cell, Dir, Pc, Ship};

/// A cell a ship could sail to in this movement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Where.
    pub cell: Cell,
    /// The points spent on the way there.
    pub spent: u8,
    /// The points left there.
    pub left: u8,
    /// What the movement has in all, as its first step fixes it (L-073).
    pub allowance: u8,
    /// The way: the fewest points, then the fewest dangers, then the lowest directions. It ends with
    /// the first step on which something may happen.
    pub way: Vec<Dir>,
    /// What may happen there.
    pub danger: Option<Danger>,
    /// May the movement stop there (L-083, L-087)?
    pub stop: bool,
}

/// What may happen to a ship that enters a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Danger {
    /// Rough water (L-089).
    Storm,
    /// The Kraken (L-420).
    Kraken,
    /// The guns of a fortress (L-118).
    Fortress,
    /// Another ship lies there (L-085, L-086).
    Ship,
}

/// A way that is being tried.
#[derive(Clone, Debug)]
struct Course {
    cell: Cell,
    heading: Dir,
    left: u8,
    way: Vec<Dir>,
}

impl Course {
    fn rank(&self) -> (u8, &[Dir]) {
        (u8::MAX - self.left, &self.way)
    }
}

impl Reach {
    fn rank(&self) -> (u8, bool, &[Dir]) {
        (self.spent, self.danger.is_some(), &self.way)
    }
}

impl View {
    /// The cells the ship of the seat to act could sail to from where she is, each with the best way
    /// there; nothing while something else is asked. They stand in the order of their ways.
    pub fn reach(&self) -> Vec<Reach> {
        let table = self.table();
        match self.asked() {
            Some(asked) if asked.question == Question::Menu => table.reach(asked.pc),
            _ => Vec::new(),
        }
    }

    /// The cell one step this way, if the ship of the seat to act may take it.
    pub fn one_step(&self, dir: Dir) -> Option<Reach> {
        let asked = self.asked().filter(|asked| asked.question == Question::Menu)?;
        let (table, pc) = (self.table(), asked.pc);
        let (course, allowance) = table.way_of_one_step(pc, dir)?;
        let danger = table.danger(pc, &course, allowance);
        let Course { cell, left, way, .. } = course;
        let (spent, stop) = (table.cost(cell), !table.is_shut(pc, cell));
        Some(Reach { cell, spent, left, allowance, way, danger, stop })
    }
}

impl Logbook {
    /// A way of one step, and what the movement has in all.
    fn way_of_one_step(&self, pc: Pc, dir: Dir) -> Option<(Course, u8)> {
        let (cell, left) = self.try_step(pc, dir).ok()?;
        let fixed = self.turn.sailing.and_then(|sailing| sailing.allowance);
        let allowance = fixed.unwrap_or_else(|| self.allowance(pc, dir));
        Some((Course { cell, heading: dir, left, way: vec![dir] }, allowance))
    }

    fn reach(&self, pc: Pc) -> Vec<Reach> {
        let mut found: Vec<Reach> = Vec::new();
        for dir in Dir::ALL {
            let Some((first, allowance)) = self.way_of_one_step(pc, dir) else { continue };
            self.sail_from(pc, first, allowance, &mut found);
        }
        order_by_key(&mut found, |reach| reach.way.clone());
        found
    }

    /// Tries all ways that begin like this, those with more points left first.
    fn sail_from(&self, pc: Pc, first: Course, allowance: u8, found: &mut Vec<Reach>) {
        let draft2 = self.board(pc).trim().draft2;
        let start = first.left + self.cost(first.cell);
        let mut known: Vec<(Cell, Dir)> = Vec::new();
        let mut open = vec![first];
        while let Some(next) = best(&open) {
            let course = open.swap_remove(next);
            if known.contains(&(course.cell, course.heading)) {
                continue;
            }
            known.push((course.cell, course.heading));
            let danger = self.danger(pc, &course, allowance);
            self.note(pc, &course, danger, [start, allowance], found);
            if danger.is_some() {
                continue;
            }
            for dir in course.heading.ahead() {
                let onward = self.onward(pc, course.cell, dir, course.left, draft2);
                open.extend(onward.map(|(cell, left)| {
                    let way = course.way.iter().copied().chain([dir]).collect();
                    Course { cell, heading: dir, left, way }
                }));
            }
        }
    }

    /// What may happen on the last cell of a way.
    fn danger(&self, pc: Pc, course: &Course, allowance: u8) -> Option<Danger> {
        let (ship, cell) = (Ship::Pc(pc), course.cell);
        let before = self.turn.sailing.map_or(0, |sailing| sailing.cells);
        let cells = before + course.way.len() as u8;
        if self.storm().is_some() && hurts(allowance, cells) && !self.chart.is_calm(cell) {
            Some(Danger::Storm)
        } else if self.kraken_reaches(cell) {
            Some(Danger::Kraken)
        } else if self.is_under_guns(ship, cell) {
            Some(Danger::Fortress)
        } else {
            self.is_taken(cell, ship).then_some(Danger::Ship)
        }
    }

    /// Keeps the better of two ways to a cell. Where nobody may stop and nothing happens, no way
    /// ends.
    fn note(
        &self,
        pc: Pc,
        course: &Course,
        danger: Option<Danger>,
        [start, allowance]: [u8; 2],
        found: &mut Vec<Reach>,
    ) {
        let stop = !self.is_shut(pc, course.cell);
        if !stop && danger.is_none() {
            return;
        }
        let (cell, left, way) = (course.cell, course.left, course.way.clone());
        let reach = Reach { cell, spent: start - left, left, allowance, way, danger, stop };
        match found.iter_mut().find(|known| known.cell == cell) {
            Some(known) if reach.rank() < known.rank() => *known = reach,
            Some(_) => {}
            None => found.push(reach),
        }
    }
}

/// The way with the most points left, of equal ones the one of the lowest directions.
fn best(open: &[Course]) -> Option<usize> {
    (0..open.len()).min_by(|one, other| open[*one].rank().cmp(&open[*other].rank()))
}
