//! Which way to turn: towards a goal, round what lies in the way, with the guns to the target.

use engine::List;

use super::goals::{Aim, Goal, Goals};
use super::guns;
use super::survey::{Survey, far, later, turns};
use crate::course::{Course, Passage, Stop, Waters};
use crate::decision::Legs;
use crate::measure::cross;
use crate::state::Broadside;
use crate::{Heading, Hull, Measure, Point};

const MOST: i8 = Heading::MOST_TURNED;

/// The heading nearest to the way from one point to another.
pub fn bearing(from: Point, to: Point) -> Heading {
    let way = to - from;
    // The quarter first, then halving: the last heading that is not to the left of the way.
    let quarter = match way {
        Point { x: 1.., y: 0.. } => 0,
        Point { x: ..=0, y: 1.. } => 18,
        Point { x: ..=-1, y: ..=0 } => 36,
        _ => 54,
    };
    let (mut low, mut high) = (quarter, quarter + 18);
    while high - low > 1 {
        let middle = (low + high) / 2;
        if cross(Heading::new(middle).unit(), way) >= 0 { low = middle } else { high = middle }
    }
    let aside = |h: u8| cross(Heading::new(h).unit(), way).abs();
    Heading::new(if aside(low) <= aside(high) { low } else { high })
}

/// The turn towards a point, as far as a ship can turn.
#[inline]
pub fn turn_to(hull: Hull, at: Point) -> i8 {
    bearing(hull.pose.at, at).turn_from(hull.pose.heading).clamp(-MOST, MOST)
}

/// The turn of a quick captain with this goal; one that is legal.
pub fn steer(game: &Broadside, legs: Legs, length: Measure, goal: &Goal) -> i8 {
    let hull = game.ship(legs.ship).hull();
    let waters = game.waters_of(legs.ship);
    let passage = waters.passage(hull, length.steps());
    let wanted = match goal.aim {
        Aim::Target(target) => abeam(game, legs.ship, hull, length, target),
        _ => turn_to(hull, goal.at),
    };
    let (mut barred, mut fallback) = (None, None);
    for turn in outwards(wanted, 1) {
        let course = passage.course(hull.pose.heading.turned(turn));
        if !course.legal {
            continue;
        }
        if is_open(&course, goal, length) {
            return turn;
        }
        if barred.is_none() {
            barred = Some(turn);
        } else if fallback.is_none() && (turn - wanted).abs() > DETOUR {
            fallback = Some(turn);
            break;
        }
    }
    barred.or(fallback).unwrap_or(wanted)
}

/// Beyond this a way round is no way any more, in headings.
const DETOUR: i8 = 13;

/// Does a course lead on, or to its goal?
fn is_open(course: &Course, goal: &Goal, length: Measure) -> bool {
    match (course.stop, goal.aim) {
        (None, _) => true,
        (Some(Stop::Obstacle(at)), Aim::Island(island)) => at == island,
        (Some(Stop::Obstacle(_)), _) => far(course.pose.at, goal.at) < goal.near + 60.0,
        (Some(Stop::Edge), _) => 2 * course.steps > length.steps(),
    }
}

/// Turns from the wanted one outwards, each side in turn.
fn outwards(wanted: i8, step: usize) -> impl Iterator<Item = i8> {
    let aside = (1..=2 * MOST).step_by(step).flat_map(move |by| [wanted + by, wanted - by]);
    std::iter::once(wanted).chain(aside).filter(|turn| (-MOST..=MOST).contains(turn))
}

/// The turn after which a target lies in range and abeam, going by the middle of both ships.
fn abeam(game: &Broadside, ship: u8, hull: Hull, length: Measure, target: u8) -> i8 {
    let there = game.ship(target).hull().centre();
    let ahead = turn_to(hull, there);
    if far(hull.pose.at, there) > 1500.0 {
        return ahead;
    }
    let own = game.ship(ship);
    let range = own.card().guns()[0].range.units() as f32 - 40.0;
    let (mut best, mut liked) = (ahead, f32::MIN);
    for turn in outwards(ahead, 4) {
        let unit = hull.pose.heading.turned(turn).unit();
        let (ux, uy) = (unit.x as f32 / 16384.0, unit.y as f32 / 16384.0);
        let sailed = length.units() as f32 - 0.5 * hull.length() as f32;
        let x = there.x as f32 - hull.pose.at.x as f32 - sailed * ux;
        let y = there.y as f32 - hull.pose.at.y as f32 - sailed * uy;
        let away = (x * x + y * y).sqrt().max(1.0);
        let aside = (ux * y - uy * x).abs() / away;
        let near = if away <= range { 1.0 } else { range / away - 0.3 };
        let score = near + 0.5 * aside;
        if score > liked {
            (best, liked) = (turn, score);
        }
    }
    best
}

/// The most courses that are looked at closely.
const LOOKED_AT: usize = 12;

/// A turn and what the course is worth, in gold.
#[derive(Clone, Copy, Default)]
pub struct Judged {
    pub turn: i8,
    pub worth: f32,
}

/// The courses a good captain would think of, judged where they really end.
pub fn judged(
    game: &Broadside,
    survey: &Survey,
    goals: &Goals,
    legs: Legs,
    length: Measure,
) -> List<Judged, LOOKED_AT> {
    let hull = game.ship(legs.ship).hull();
    let waters: Waters = game.waters_of(legs.ship);
    let passage = waters.passage(hull, length.steps());
    let mut tried = 0u64;
    let mut found = List::default();
    let sight = Sight { game, survey, goals, legs, captain: is_captain(game, legs.ship) };
    // The first goal's own courses before the second's, bearings before their neighbours.
    for goal in goals.iter() {
        let wanted = turn_to(hull, goal.at);
        let guns = match goal.aim {
            Aim::Target(target) => Some(abeam(game, legs.ship, hull, length, target)),
            _ => None,
        };
        let round = steer(game, legs, length, goal);
        let near = [0, -1, 1, -2, 2].map(|by| wanted + by);
        for turn in guns.into_iter().chain([round]).chain(near) {
            if found.len() == LOOKED_AT || !(-MOST..=MOST).contains(&turn) {
                continue;
            }
            if tried >> (turn + MOST) & 1 == 1 {
                continue;
            }
            tried |= 1 << (turn + MOST);
            if let Some(worth) = sight.judge(&passage, hull, turn) {
                found.push(Judged { turn, worth });
            }
        }
    }
    found
}

fn is_captain(game: &Broadside, ship: u8) -> bool {
    game.fittings(ship).all.has(crate::cards::Ability::Captain)
}

/// What a course is judged by.
struct Sight<'a> {
    game: &'a Broadside,
    survey: &'a Survey,
    goals: &'a Goals,
    legs: Legs,
    captain: bool,
}

impl Sight<'_> {
    /// What a course is worth, if it is legal: the goals from there, hits given and taken.
    fn judge(&self, passage: &Passage<'_>, hull: Hull, turn: i8) -> Option<f32> {
        let course = passage.course(hull.pose.heading.turned(turn));
        if !course.legal {
            return None;
        }
        let ship = self.legs.ship;
        let own = self.game.ship(ship);
        let mut best = 0.0f32;
        for goal in self.goals.iter() {
            let left = far(course.pose.at, goal.at) - goal.near;
            // What lies astern costs a turn about.
            let off = bearing(course.pose.at, goal.at).turn_from(course.pose.heading).abs();
            let about = if left > 60.0 && off > MOST { 0.3 } else { 0.0 };
            let mut worth = goal.worth * later(turns(left, self.goals.speed) + about);
            let at_island = matches!(
                (course.stop, goal.aim),
                (Some(Stop::Obstacle(at)), Aim::Island(island)) if at == island
            );
            if at_island {
                worth *= 1.1;
            }
            best = best.max(worth);
        }
        let (_, struck) = guns::best_volley(self.game, self.survey, ship, course.pose);
        let fires = if self.captain { 1.0 } else { 0.4 };
        let aboard = self.survey.aboard(ship);
        let taken = guns::blows(guns::danger(self.game, ship, course.pose), own, aboard);
        Some(best + fires * struck - 0.5 * taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::dot;

    #[test]
    fn the_bearing_is_the_heading_that_points_there_best() {
        for n in 0..2_000 {
            let to = Point::new((n * 7919) % 4001 - 2000, (n * 104_729) % 3989 - 1990);
            if to == Point::default() {
                continue;
            }
            let found = bearing(Point::default(), to);
            let best = Heading::all().map(|heading| dot(heading.unit(), to)).max().unwrap_or(0);
            // Unit vectors are rounded, so that two may be as good.
            assert!(best - dot(found.unit(), to) <= best / 10_000, "{to:?}: {found:?}");
        }
    }
}
