//! The worked examples of the rules (§8), by kind.

use broadside::{
    Bar, Heading, Hull, Island, Lattice, Measure, Point, Pose, Sea, Shape, Shot, Spacing, Stop,
};

use crate::stepping::{Thing, sweep, waters};

const SEA: Sea = Sea::of(2);

fn pose(x: i32, y: i32, h: u8) -> Pose {
    Pose::new(Point::new(x, y), Heading::new(h))
}

fn hull(masts: u8, x: i32, y: i32, h: u8) -> Hull {
    Hull::new(masts, pose(x, y, h))
}

fn ship(masts: u8, x: i32, y: i32, h: u8) -> Thing {
    Thing::Ship(hull(masts, x, y, h))
}

fn island(shape: u8, x: i32, y: i32) -> Island {
    Island::new(Shape::new(shape), Point::new(x, y))
}

fn land(shape: u8, x: i32, y: i32) -> Thing {
    Thing::Land(island(shape, x, y))
}

fn points<const N: usize>(of: [[i32; 2]; N]) -> Vec<Point> {
    of.map(|[x, y]| Point::new(x, y)).to_vec()
}

#[test]
fn a_hull_by_size_and_heading() {
    let three = hull(3, 4000, 3000, 0);
    assert_eq!(
        three.outline().to_vec(),
        points([
            [3600, 3000],
            [3700, 2952],
            [3900, 2952],
            [4000, 3000],
            [3900, 3048],
            [3700, 3048]
        ])
    );
    assert_eq!(
        three.bow().to_vec(),
        points([[3880, 2952], [3900, 2952], [4000, 3000], [3900, 3048], [3880, 3048]])
    );
    let masts: Vec<Point> = (1..=3).map(|i| three.mast(i)).collect();
    assert_eq!(masts, points([[3880, 3000], [3800, 3000], [3720, 3000]]));
    assert_eq!(three.stern(), Point::new(3600, 3000));

    let one = hull(1, 2000, 2000, 9);
    assert_eq!(
        one.outline().to_vec(),
        points([
            [1830, 1830],
            [1929, 1873],
            [1958, 1901],
            [2000, 2000],
            [1901, 1958],
            [1873, 1929]
        ])
    );
    assert_eq!(
        one.bow().to_vec(),
        points([[1943, 1887], [1958, 1901], [2000, 2000], [1901, 1958], [1887, 1943]])
    );
    assert_eq!(one.mast(1), Point::new(1915, 1915));
    assert_eq!(one.stern(), Point::new(1830, 1830));
}

/// B-59, B-70.
#[test]
fn a_ship_turned_about() {
    assert_eq!(hull(4, 5000, 3000, 12).reversed().pose, pose(4760, 2584, 48));
}

#[test]
fn segments() {
    let (s, l) = (Measure::S, Measure::L);
    let at = |number| Some(Stop::Obstacle(number));
    for (name, ship, heading, measure, things, legal, steps, end, stop) in [
        ("open water", hull(2, 3000, 3000, 0), 6, l, vec![], true, 70, pose(3606, 3350, 6), None),
        (
            "an island stops her",
            hull(3, 3000, 3000, 0),
            0,
            l,
            vec![land(0, 3850, 3150)],
            true,
            63,
            pose(3630, 3000, 0),
            at(0),
        ),
        (
            "a ship stops her",
            hull(3, 3000, 3000, 0),
            0,
            s,
            vec![ship(4, 3500, 3240, 18)],
            true,
            44,
            pose(3440, 3000, 0),
            at(0),
        ),
        (
            "stopped early, with her stern in free water",
            hull(5, 5000, 4000, 0),
            18,
            l,
            vec![land(0, 5000, 4450)],
            true,
            21,
            pose(5000, 4210, 18),
            at(0),
        ),
        (
            "(b) stopped early, with her stern over a ship",
            hull(5, 5000, 4000, 0),
            18,
            l,
            vec![land(0, 5000, 4450), ship(1, 5160, 3760, 0)],
            false,
            21,
            pose(5000, 4210, 18),
            at(0),
        ),
        (
            "(c) her long side grazes what her bow has cleared",
            hull(3, 5000, 4000, 68),
            68,
            s,
            vec![ship(1, 5297, 3943, 53)],
            false,
            50,
            pose(5470, 3829, 68),
            None,
        ),
        (
            "the edge stops her",
            hull(2, 10200, 3000, 0),
            0,
            l,
            vec![],
            true,
            30,
            pose(10500, 3000, 0),
            Some(Stop::Edge),
        ),
    ] {
        let expected = broadside::Course { legal, steps, pose: end, stop };
        let heading = Heading::new(heading);
        assert_eq!(waters(SEA, &things).course(ship, heading, measure.steps()), expected, "{name}");
        assert_eq!(
            sweep(SEA, &things, ship, heading, measure.steps()),
            expected,
            "{name}, defined"
        );
    }
}

/// B-80, B-82, B-83, B-97.
#[test]
fn contacts() {
    for (ship, other, bow, ram, any) in [
        (hull(3, 3440, 3000, 0), hull(4, 3500, 3240, 18), true, true, true),
        (hull(3, 3000, 3000, 0), hull(3, 3008, 3000, 36), true, false, true),
        (hull(2, 3000, 3000, 0), hull(2, 2960, 3096, 0), false, false, true),
    ] {
        let found = (ship.bow_touches(other), ship.bow_touches_rest(other), ship.touches(other));
        assert_eq!(found, (bow, ram, any), "{ship:?} against {other:?}");
    }
}

/// §3.6, B-59, and (a) of §3.5: the first step is blocked on every heading.
#[test]
fn a_ship_in_her_berth_leaves_it_astern() {
    let shore = island(1, 4200, 3500);
    let berthed = Hull::new(3, shore.berth(3, 0));
    assert_eq!(berthed.pose, pose(3920, 3500, 0));
    let waters = waters(SEA, &[Thing::Land(shore)]);
    let steps = Measure::S.steps();
    assert_eq!(waters.headings(berthed, steps), 0);
    assert!(!waters.has_heading(berthed, [steps]));
    assert_eq!(waters.headings(berthed.reversed(), steps), (1 << 37) - 1);
    assert!(waters.has_heading(berthed.reversed(), [steps]));
}

/// B-125, B-126, R-24, R-25, R-26.
#[test]
fn shots() {
    let three = hull(3, 4000, 3000, 0);
    let abeam = hull(3, 4000, 3400, 0);
    let ahead = hull(2, 4200, 3000, 36);
    let all = 0b1111_1111_1111;
    let between = [hull(2, 3960, 3200, 0)];
    let some = |aims: &[u16]| aims.iter().fold(0, |bits, aim| bits | 1 << aim);
    let s = Measure::S.units();
    for (name, standing, mast, target, others, aims, bar) in [
        ("abeam", 0b111, 2, abeam, &[][..], all, None),
        ("a ship between", 0b111, 2, abeam, &between, 0, Some(Bar::Ship(0))),
        ("ahead of the first mast", 0b111, 1, ahead, &[], some(&[0, 2, 3, 6, 7]), None),
        ("behind the first sail", 0b111, 2, ahead, &[], 0, Some(Bar::Sail(1))),
        ("behind a lost one", 0b110, 2, ahead, &[], some(&[0]), None),
        ("just in range", 0b111, 1, hull(1, 3880, 3500, 54), &[], some(&[0]), None),
        ("just not", 0b111, 1, hull(1, 3880, 3501, 54), &[], 0, Some(Bar::Range)),
    ] {
        let shot = Shot { shooter: three, standing, mast, range: s, target, others, islands: &[] };
        assert_eq!(shot.aims(), aims, "{name}");
        assert_eq!(shot.is_clear(), aims != 0, "{name}");
        assert_eq!(shot.best_aim().err(), bar, "{name}");
    }
}

/// only with the option.
#[test]
fn an_island_stops_fire_if_it_may() {
    let islands = [island(4, 3880, 3330)];
    let over = Shot {
        shooter: hull(3, 4000, 3000, 0),
        standing: 0b111,
        mast: 1,
        range: Measure::L.units(),
        target: hull(1, 3880, 3690, 54),
        others: &[],
        islands: &[],
    };
    assert!(over.is_clear());
    let stopped = Shot { islands: &islands, ..over };
    assert_eq!(stopped.aims(), 0);
    assert_eq!(stopped.best_aim(), Err(Bar::Island(0)));
}

/// §3.7, B-98.
#[test]
fn tow_poses() {
    let tug = hull(3, 4000, 3000, 0);
    assert_eq!(waters(SEA, &[]).tow_pose(tug, 4), Some(pose(3600, 3000, 0)));
    let beside = [ship(2, 3400, 3030, 0)];
    assert_eq!(waters(SEA, &beside).tow_pose(tug, 4), Some(pose(3600, 3000, 3)));
}

/// B-12.
#[test]
fn island_nodes() {
    let placed = [island(0, 2100, 2100)];
    let lattice =
        Lattice { sea: SEA, placed: &placed, shape: Shape::new(1), spacing: Spacing::Wide };
    assert!(lattice.allows(Point::new(4200, 2100)));
    assert!(!lattice.allows(Point::new(3850, 2100)));
}
