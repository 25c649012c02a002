//! Sailing as the rules define it, one step of 10 units at a time (§3.5).

use broadside::measure::{STEP, rdiv};
use broadside::polygon::{Polygon, overlap};
use broadside::{Course, Heading, Hull, Island, Point, Pose, Sea, Stop, Waters};

/// An island or a ship.
#[derive(Clone, Copy, Debug)]
pub enum Thing {
    Land(Island),
    Ship(Hull),
}

impl Thing {
    pub fn outline(self) -> Polygon {
        match self {
            Thing::Land(island) => island.outline(),
            Thing::Ship(hull) => hull.outline(),
        }
    }
}

/// What the crate is asked about.
pub fn waters(sea: Sea, things: &[Thing]) -> Waters {
    let mut waters = Waters::new(sea);
    for thing in things {
        match *thing {
            Thing::Land(island) => waters.add(island),
            Thing::Ship(hull) => waters.add(hull),
        }
    }
    waters
}

/// The definition.
pub fn sweep(sea: Sea, things: &[Thing], hull: Hull, heading: Heading, steps: u8) -> Course {
    let outlines: Vec<Polygon> = things.iter().map(|thing| thing.outline()).collect();
    sweep_among(sea, &outlines, hull, heading, steps)
}

/// The same where the outlines are known.
pub fn sweep_among(
    sea: Sea,
    outlines: &[Polygon],
    hull: Hull,
    heading: Heading,
    steps: u8,
) -> Course {
    let unit = heading.unit();
    let at = |step: u8| {
        let length = STEP * i32::from(step);
        let way = Point::new(rdiv(length * unit.x), rdiv(length * unit.y));
        Hull::new(hull.masts, Pose::new(hull.pose.at + way, heading))
    };
    let mut sailed = steps;
    let mut stop = None;
    for step in 1..=steps {
        let bow = at(step).bow();
        let met = || outlines.iter().position(|outline| overlap(&bow, outline));
        if !sea.holds_all(&bow) {
            stop = Some(Stop::Edge);
        } else if let Some(number) = met() {
            stop = Some(Stop::Obstacle(number as u8));
        }
        if stop.is_some() {
            sailed = step - 1;
            break;
        }
    }
    let end = at(sailed);
    let body = end.outline();
    let legal = sailed > 0
        && sea.holds_all(&body)
        && !outlines.iter().any(|outline| overlap(&body, outline));
    Course { legal, steps: sailed, pose: end.pose, stop }
}
