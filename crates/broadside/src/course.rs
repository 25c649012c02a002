//! Sailing a segment: how far a hull gets on a heading, and which headings are legal (§3.5).
//!
//! Stepping is the definition: 10 units at a time until the bow section meets something. Here the
//! step of contact is computed instead, equal to it bit for bit; the tests write the definition
//! out and compare.

use engine::List;

use crate::hull::{Corner, Hull, corner, plan};
use crate::island::{Island, Shape};
use crate::measure::{Heading, Point, Pose, Sea};
use crate::polygon::{Polygon, overlap};

mod contact;
mod passage;
mod span;

pub(crate) use passage::Passage;

/// The most obstacles there can be: 12 islands and 28 ships.
const MOST_OBSTACLES: usize = 40;

/// How many headings a ship may choose from, if none is barred (B-52).
pub const TURNS: u8 = 2 * Heading::MOST_TURNED as u8 + 1;

/// What came of a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// May it be sailed: is there a step, is the hull free at its end, has a ship in tow room?
    pub legal: bool,
    /// The steps of 10 units that were sailed.
    pub steps: u8,
    /// Where the ship ends.
    pub pose: Pose,
    /// What stopped her before the full length (B-53).
    pub stop: Option<Stop>,
}

/// What stops a ship (B-54, B-58).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The edge of the map.
    Edge,
    /// The obstacle that was added to the waters in this place, counted from 0.
    Obstacle(u8),
}

/// Everything one ship has round her: the map and what she cannot sail through.
#[derive(Clone, Copy, Debug)]
pub struct Waters {
    sea: Sea,
    obstacles: List<Obstacle, MOST_OBSTACLES>,
    towed: Option<u8>,
}

impl Waters {
    /// Open water.
    pub fn new(sea: Sea) -> Waters {
        Waters { sea, obstacles: List::default(), towed: None }
    }

    /// Adds an island or a ship. Order matters (§3.5): islands as they were placed, then the ships
    /// afloat by number, without the ship that sails and the one she tows.
    #[inline]
    pub fn add(&mut self, obstacle: impl Into<Obstacle>) {
        self.obstacles.push(obstacle.into());
    }

    /// The same waters for a ship that tows one with so many masts: a course is then legal only
    /// if there is a tow pose at its end.
    pub fn towing(self, masts: u8) -> Waters {
        Waters { towed: Some(masts), ..self }
    }

    /// A ship before a segment of so many steps, for whoever tries several headings.
    #[inline]
    pub(crate) fn passage(&self, hull: Hull, steps: u8) -> Passage<'_> {
        Passage::new(self, hull, steps)
    }

    /// What comes of sailing so many steps on this heading; `hull` lies as before the turn.
    pub fn course(&self, hull: Hull, heading: Heading, steps: u8) -> Course {
        Passage::new(self, hull, steps).course(heading)
    }

    /// The legal headings of a segment of so many steps, a bit each: bit 0 is the hardest turn to
    /// starboard, bit 18 straight ahead, bit 36 the hardest turn to port (B-52).
    pub fn headings(&self, hull: Hull, steps: u8) -> u64 {
        let passage = Passage::new(self, hull, steps);
        (0..TURNS).fold(0, |bits, bit| bits | u64::from(passage.turned(turn(bit)).legal) << bit)
    }

    /// Is there a legal heading for a segment of one of these lengths, in steps (B-60)?
    pub fn has_heading(&self, hull: Hull, lengths: impl IntoIterator<Item = u8>) -> bool {
        let mut shut = false;
        lengths.into_iter().any(|steps| {
            // Where no heading has room for a first step, another length does not help.
            if std::mem::replace(&mut shut, true) {
                return false;
            }
            let passage = Passage::new(self, hull, steps);
            // Straight ahead first, and then across the whole fan: what bars one heading bars its
            // neighbours.
            let bits = (0..u16::from(TURNS)).map(|nth| (18 + 13 * nth) % u16::from(TURNS));
            bits.map(|bit| passage.turned(turn(bit as u8))).any(|course| {
                shut &= course.steps == 0;
                course.legal
            })
        })
    }

    /// Would a hull lying there be on the map and overlap nothing?
    pub fn is_free(&self, hull: Hull) -> bool {
        let outline = hull.outline();
        self.sea.holds_all(&outline)
            && !self.obstacles.iter().any(|obstacle| obstacle.overlaps(hull, &outline))
    }
}

/// The turn that a bit of [`Waters::headings`] stands for.
#[inline]
const fn turn(bit: u8) -> i8 {
    bit as i8 - Heading::MOST_TURNED
}

/// Something a ship cannot sail through: an island or another ship (B-54).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Obstacle {
    /// An island's centre or a ship's bow tip.
    at: Point,
    /// The six shapes of islands, then the five sizes of ships.
    kind: u8,
    /// East for islands.
    heading: Heading,
}

impl From<Island> for Obstacle {
    #[inline]
    fn from(island: Island) -> Obstacle {
        Obstacle { at: island.at, kind: island.shape.number(), heading: Heading::EAST }
    }
}

impl From<Hull> for Obstacle {
    #[inline]
    fn from(hull: Hull) -> Obstacle {
        let kind = Shape::COUNT + hull.masts - 1;
        Obstacle { at: hull.pose.at, kind, heading: hull.pose.heading }
    }
}

impl Obstacle {
    /// Does it overlap this hull, whose outline is given as well?
    pub(crate) fn overlaps(self, hull: Hull, outline: &Polygon) -> bool {
        let (centre, radius) = self.circle();
        is_near(centre - hull.centre(), radius + hull.radius()) && overlap(outline, &self.outline())
    }

    /// A circle that holds all of it.
    #[inline]
    fn circle(self) -> (Point, i32) {
        match self.masts() {
            None => (self.at, Island::RADIUS),
            Some(masts) => {
                let hull = Hull::new(masts, Pose::new(self.at, self.heading));
                (hull.centre(), hull.radius())
            }
        }
    }

    fn outline(self) -> Polygon {
        self.corners().iter().map(|&relative| self.at + corner(relative)).collect()
    }

    /// Its corners, relative to where it is.
    #[inline]
    fn corners(self) -> &'static [Corner] {
        match self.masts() {
            None => Shape::new(self.kind).corners(),
            Some(masts) => &plan(masts, self.heading).hull,
        }
    }

    /// The masts of a ship; none for an island.
    #[inline]
    fn masts(self) -> Option<u8> {
        (self.kind + 1).checked_sub(Shape::COUNT).filter(|masts| *masts > 0)
    }
}

/// Is a way at most this long?
#[inline]
fn is_near(way: Point, range: i32) -> bool {
    way.square_to(Point::default()) <= i64::from(range) * i64::from(range)
}
