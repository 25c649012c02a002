//! Fire foretold: every gun's line to every target, what it needs and does, or what bars it.

use crate::cards::{Ability, Gun};
use crate::decision::{Decision, Salvo};
use crate::line_of_fire::Shot;
use crate::polygon::Segment;
use crate::rules::shoot::{Battery, Blow, Bonus, MUSKET, hits};
use crate::state::Broadside;
use crate::{Hull, Point, View, WhyNot};

/// A gun of the broadside at hand and a ship it could be laid on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// From which mast.
    pub mast: u8,
    /// Is it the musket?
    pub musket: bool,
    /// At whom.
    pub target: u8,
    /// The mast.
    pub from: Point,
    /// The nearest point of the target with a clear line; if there is none, the nearest of all.
    pub to: Point,
    /// What the shot needs, or what bars it.
    pub aim: Result<Needed, Barred>,
}

/// What a shot needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needed {
    /// The lowest natural die that hits (B-128, B-129); none if none does.
    pub die: Option<u8>,
    /// The rank of the gun.
    pub rank: u8,
    /// What makes it one easier, if anything does (B-161).
    pub bonus: Option<Bonus>,
    /// Is it a long shot, which hits with a 6 alone?
    pub long_shot: bool,
}

impl Needed {
    /// Of six dice, how many hit.
    pub const fn sixths(self) -> u8 {
        match self.die {
            Some(die) => 7 - die,
            None => 0,
        }
    }
}

/// A shot that may not be fired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Barred {
    /// Why.
    pub why: WhyNot,
    /// Where the line ends: at what stands in its way, or where the gun carries no farther.
    pub at: Point,
    /// How far it is to the point aimed at, in units, rounded up.
    pub distance: i32,
    /// How far the gun carries (B-167).
    pub range: i32,
}

/// What a hit would do to a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Harm {
    /// Nothing: the first hit of a turn on stout planking.
    Planking,
    /// Nothing yet: the first of two hits on a heart of oak.
    Oak,
    /// So many masts go.
    Masts(u8),
    /// The last mast goes: she is derelict (B-132).
    Derelict,
    /// She has no mast left: she sinks (B-131).
    Sinks,
    /// The last mast of a thin hull goes: she sinks.
    ThinHull,
}

impl View {
    /// The broadside that is being fired, if one is.
    pub fn salvo(&self) -> Option<Salvo> {
        match self.asked()?.decision {
            Decision::Fire { salvo } => Some(salvo),
            _ => None,
        }
    }

    /// Every gun that has not fired yet and every enemy that could be worth a shot, in the order
    /// of the list: guns from the bow, then the musket at each mast.
    pub fn lines_of_fire(&self) -> Vec<Line> {
        let Some(salvo) = self.salvo() else { return Vec::new() };
        let table = self.table();
        let (battery, targets) = (table.battery(salvo), table.targets(salvo.ship));
        let own = battery.ship;
        let cannons = crate::ship::bits(own.standing & !salvo.fired).map(|mast| (mast, false));
        let places = (0..own.card().masts).filter(|_| battery.has_musket());
        let guns = cannons.chain(places.map(|mast| (mast, true)));
        let at = |gun: (u8, bool)| targets.iter().map(move |target| (gun, *target));
        guns.flat_map(at)
            .map(|((mast, musket), target)| table.line(&battery, salvo, mast, musket, target))
            .collect()
    }

    /// What a hit of this broadside would do to a ship.
    pub fn harm(&self, salvo: Salvo, target: u8) -> Harm {
        let struck = self.table().struck(salvo, target);
        match struck.blow() {
            Blow::Withstood if struck.stout && !struck.hit_before && struck.left == struck.full => {
                Harm::Planking
            }
            Blow::Withstood => Harm::Oak,
            Blow::Sinks => Harm::Sinks,
            Blow::Masts(masts) if masts < struck.left => Harm::Masts(masts),
            Blow::Masts(_) if self.fittings(target).open.has(Ability::ThinHull) => Harm::ThinHull,
            Blow::Masts(_) => Harm::Derelict,
        }
    }

    /// What this gun needs to hit this ship.
    pub fn needed(&self, salvo: Salvo, mast: u8, musket: bool, target: u8) -> Needed {
        self.table().needed(salvo, mast, musket, target)
    }
}

impl Broadside {
    fn line(
        &self,
        battery: &Battery<'_>,
        salvo: Salvo,
        mast: u8,
        musket: bool,
        target: u8,
    ) -> Line {
        let (own, there) = (battery.ship.hull(), self.ship(target).hull());
        let from = own.mast(mast + 1);
        let laid = self.with_shot(battery, mast, musket, target, |shot| match shot.best_aim() {
            Ok(aim) => (there.aim(aim), Ok(self.needed(salvo, mast, musket, target))),
            Err(bar) => {
                let to = nearest(there, from);
                let why = self.barred(salvo.ship, target, bar);
                let line = Segment { from, to };
                let at = self.where_barred(shot, line, why);
                (to, Err(Barred { why, at, distance: length(line), range: shot.range }))
            }
        });
        let (to, aim) = laid.unwrap_or_else(|why| {
            let to = nearest(there, from);
            let distance = length(Segment { from, to });
            (to, Err(Barred { why, at: to, distance, range: distance }))
        });
        Line { mast, musket, target, from, to, aim }
    }

    fn needed(&self, salvo: Salvo, mast: u8, musket: bool, target: u8) -> Needed {
        let guns = self.ship(salvo.ship).card().guns();
        let Gun { rank, .. } = if musket { MUSKET } else { guns[mast as usize] };
        let long_shot = salvo.long_shot && !musket;
        let bonus = if musket { None } else { self.bonus(salvo, target) };
        let added = u8::from(bonus.is_some());
        let die = (1..=6).find(|die| hits(rank, *die, added, long_shot));
        Needed { die, rank, bonus: bonus.filter(|_| !long_shot), long_shot }
    }

    /// Where a line meets what bars it.
    fn where_barred(&self, shot: &Shot<'_>, line: Segment, why: WhyNot) -> Point {
        match why {
            WhyNot::SailInTheWay(mast) => {
                let Segment { from, to } = shot.shooter.sail(mast + 1);
                entry(line, &[from, to])
            }
            WhyNot::ShipInTheWay(ship) => entry(line, &self.ship(ship).hull().outline()),
            WhyNot::IslandInTheWay(island) => {
                entry(line, &self.islands[island as usize].land.outline())
            }
            _ => along(line, i64::from(shot.range), i64::from(length(line))),
        }
    }
}

/// The point of a ship that is nearest to a gun.
fn nearest(target: Hull, from: Point) -> Point {
    let points = (0..target.aim_count()).map(|aim| target.aim(aim));
    points.min_by_key(|point| point.square_to(from)).expect("a ship has points to aim at")
}

/// How long a line is, in units, rounded up: what is out of range is never said to be in it.
fn length(line: Segment) -> i32 {
    let square = line.from.square_to(line.to) as u64;
    let root = square.isqrt();
    (root + u64::from(root * root < square)) as i32
}

/// The point a share of the way along a line.
fn along(line: Segment, share: i64, of: i64) -> Point {
    let Segment { from, to } = line;
    let part = |a: i32, b: i32| a + (i64::from(b - a) * share / of.max(1)) as i32;
    Point::new(part(from.x, to.x), part(from.y, to.y))
}

/// The first point of a line on the border of a shape; where it ends, if they do not meet.
fn entry(line: Segment, shape: &[Point]) -> Point {
    let minus = |a: Point, b: Point| (i64::from(a.x - b.x), i64::from(a.y - b.y));
    let cross = |(ax, ay): (i64, i64), (bx, by): (i64, i64)| ax * by - ay * bx;
    let way = minus(line.to, line.from);
    let mut first: Option<(i64, i64)> = None;
    for (at, point) in shape.iter().enumerate() {
        let next = shape[(at + 1) % shape.len()];
        let (edge, off) = (minus(next, *point), minus(*point, line.from));
        let (mut of, mut share, mut beside) = (cross(way, edge), cross(off, edge), cross(off, way));
        if of < 0 {
            (of, share, beside) = (-of, -share, -beside);
        }
        let meets = of > 0 && (0..=of).contains(&share) && (0..=of).contains(&beside);
        if meets && first.is_none_or(|(least, whole)| share * whole < least * of) {
            first = Some((share, of));
        }
    }
    first.map_or(line.to, |(share, of)| along(line, share, of))
}
