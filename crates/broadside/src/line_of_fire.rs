//! What a cannon can hit, and what stands in its way (§3.8).

use crate::hull::Hull;
use crate::island::Island;
use crate::measure::Point;
use crate::polygon::Segment;

/// A cannon that looks for a line to a ship (B-125).
#[derive(Clone, Copy, Debug)]
pub struct Shot<'a> {
    /// The ship that fires.
    pub shooter: Hull,
    /// Her standing masts: bit 0 is the foremost.
    pub standing: u8,
    /// The mast the cannon fires from, standing or not; 1 is the foremost.
    pub mast: u8,
    /// How far it carries, in units (B-167).
    pub range: i32,
    /// The ship aimed at.
    pub target: Hull,
    /// Every other ship afloat, ships in tow included; none with `clear_fire`.
    pub others: &'a [Hull],
    /// The islands, if they stop fire; else none.
    pub islands: &'a [Island],
}

/// Why a line of fire is barred (B-126).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// The point is too far away.
    Range,
    /// The shooter's own sail on this mast; 1 is the foremost.
    Sail(u8),
    /// The ship in this place of `others`.
    Ship(u8),
    /// The island in this place of `islands`.
    Island(u8),
}

impl Shot<'_> {
    /// Has it a clear line to any point of the target?
    pub fn is_clear(&self) -> bool {
        self.is_near() && self.places().any(|aim| self.line(aim).is_ok())
    }

    /// The points of the target with a clear line, a bit each in the order of [`Hull::aim`].
    pub fn aims(&self) -> u16 {
        let clear = self.places().filter(|aim| self.is_near() && self.line(*aim).is_ok());
        clear.fold(0, |bits, aim| bits | 1 << aim)
    }

    /// The nearest point of the target with a clear line; else what bars the line to its nearest
    /// point. A point must be in range and clear at once.
    pub fn best_aim(&self) -> Result<u8, Bar> {
        let from = self.shooter.mast(self.mast);
        let distance = |aim: &u8| self.target.aim(*aim).square_to(from);
        let clear = self.places().filter(|aim| self.line(*aim).is_ok()).min_by_key(distance);
        let nearest = self.places().min_by_key(distance).expect("a ship has points to aim at");
        clear.ok_or_else(|| self.line(nearest).expect_err("the nearest point would be clear"))
    }

    /// Is the line to this point of the target clear, and if not, what bars it? The target itself
    /// never does.
    pub fn line(&self, aim: u8) -> Result<(), Bar> {
        let line = Segment { from: self.shooter.mast(self.mast), to: self.target.aim(aim) };
        let range = i64::from(self.range);
        if line.from.square_to(line.to) > range * range {
            return Err(Bar::Range);
        }
        let is_barring = |i: &u8| {
            *i != self.mast
                && self.standing & 1 << (i - 1) != 0
                && line.crosses(self.shooter.sail(*i))
        };
        if let Some(sail) = (1..=self.shooter.masts).find(is_barring) {
            return Err(Bar::Sail(sail));
        }
        let meets_ship = |hull: &Hull| {
            is_beside(line, hull.centre(), hull.radius()) && line.is_inside(&hull.outline())
        };
        if let Some(ship) = self.others.iter().position(meets_ship) {
            return Err(Bar::Ship(ship as u8));
        }
        let meets_island = |island: &Island| {
            is_beside(line, island.at, Island::RADIUS) && line.is_inside(&island.outline())
        };
        match self.islands.iter().position(meets_island) {
            Some(island) => Err(Bar::Island(island as u8)),
            None => Ok(()),
        }
    }

    fn places(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.target.aim_count()
    }

    /// Could any point of the target be in range, going by a circle?
    pub(crate) fn is_near(&self) -> bool {
        let reach = i64::from(self.range + self.target.radius());
        self.shooter.mast(self.mast).square_to(self.target.centre()) <= reach * reach
    }
}

/// Could the line meet a circle, going by its box?
fn is_beside(line: Segment, centre: Point, radius: i32) -> bool {
    let Segment { from, to } = line;
    let spans = |a: i32, b: i32, at: i32| a.min(b) - radius <= at && at <= a.max(b) + radius;
    spans(from.x, to.x, centre.x) && spans(from.y, to.y, centre.y)
}
