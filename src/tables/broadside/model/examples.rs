//! Drawings for the rules page: small charts of the rule's own polygons.

use std::fmt::Write;

use broadside::polygon::Segment;
use broadside::{Heading, Hull, Measure, Point, Pose, Sea, Shot, Waters};

use crate::pieces::markup::path;

/// The middle of every small chart.
const MIDDLE: Point = Point::new(3000, 3000);

fn hull(masts: u8, x: i32, y: i32, heading: u8) -> Hull {
    Hull::new(masts, Pose::new(MIDDLE + Point::new(x, y), Heading::new(heading)))
}

/// A course of L, 30° to starboard: the ship before, her way, the ship after.
pub fn turn() -> String {
    let ship = hull(3, -200, 0, 0);
    let heading = Heading::EAST.turned(-6);
    let end = Waters::new(Sea::of(2)).course(ship, heading, Measure::L.steps());
    let there = Hull::new(3, end.pose);
    let way = line("way", MIDDLE + Point::new(-200, 0), end.pose.at);
    chart((-660, -140, 1140, 580), &[afloat(ship, 1, 0b111), afloat(there, 0, 0b111), way])
}

/// A ship turned about: the same water, bow and stern exchanged.
pub fn pivot() -> String {
    let ship = hull(3, 0, 160, 0);
    let there = hull(3, 0, -160, 0).reversed();
    chart((-560, -270, 720, 540), &[afloat(ship, 1, 0b111), afloat(there, 0, 0b111)])
}

/// How far S and L reach from a mast.
pub fn range() -> String {
    let ship = hull(1, 120, 0, 0);
    let from = ship.mast(1);
    let target = hull(2, 420, 420, 45);
    let aim = Shot {
        shooter: ship,
        standing: 1,
        mast: 1,
        range: Measure::L.units(),
        target,
        others: &[],
        islands: &[],
    };
    let clear = (0..10).filter(|place| aim.aims() >> place & 1 == 1).map(|place| target.aim(place));
    let nearest = clear.min_by_key(|point| point.square_to(from));
    let shot = nearest.map(|to| line("shot", from, to)).unwrap_or_default();
    let rings = [Measure::S, Measure::L].map(|measure| ring(from, measure));
    chart(
        (-760, -760, 1560, 1520),
        &[rings.concat(), afloat(target, 2, 0b11), afloat(ship, 1, 1), shot],
    )
}

/// The water the middle one of three guns covers.
pub fn arc() -> String {
    let ship = hull(3, 200, 0, 0);
    let from = ship.mast(2);
    let clear = |heading: &Heading| {
        let line = Segment { from, to: from + heading.way(Measure::L.units(), 0) };
        [1, 3].into_iter().all(|mast| !line.crosses(ship.sail(mast)))
    };
    // One shape a side: the headings to port from the bow round, then those to starboard.
    let side = |from_heading: u8| {
        let headings = (0..36).map(|by| Heading::new(from_heading + by)).filter(clear);
        let rim = headings.map(|heading| from + heading.way(Measure::L.units(), 0));
        shape("ex-arc", &[from].into_iter().chain(rim).collect::<Vec<_>>())
    };
    let fan = [side(0), side(36)].concat();
    chart((-760, -760, 1520, 1520), &[fan, afloat(ship, 1, 0b111)])
}

/// A line of fire with a ship in it.
pub fn blocked() -> String {
    let ship = hull(3, 100, -300, 0);
    let between = hull(2, 60, 0, 0);
    let target = hull(3, 160, 300, 0);
    let from = ship.mast(2);
    let barred = line("barred", from, target.aim(2));
    let ships = [afloat(target, 2, 0b111), afloat(between, 3, 0b11), afloat(ship, 1, 0b111)];
    chart((-500, -480, 900, 960), &[ships.concat(), barred])
}

/// A bow against the side of another ship.
pub fn ram() -> String {
    let [ship, target] = ramming();
    chart((-640, -300, 880, 600), &[afloat(target, 2, 0b1111), afloat(ship, 1, 0b111)])
}

/// A ship that has sailed S against the side of another.
fn ramming() -> [Hull; 2] {
    let (ship, target) = (hull(3, -400, 0, 0), hull(4, 60, 240, 18));
    let mut waters = Waters::new(Sea::of(2));
    waters.add(target);
    let end = waters.course(ship, Heading::EAST, Measure::S.steps());
    [Hull::new(3, end.pose), target]
}

/// A ship with her pegs and sails; seat 0 is a ghost, the place where she will be.
fn afloat(ship: Hull, seat: u8, standing: u8) -> String {
    let mut drawn = format!(r#"<g class="ex-ship" data-seat="{seat}">"#);
    drawn += &shape("ex-hull", &ship.outline());
    drawn += &shape("ex-bow", &ship.bow());
    for mast in (1..=broadside::MOST_MASTS).filter(|mast| standing >> (mast - 1) & 1 == 1) {
        let Segment { from, to } = ship.sail(mast);
        drawn += &line("sail", from, to);
    }
    drawn + "</g>"
}

fn ring(at: Point, measure: Measure) -> String {
    let (Point { x, y }, radius) = (down(at), measure.units());
    format!(r#"<circle class="ex-ring" cx="{x}" cy="{y}" r="{radius}"/>"#)
}

fn line(class: &str, from: Point, to: Point) -> String {
    let (from, to) = (down(from), down(to));
    path(&format!("ex-{class}"), &format!("M{} {}L{} {}", from.x, from.y, to.x, to.y))
}

fn shape(class: &str, corners: &[Point]) -> String {
    let mut way = String::new();
    for (at, corner) in corners.iter().enumerate() {
        let Point { x, y } = down(*corner);
        let _ = write!(way, "{}{x} {y}", if at == 0 { 'M' } else { 'L' });
    }
    way.push('Z');
    path(class, &way)
}

/// On paper, y points down; the middle of a chart is its origin.
fn down(at: Point) -> Point {
    Point::new(at.x - MIDDLE.x, MIDDLE.y - at.y)
}

fn chart((x, y, width, height): (i32, i32, i32, i32), parts: &[String]) -> String {
    let parts = parts.concat();
    format!(
        r#"<svg class="ex-chart" viewBox="{x} {y} {width} {height}" aria-hidden="true">{parts}</svg>"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the pictures show is what the rules say of them.
    #[test]
    fn the_examples_are_true() {
        let [ship, target] = ramming();
        assert!(ship.bow_touches_rest(target), "a ram");
        let (from, between, aimed) =
            (hull(3, 100, -300, 0), hull(2, 60, 0, 0), hull(3, 160, 300, 0));
        let shot = |others: &[Hull]| {
            Shot {
                shooter: from,
                standing: 7,
                mast: 2,
                range: 700,
                target: aimed,
                others,
                islands: &[],
            }
            .is_clear()
        };
        assert!(shot(&[]) && !shot(&[between]), "a blocked line");
        assert!(range().contains("ex-shot"), "a shot in range");
        for drawn in [turn(), pivot(), range(), arc(), blocked(), ram()] {
            assert!(drawn.starts_with("<svg") && drawn.matches("ex-ship").count() >= 1, "{drawn}");
        }
    }
}
