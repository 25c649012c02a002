//! Random waters, as crowded and as awkward as they come.

use broadside::{Heading, Hull, Island, Measure, Point, Pose, Sea, Shape};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::stepping::{Thing, sweep};

/// A ship before a segment, and what lies round her.
pub struct Scene {
    pub sea: Sea,
    pub things: Vec<Thing>,
    pub hull: Hull,
}

/// An endless row of scenes: 0 to 2 islands and 0 to 5 ships within reach, a quarter of them at an
/// edge of the map, half beginning in contact with what a first segment ran into.
pub fn scenes(seed: u64) -> impl Iterator<Item = Scene> {
    let mut rng = StdRng::seed_from_u64(seed);
    std::iter::repeat_with(move || scene(&mut rng))
}

fn scene(rng: &mut StdRng) -> Scene {
    let sea = Sea::of(rng.random_range(2..=4));
    let at = if rng.random_ratio(1, 4) { at_an_edge(rng, sea) } else { anywhere(rng, sea) };
    let mut hull = Hull::new(rng.random_range(1..=5), Pose::new(at, heading(rng)));
    let mut things = Vec::new();
    for _ in 0..rng.random_range(0..=2) {
        let shape = Shape::new(rng.random_range(0..6));
        things.push(Thing::Land(Island::new(shape, beside(rng, at, 1000))));
    }
    for _ in 0..rng.random_range(0..=5) {
        let pose = Pose::new(beside(rng, at, 900), heading(rng));
        things.push(Thing::Ship(Hull::new(rng.random_range(1..=5), pose)));
    }
    if rng.random_bool(0.5) {
        let turned = hull.pose.heading.turned(rng.random_range(-18..=18));
        let first = sweep(sea, &things, hull, turned, Measure::L.steps());
        hull = Hull::new(hull.masts, first.pose);
        if rng.random_ratio(1, 4) {
            hull = hull.reversed();
        }
    }
    Scene { sea, things, hull }
}

fn heading(rng: &mut StdRng) -> Heading {
    Heading::new(rng.random_range(0..72))
}

fn anywhere(rng: &mut StdRng, sea: Sea) -> Point {
    Point::new(rng.random_range(0..=sea.width), rng.random_range(0..=sea.height))
}

fn at_an_edge(rng: &mut StdRng, sea: Sea) -> Point {
    let Point { x, y } = anywhere(rng, sea);
    let near = rng.random_range(0..=800);
    match rng.random_range(0..4) {
        0 => Point::new(near, y),
        1 => Point::new(sea.width - near, y),
        2 => Point::new(x, near),
        _ => Point::new(x, sea.height - near),
    }
}

fn beside(rng: &mut StdRng, at: Point, reach: i32) -> Point {
    at + Point::new(rng.random_range(-reach..=reach), rng.random_range(-reach..=reach))
}
