//! One ship before one segment, with what lies within her reach.

use engine::List;

use super::contact::contact;
use super::{Course, MOST_OBSTACLES, Obstacle, Stop, Waters, is_near};
use crate::hull::{Hull, Plan, corner, plan};
use crate::measure::{FIXED, Heading, Point, Pose, STEP, rdiv};
use crate::polygon::overlap;

/// What rounding can add to any distance, with whole units to spare.
const SPARE: i32 = 2;

/// A ship about to sail some steps on a heading still to be chosen.
pub(crate) struct Passage<'a> {
    waters: &'a Waters,
    hull: Hull,
    steps: u8,
    /// What she could meet on some heading, in order.
    near: List<Near, MOST_OBSTACLES>,
    /// Is an edge of the map within reach?
    inshore: bool,
}

/// An obstacle with its number, its place given relative to the bow tip.
#[derive(Clone, Copy, Default)]
struct Near {
    number: u8,
    obstacle: Obstacle,
}

impl<'a> Passage<'a> {
    #[inline]
    pub(super) fn new(waters: &'a Waters, hull: Hull, steps: u8) -> Self {
        let tip = hull.pose.at;
        // The bow tip ahead and the stern behind are the points farthest from where she turns.
        let reach = hull.length().max(STEP * i32::from(steps)) + SPARE;
        let sea = waters.sea;
        let inshore = tip.x.min(tip.y).min(sea.width - tip.x).min(sea.height - tip.y) < reach;
        let mut near = List::default();
        for (number, &obstacle) in waters.obstacles.iter().enumerate() {
            let (centre, radius) = obstacle.circle();
            if is_near(centre - tip, reach + radius) {
                let at = obstacle.at - tip;
                near.push(Near { number: number as u8, obstacle: Obstacle { at, ..obstacle } });
            }
        }
        Passage { waters, hull, steps, near, inshore }
    }

    /// What comes of sailing after this turn.
    #[inline]
    pub(super) fn turned(&self, turn: i8) -> Course {
        self.course(self.hull.pose.heading.turned(turn))
    }

    /// What comes of sailing on this heading.
    pub(crate) fn course(&self, heading: Heading) -> Course {
        let (plan, unit) = (plan(self.hull.masts, heading), heading.unit());
        let mut steps = self.steps;
        let mut stop = None;
        if self.inshore {
            let last = self.last_step_on_map(plan, unit);
            if last < steps {
                (steps, stop) = (last, Some(Stop::Edge));
            }
        }
        let mut kept = 0u64;
        for (place, near) in self.near.iter().enumerate() {
            if steps == 0 {
                break;
            }
            if !self.is_in_the_way(near.obstacle, heading, unit, steps) {
                continue;
            }
            kept |= 1 << place;
            // The first in order stops her: a later one only if it is met earlier.
            if let Some(met) = contact(self.hull.masts, heading, near.obstacle, steps) {
                (steps, stop) = (met - 1, Some(Stop::Obstacle(near.number)));
            }
        }
        let way = way(unit, steps);
        let pose = Pose::new(self.hull.pose.at + way, heading);
        let legal = steps > 0
            && self.is_clear(plan, way, kept)
            && self.waters.towed.is_none_or(|masts| {
                self.waters.tow_pose(Hull::new(self.hull.masts, pose), masts).is_some()
            });
        Course { legal, steps, pose, stop }
    }

    /// Is the whole hull on the map and off the obstacles in the way, moved there?
    fn is_clear(&self, plan: &Plan, way: Point, kept: u64) -> bool {
        let hull = plan.hull.map(|at| corner(at) + way);
        let sea = self.waters.sea;
        let on_map = !self.inshore || hull.iter().all(|&at| sea.holds(at + self.hull.pose.at));
        let mut near = self.near.iter().enumerate().filter(|(place, _)| kept & 1 << place != 0);
        on_map && near.all(|(_, near)| !overlap(&hull, &near.obstacle.outline()))
    }

    /// Could the ship meet it within so many steps, or lie over it at their end?
    #[inline]
    fn is_in_the_way(&self, obstacle: Obstacle, heading: Heading, unit: Point, steps: u8) -> bool {
        let at = obstacle.at;
        let span = obstacle.span(heading);
        let ahead = at.x * unit.x + at.y * unit.y;
        let port = at.y * unit.x - at.x * unit.y;
        let beam = self.hull.half_beam() + SPARE;
        let [nearest, farthest] = span.ahead.map(|reach| ahead + (i32::from(reach) << FIXED));
        let [lowest, highest] = span.port.map(|reach| port + (i32::from(reach) << FIXED));
        lowest < beam << FIXED
            && highest > -(beam << FIXED)
            && nearest < (STEP * i32::from(steps) + SPARE) << FIXED
            && farthest > -((self.hull.length() + SPARE) << FIXED)
    }

    /// The last step at which the bow section is on the map; at most 255.
    fn last_step_on_map(&self, plan: &Plan, unit: Point) -> u8 {
        let tip = self.hull.pose.at;
        let sea = self.waters.sea;
        let first = tip + way(unit, 1);
        if !plan.bow.iter().all(|&at| sea.holds(first + corner(at))) {
            return 0;
        }
        // From here on she can leave the map only by the edges she sails towards.
        let last = |reach: [i16; 5], at: i32, size: i32, speed: i32| {
            let speed = STEP * speed;
            let [low, high] = extremes(reach);
            match speed {
                0 => i32::MAX,
                // at + high + rdiv(k·speed) ≤ size
                1.. => (((size - at - high + 1) << FIXED) - HALF - 1) / speed,
                // at + low + rdiv(k·speed) ≥ 0
                _ => (((at + low) << FIXED) + HALF) / -speed,
            }
        };
        let east = last(plan.bow.map(|[x, _]| x), tip.x, sea.width, unit.x);
        let north = last(plan.bow.map(|[_, y]| y), tip.y, sea.height, unit.y);
        east.min(north).min(255) as u8
    }
}

/// What `rdiv` adds before it shifts.
const HALF: i32 = 1 << (FIXED - 1);

/// The way of the bow tip after so many steps.
#[inline]
pub(super) fn way(unit: Point, steps: u8) -> Point {
    let length = STEP * i32::from(steps);
    Point::new(rdiv(length * unit.x), rdiv(length * unit.y))
}

fn extremes(values: [i16; 5]) -> [i32; 2] {
    let [first, rest @ ..] = values;
    let (low, high) = rest.iter().fold((first, first), |(l, h), v| (l.min(*v), h.max(*v)));
    [low.into(), high.into()]
}
