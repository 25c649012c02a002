//! The closed form against the definition (§3.5), bit for bit.

use broadside::polygon::Polygon;
use broadside::{
    Course, Heading, Hull, Island, MOST_MASTS, Measure, Point, Sea, Shape, Stop, TURNS,
};

use crate::seas::{Scene, scenes};
use crate::stepping::{Thing, sweep_among, waters};

/// Compares all courses of a scene and counts them; legal ones second.
fn compare(scene: &Scene, lengths: &[u8]) -> [u32; 2] {
    let Scene { sea, things, hull } = scene;
    let (sea, hull) = (*sea, *hull);
    let waters = waters(sea, things);
    let outlines: Vec<Polygon> = things.iter().map(|thing| thing.outline()).collect();
    let mut count = [0; 2];
    let mut any = false;
    for &steps in lengths {
        let mut legal = 0u64;
        for bit in 0..TURNS {
            let heading = hull.pose.heading.turned(bit as i8 - Heading::MOST_TURNED);
            let defined = sweep_among(sea, &outlines, hull, heading, steps);
            let computed = waters.course(hull, heading, steps);
            assert_eq!(computed, defined, "{hull:?} on {heading:?} for {steps} in {waters:?}");
            touches_what_stopped_her(things, hull, defined);
            legal |= u64::from(defined.legal) << bit;
        }
        assert_eq!(waters.headings(hull, steps), legal, "{hull:?} for {steps} in {waters:?}");
        assert_eq!(waters.has_heading(hull, [steps]), legal != 0, "{hull:?} in {waters:?}");
        any |= legal != 0;
        count[0] += u32::from(TURNS);
        count[1] += legal.count_ones();
    }
    let found = waters.has_heading(hull, lengths.iter().copied());
    assert_eq!(found, any, "B-60: {hull:?} in {waters:?}");
    count
}

/// §3.4: so that she docks, rams or is held.
fn touches_what_stopped_her(things: &[Thing], hull: Hull, course: Course) {
    let Some(Stop::Obstacle(number)) = course.stop else { return };
    let hull = Hull::new(hull.masts, course.pose);
    let touches = match things[number as usize] {
        Thing::Land(island) => hull.bow_touches_island(island),
        Thing::Ship(other) => hull.bow_touches(other),
    };
    assert!(touches, "{hull:?} does not touch {:?}", things[number as usize]);
}

const S_AND_L: [u8; 2] = [Measure::S.steps(), Measure::L.steps()];

fn compare_many(seed: u64, count: usize) {
    let counts = scenes(seed).take(count).map(|scene| compare(&scene, &S_AND_L));
    let [all, legal] = counts.fold([0, 0], |a, b| [a[0] + b[0], a[1] + b[1]]);
    assert!(all >= 500_000, "{all} courses");
    assert!(legal > all / 2 && all - legal > all / 20, "{legal} of {all} are legal");
}

#[test]
fn half_a_million_courses_are_as_defined() {
    compare_many(1, 6_800);
}

#[test]
fn another_half_million_courses_are_as_defined() {
    compare_many(2, 6_800);
}

/// R-04, with `stop_short`; and any other number of steps.
#[test]
fn shorter_courses_are_as_defined() {
    for (number, scene) in scenes(5).take(2_000).enumerate() {
        let quarter = 1 + number as u8 % 3;
        let any = 1 + number as u8 % 70;
        compare(&scene, &[Measure::S.quarters(quarter), Measure::L.quarters(quarter), any]);
    }
}

/// Ahead and cast off astern (B-59), alone and with ships in other berths.
#[test]
fn courses_from_every_berth_are_as_defined() {
    let sea = Sea::of(2);
    for shape in Shape::all() {
        let island = Island::new(shape, Point::new(2100, 5600));
        for (masts, k) in (1..=MOST_MASTS).flat_map(|masts| (0..24).map(move |k| (masts, k))) {
            let hull = Hull::new(masts, island.berth(masts, k));
            let mut things = vec![Thing::Land(island)];
            for hull in [hull, hull.reversed()] {
                compare(&Scene { sea, things: things.clone(), hull }, &S_AND_L);
            }
            for (other, apart) in [(1 + k % 5, 3), (1 + (k + masts) % 5, 20)] {
                let other = Hull::new(other, island.berth(other, (k + apart) % 24));
                things.push(Thing::Ship(other));
            }
            for hull in [hull, hull.reversed()] {
                compare(&Scene { sea, things: things.clone(), hull }, &S_AND_L);
            }
        }
    }
}
