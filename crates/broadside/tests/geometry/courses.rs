//! The closed form against the definition (§3.5), bit for bit.

use broadside::polygon::Polygon;
use broadside::{Heading, Measure, TURNS};

use crate::seas::{Scene, scenes};
use crate::stepping::{sweep_among, waters};

/// Compares all courses of a scene and counts them; legal ones second.
fn compare(scene: &Scene) -> [u32; 2] {
    let Scene { sea, things, hull } = scene;
    let (sea, hull) = (*sea, *hull);
    let waters = waters(sea, things);
    let outlines: Vec<Polygon> = things.iter().map(|thing| thing.outline()).collect();
    let mut count = [0; 2];
    for measure in [Measure::S, Measure::L] {
        let steps = measure.steps();
        let mut legal = 0u64;
        for bit in 0..TURNS {
            let heading = hull.pose.heading.turned(bit as i8 - Heading::MOST_TURNED);
            let defined = sweep_among(sea, &outlines, hull, heading, steps);
            let computed = waters.course(hull, heading, steps);
            assert_eq!(computed, defined, "{hull:?} on {heading:?} for {steps} in {waters:?}");
            legal |= u64::from(defined.legal) << bit;
        }
        assert_eq!(waters.headings(hull, steps), legal, "{hull:?} for {steps} in {waters:?}");
        assert_eq!(waters.has_heading(hull, steps), legal != 0, "{hull:?} in {waters:?}");
        count[0] += u32::from(TURNS);
        count[1] += legal.count_ones();
    }
    count
}

fn compare_many(seed: u64, count: usize) {
    let sum = scenes(seed).take(count).map(|scene| compare(&scene));
    let [all, legal] = sum.fold([0, 0], |a, b| [a[0] + b[0], a[1] + b[1]]);
    assert!(legal > all / 2 && all - legal > all / 20, "{legal} of {all} are legal");
}

#[test]
fn random_courses_are_as_defined_first_half() {
    compare_many(1, 6_800);
}

#[test]
fn random_courses_are_as_defined_second_half() {
    compare_many(2, 6_800);
}
